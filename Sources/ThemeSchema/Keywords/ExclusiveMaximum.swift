import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `exclusiveMaximum`: the number is below the value.
  static let exclusiveMaximum = KeywordRules(
    "exclusiveMaximum", .validation, code: .schemaExclusiveMaximum, concerns: .numeric,
    compile: { $0.compileBound($1) },
    explain: { collector, instruction, _ in collector.failBound(instruction) })
}

extension Evaluator {
  /// Whether a number is within its `exclusiveMaximum`; `.nan` is.
  mutating func isBelowExclusiveMaximum(_ operation: Operation, _ node: NodeID) -> Bool {
    (compare(node, with: bounds[Int(operation.a)]) ?? -1) < 0
  }
}
