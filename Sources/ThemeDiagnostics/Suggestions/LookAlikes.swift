/// Characters that a person cannot see, or cannot tell from an ASCII one.
package enum LookAlikes {
  /// Whether a scalar leaves no mark: a zero-width character, a soft hyphen, a direction mark.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x206F, 0xFE00...0xFE0F, 0xFEFF:
      true
    default:
      false
    }
  }

  /// Whether a scalar looks like a space and is none: a no-break space, an em space.
  package static func isUnusualSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The ASCII character that a scalar is taken for, or `nil` when it looks like itself.
  ///
  /// Greek and Cyrillic letters by their shape, full-width forms by their meaning.
  package static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if (0xFF01...0xFF5E).contains(scalar.value) { return Unicode.Scalar(scalar.value - 0xFEE0) }
    guard scalar.value > 0x7F else { return nil }
    var index = 0
    for other in foreign {
      if other == scalar { return latin[index] }
      index += 1
    }
    return nil
  }

  private static let foreign: [Unicode.Scalar] = Array(
    "аеорсухіјѕԁһԛԝкмтвнгАВЕКМНОРСТХІЈЅοανρικυτχΑΒΕΖΗΙΚΜΝΟΡΤΥΧı–—−‐‑".unicodeScalars)
  private static let latin: [Unicode.Scalar] = Array(
    "aeopcyxijsdhqwkmtbhrABEKMHOPCTXIJSoavpikutxABEZHIKMNOPTYXi-----".unicodeScalars)
}
