import ThemeYAML

extension KeywordRules {
  /// `allOf`: the instance satisfies every schema.
  static let allOf = KeywordRules(
    "allOf", .applicator, schemas: .list,
    compile: { $0.compileBranches($1) },
    explain: { collector, instruction, _ in
      for offset in 0..<instruction.b {
        let schema = collector.evaluator.ints[Int(instruction.a + offset)]
        collector.collectInPlace(schema, "/allOf/\(offset)")
      }
    })
}

extension SchemaCompiler {
  /// Compiles a keyword that is a list of schemas for the instance itself.
  mutating func compileBranches(_ place: KeywordPlace) -> Instruction? {
    subschemas(of: place).map { place.instruction(a: $0.start, b: $0.count) }
  }
}

extension Evaluator {
  /// Whether an instance satisfies every branch.
  mutating func acceptsAll(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    for offset in 0..<operation.b {
      guard acceptsInPlace(ints[Int(operation.a + offset)], node, type) else { return false }
    }
    return true
  }
}
