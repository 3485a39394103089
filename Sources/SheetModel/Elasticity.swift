/// The resistance beyond a limit.
public enum Elasticity: Hashable, Sendable {
  /// No movement beyond the limit.
  case none
  /// LBBottomSheet's `2·log2(x + 3) − 2·log2(3)`.
  case logarithmic
  /// `(1 − 1 / (x · coefficient / limit + 1)) · limit`, which never exceeds `limit` points.
  case rubberBand(coefficient: Double, limit: Double)
  /// A function that the host supplies under this name.
  case custom(String)
}
