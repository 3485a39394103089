import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

struct LimitTests {
  @Test func `a pattern that takes too long is an error of its own`() throws {
    let text = #"{"items": {"pattern": "^(a|a|b)*\\1c$"}, "not": {"maxItems": 0}}"#
    let tree = read(SourceText(name: "schema.json", text: text), as: .json).tree
    let document = try #require(SchemaDocument(uri: "", tree: tree))
    let schema = try #require(CompiledSchema.compile(document).schema)
    let long = String(repeating: "a", count: 60)
    let value = read(SourceText(name: "v.json", text: #"["\#(long)"]"#), as: .json).tree
    #expect(!schema.accepts(0, in: value))
    let findings = schema.diagnostics(for: 0, in: value)
    #expect(findings.map { $0.code } == [.schemaLimit])
    #expect(findings.first?.message.contains("nothing is known of it") == true)
  }

  @Test func `a pattern that engines never come to an end with takes linear time`() throws {
    let text = #"{"items": {"pattern": "^(a+)+$"}}"#
    let tree = read(SourceText(name: "schema.json", text: text), as: .json).tree
    let document = try #require(SchemaDocument(uri: "", tree: tree))
    let schema = try #require(CompiledSchema.compile(document).schema)
    let long = String(repeating: "a", count: 100_000)
    let value = read(SourceText(name: "v.json", text: #"["\#(long)b"]"#), as: .json).tree
    #expect(schema.diagnostics(for: 0, in: value).map { $0.code } == [.schemaPattern])
  }
}
