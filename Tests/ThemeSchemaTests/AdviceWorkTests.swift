import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

/// Advice is prepared once for all mistakes of a document, so that a text with many of them, or a schema
/// that leads back to itself everywhere, takes no longer than its size tells.
@Suite struct `The work for advice` {
  private func compiled(_ text: String) throws -> CompiledSchema {
    let tree = read(SourceText(name: "schema.json", text: text), as: .json).tree
    let document = try #require(SchemaDocument(uri: "", tree: tree))
    return try #require(CompiledSchema.compile(document).schema)
  }

  @Test func `grows with the schema and not with the ways through it`() throws {
    // Each of the properties leads to all of them: 300 ways, then 90000, then 27 million.
    let count = 300
    let keys = (0..<count).map { ##""key\##($0)": {"$ref": "#"}"## }
    let schema = try compiled("{\"properties\": {\(keys.joined(separator: ", "))}}")
    let search = PropertySearch(schema.program)
    #expect(search.steps.count <= 64 * count)
    let places = search.places(of: "key7").map { $0.pointer }
    #expect(places.prefix(3) == ["/key7", "/key0/key7", "/key1/key7"])
    #expect(places.count == 64)
  }

  @Test func `lists the keys of a mapping once for all that are not known in it`() throws {
    let schema = try compiled(
      #"{"properties": {"a": true, "b": true}, "additionalProperties": false}"#)
    let tree = read(SourceText(name: "v.json", text: #"{"x": 1, "y": 2, "z": 3}"#), as: .json).tree
    let failures = schema.failures(of: tree.documents[0].root, in: tree)
    let lists = failures.compactMap { failure -> [String]? in
      if case .unknownKey(_, let allowed) = failure.expectation { allowed } else { nil }
    }
    #expect(lists == [["a", "b"], ["a", "b"], ["a", "b"]])
    #expect(Set(lists.map { $0.withUnsafeBufferPointer { $0.baseAddress } }).count == 1)
  }
}
