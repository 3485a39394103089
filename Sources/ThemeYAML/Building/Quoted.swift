import ThemeDiagnostics

/// A user's text between backticks, for a message.
///
/// It stays on one line, what cannot be seen is named, and it is cut after `longest` Unicode scalars.
func quoted(_ bytes: some Sequence<UInt8>, longest: Int = 40) -> String {
  // Four bytes a scalar at most: what lies beyond need not be decoded.
  let head = String(decoding: Array(bytes.prefix(4 * longest + 4)), as: UTF8.self).unicodeScalars
  var text = ""
  for scalar in head.prefix(longest) {
    switch scalar {
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case "\r": text += "\\r"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return "`" + text.visible + (head.count > longest ? "…`" : "`")
}

/// A code point as `U+00A0`.
func codePoint(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
