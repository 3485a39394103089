import SheetModel
import ThemeDiagnostics
import ThemeYAML

extension Decoding {
  /// Doubts a colour that cannot be seen but is not black: Android's tools write the opacity first.
  mutating func checkOrder(of color: ColorValue, _ node: NodeID) {
    guard case .rgba(let rgba) = color.base, rgba & 0xFF == 0, rgba >> 24 != 0 else { return }
    let written = written(node)
    func digits(_ value: UInt32) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 8 - text.utf8.count) + text
    }
    let turned = digits(rgba << 8 | rgba >> 24)
    find(
      .presetTransparentColor, severity: .warning,
      "\(digits(rgba)) cannot be seen: its last two digits, the opacity, are 00", at: node,
      fixes: written.utf8.count == 11 || written.utf8.count == 9
        ? [replacement(of: node, by: "\"\(turned)\"")] : [],
      help: "Android has the opacity first; if that is meant, write \(turned), else `clear`")
  }

  /// Refuses an unknown colour before an opacity, which the schema's pattern cannot see.
  mutating func checkColorName(_ text: ArraySlice<UInt8>, _ node: NodeID) {
    guard text.last == UInt8(ascii: "%"), text.first != UInt8(ascii: "#"),
      let space = text.firstIndex(of: UInt8(ascii: " ")), Self.isWord(text[..<space]),
      ColorNames.value(of: text[..<space]) == nil
    else { return }
    let name = String(decoding: text[..<space], as: UTF8.self)
    find(
      .presetUnknownColor,
      "there is no colour `\(name)`" + suggestion(for: name, among: ColorNames.all), at: node)
  }

  /// Whether a text is what the schema's pattern takes for a name.
  private static func isWord(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}
