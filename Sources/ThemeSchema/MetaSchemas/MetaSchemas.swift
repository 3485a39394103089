import ThemeDiagnostics
import ThemeYAML

/// The meta-schemas of JSON Schema 2020-12, which schemas may refer to and are checked against.
enum MetaSchemas {
  /// The URI of the dialect.
  static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The URIs of all of them.
  static var uris: [String] { texts.map { $0.0 } }

  /// The document of a URI, or `nil`.
  static func document(uri: String) -> SchemaDocument? {
    for (known, text) in texts where known == uri {
      return SchemaDocument(builtIn: known, text: text, name: known)
    }
    return nil
  }
}

extension SchemaCompiler {
  /// Reports what the meta-schema refuses in the documents that did not come with the program.
  mutating func checkMetaSchemas() {
    guard let dialect = MetaSchemas.document(uri: MetaSchemas.dialect) else { return }
    let meta = CompiledSchema(dialect)
    for index in files.indices where !files[index].document.isBuiltIn {
      let document = files[index].document
      let found = meta.diagnostics(for: document.root, in: document.tree)
      add(found.map { Self.fault($0) }, of: index)
    }
  }

  /// A finding of the meta-schema as a fault of the schema file.
  private static func fault(_ finding: Diagnostic) -> Diagnostic {
    var fault = finding
    fault.code = .schemaFileValue
    return fault
  }
}
