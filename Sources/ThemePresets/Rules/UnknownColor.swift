import ThemeDiagnostics
import ThemeYAML

extension Decoding {
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
