import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

/// The standard output forms, held against JSON Schema core §12.4.
struct OutputTests {
  /// The shape of `flag` and `basic` as core §12.3 and §12.4 describe it.
  static let shape = ##"""
    {
      "type": "object", "required": ["valid"], "additionalProperties": false,
      "properties": {
        "valid": {"type": "boolean"},
        "errors": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/unit"}}
      },
      "if": {"properties": {"valid": {"const": true}}}, "then": {"not": {"required": ["errors"]}},
      "$defs": {
        "unit": {
          "type": "object", "additionalProperties": false,
          "required": ["keywordLocation", "instanceLocation", "error"],
          "properties": {
            "keywordLocation": {"type": "string", "format": "json-pointer"},
            "absoluteKeywordLocation": {"type": "string", "format": "uri"},
            "instanceLocation": {"type": "string", "format": "json-pointer"},
            "error": {"type": "string", "minLength": 1}
          }
        }
      }
    }
    """##

  /// A schema with references, an anchor and an embedded resource.
  static let schema = ##"""
    {
      "$id": "https://example.com/tree", "type": "object",
      "properties": {
        "name": {"$ref": "#name"}, "size": {"$ref": "part"},
        "a/b": {"anyOf": [{"type": "null"}, {"minimum": 3}]}
      },
      "unevaluatedProperties": false,
      "$defs": {
        "name": {"$anchor": "name", "type": "string", "minLength": 2},
        "part": {"$id": "part", "allOf": [{"maximum": 9}]}
      }
    }
    """##

  private func compiled(_ text: String, asserting: Bool = false) throws -> CompiledSchema {
    let tree = read(SourceText(name: "schema.json", text: text), as: .json).tree
    var options = SchemaOptions()
    options.assertsFormats = asserting
    let document = try #require(SchemaDocument(uri: "", tree: tree))
    return try #require(CompiledSchema.compile(document, options: options).schema)
  }

  @Test(
    arguments: [
      #"{}"#, #"{"name": "ab", "size": 3}"#, #"{"name": "a", "size": 10, "a/b": 1, "x": 1}"#, "1",
      #"{"name": "\u0007\"\\", "sizes": "\u2028"}"#,
    ])
  func `both forms have the shape that the specification gives them`(instance: String) throws {
    let schema = try compiled(Self.schema)
    let shape = try compiled(Self.shape, asserting: true)
    let tree = read(SourceText(name: "value.json", text: instance), as: .json).tree
    for form in SchemaOutput.allCases {
      let text = schema.output(form, for: 0, in: tree)
      let result = read(SourceText(name: "output.json", text: text), as: .json)
      #expect(result.report.isEmpty, "\(text)")
      let findings = shape.diagnostics(for: 0, in: result.tree).map { $0.message }
      #expect(findings == [], "\(text)")
    }
  }

  @Test func `the places are those of the evaluation and of the keyword itself`() throws {
    let schema = try compiled(Self.schema)
    let tree = read(
      SourceText(name: "v.json", text: #"{"name": "a", "size": 10, "x": 1}"#), as: .json
    ).tree
    let text = schema.output(.basic, for: 0, in: tree)
    for place in [
      (
        "/properties/name/$ref/minLength", "https://example.com/tree#/$defs/name/minLength", "/name"
      ),
      (
        "/properties/size/$ref/allOf/0/maximum", "https://example.com/part#/allOf/0/maximum",
        "/size"
      ),
      ("/unevaluatedProperties", "https://example.com/tree#/unevaluatedProperties", ""),
    ] {
      #expect(
        text.contains(
          ##""keywordLocation":"\##(place.0)","absoluteKeywordLocation":"\##(place.1)","##
            + ##""instanceLocation":"\##(place.2)""##), "\(text)")
    }
  }

  @Test func `a dynamic reference is on the way that the evaluation took`() throws {
    let schema = try compiled(
      ##"""
      {"$id": "https://example.com/strict", "$ref": "tree", "$dynamicAnchor": "node",
       "unevaluatedProperties": false,
       "$defs": {"tree": {"$id": "tree", "$dynamicAnchor": "node", "type": "object",
         "properties": {"children": {"items": {"$dynamicRef": "#node"}}}}}}
      """##)
    let tree = read(
      SourceText(name: "v.json", text: #"{"children": [{"childern": []}]}"#), as: .json
    ).tree
    let text = schema.output(.basic, for: 0, in: tree)
    let way = "/$ref/properties/children/items/$dynamicRef/unevaluatedProperties"
    #expect(text.contains(#""keywordLocation":"\#(way)""#), "\(text)")
    #expect(text.contains("https://example.com/strict#/unevaluatedProperties"), "\(text)")
  }
}
