import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

/// Random schemas and instances, the same on every run.
struct RandomPairsTests {
  @Test(arguments: 0..<20)
  func `both passes give one verdict for a thousand random pairs`(seed: Int) throws {
    var random = RandomJSON(seed: UInt64(seed + 1))
    var valid = 0
    for _ in 0..<100 {
      let text = random.schema(depth: 3)
      let document = try #require(
        SchemaDocument(uri: "", tree: read(SourceText(name: "s", text: text), as: .json).tree))
      var options = SchemaOptions()
      options.checksMetaSchema = false
      let schema = try #require(CompiledSchema.compile(document, options: options).schema)
      for _ in 0..<10 {
        let instance = random.value(depth: 3)
        let tree = read(SourceText(name: "i", text: instance), as: .json).tree
        let root = tree.documents[0].root
        let verdict = schema.accepts(root, in: tree)
        valid += verdict ? 1 : 0
        #expect(
          schema.diagnostics(for: root, in: tree).isEmpty == verdict,
          "seed \(seed): \(text) with \(instance)")
      }
    }
    // A generator that only makes one verdict would test nothing.
    #expect((50...950).contains(valid))
  }
}

/// Makes JSON texts from a seed (xorshift).
private struct RandomJSON {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func name() -> String { "\"" + ["a", "b", "c", "é"][below(4)] + "\"" }

  mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 8 : 6) {
    case 0: return "null"
    case 1: return below(2) == 0 ? "true" : "false"
    case 2: return "\(below(7) - 2)"
    case 3: return ["0.5", "1.0", "2e0", "-1.25"][below(4)]
    case 4: return ["\"\"", "\"a\"", "\"ab\"", "\"é1\""][below(4)]
    case 5: return "\(below(3))"
    case 6:
      return "[" + (0..<below(4)).map { _ in value(depth: depth - 1) }.joined(separator: ", ") + "]"
    default:
      var entries: [String] = []
      for key in ["a", "b", "c", "é"] where below(2) == 0 {
        entries.append("\"\(key)\": " + value(depth: depth - 1))
      }
      return "{" + entries.joined(separator: ", ") + "}"
    }
  }

  mutating func schema(depth: Int) -> String {
    if depth == 0 || below(8) == 0 {
      return ["true", "false", "{}", "{\"type\": \"integer\"}"][below(4)]
    }
    var keywords: [String: String] = [:]
    for _ in 0...below(4) { add(depth - 1, to: &keywords) }
    return "{"
      + keywords.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
      .joined(separator: ", ") + "}"
  }

  private mutating func schemas(_ depth: Int) -> String {
    "[" + (0...below(3)).map { _ in schema(depth: depth) }.joined(separator: ", ") + "]"
  }

  private mutating func add(_ depth: Int, to keywords: inout [String: String]) {
    let types = ["null", "boolean", "object", "array", "string", "number", "integer"]
    switch below(28) {
    case 0: keywords["type"] = "\"\(types[below(7)])\""
    case 1: keywords["type"] = "[\"\(types[below(3)])\", \"\(types[3 + below(4)])\"]"
    case 2: keywords["minimum"] = "\(below(4))"
    case 3: keywords["exclusiveMaximum"] = "\(below(4))"
    case 4: keywords["multipleOf"] = ["1", "0.5", "0.25"][below(3)]
    case 5: keywords["minLength"] = "\(below(3))"
    case 6: keywords["pattern"] = ["\"^a\"", "\"b$\"", "\"[0-9]\""][below(3)]
    case 7: keywords["enum"] = "[" + value(depth: 1) + ", " + value(depth: 1) + "]"
    case 8: keywords["const"] = value(depth: 2)
    case 9: keywords["required"] = "[" + name() + "]"
    case 10, 11: keywords["properties"] = "{" + name() + ": " + schema(depth: depth) + "}"
    case 12: keywords["patternProperties"] = "{\"^[ab]$\": " + schema(depth: depth) + "}"
    case 13: keywords["additionalProperties"] = schema(depth: depth)
    case 14: keywords["propertyNames"] = "{\"maxLength\": 1, \"pattern\": \"[a-c]\"}"
    case 15: keywords["items"] = schema(depth: depth)
    case 16: keywords["prefixItems"] = schemas(depth)
    case 17: keywords["contains"] = schema(depth: depth)
    case 18: keywords["uniqueItems"] = "true"
    case 19: keywords["allOf"] = schemas(depth)
    case 20: keywords["anyOf"] = schemas(depth)
    case 21: keywords["oneOf"] = schemas(depth)
    case 22: keywords["not"] = schema(depth: depth)
    case 23:
      keywords["if"] = schema(depth: depth)
      keywords["then"] = schema(depth: depth)
      keywords["else"] = schema(depth: depth)
    case 24: keywords["dependentSchemas"] = "{" + name() + ": " + schema(depth: depth) + "}"
    case 25: keywords["unevaluatedProperties"] = schema(depth: depth)
    case 26: keywords["unevaluatedItems"] = schema(depth: depth)
    default: keywords["maxProperties"] = "\(below(3))"
    }
  }
}
