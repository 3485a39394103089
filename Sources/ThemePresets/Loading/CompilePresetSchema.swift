import ThemeDiagnostics
package import ThemeSchema
import ThemeYAML

extension PresetSchema {
  /// The schema of the preset file, ready to run; takes about a millisecond.
  package static func compiled() -> CompiledSchema {
    let tree = read(SourceText(name: "preset.schema.json", text: text), as: .json).tree
    guard let document = SchemaDocument(uri: "", tree: tree) else {
      preconditionFailure("the embedded schema of presets has no document")
    }
    return CompiledSchema(document)
  }
}
