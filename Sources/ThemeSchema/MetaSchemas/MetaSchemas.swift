import ThemeDiagnostics
import ThemeYAML

/// The meta-schemas of JSON Schema 2020-12, which schemas may refer to and are checked against.
enum MetaSchemas {
  /// The URI of the dialect.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The document of a URI, or `nil`.
  static func document(uri: String) -> SchemaDocument? {
    for (known, text) in texts where known == uri {
      let tree = read(SourceText(name: known, text: text), as: .json).tree
      return SchemaDocument(uri: known, tree: tree)
    }
    return nil
  }

  /// What the meta-schema finds wrong in a schema, as faults of the schema file.
  static func findings(in schema: SchemaDocument) -> [Diagnostic] {
    guard let document = document(uri: dialect) else { return [] }
    let meta = CompiledSchema(document)
    return meta.diagnostics(for: schema.root, in: schema.tree).map { finding in
      var finding = finding
      finding.code = .schemaFileValue
      return finding
    }
  }
}
