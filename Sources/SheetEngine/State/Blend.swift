/// A number that goes along with a motion: from one value to another, as far as the motion has come.
struct Blend: Hashable, Sendable {
  /// The value where the motion begins.
  var from: Double
  /// The value where it ends.
  var to: Double

  /// Creates a number that stays.
  init(_ value: Double) {
    from = value
    to = value
  }

  /// Creates a number that changes.
  init(from: Double, to: Double) {
    self.from = from
    self.to = to
  }

  /// The value at a part of the way, from 0 to 1.
  func value(at progress: Double) -> Double {
    from + (to - from) * progress
  }
}
