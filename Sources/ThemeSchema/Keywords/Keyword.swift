import ThemeYAML

/// One keyword: how it is compiled, checked and explained.
struct Keyword: Sendable {
  /// Compiles the keyword at a place; `nil` when it asserts nothing by itself.
  typealias Compile = @Sendable (inout SchemaCompiler, KeywordPlace) -> Instruction?
  /// Whether an instance, resolved, satisfies the keyword.
  typealias Check = @Sendable (inout Evaluator, Instruction, NodeID) -> Bool
  /// Adds the failures of an instance that does not satisfy the keyword.
  typealias Explain = @Sendable (inout Collector, Instruction, NodeID) -> Void

  /// The name.
  let name: String
  /// The vocabularies it belongs to.
  let vocabularies: VocabularySet
  /// Whether it asks what its neighbours evaluated.
  let needsMarks: Bool
  let compile: Compile
  let check: Check
  let explain: Explain

  init(
    _ name: String, _ vocabularies: VocabularySet, needsMarks: Bool = false,
    compile: @escaping Compile, check: @escaping Check, explain: @escaping Explain
  ) {
    self.name = name
    self.vocabularies = vocabularies
    self.needsMarks = needsMarks
    self.compile = compile
    self.check = check
    self.explain = explain
  }
}

extension Keyword {
  /// Every keyword that can fail, in the order of evaluation: cheap ones first, those that ask what
  /// the others evaluated last.
  static let all: ContiguousArray<Keyword> = [
    .nothing, .type, .const, .enum, .required, .minProperties, .maxProperties, .minItems, .maxItems,
    .minimum, .exclusiveMinimum, .maximum, .exclusiveMaximum, .multipleOf, .minLength, .maxLength,
    .pattern, .format, .dependentRequired, .uniqueItems, .propertyNames, .properties,
    .patternProperties, .additionalProperties, .prefixItems, .items, .contains, .ref, .dynamicRef,
    .allOf, .anyOf, .oneOf, .not, .if, .dependentSchemas, .dependencies, .unevaluatedItems,
    .unevaluatedProperties,
  ]

  /// The checks of ``all``.
  static let checks: ContiguousArray<Check> = ContiguousArray(all.map { $0.check })

  private static let numbers: [String: UInt8] = {
    var numbers: [String: UInt8] = [:]
    for (number, keyword) in all.enumerated() { numbers[keyword.name] = UInt8(number) }
    return numbers
  }()

  /// The number of a keyword in ``all``, or `nil`.
  static func number(named name: String) -> UInt8? {
    name == Keyword.nothing.name ? nil : numbers[name]
  }

  /// The number of a keyword that is in ``all``.
  static func number(of keyword: Keyword) -> UInt8 { numbers[keyword.name] ?? 0 }

  /// Keywords of JSON Schema 2020-12 that never fail: identifiers, annotations, and neighbours that
  /// another keyword reads.
  static let silent: Set<String> = [
    "$schema", "$id", "$anchor", "$dynamicAnchor", "$vocabulary", "$comment", "$defs", "then",
    "else", "minContains", "maxContains", "title", "description", "default", "deprecated",
    "readOnly", "writeOnly", "examples", "contentEncoding", "contentMediaType", "contentSchema",
    "definitions",
  ]
}
