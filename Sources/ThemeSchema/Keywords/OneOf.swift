import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `oneOf`: the instance satisfies exactly one schema.
  static let oneOf = KeywordRules(
    "oneOf", .applicator, code: .schemaOneOf, schemas: .list,
    compile: { $0.compileBranches($1) },
    explain: { collector, instruction, node in
      let type = collector.evaluator.type(of: node)
      let satisfied = (0..<instruction.b).filter { offset in
        collector.evaluator.acceptsApart(
          collector.evaluator.ints[Int(instruction.a + offset)], node, type)
      }
      guard satisfied.isEmpty else {
        let words = satisfied.map { offset in
          collector.words(of: collector.evaluator.ints[Int(instruction.a + offset)])
        }
        return collector.fail(instruction, .several(satisfied.map { Int($0) }, words: words))
      }
      collector.explainBranches(instruction, node)
    })
}

extension Evaluator {
  /// Whether an instance satisfies exactly one branch.
  mutating func acceptsOne(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    var count = 0
    for offset in 0..<operation.b {
      guard acceptsBranch(ints[Int(operation.a + offset)], node, type) else { continue }
      count += 1
      if count > 1 { return false }
    }
    return count == 1
  }
}
