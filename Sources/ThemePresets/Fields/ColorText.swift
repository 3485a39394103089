import SheetModel

/// A colour as one text: a name or hexadecimal digits, then perhaps an opacity.
enum ColorText {
  /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static let hexadecimalPattern = "#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"

  /// Everything but a name alone.
  static let pattern =
    "^(\(hexadecimalPattern)( +\(Percentage.pattern))?"
    + "|[A-Za-z][A-Za-z0-9]* +\(Percentage.pattern))$"

  /// Reads `black`, `black 40%`, `#FF8800`, `#FF8800 40%`; `nil` for anything else.
  static func read(_ text: ArraySlice<UInt8>) -> ColorValue? {
    let space = text.firstIndex(of: UInt8(ascii: " "))
    guard let base = base(text[..<(space ?? text.endIndex)]) else { return nil }
    guard let space else { return ColorValue(base) }
    let opacity = text[space...].drop { $0 == UInt8(ascii: " ") }
    return Percentage.read(opacity).map { ColorValue(base, opacity: $0) }
  }

  /// Writes a colour so that it is read back as the same value.
  static func text(_ color: ColorValue) -> String {
    let opacity = color.opacity == 1 ? "" : " " + Percentage.text(color.opacity)
    switch color.base {
    case .semantic(let name): return name.rawValue + opacity
    case .rgba(let rgba):
      if let name = written.first(where: { $0.rgba == rgba })?.name { return name + opacity }
      let isOpaque = rgba & 0xFF == 0xFF
      let digits = String(isOpaque ? rgba >> 8 : rgba, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.count)
      return "#" + padding + digits + opacity
    }
  }

  /// The colours that are written by name; all others by their digits.
  private static let written: [(name: String, rgba: UInt32)] = [
    ("black", 0x0000_00FF), ("white", 0xFFFF_FFFF), ("gray", 0x8080_80FF), ("clear", 0),
  ]

  private static func base(_ text: ArraySlice<UInt8>) -> ColorValue.Base? {
    guard text.first == UInt8(ascii: "#") else { return ColorNames.value(of: text) }
    var value: UInt32 = 0
    let digits = text.dropFirst()
    guard digits.count <= 8 else { return nil }
    for byte in digits {
      guard let digit = hexadecimalValue(byte) else { return nil }
      value = value << 4 | digit
    }
    switch digits.count {
    case 3:
      let (red, green, blue) = (value >> 8, value >> 4 & 0xF, value & 0xF)
      return .rgba((red << 24 | green << 16 | blue << 8) * 0x11 | 0xFF)
    case 6: return .rgba(value << 8 | 0xFF)
    case 8: return .rgba(value)
    default: return nil
    }
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
