import ThemePresets

extension Command {
  /// `themectl schema`.
  static let schema = Command(
    name: "schema",
    summary: "print the JSON Schema of the preset file",
    discussion: "Editors complete and explain keys with it.",
    examples: [Example("schema > preset.schema.json", "keeps the schema for an editor")],
    subcommands: [.checkSchema],
    run: { _, console in
      console.print(
        PresetSchema.text.hasSuffix("\n") ? PresetSchema.text : PresetSchema.text + "\n")
      return .clean
    }
  )
}
