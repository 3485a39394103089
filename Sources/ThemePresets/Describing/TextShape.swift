/// What a text can be.
package enum TextShape: Hashable, Sendable {
  /// Any text.
  case any
  /// Words of lower-case letters and digits with hyphens between them.
  case presetName
  /// A name as programming languages have it, with `.` and `-` besides.
  case hostName
  /// The name of a token.
  case tokenName
  /// A text with something to see.
  case visible
  /// What an ECMA-262 pattern matches; for types that read the text themselves.
  case pattern(String)

  /// The ECMA-262 pattern that the text matches; `nil` for any text.
  package var pattern: String? {
    switch self {
    case .any: nil
    case .presetName: "^[a-z0-9]+(-[a-z0-9]+)*$"
    case .hostName: #"^[A-Za-z_][A-Za-z0-9_.\-]*$"#
    case .tokenName: #"^[A-Za-z][A-Za-z0-9_.\-]*$"#
    case .visible: #"\S"#
    case .pattern(let pattern): pattern
    }
  }

  /// Whether a text, as UTF-8, matches the pattern beyond doubt: `false` also where that is not clear.
  package func surelyAdmits(_ text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .any: true
    case .presetName: isPresetName(text)
    case .hostName:
      text.first.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
        && text.allSatisfy { $0.isNamePart }
    case .tokenName: text.first?.isLetter ?? false && text.allSatisfy { $0.isNamePart }
    // Beyond ASCII are blanks of which only Unicode's tables know.
    case .visible: text.contains { (0x21...0x7E).contains($0) }
    case .pattern: false
    }
  }
}

private func isPresetName(_ text: ArraySlice<UInt8>) -> Bool {
  var isWordOpen = false
  for byte in text {
    if byte == UInt8(ascii: "-") {
      guard isWordOpen else { return false }
      isWordOpen = false
    } else {
      guard byte.isLowerCaseLetter || byte.isDigit else { return false }
      isWordOpen = true
    }
  }
  return isWordOpen
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isLetter: Bool { (self | 0x20).isLowerCaseLetter }
  fileprivate var isNamePart: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "-")
  }
}
