import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `exclusiveMinimum`: the number is above the value.
  static let exclusiveMinimum = KeywordRules(
    "exclusiveMinimum", .validation, code: .schemaExclusiveMinimum, concerns: .numeric,
    compile: { $0.compileBound($1) },
    explain: { collector, instruction, _ in collector.failBound(instruction) })
}

extension Evaluator {
  /// Whether a number is within its `exclusiveMinimum`; `.nan` is.
  mutating func isAboveExclusiveMinimum(_ operation: Operation, _ node: NodeID) -> Bool {
    (compare(node, with: bounds[Int(operation.a)]) ?? 1) > 0
  }
}
