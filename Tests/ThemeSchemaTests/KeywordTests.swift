import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

struct KeywordTests {
  @Test func `every keyword has a name of its own`() {
    let names = Keyword.allCases.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Keyword.allCases)
  func `a code is named after its keyword and registered`(keyword: Keyword) {
    guard let code = keyword.rules.code else { return }
    #expect(keyword.canFail)
    #expect(code.rawValue == "schema." + keyword.name)
    #expect(CodeRegistry.entries.contains { $0.code == code })
  }

  @Test func `every registered code of the domain has its keyword`() {
    let codes = Set(Keyword.allCases.compactMap { $0.rules.code?.rawValue })
    for entry in CodeRegistry.entries where entry.code.rawValue.hasPrefix("schema.") {
      #expect(codes.contains(entry.code.rawValue) || entry.code == .schemaLimit)
    }
  }

  /// A value that each keyword may have.
  static let values: [(keyword: Keyword, value: String)] = [
    (.minimum, "1"), (.maximum, "1"), (.exclusiveMinimum, "1"), (.exclusiveMaximum, "1"),
    (.multipleOf, "1"), (.minLength, "1"), (.maxLength, "1"), (.pattern, "\"a\""),
    (.format, "\"date\""), (.contentEncoding, "\"base64\""),
    (.contentMediaType, "\"text/plain\""), (.minItems, "1"), (.maxItems, "1"),
    (.uniqueItems, "true"), (.items, "true"), (.prefixItems, "[true]"), (.contains, "true"),
    (.unevaluatedItems, "true"), (.minProperties, "1"), (.maxProperties, "1"),
    (.required, "[\"a\"]"), (.dependentRequired, "{\"a\": [\"b\"]}"),
    (.dependentSchemas, "{\"a\": true}"), (.properties, "{\"a\": true}"),
    (.patternProperties, "{\"a\": true}"), (.additionalProperties, "true"),
    (.propertyNames, "true"), (.unevaluatedProperties, "true"),
  ]

  static let types: [(name: String, keywordsOf: TypeSet)] = [
    ("null", []), ("boolean", []), ("number", .numeric), ("integer", .numeric),
    ("string", .string), ("array", .array), ("object", .object),
  ]

  @Test(arguments: values.indices)
  func `a keyword beside a type that it does not concern is reported`(index: Int) throws {
    let (keyword, value) = Self.values[index]
    for (type, concerns) in Self.types {
      let text = #"{"type": "\#(type)", "\#(keyword.name)": \#(value)}"#
      let tree = read(SourceText(name: "schema.json", text: text), as: .json).tree
      var options = SchemaOptions()
      options.isStrict = true
      let document = try #require(SchemaDocument(uri: "", tree: tree))
      let (schema, reports) = CompiledSchema.compile(document, options: options)
      #expect(schema != nil)
      let isFitting = !keyword.rules.concerns.isDisjoint(with: concerns)
      #expect(
        reports.flatMap { $0.diagnostics }.map { $0.code }
          == (isFitting ? [] : [.schemaFileKeywordType]), "\(text)")
    }
  }

  @Test func `every keyword that concerns some types only has been tried`() {
    let tried = Set(Self.values.map { $0.keyword })
    // These need a partner, whose absence is reported as well, or belong to older drafts.
    let others: Set<Keyword> = [.minContains, .maxContains, .contentSchema, .dependencies]
    for keyword in Keyword.allCases where keyword.rules.concerns != .all {
      #expect(tried.contains(keyword) || others.contains(keyword), "\(keyword.name)")
    }
  }
}
