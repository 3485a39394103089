public import ThemeYAML

/// A JSON Schema 2020-12, compiled once and run over many trees.
public struct CompiledSchema: Sendable {
  /// The property names the schema speaks of; pass it to `read(keys:)`, so that trees number their
  /// keys alike.
  public let keys: KeyTable

  /// The places where a property of that name is allowed, as JSON Pointers into an instance, nearest
  /// to the root first; `*` stands for any key or index.
  ///
  /// At most `limit` places are given; linear in the size of the schema.
  func places(ofProperty name: String, limit: Int = 8) -> [String] { [] }
}
