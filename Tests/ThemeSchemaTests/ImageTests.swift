import TestSupport
import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

struct ImageTests {
  static let schemas = [
    ##"{"properties": {"a": {"$ref": "#/$defs/a"}}, "additionalProperties": false, "$defs": {"a": {"enum": ["x", 1.5, true, null, [1, 2], {"b": 3}], "$comment": "é"}}}"##,
    #"{"items": {"type": ["integer", "string"], "minimum": 2, "exclusiveMaximum": 10.5, "multipleOf": 0.5, "pattern": "^[a-z]+(-[0-9]{2})*$|(.)\\1"}}"#,
    #"{"unevaluatedProperties": {"minLength": 2}, "anyOf": [{"properties": {"a": true}}, {"required": ["b"]}]}"#,
    ##"{"$id": "https://example.com/a", "$dynamicAnchor": "n", "$ref": "b", "$defs": {"b": {"$id": "b", "$dynamicAnchor": "n", "items": {"$dynamicRef": "#n"}, "maxItems": 2}}, "minItems": 1}"##,
    "false", "{}",
  ]

  static let values = [
    "{}", #"{"a": "x"}"#, #"{"a": 1.50}"#, #"{"a": [1, 2.0]}"#, #"{"a": {"b": 4}}"#, #"{"c": 1}"#,
    #"[2, 10.5, 3.25, 5, "ab-12", "xx", "A"]"#, "[]", "[[], [[1, 2, 3]]]", #"{"b": "x"}"#, "null",
  ]

  @Test func `an image that was made with other keywords is not taken`() throws {
    let source = SourceText(name: "schema.json", text: "{}")
    let document = try #require(SchemaDocument(uri: "", tree: read(source, as: .json).tree))
    var image = CompiledSchema(document).image
    image[0] += 1
    for wrong in [image, []] {
      let schema = CompiledSchema(image: wrong, document: { document })
      #expect(schema == nil)
    }
  }

  @Test(arguments: schemas)
  func `a schema from its image gives the findings of the schema itself`(text: String) throws {
    let document = try #require(
      SchemaDocument(builtIn: "", text: text, name: "schema.json"))
    let schema = CompiledSchema(document)
    let loaded = CompiledSchema(image: schema.image, document: { document })
    let copy = try #require(loaded)
    #expect(copy.image == schema.image)
    for value in Self.values {
      let tree = read(SourceText(name: "value.json", text: value), as: .json).tree
      #expect(copy.accepts(0, in: tree) == schema.accepts(0, in: tree), "\(value)")
      #expect(
        copy.diagnostics(for: 0, in: tree) == schema.diagnostics(for: 0, in: tree), "\(value)")
    }
  }
}
