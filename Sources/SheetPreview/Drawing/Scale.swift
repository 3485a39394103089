/// Turns values into places on an axis, and chooses the values that the axis is marked with.
struct Scale: Hashable, Sendable {
  /// The value at ``start``.
  var low: Double
  /// The value at ``end``; above ``low``.
  var high: Double
  /// The coordinate of the low value.
  var start: Double
  /// The coordinate of the high value.
  var end: Double

  /// The coordinate of a value.
  func place(_ value: Double) -> Double {
    start + (end - start) * (value - low) / (high - low)
  }

  /// The round values on the axis, at most as many as wanted, from the low one to the high one.
  func ticks(atMost count: Int) -> [Double] {
    let step = Self.step(for: (high - low) / Double(max(count, 1)))
    var ticks: [Double] = []
    var index = (low / step - 1e-9).rounded(.up)
    while index * step <= high + step * 1e-9 {
      ticks.append(index * step)
      index += 1
    }
    return ticks
  }

  /// The least of 1, 2, 5, 10, … and their decimal fractions that is not below a length.
  static func step(for length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    var unit = 1.0
    while unit > length { unit /= 10 }
    while unit * 10 <= length { unit *= 10 }
    for factor in [1.0, 2, 5, 10] where unit * factor >= length * (1 - 1e-9) {
      return unit * factor
    }
    return unit * 10
  }

  /// The least round value that is not below another one, for an axis with some ticks.
  static func roundUp(_ value: Double, ticks: Int) -> Double {
    let step = step(for: value / Double(ticks))
    return (value / step - 1e-9).rounded(.up) * step
  }
}
