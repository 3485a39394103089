/// A user's text between backticks, for a message.
///
/// It stays on one line, what cannot be seen is named, and it is cut after `longest` Unicode scalars.
package func quoted(_ bytes: some Sequence<UInt8>, longest: Int = 40) -> String {
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

/// A user's text between backticks, for a message: one line of at most 40 Unicode scalars.
package func quoted(_ text: String) -> String { quoted(text.utf8) }
