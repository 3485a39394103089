/// The digits of a decimal number while they are read, and its nearest `Double`.
struct DecimalScan {
  /// How many digits were read, leading zeros too.
  private(set) var count = 0
  /// Whether the digits that follow stand after the point.
  var isFraction = false
  private var mantissa: UInt64 = 0
  private var significant = 0
  private var scale = 0

  /// Reads the digits from `index` on.
  mutating func digits(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    while index < text.count {
      let digit = text[index] &- 0x30
      guard digit < 10 else { return }
      index += 1
      count += 1
      if isFraction { scale += 1 }
      if significant > 0 || digit != 0 {
        significant += 1
        if significant <= 18 { mantissa = mantissa * 10 + UInt64(digit) }
      }
    }
  }

  /// The nearest `Double`; infinite beyond its range.
  ///
  /// Up to 15 digits and ten to the ±22nd are exact in a `Double`, so that one multiplication or
  /// division rounds correctly (Clinger 1990). The rest goes the long way.
  func value(
    of text: UnsafeBufferPointer<UInt8>, exponent: Int, isNegative: Bool
  ) -> Double {
    let power = exponent - scale
    if mantissa == 0 && significant == 0 { return isNegative ? -0.0 : 0.0 }
    if significant <= 15, -22...22 ~= power {
      let whole = Double(mantissa)
      let value = power < 0 ? whole / powersOfTen[-power] : whole * powersOfTen[power]
      return isNegative ? -value : value
    }
    return Self.slowly(text, isNegative: isNegative)
  }

  private static func slowly(_ text: UnsafeBufferPointer<UInt8>, isNegative: Bool) -> Double {
    // Only reached with text that has the form of a number; nil would mean that it is too large.
    Double(String(decoding: text, as: UTF8.self)) ?? (isNegative ? -.infinity : .infinity)
  }
}

private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
