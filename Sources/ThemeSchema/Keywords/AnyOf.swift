import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `anyOf`: the instance satisfies at least one schema.
  static let anyOf = KeywordRules(
    "anyOf", .applicator, code: .schemaAnyOf, schemas: .list,
    compile: { $0.compileBranches($1) },
    explain: { $0.explainBranches($1, $2) })
}

extension Evaluator {
  /// Whether an instance satisfies at least one branch.
  mutating func acceptsAny(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    var isSatisfied = false
    for offset in 0..<operation.b {
      guard acceptsBranch(ints[Int(operation.a + offset)], node, type) else { continue }
      isSatisfied = true
      // Somebody who listens wants to hear of every branch that holds.
      if !marks.isActive { return true }
    }
    return isSatisfied
  }
}
