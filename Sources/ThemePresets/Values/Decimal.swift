/// A number in decimal digits: the exact reading and writing of percentages.
struct Decimal: Hashable {
  /// The digits of the number, `0` to `9`, without leading zeros; empty for zero.
  var digits: [UInt8] = []
  /// The power of ten of the last digit.
  var exponent = 0

  /// Reads `12`, `12.5`; `nil` for anything else, signs and exponents included.
  init?(_ text: some Collection<UInt8>) {
    var hasPoint = false
    var count = 0
    for byte in text {
      if byte == UInt8(ascii: "."), !hasPoint, count > 0 {
        hasPoint = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
        if hasPoint { exponent -= 1 }
        count += 1
      } else {
        return nil
      }
    }
    guard count > 0 else { return nil }
  }

  /// The shortest decimal that is read back as the same value; the sign is dropped.
  init(_ value: Double) {
    var afterPoint = false
    var shift = 0
    let text = Array("\(value.magnitude)".utf8)
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: ".") {
        afterPoint = true
      } else if byte == UInt8(ascii: "e") {
        shift = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
        if afterPoint { exponent -= 1 }
      }
    }
    exponent += shift
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
  }

  /// The nearest `Double`, rounded once.
  var value: Double {
    if digits.isEmpty { return 0 }
    if digits.count <= 15, exponent <= 0, exponent >= -22 {
      var mantissa = 0.0
      for digit in digits { mantissa = mantissa * 10 + Double(digit - UInt8(ascii: "0")) }
      return mantissa / Self.powers[-exponent]
    }
    return Double("\(String(decoding: digits, as: UTF8.self))e\(exponent)") ?? 0
  }

  /// The number without an exponent.
  var text: String {
    if digits.isEmpty { return "0" }
    if exponent >= 0 {
      return String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: exponent)
    }
    let places = -exponent
    let padded =
      [UInt8](repeating: UInt8(ascii: "0"), count: max(0, places + 1 - digits.count)) + digits
    let split = padded.count - places
    return String(decoding: padded[..<split], as: UTF8.self) + "."
      + String(decoding: padded[split...], as: UTF8.self)
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let powers: [Double] = {
    var powers = [1.0]
    for _ in 0..<22 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}

/// Percentages: `40%` is 0.4.
package enum Percentage {
  /// From 0% to 100%, with a fraction where wanted.
  static let pattern = #"(100(\.0+)?|[0-9]{1,2}(\.[0-9]+)?)%"#

  /// Reads `40%`; `nil` for anything that the pattern does not match.
  static func read(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.last == UInt8(ascii: "%"), var decimal = Decimal(text.dropLast()),
      hasPattern(text.dropLast())
    else { return nil }
    decimal.exponent -= 2
    return decimal.value
  }

  /// Whether decimal digits are one or two before the point, or `100` with nothing but zeros after it.
  private static func hasPattern(_ decimal: ArraySlice<UInt8>) -> Bool {
    let point = decimal.firstIndex(of: UInt8(ascii: ".")) ?? decimal.endIndex
    let fraction = decimal[point...].dropFirst()
    if point < decimal.endIndex, fraction.isEmpty { return false }
    let whole = decimal[..<point]
    return whole.count <= 2
      || (whole.elementsEqual("100".utf8) && fraction.allSatisfy { $0 == UInt8(ascii: "0") })
  }

  /// Writes a fraction so that it is read back as the same value.
  package static func text(_ fraction: Double) -> String {
    var decimal = Decimal(fraction)
    decimal.exponent += 2
    return decimal.text + "%"
  }
}
