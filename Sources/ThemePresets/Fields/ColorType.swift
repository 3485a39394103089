import SheetModel

extension ValueType where Value == ColorValue {
  /// A colour as one text.
  static let colorText = ValueType(
    .choice([
      TypeDescription(.keywords(ColorNames.all.map { Keyword($0, "") })),
      TypeDescription(.text(.pattern(ColorText.pattern))),
    ]),
    bind: { _ in
      { node, decoding, value in
        guard let text = decoding.string(node) else { return false }
        guard let color = ColorText.read(text) else {
          decoding.checkColorName(text, node)
          return false
        }
        value = color
        decoding.checkOrder(of: color, node)
        return true
      }
    },
    encode: { .text(ColorText.text($0)) }, literal: swiftLiteral
  )
  .named(
    "colorText",
    "A name of CSS (lower case) or UIKit, or `#RGB`, `#RRGGBB`, `#RRGGBBAA` in quotes; an "
      + "opacity may follow.",
    examples: ["black 40%", "#FF8800", "tertiaryLabel"]
  )
  .expecting(
    "a colour: a name such as `black`, `\"#FF8800\"` in quotes, or either with an opacity as "
      + "`black 40%`")
}

extension ValueType where Value == Color {
  /// A colour, or a pair for the light and the dark appearance.
  static let color: ValueType = {
    let single = ValueType<ColorValue>.colorText.mapped(from: .clear, { Color($0) }) {
      $0.light == $0.dark ? $0.light : nil
    }
    let pair = FieldGroup<Color>(
      "Color(.clear)", make: { Color(.clear) },
      [
        Field(
          "light", .colorText, "The colour in the light appearance.", source: "LB-22",
          required: true
        ) { $1(&$0.light) },
        Field(
          "dark", .colorText, "The colour in the dark appearance.", source: "LB-22",
          required: true
        ) { $1(&$0.dark) },
      ]
    )
    return choice([single, pair.type], literal: swiftLiteral)
      .named(
        "color", "A colour, or `{light: …, dark: …}` with one for each appearance.",
        examples: ["black 40%", ["light": "black", "dark": "gray"]]
      )
      .expecting(
        "a colour such as `black 40%` or `\"#FF8800\"`, or a mapping with `light` and `dark`")
  }()
}

/// A Swift expression for a colour of one appearance.
private func swiftLiteral(_ color: ColorValue) -> String {
  let base =
    switch color.base {
    case .semantic(let name): ".semantic(.\(name.rawValue))"
    case .rgba(let rgba):
      ".rgba(0x"
        + String(repeating: "0", count: 8 - String(rgba, radix: 16).count)
        + String(rgba, radix: 16, uppercase: true) + ")"
    }
  return color.opacity == 1
    ? "ColorValue(\(base))" : "ColorValue(\(base), opacity: \(swiftLiteral(color.opacity)))"
}

/// A Swift expression for a colour.
private func swiftLiteral(_ color: Color) -> String {
  color.light == color.dark
    ? "Color(\(swiftLiteral(color.light)))"
    : "Color(light: \(swiftLiteral(color.light)), dark: \(swiftLiteral(color.dark)))"
}
