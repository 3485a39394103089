/// A file that is made from the field table and committed.
package struct GeneratedFile: Hashable, Sendable, CustomStringConvertible {
  /// The path from the project's root.
  package var path: String
  /// What the file must hold.
  package var text: String

  /// The path.
  package var description: String { path }

  /// The command that writes all generated files.
  package static let command = "Scripts/generate"
}

extension GeneratedFile {
  /// The schema for editors and other validators, and the same for the loader.
  package static func schemas() -> [GeneratedFile] {
    let schema = PresetSchemaText.make()
    return [
      GeneratedFile(path: "Schemas/preset.schema.json", text: schema),
      GeneratedFile(
        path: "Sources/ThemePresets/Generated/PresetSchema.swift",
        text: """
          // Written by \(command); do not edit.
          // swift-format-ignore-file

          /// The schema of the preset file.
          package enum PresetSchema {
            /// The JSON text of `Schemas/preset.schema.json`.
            package static let text = ###\"""

          """ + schema + "\n\"\"\"###\n}\n"),
    ]
  }
}
