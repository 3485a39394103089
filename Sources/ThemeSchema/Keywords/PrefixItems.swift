import ThemeYAML

extension KeywordRules {
  /// `prefixItems`: each of the first items satisfies the schema at its place.
  static let prefixItems = KeywordRules(
    "prefixItems", .applicator, concerns: .array, schemas: .list,
    compile: { compiler, place in
      guard let schemas = compiler.subschemas(of: place) else { return nil }
      return place.instruction(a: schemas.start, b: schemas.count)
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      for offset in 0..<instruction.b {
        guard let item = items.next() else { return }
        collector.evaluator.marks.mark(Int(offset))
        let schema = collector.evaluator.ints[Int(instruction.a + offset)]
        collector.descend(
          intoItem: Int(offset), item, of: node, schema, instruction, suffix: "\(offset)")
      }
    })
}

extension Evaluator {
  /// Whether the first items satisfy the schemas at their places.
  mutating func acceptsPrefix(_ operation: Operation, _ node: NodeID) -> Bool {
    var items = items(of: node)
    for offset in 0..<operation.b {
      guard let item = items.next() else { return true }
      guard accepts(ints[Int(operation.a + offset)], item) else { return false }
      marks.mark(Int(offset))
    }
    return true
  }
}
