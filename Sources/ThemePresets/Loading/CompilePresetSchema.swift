import ThemeDiagnostics
package import ThemeSchema
import ThemeYAML

extension PresetSchema {
  /// The schema of the preset file, ready to run; takes some hundred microseconds.
  package static func compiled() -> CompiledSchema {
    let tree = read(SourceText(name: "preset.schema.json", text: bareText), as: .json).tree
    guard let document = SchemaDocument(uri: "", tree: tree) else {
      preconditionFailure("the embedded schema of presets has no document")
    }
    return CompiledSchema(document)
  }
}
