/// The motions of a sheet; `nil` takes the reference system's own, which
/// ``Behavior/animation(for:)`` gives.
public struct Animations: Hashable, Sendable {
  /// The motion when the sheet appears.
  public var appearing: Animation? = nil
  /// The motion when the sheet leaves.
  public var disappearing: Animation? = nil
  /// The motion between two detents or sizes.
  public var moving: Animation? = nil

  /// Creates the default.
  public init() {}
}

/// The occasions that are animated.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// The sheet appears.
  case appearing
  /// The sheet leaves.
  case disappearing
  /// The sheet moves to another detent or size.
  case moving
}

/// One motion.
public enum Animation: Hashable, Sendable {
  /// A change at once.
  case none
  /// A motion along a curve for a time in seconds.
  case curve(Curve, duration: Double)
  /// A motion of a damped spring.
  case spring(Spring)
}

/// A timing curve.
public enum Curve: Hashable, Sendable {
  /// No easing.
  case linear
  /// Slow at the beginning: (0.42, 0, 1, 1).
  case easeIn
  /// Slow at the end: (0, 0, 0.58, 1).
  case easeOut
  /// Slow at both ends: (0.42, 0, 0.58, 1).
  case easeInOut
  /// A cubic Bézier curve through (0, 0), (x1, y1), (x2, y2), (1, 1); x from 0 to 1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
}
