/// What a plain scalar is, and its value.
struct CoreValue {
  var kind: ScalarKind
  var boolean = false
  /// Infinite or not a number where the text says so or exceeds a `Double`.
  var number: Double = 0
  /// Whether the value was reported as wrong.
  var isFaulty = false
}

/// The nearest `Double` to a number's text, infinite beyond its range; 0 for text that is no number.
package func coreNumber(_ text: UnsafeBufferPointer<UInt8>) -> Double {
  text.isEmpty ? 0 : resolveNumber(text).number
}

/// Resolves a plain scalar by the core schema (YAML 1.2.2 §10.3.2), the first byte deciding.
func resolveCore(_ text: UnsafeBufferPointer<UInt8>) -> CoreValue {
  guard let first = text.first else { return CoreValue(kind: .null) }
  switch first {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
    UInt8(ascii: "."):
    return resolveNumber(text)
  case UInt8(ascii: "~"):
    return CoreValue(kind: text.count == 1 ? .null : .string)
  case UInt8(ascii: "n"), UInt8(ascii: "N"):
    return CoreValue(kind: isWord(text, "null", "Null", "NULL") ? .null : .string)
  case UInt8(ascii: "t"), UInt8(ascii: "T"):
    let isTrue = isWord(text, "true", "True", "TRUE")
    return CoreValue(kind: isTrue ? .boolean : .string, boolean: isTrue)
  case UInt8(ascii: "f"), UInt8(ascii: "F"):
    return CoreValue(kind: isWord(text, "false", "False", "FALSE") ? .boolean : .string)
  default:
    return CoreValue(kind: .string)
  }
}

/// Whether the bytes are a word in one of its three spellings.
func isWord(
  _ text: UnsafeBufferPointer<UInt8>, _ lower: StaticString, _ title: StaticString,
  _ upper: StaticString
) -> Bool {
  equals(text, lower) || equals(text, title) || equals(text, upper)
}

/// Whether the bytes are exactly those of an ASCII literal.
func equals(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
  guard text.count == word.utf8CodeUnitCount else { return false }
  for index in text.indices where text[index] != word.utf8Start[index] { return false }
  return true
}

private func resolveNumber(_ text: UnsafeBufferPointer<UInt8>) -> CoreValue {
  let string = CoreValue(kind: .string)
  var index = 0
  let isNegative = text[0] == UInt8(ascii: "-")
  if isNegative || text[0] == UInt8(ascii: "+") { index = 1 }
  if text.count - index >= 3, text[0] == UInt8(ascii: "0"), let value = resolveRadix(text) {
    return value
  }
  if let special = resolveSpecial(text, from: index, isNegative: isNegative) { return special }

  var scan = DecimalScan()
  scan.digits(text, &index)
  var isInteger = true
  if index < text.count, text[index] == UInt8(ascii: ".") {
    isInteger = false
    index += 1
    scan.isFraction = true
    scan.digits(text, &index)
  }
  // Not `.`, `-` or `+.e3`.
  guard scan.count > 0 else { return string }
  var exponent = 0
  if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
    isInteger = false
    guard let value = exponentValue(text, &index) else { return string }
    exponent = value
  }
  guard index == text.count else { return string }
  return CoreValue(
    kind: isInteger ? .integer : .float,
    number: scan.value(of: text, exponent: exponent, isNegative: isNegative))
}

/// `.inf`, `.nan` and their spellings.
private func resolveSpecial(
  _ text: UnsafeBufferPointer<UInt8>, from start: Int, isNegative: Bool
) -> CoreValue? {
  guard text.count - start == 4, text[start] == UInt8(ascii: ".") else { return nil }
  let word = UnsafeBufferPointer(rebasing: text[start...])
  if isWord(word, ".inf", ".Inf", ".INF") {
    return CoreValue(kind: .float, number: isNegative ? -.infinity : .infinity)
  }
  if start == 0, isWord(word, ".nan", ".NaN", ".NAN") {
    return CoreValue(kind: .float, number: .nan)
  }
  return nil
}

/// `0o17` and `0x1F`; `nil` for everything else.
private func resolveRadix(_ text: UnsafeBufferPointer<UInt8>) -> CoreValue? {
  let bits: Int
  switch text[1] {
  case UInt8(ascii: "o"): bits = 3
  case UInt8(ascii: "x"): bits = 4
  default: return nil
  }
  // 61 bits and a sticky one below keep the rounding of any length exact.
  var head: UInt64 = 0
  var dropped = 0
  var isSticky = false
  for byte in text[2...] {
    guard let digit = hexDigit(byte), digit < 1 << bits else { return nil }
    if head < 1 << 58 {
      head = head << UInt64(bits) | UInt64(digit)
    } else {
      dropped += bits
      isSticky = isSticky || digit != 0
    }
  }
  let number = Double(isSticky ? head | 1 : head)
  return CoreValue(
    kind: .integer,
    number: dropped > 1100 ? .infinity : Double(sign: .plus, exponent: dropped, significand: number)
  )
}

/// The value of a hexadecimal digit.
func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
  default: nil
  }
}

/// The exponent after `e`, bounded to ±1 000 000; `nil` when there is no digit.
private func exponentValue(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Int? {
  index += 1
  var isNegative = false
  if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
    isNegative = text[index] == UInt8(ascii: "-")
    index += 1
  }
  let start = index
  var value = 0
  while index < text.count, isDigit(text[index]) {
    value = min(value * 10 + Int(text[index] - 0x30), 1_000_000)
    index += 1
  }
  return index > start ? (isNegative ? -value : value) : nil
}

func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
