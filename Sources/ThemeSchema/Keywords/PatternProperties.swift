import ThemeYAML

extension KeywordRules {
  /// `patternProperties`: the value of each property whose name a pattern matches satisfies the
  /// pattern's schema.
  static let patternProperties = KeywordRules(
    "patternProperties", .applicator, concerns: .object, schemas: .map,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var pairs: [Int32] = []
      for entry in entries {
        guard let pattern = compiler.pattern(ofKey: entry.key, of: place) else { continue }
        pairs += [pattern, compiler.subschema(entry.value, of: place)]
      }
      return place.instruction(a: compiler.draft.add(pairs), b: Int32(pairs.count / 2))
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        let key = collector.evaluator.resolved(entry.key)
        for pair in 0..<instruction.b {
          let (pattern, schema) = collector.evaluator.patternPair(pair, of: instruction.a)
          guard collector.evaluator.matches(pattern, key) else { continue }
          collector.evaluator.marks.mark(entry.index)
          let source = collector.evaluator.program.patterns[Int(pattern)].source
          collector.descend(into: entry, of: node, schema, instruction, suffix: source)
        }
      }
    })
}

extension Evaluator {
  /// Whether the properties that patterns match satisfy the patterns' schemas.
  mutating func acceptsPatternProperties(_ operation: Operation, _ node: NodeID) -> Bool {
    var entries = entries(of: node)
    while let entry = entries.next() {
      let key = resolved(entry.key)
      for pair in 0..<operation.b {
        let (pattern, schema) = patternPair(pair, of: operation.a)
        guard matches(pattern, key) else { continue }
        guard accepts(schema, entry.value) else { return false }
        marks.mark(entry.index)
      }
      if stop != nil { return false }
    }
    return true
  }

  fileprivate mutating func patternPair(_ pair: Int32, of list: Int32) -> (
    pattern: Int32, schema: SchemaID
  ) {
    (ints[Int(list + 2 * pair)], ints[Int(list + 2 * pair + 1)])
  }
}
