import ThemeDiagnostics
import ThemeYAML

/// Colours as other languages write them.
extension Adviser {
  /// For a text where a colour is expected: what would be written here for the same colour.
  func colorSpelling() -> Advice? {
    guard wantsColor, tree.kind(of: node) == .scalar else { return nil }
    let text = trimmed(value)
    return hexadecimal(text) ?? colorFunction(text) ?? colorMember(text) ?? commaBeforeOpacity(text)
  }

  /// `#FFFA`, `#12345`, `#GG0000` and `0xFF0000`.
  private func hexadecimal(_ text: String) -> Advice? {
    let isNumber = text.hasPrefix("0x") || text.hasPrefix("0X")
    guard isNumber || text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst(isNumber ? 2 : 1)
    let subject = "\(subject) is \(quoted(value))"
    if let wrong = digits.first(where: { !isHexDigit($0) }) {
      guard !isNumber, wrong != " " else { return nil }
      return Advice(message: "\(subject); \(quoted(String(wrong))) is no hexadecimal digit")
    }
    switch digits.utf8.count {
    case 3, 6, 8:
      return isNumber ? spelled("#" + digits, "\(subject); a colour begins with `#`") : nil
    case 4:
      // CSS's short form with an opacity.
      let doubled = digits.map { "\($0)\($0)" }.joined()
      return spelled("#" + doubled, "\(subject); a colour has 3, 6 or 8 digits")
    case let count:
      return Advice(
        message: "\(subject), with \(count) digits; a colour has 3 (`#RGB`), 6 (`#RRGGBB`) "
          + "or 8 (`#RRGGBBAA`)")
    }
  }

  /// `rgb(0, 0, 0)` and `rgba(0, 0, 0, 0.4)`.
  private func colorFunction(_ text: String) -> Advice? {
    guard text.hasPrefix("rgb(") || text.hasPrefix("rgba("), text.hasSuffix(")"),
      let opening = text.firstIndex(of: "(")
    else { return nil }
    let parts = text[opening...].dropFirst().dropLast()
      .split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
    let problem = "\(subject) is \(quoted(value)); there are no functions of colours"
    guard let color = colorText(ofComponents: parts) else { return Advice(message: problem) }
    return spelled(color, problem)
  }

  /// `UIColor.systemRed`, `.red` and `Color.red.opacity(0.4)`, as Swift names colours.
  private func colorMember(_ text: String) -> Advice? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, ["", "UIColor", "Color", "NSColor"].contains(parts[0]),
      allowedTexts.contains(String(parts[1]))
    else { return nil }
    let problem = "\(subject) is \(quoted(value)); a colour is written by its name alone"
    return parts.count == 2
      ? spelled(String(parts[1]), problem) : Advice(message: "\(problem), as `\(parts[1]) 40%`")
  }

  /// `black, 40%`.
  private func commaBeforeOpacity(_ text: String) -> Advice? {
    let parts = text.split(separator: ",").map { trimmed(String($0)) }
    guard parts.count == 2, allowedTexts.contains(parts[0]) || parts[0].hasPrefix("#"),
      parts[1].hasSuffix("%"), isNumber(String(parts[1].dropLast()))
    else { return nil }
    return spelled(
      parts.joined(separator: " "),
      "\(subject) is \(quoted(value)); no comma stands before an opacity")
  }

  /// Advice to write a colour in another way, which is sure to mean one that the schema knows.
  private func spelled(_ color: String, _ problem: String) -> Advice {
    let isPlain = !color.hasPrefix("#")
    let written = isPlain ? color : jsonString(color)
    return Advice(
      message: "\(problem): `\(written)`",
      fixes: [
        isPlain
          ? tree.respelling(node, as: color, .unsafe) : replacing(by: written, .unsafe)
      ])
  }

  private func isHexDigit(_ character: Character) -> Bool {
    let bytes = character.utf8
    return bytes.count == 1 && bytes.allSatisfy(ThemeSchema.isHexDigit)
  }
}
