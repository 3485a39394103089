import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `items`: the items after those of `prefixItems` satisfy the schema.
  static let items = KeywordRules(
    "items", .applicator, code: .schemaItems, concerns: .array, schemas: .schema,
    compile: { compiler, place in
      let prefix = compiler.sibling(.prefixItems, of: place).map { compiler.count(of: $0, place) }
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(a: schema, b: Int32(prefix ?? 0))
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      var index = 0
      while let item = items.next() {
        defer { index += 1 }
        guard index >= instruction.b else { continue }
        collector.evaluator.marks.mark(index)
        collector.failExtra(
          index, item, of: node, schema: instruction.a, allowed: Int(instruction.b), instruction)
      }
    })
}

extension Evaluator {
  /// Whether the items after those of `prefixItems` satisfy a schema.
  mutating func acceptsItems(_ operation: Operation, _ node: NodeID) -> Bool {
    var items = items(of: node)
    var index: Int32 = 0
    while let item = items.next() {
      defer { index += 1 }
      guard index >= operation.b else { continue }
      guard accepts(operation.a, item) else { return false }
      marks.mark(Int(index))
    }
    return true
  }
}
