import ThemeYAML

extension KeywordRules {
  /// `dependentSchemas`: where a property is, the whole instance satisfies its schema.
  static let dependentSchemas = KeywordRules(
    "dependentSchemas", .applicator, concerns: .object, schemas: .map,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var pairs: [Int32] = []
      for entry in entries {
        pairs.append(compiler.number(ofKey: entry.key, place))
        pairs.append(compiler.subschema(entry.value, of: place))
      }
      return place.instruction(a: compiler.draft.add(pairs), b: Int32(entries.count))
    },
    explain: { collector, instruction, node in
      for pair in 0..<instruction.b {
        let base = Int(instruction.a + 2 * pair)
        let key = collector.evaluator.ints[base]
        guard collector.evaluator.has(key, node) else { continue }
        let name = escapedPointerToken(collector.evaluator.program.keys.names[Int(key)])
        collector.collectInPlace(
          collector.evaluator.ints[base + 1], "/dependentSchemas/\(name)")
      }
    })
}

extension Evaluator {
  /// Whether a mapping satisfies the schemas that its keys ask for.
  mutating func acceptsDependentSchemas(
    _ operation: Operation, _ node: NodeID, _ type: TypeSet
  ) -> Bool {
    for pair in 0..<operation.b {
      let base = Int(operation.a + 2 * pair)
      guard has(ints[base], node) else { continue }
      guard acceptsInPlace(ints[base + 1], node, type) else { return false }
    }
    return true
  }
}
