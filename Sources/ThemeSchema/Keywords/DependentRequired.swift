import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `dependentRequired`: where a property is, those that it asks for are too.
  static let dependentRequired = KeywordRules(
    "dependentRequired", .validation, code: .schemaDependentRequired, concerns: .object,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var groups: [Int32] = []
      for entry in entries {
        guard let list = compiler.keyList(entry.value, of: place) else { return nil }
        groups += [compiler.number(ofKey: entry.key, place), list.start, list.count]
      }
      return place.instruction(a: compiler.draft.add(groups), b: Int32(entries.count))
    },
    explain: { collector, instruction, node in
      let names = collector.evaluator.program.keys.names
      for group in 0..<instruction.b {
        let (key, start, count) = collector.evaluator.dependency(group, from: instruction.a)
        guard collector.evaluator.has(key, node) else { continue }
        for offset in start..<start + count {
          let wanted = collector.evaluator.ints[Int(offset)]
          guard !collector.evaluator.has(wanted, node) else { continue }
          collector.fail(
            instruction, .dependency(missing: names[Int(wanted)], of: names[Int(key)]))
        }
      }
    })
}

extension Evaluator {
  /// Whether a mapping has the keys that its other keys ask for.
  mutating func hasDependentRequired(_ operation: Operation, _ node: NodeID) -> Bool {
    for group in 0..<operation.b {
      let (key, start, count) = dependency(group, from: operation.a)
      if has(key, node), !hasAll(start, count, node) { return false }
    }
    return true
  }

  /// One entry: its key, and the keys it asks for in the pool of integers; in `dependencies` perhaps its
  /// schema and -1.
  mutating func dependency(
    _ group: Int32, from start: Int32
  ) -> (key: Int32, start: Int32, count: Int32) {
    let base = Int(start + 3 * group)
    return (ints[base], ints[base + 1], ints[base + 2])
  }
}
