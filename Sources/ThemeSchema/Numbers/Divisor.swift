/// The divisor of `multipleOf`, prepared.
///
/// With x = m·10^e and d = n·10^f, both mantissas without trailing zeros, x is a multiple of d
/// exactly when n divides m·10^(e-f). For e < f it never does: m would have to be divisible by 10.
/// For e ≥ f a power of ten larger than all twos and fives in n changes nothing, so the power is
/// cut there, and no exponent is ever too large.
struct Divisor: Sendable {
  /// The mantissa when it has at most 18 digits, else 0.
  let mantissa: UInt64
  /// The mantissa's digits when it has more.
  let digits: [UInt8]
  /// The power of ten.
  let exponent: Int

  /// Prepares a divisor; `nil` when it is not above zero.
  init?(_ number: Decimal) {
    guard !number.isZero, !number.isNegative else { return nil }
    exponent = number.exponent
    var cursor = DigitCursor(number.digits)
    if number.digitCount <= 18 {
      var value: UInt64 = 0
      while let digit = cursor.next() { value = value * 10 + UInt64(digit) }
      mantissa = value
      digits = []
    } else {
      var all: [UInt8] = []
      while let digit = cursor.next() { all.append(digit) }
      mantissa = 0
      digits = all
    }
  }

  /// Whether it divides a number; linear in the number's digits.
  func divides(_ number: Decimal) -> Bool {
    if number.isZero { return true }
    let power = number.exponent - exponent
    guard power >= 0 else { return false }
    return mantissa > 0 ? dividesSmall(number, power) : dividesLarge(number, power)
  }

  /// The division by hand, digit after digit, with a remainder below 10^18.
  private func dividesSmall(_ number: Decimal, _ power: Int) -> Bool {
    var remainder: UInt64 = 0
    var cursor = DigitCursor(number.digits)
    while let digit = cursor.next() { remainder = (remainder * 10 + UInt64(digit)) % mantissa }
    for _ in 0..<min(power, 64) where remainder != 0 { remainder = remainder * 10 % mantissa }
    return remainder == 0
  }

  /// The same with a remainder of many digits, the highest first.
  private func dividesLarge(_ number: Decimal, _ power: Int) -> Bool {
    var remainder = [UInt8](repeating: 0, count: digits.count + 1)
    var cursor = DigitCursor(number.digits)
    while let digit = cursor.next() { bringDown(digit, &remainder) }
    for _ in 0..<min(power, 4 * digits.count) { bringDown(0, &remainder) }
    return remainder.allSatisfy { $0 == 0 }
  }

  /// remainder = (remainder · 10 + digit) mod mantissa.
  private func bringDown(_ digit: UInt8, _ remainder: inout [UInt8]) {
    remainder.removeFirst()
    remainder.append(digit)
    while isAtLeastMantissa(remainder) {
      var borrow: Int = 0
      for place in stride(from: remainder.count - 1, through: 0, by: -1) {
        var value = Int(remainder[place]) - borrow - (place > 0 ? Int(digits[place - 1]) : 0)
        borrow = value < 0 ? 1 : 0
        if value < 0 { value += 10 }
        remainder[place] = UInt8(value)
      }
    }
  }

  private func isAtLeastMantissa(_ value: [UInt8]) -> Bool {
    if value[0] != 0 { return true }
    for place in 0..<digits.count where value[place + 1] != digits[place] {
      return value[place + 1] > digits[place]
    }
    return true
  }
}
