/// The decimal digits of a whole number written as `0x1F` or `0o17`, or `nil` for other texts.
///
/// Quadratic in the number of digits, of which only the first 1024 count; what follows them scales
/// the value by 16 or 8 each, as a power of ten rounded up, which is enough to compare magnitudes.
func decimalText(ofRadix text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
  guard text.count > 2, text[0] == UInt8(ascii: "0") else { return nil }
  let radix: Int
  switch text[1] {
  case UInt8(ascii: "x"): radix = 16
  case UInt8(ascii: "o"): radix = 8
  default: return nil
  }
  let limit = 1024
  var digits: [UInt8] = [0]  // lowest first
  for byte in text.dropFirst(2).prefix(limit) {
    var carry = value(ofHexDigit: byte)
    for place in digits.indices {
      carry += Int(digits[place]) * radix
      digits[place] = UInt8(carry % 10)
      carry /= 10
    }
    while carry > 0 {
      digits.append(UInt8(carry % 10))
      carry /= 10
    }
  }
  var result = digits.reversed().map { $0 + UInt8(ascii: "0") }
  let rest = text.count - 2 - limit
  if rest > 0 { result += Array("e\(rest * 5 / 4 + 1)".utf8) }
  return result
}

private func value(ofHexDigit byte: UInt8) -> Int {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte &- UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte &- UInt8(ascii: "a")) + 10
  default: Int(byte &- UInt8(ascii: "A")) + 10
  }
}

/// Calls a function with the exact value of a number's text.
@inline(__always)
func withDecimal<Result>(
  _ text: UnsafeBufferPointer<UInt8>, _ body: (Decimal) -> Result
) -> Result {
  if text.count > 2, text[0] == UInt8(ascii: "0"), let digits = decimalText(ofRadix: text) {
    return digits.withUnsafeBufferPointer { body(Decimal($0)) }
  }
  return body(Decimal(text))
}
