import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `contains`: at least one item, or as many as `minContains` and `maxContains` say, satisfy the
  /// schema.
  static let contains = KeywordRules(
    "contains", .applicator, code: .schemaContains, concerns: .array, schemas: .schema,
    compile: { compiler, place in
      let minimum = compiler.count(beside: .minContains, place) ?? 1
      let maximum = compiler.count(beside: .maxContains, place) ?? -1
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(a: schema, b: minimum, c: maximum)
    },
    explain: { collector, instruction, node in
      let found = collector.evaluator.countMatches(instruction.operation, node)
      collector.fail(
        instruction,
        .contains(
          found: Int(found), minimum: Int(instruction.b),
          maximum: instruction.c < 0 ? nil : Int(instruction.c),
          item: collector.words(of: instruction.a)))
    })

  /// `minContains`: how many items must satisfy `contains`, which reads it.
  static let minContains = KeywordRules(
    silent: "minContains", .validation, concerns: .array, partner: .contains)
  /// `maxContains`: how many items may satisfy `contains`, which reads it.
  static let maxContains = KeywordRules(
    silent: "maxContains", .validation, concerns: .array, partner: .contains)
}

extension SchemaCompiler {
  /// The count in a neighbour of a keyword; `nil` where there is none.
  fileprivate mutating func count(beside keyword: Keyword, _ place: KeywordPlace) -> Int32? {
    guard let node = sibling(keyword, of: place) else { return nil }
    if let count = wholeNumber(node, place) { return count }
    report(
      .schemaFileValue, "`\(keyword.name)` must be a whole number of 0 or more", at: node,
      in: place.document)
    return nil
  }
}

extension Evaluator {
  /// Whether the right number of items satisfy the schema.
  mutating func containsMatches(_ operation: Operation, _ node: NodeID) -> Bool {
    let found = countMatches(operation, node)
    return found >= operation.b && (operation.c < 0 || found <= operation.c)
  }

  fileprivate mutating func countMatches(_ operation: Operation, _ node: NodeID) -> Int32 {
    var items = self.items(of: node)
    var index = 0
    var found: Int32 = 0
    while let item = items.next() {
      if accepts(operation.a, item) {
        found += 1
        marks.mark(index)
      }
      index += 1
    }
    return found
  }
}
