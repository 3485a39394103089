import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `unevaluatedItems`: the items that no neighbour evaluated satisfy the schema.
  static let unevaluatedItems = KeywordRules(
    "unevaluatedItems", .unevaluated, code: .schemaUnevaluatedItems, concerns: .array,
    schemas: .schema, needsMarks: true,
    compile: { compiler, place in
      place.instruction(a: compiler.subschema(place.value, of: place))
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      var index = 0
      while let item = items.next() {
        defer { index += 1 }
        guard !collector.evaluator.marks.isMarked(index) else { continue }
        collector.failExtra(
          index, item, of: node, schema: instruction.a, allowed: index, instruction)
      }
      collector.evaluator.marks.markAll()
    })
}

extension Evaluator {
  /// Whether the items that are not marked satisfy a schema.
  mutating func acceptsUnevaluatedItems(_ operation: Operation, _ node: NodeID) -> Bool {
    var items = items(of: node)
    var index = 0
    while let item = items.next() {
      defer { index += 1 }
      guard !marks.isMarked(index) else { continue }
      guard accepts(operation.a, item) else { return false }
    }
    marks.markAll()
    return true
  }
}
