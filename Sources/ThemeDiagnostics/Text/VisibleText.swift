/// Whether a scalar would be unseen, or would change what is seen around it: a control or format
/// character, or a space other than U+0020.
///
/// Among the format characters are those that reorder text, so that no source can disguise itself
/// in a diagnostic (Unicode TR36).
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  let value = scalar.value
  if value < 0x7F { return value < 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
    return true
  case .unassigned:
    return scalar.properties.isNoncharacterCodePoint
  default:
    // Letters and symbols without ink: Hangul fillers, the empty Braille pattern.
    return value == 0x115F || value == 0x1160 || value == 0x3164 || value == 0xFFA0
      || value == 0x2800
  }
}

/// The visible form of an invisible scalar, such as `·U+00A0·`.
func visibleForm(of scalar: Unicode.Scalar) -> String {
  "·" + codePoint(scalar.value) + "·"
}

/// The visible form of a byte that is not UTF-8, such as `·0xE9·`.
func visibleForm(ofByte byte: UInt8) -> String {
  "·0x" + hexadecimal(UInt32(byte), digits: 2) + "·"
}

extension String {
  /// The text with every invisible scalar replaced by its visible form, for one line of output.
  ///
  /// What comes from a file, its name included, must not move a terminal's cursor.
  package var visible: String {
    guard unicodeScalars.contains(where: isInvisible) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if isInvisible(scalar) {
        result += visibleForm(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A code point by its number: `U+00A0`.
package func codePoint(_ value: UInt32) -> String {
  "U+" + hexadecimal(value, digits: 4)
}

/// A number in hexadecimal with upper-case digits, padded with zeros.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
