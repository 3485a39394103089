/// A user's text between backticks, for a message.
///
/// It stays on one line, controls are escaped, and it is cut after `longest` Unicode scalars.
func quoted(_ bytes: some Sequence<UInt8>, longest: Int = 40) -> String {
  var result = "`"
  var shown = 0
  // Four bytes a scalar at most: what lies beyond need not be decoded.
  for scalar in String(decoding: Array(bytes.prefix(4 * longest + 4)), as: UTF8.self).unicodeScalars
  {
    if shown == longest {
      result += "…"
      break
    }
    shown += 1
    switch scalar.value {
    case 0x0A: result += "\\n"
    case 0x09: result += "\\t"
    case 0x0D: result += "\\r"
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: result += codePoint(scalar.value)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "`"
}

/// A code point as `U+00A0`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
