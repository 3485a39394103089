import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `minimum`: the number is at least the value.
  static let minimum = KeywordRules(
    "minimum", .validation, code: .schemaMinimum, concerns: .numeric,
    compile: { $0.compileBound($1) },
    explain: { collector, instruction, _ in collector.failBound(instruction) })
}

extension Evaluator {
  /// Whether a number is within its `minimum`; `.nan` is.
  mutating func isAtLeastMinimum(_ operation: Operation, _ node: NodeID) -> Bool {
    (compare(node, with: bounds[Int(operation.a)]) ?? 0) >= 0
  }
}
