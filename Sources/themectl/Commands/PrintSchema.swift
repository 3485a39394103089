import ThemeDiagnostics
import ThemePresets
import ThemeTraces

extension Command {
  /// `themectl schema`.
  static let schema = Command(
    name: "schema",
    summary: "print the JSON Schema of a file that the tool reads",
    operands: Operands(
      placeholder: "KIND", count: 0...1,
      completion: .words(SchemaKind.allCases.map { $0.rawValue })),
    discussion: """
      KIND is preset, which is meant without it, trace, or config for .themectl.yaml.
      Editors complete and explain keys with it.
      """,
    examples: [
      Example("schema > preset.schema.json", "keeps the schema for an editor"),
      Example("schema config", "prints the schema of the configuration"),
    ],
    subcommands: [.checkSchema],
    run: { arguments, console throws(UsageError) in
      let kind = arguments.operands.first?.name ?? SchemaKind.preset.rawValue
      guard let text = SchemaKind(rawValue: kind)?.text else {
        let kinds = alternatives(SchemaKind.allCases.map { $0.rawValue })
        throw UsageError(
          message: "KIND must be \(kinds), not `\(kind.visible)`",
          commandNames: ["schema"])
      }
      console.print(text.hasSuffix("\n") ? text : text + "\n")
      return .clean
    }
  )
}

/// The files that have a schema.
enum SchemaKind: String, CaseIterable {
  case preset
  case trace
  case config

  /// The schema as JSON.
  var text: String {
    switch self {
    case .preset: PresetSchema.text
    case .trace: TraceSchema.text
    case .config: FieldGroup<ConfigurationDocument>.configurationSchema
    }
  }
}
