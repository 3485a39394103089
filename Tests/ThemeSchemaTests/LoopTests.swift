import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

struct LoopTests {
  private func document(_ text: String) throws -> SchemaDocument {
    var limits = ReadLimits()
    limits.depth = 1_000_000
    let source = SourceText(name: "schema.json", text: text)
    return try #require(
      SchemaDocument(uri: "", tree: read(source, as: .json, limits: limits).tree))
  }

  @Test(
    arguments: [
      ##"{"$ref": "#"}"##,
      ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}"##,
      ##"{"allOf": [{"type": "object"}, {"anyOf": [{"type": "null"}, {"$ref": "#"}]}]}"##,
      ##"{"not": {"$ref": "#"}}"##,
      ##"{"if": {"$ref": "#"}, "then": true}"##,
      ##"{"dependentSchemas": {"a": {"$ref": "#"}}}"##,
      ##"{"$dynamicAnchor": "a", "$dynamicRef": "#a"}"##,
    ])
  func `a reference that leads back to itself is refused when the schema is loaded`(
    text: String
  ) throws {
    let (schema, reports) = CompiledSchema.compile(try document(text))
    #expect(schema == nil)
    let codes = reports.flatMap { $0.diagnostics }.map { $0.code.rawValue }
    #expect(codes == ["schema-file.loop"])
  }

  @Test(
    arguments: [
      ##"{"properties": {"next": {"$ref": "#"}}}"##,
      ##"{"items": {"$ref": "#"}, "additionalProperties": {"$ref": "#"}}"##,
      ##"{"allOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/a"}], "$defs": {"a": {"type": "object"}}}"##,
    ])
  func `a reference that goes down into the value on its way is no loop`(text: String) throws {
    let (schema, reports) = CompiledSchema.compile(try document(text))
    #expect(schema != nil)
    #expect(reports.isEmpty)
  }

  @Test func `a schema of fifty thousand levels overflows nothing`() throws {
    let count = 50_000
    let text =
      String(repeating: #"{"not": "#, count: count) + "true" + String(repeating: "}", count: count)
    let document = try document(text)
    var options = SchemaOptions()
    options.isStrict = true
    let (schema, reports) = CompiledSchema.compile(document, options: options)
    // The meta-schema's own check gives up and says so.
    #expect(schema == nil)
    #expect(!reports.isEmpty)
    options.checksMetaSchema = false
    let bold = try #require(CompiledSchema.compile(document, options: options).schema)
    let value = read(SourceText(name: "value.json", text: "1"), as: .json).tree
    #expect(!bold.accepts(0, in: value))
    let finding = try #require(bold.diagnostics(for: 0, in: value).first)
    #expect(finding.message.contains("deeper than 512 schemas"))
  }

  @Test func `a chain of fifty thousand references overflows nothing`() throws {
    let count = 50_000
    let definitions = (0..<count).map { ##""d\##($0)": {"$ref": "#/$defs/d\##($0 + 1)"}"## }
    let text =
      ##"{"$ref": "#/$defs/d0", "$defs": {"## + definitions.joined(separator: ", ")
      + ##", "d\##(count)": {"type": "null"}}}"##
    var options = SchemaOptions()
    options.checksMetaSchema = false
    let (schema, _) = CompiledSchema.compile(try document(text), options: options)
    let value = read(SourceText(name: "value.json", text: "1"), as: .json).tree
    #expect(try #require(schema).accepts(0, in: value) == false)
  }

  @Test(
    arguments: [
      ##"{"items": {"$ref": "#"}}"##, #"{"uniqueItems": true}"#, #"{"const": [[[1]]]}"#,
      ##"{"unevaluatedItems": {"$ref": "#"}}"##,
    ])
  func `a value of fifty thousand levels overflows nothing`(schema: String) throws {
    let count = 50_000
    let deep = String(repeating: "[", count: count) + "1" + String(repeating: "]", count: count)
    var limits = ReadLimits()
    limits.depth = 1_000_000
    let tree = read(
      SourceText(name: "v.json", text: "[\(deep), \(deep)]"), as: .json, limits: limits
    ).tree
    let compiled = try #require(CompiledSchema.compile(try document(schema)).schema)
    #expect(!compiled.accepts(0, in: tree))
    #expect(!compiled.diagnostics(for: 0, in: tree).isEmpty)
  }

  @Test func `a constant of fifty thousand levels overflows nothing`() throws {
    let count = 50_000
    let deep = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    var options = SchemaOptions()
    options.checksMetaSchema = false
    let schema = try #require(
      CompiledSchema.compile(try document(#"{"const": \#(deep)}"#), options: options).schema)
    var limits = ReadLimits()
    limits.depth = 1_000_000
    let tree = read(SourceText(name: "v.json", text: deep), as: .json, limits: limits).tree
    #expect(!schema.accepts(0, in: tree))
  }
}
