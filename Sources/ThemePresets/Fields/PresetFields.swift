package import SheetModel
import ThemeYAML

extension FieldGroup where Root == Preset {
  /// The whole preset.
  package static let preset = FieldGroup(
    "Preset(name: \"\")", make: { Preset(name: "") },
    [
      Field(
        PresetKeys.schema, .formatVersion, "The version of the format; 1 when it is not written.",
        source: "Cardstock"
      ) {
        var version = formatVersion
        $1(&version)
      },
      Field(
        PresetKeys.name, .presetName, "The name of the preset, unique in a catalogue.",
        details: "Lower-case letters, digits and hyphens. Without it the preset is called as its "
          + "file; in a file of several presets each needs a name.",
        source: "Cardstock"
      ) { $1(&$0.name) },
      Field(
        "summary", .summary, "What the preset is for, in one sentence.", source: "Cardstock",
        examples: ["The brand's standard sheet, with three heights."]
      ) { $1(&$0.summary) },
      Field(
        PresetKeys.extends, .bases, "The preset that this one builds on, or a list of them.",
        details: "Each is a name, or the path of a file from this one's folder. Own keys win over "
          + "inherited ones, and later presets of a list over earlier ones.",
        source: "Cardstock",
        examples: ["bottom-sheet", ["card", "../brand/colors.yaml"]]
      ) {
        var isExtension = false
        $1(&isExtension)
      },
      Field(
        PresetKeys.tokens, .tokens,
        "Values with a name, to be used as `$name` in place of a value.",
        details: "Presets that extend this one can use them too, and define them anew.",
        source: "Cardstock",
        examples: [["ink": ["light": "black", "dark": "white"], "gap": 16]]
      ) {
        var usesTokens = false
        $1(&usesTokens)
      },
      Field(
        PresetKeys.theme, FieldGroup<Theme>.theme.type.named("theme", "How a sheet looks."),
        "How the sheet looks.", source: "LB-20 to LB-44",
        otherNames: [.floatingPanel("surfaceView", "{cornerRadius: 10}")]
      ) { $1(&$0.theme) },
      Field(
        PresetKeys.behavior,
        FieldGroup<Behavior>.behavior.type.named("behavior", "How a sheet moves."),
        "How the sheet moves and what dismisses it.", source: "LB-60 to LB-75"
      ) { $1(&$0.behavior) },
      .reserved("variants", ["array"], "Changes under conditions such as a size class."),
    ]
  )

  /// The version of the format that this code reads.
  package static let formatVersion = 1.0
}

/// Keys of a preset that rules speak of.
enum PresetKeys {
  static let name = "name"
  static let schema = "schema"
  static let extends = "extends"
  static let tokens = "tokens"
  static let theme = "theme"
  static let behavior = "behavior"
  static let presentation = "presentation"
}

extension Field where Root == Preset {
  /// A key whose meaning is for a later version: known, checked for its type, and refused.
  fileprivate static func reserved(_ key: String, _ types: [String], _ summary: String) -> Field {
    Field(
      key,
      ValueType<Bool>(
        TypeDescription(.unchecked(types)), admitsToken: false,
        bind: { _ in
          { _, decoding, _ in
            decoding.noteReservedKey()
            return true
          }
        },
        encode: { _ in nil }, literal: { _ in "" }, assignments: { _, _, _ in [] }),
      summary, details: "Not supported yet.", source: "Cardstock"
    ) {
      var value = false
      $1(&value)
    }
  }
}

extension ValueType where Value == Bool {
  /// The names or paths of other presets, which are found and read only after decoding.
  fileprivate static let bases = ValueType(
    describeBases(), admitsToken: false,
    bind: { _ in
      { node, decoding, _ in
        decoding.isExtension = true
        guard var cursor = decoding.items(of: node) else {
          return decoding.isSurely(node, .visible)
        }
        var isSure = decoding.tree.count(of: node) > 0
        while let item = decoding.next(&cursor) {
          isSure = decoding.isSurely(decoding.tree.resolved(item), .visible) && isSure
        }
        return isSure
      }
    },
    encode: { _ in nil }, literal: { _ in "" }, assignments: { _, _, _ in [] })

  private static func describeBases() -> TypeDescription {
    let one = TypeDescription(.text(.visible), expects: "a preset's name or a file's path")
      .withoutToken()
    let list = TypeDescription(.list(of: one, minimum: 1)).withoutToken()
    var description = TypeDescription.choice([one, list])
    description.expects = "the name of a preset, the path of a file, or a list of these"
    return description
  }
}

extension ValueType where Value == Bool {
  /// Names with values of any kind, which are looked at where they are used.
  fileprivate static let tokens = ValueType(
    TypeDescription(
      .dictionary(
        names: .tokenName,
        values: TypeDescription(.unchecked(["string", "number", "boolean", "array", "object"]))
          .withoutToken())),
    admitsToken: false,
    bind: { _ in
      { node, decoding, _ in
        decoding.usesTokens = true
        guard var cursor = decoding.entries(of: node) else { return false }
        var isSure = true
        while let (key, value) = decoding.next(&cursor) {
          let value = decoding.tree.resolved(value)
          isSure = isSure && decoding.isValue(value) && decoding.isSurely(key, .tokenName)
        }
        return isSure
      }
    },
    encode: { _ in nil }, literal: { _ in "" }, assignments: { _, _, _ in [] })
}

extension Decoding {
  /// Whether a node is anything but null and numbers that are not finite.
  fileprivate func isValue(_ node: NodeID) -> Bool {
    guard tree.kind(of: node) == .scalar else { return true }
    switch tree.scalarKind(of: node) {
    case .null: return false
    case .integer, .float: return number(node) != nil
    case .boolean, .string: return true
    }
  }
}

extension TypeDescription {
  /// The description of a value that no token can stand for.
  fileprivate func withoutToken() -> TypeDescription {
    var description = self
    description.admitsToken = false
    return description
  }
}

extension ValueType where Value == Double {
  /// The version of the format.
  fileprivate static let formatVersion = ValueType(
    TypeDescription(
      .constant(.number(FieldGroup<Preset>.formatVersion)),
      expects: "the number \(numberText(FieldGroup<Preset>.formatVersion)) without quotes"),
    admitsToken: false,
    bind: { _ in
      { node, decoding, _ in
        let only = NumberShape(
          minimum: FieldGroup<Preset>.formatVersion, maximum: FieldGroup<Preset>.formatVersion)
        return decoding.number(node).map { only.admits($0) && decoding.isSurely($0, node, only) }
          ?? false
      }
    },
    encode: { .number($0) }, literal: { _ in "" },
    assignments: { _, _, _ in [] })
}

extension ValueType where Value == String {
  /// A preset's name; an empty one is not written.
  fileprivate static let presetName = withoutToken(
    string(
      .presetName,
      expects: "a name of lower-case letters, digits and hyphens such as `brand-sheet`"),
    encode: { $0.isEmpty ? nil : .text($0) })

  /// A preset's summary.
  fileprivate static let summary = withoutToken(text, encode: { .text($0) })

  private static func withoutToken(
    _ type: ValueType, encode: @escaping @Sendable (String) -> Encoded?
  ) -> ValueType {
    ValueType(
      type.description, admitsToken: false, bind: type.bind, encode: encode, literal: type.literal)
  }
}
