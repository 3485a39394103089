package import ThemeSchema

extension PresetSchema {
  /// The schema of the preset file, ready to run.
  package static func compiled() -> CompiledSchema {
    // An image of other keywords is there only until the generated files are written again.
    CompiledSchema(image: image) { document }
      ?? CompiledSchema(builtIn: bareText, name: "preset.schema.json")
  }

  /// The nodes of the schema, for its words where a preset is refused.
  private static let document: SchemaDocument = {
    let name = "preset.schema.json"
    guard let document = SchemaDocument(builtIn: "", text: bareText, name: name) else {
      preconditionFailure("the built-in schema \(name) has no document")
    }
    return document
  }()
}
