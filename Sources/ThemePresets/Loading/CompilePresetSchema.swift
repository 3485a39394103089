package import ThemeSchema

extension PresetSchema {
  /// The schema of the preset file, made when it is first asked for.
  package static let compiled = CompiledSchema(builtIn: bareText, name: "preset.schema.json")
}
