import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `maximum`: the number is at most the value.
  static let maximum = KeywordRules(
    "maximum", .validation, code: .schemaMaximum, concerns: .numeric,
    compile: { $0.compileBound($1) },
    explain: { collector, instruction, _ in collector.failBound(instruction) })
}

extension Evaluator {
  /// Whether a number is within its `maximum`; `.nan` is.
  mutating func isAtMostMaximum(_ operation: Operation, _ node: NodeID) -> Bool {
    (compare(node, with: bounds[Int(operation.a)]) ?? 0) <= 0
  }
}
