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
    documents.first { $0.uri == uri }
  }

  /// All of them, read when one is first asked for.
  private static let documents = texts.compactMap { uri, text in
    SchemaDocument(builtIn: uri, text: text, name: uri)
  }

  /// The dialect, compiled when a schema is first checked against it.
  static let compiled = document(uri: dialect).map { CompiledSchema($0) }
}

extension SchemaCompiler {
  /// Reports what the meta-schema refuses in the documents that did not come with the program.
  mutating func checkMetaSchemas() {
    guard let meta = MetaSchemas.compiled else { return }
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
