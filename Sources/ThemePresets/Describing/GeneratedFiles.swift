import ThemeDiagnostics

/// A file that is made from declarations in Swift and committed.
package struct GeneratedFile: Hashable, Sendable, CustomStringConvertible {
  /// The path from the project's root.
  package var path: String
  /// What the file must hold.
  package var text: String

  /// The path.
  package var description: String { path }

  /// Creates a file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The command that writes all generated files.
  package static let command = "Scripts/generate"
}

extension GeneratedFile {
  /// The schema of the preset file.
  package static func schemas() -> [GeneratedFile] {
    schemas(
      of: "preset", PresetSchemaText.make(), bare: PresetSchemaText.makeBare(),
      type: "PresetSchema", module: "ThemePresets")
  }

  /// A schema for editors and other validators, and the same for the loader.
  ///
  /// - Parameters:
  ///   - format: what the schema is of, in one word.
  ///   - schema: the text.
  ///   - bare: the text without what only people read, for a loader that must start fast.
  ///   - type: the Swift type that is to hold the text.
  ///   - module: the module of the type.
  /// - Returns: the JSON file and the Swift file.
  package static func schemas(
    of format: String, _ schema: String, bare: String? = nil, type: String, module: String
  ) -> [GeneratedFile] {
    let path = "Schemas/\(format).schema.json"
    var lines = [
      "// Written by \(command); do not edit.",
      "// swift-format-ignore-file",
      "",
      "/// The schema of the \(format) file.",
      "package enum \(type) {",
      "  /// The JSON text of `\(path)`.",
    ]
    lines += constant("text", schema)
    if let bare {
      lines += [
        "", "  /// The same rules without what only people read, which is compiled in less time.",
      ]
      lines += constant("bareText", bare)
    }
    return [
      GeneratedFile(path: path, text: schema),
      GeneratedFile(
        path: "Sources/\(module)/Generated/\(type).swift",
        text: (lines + ["}", ""]).joined(separator: "\n")),
    ]
  }

  private static func constant(_ name: String, _ text: String) -> [String] {
    let quotes = "\"\"\""
    return ["  package static let \(name) = ###\(quotes)", text, "\(quotes)###"]
  }
}

extension GeneratedFile {
  /// The page of the documentation that explains every code.
  package static func codesPage() -> GeneratedFile {
    GeneratedFile(
      path: "Documentation/Codes.md", text: CodeRegistry.documentation(writtenBy: command))
  }
}
