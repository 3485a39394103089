extension ValueType where Value == Bool {
  /// `true` or `false`.
  package static let boolean = ValueType(
    TypeDescription(.boolean, name: "boolean", summary: "Yes or no."),
    bind: { _ in
      { node, decoding, value in
        guard let boolean = decoding.boolean(node) else { return false }
        value = boolean
        return true
      }
    },
    encode: { .boolean($0) }, literal: { $0 ? "true" : "false" }
  )
}

extension ValueType where Value == String {
  /// Any text.
  package static let text = string(.any, expects: "")

  /// A text with a pattern.
  package static func string(_ shape: TextShape, expects: String) -> ValueType {
    ValueType(
      TypeDescription(.text(shape), expects: expects),
      bind: { _ in
        { node, decoding, value in
          guard let text = decoding.string(node) else { return false }
          if !shape.surelyAdmits(text) { decoding.isExact = false }
          value = String(decoding: text, as: UTF8.self)
          return true
        }
      },
      encode: { .text($0) }, literal: { swiftLiteral($0) }
    )
  }

  /// The name of something that the host supplies.
  package static let hostName = string(
    .hostName,
    expects: "a name of letters, digits, `_`, `.` and `-` that begins with a letter"
  ).named("hostName", "The name of something that the app supplies.", examples: ["brand-glow"])
}

extension ValueType
where Value: RawRepresentable & CaseIterable & Equatable, Value.RawValue == String {
  /// One of a closed set of words; each case is explained.
  package static func words(
    _ name: String, _ summary: String, explain: @escaping @Sendable (Value) -> String
  ) -> ValueType {
    let cases = Array(Value.allCases)
    let words = WordList(cases.map { $0.rawValue })
    return ValueType(
      TypeDescription(
        .keywords(cases.map { Keyword($0.rawValue, explain($0)) }), name: name, summary: summary),
      bind: { _ in
        { node, decoding, value in
          guard let index = decoding.index(of: node, in: words) else { return false }
          value = cases[index]
          return true
        }
      },
      encode: { .text($0.rawValue) },
      literal: { ".\($0.rawValue)" }
    )
  }
}
