import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `pattern`: the regular expression matches somewhere in the string.
  static let pattern = KeywordRules(
    "pattern", .validation, code: .schemaPattern, concerns: .string,
    compile: { compiler, place in
      guard let source = compiler.text(of: place),
        let pattern = compiler.pattern(source, at: place.value, of: place)
      else { return nil }
      return place.instruction(a: pattern)
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .pattern(collector.schemaText(of: instruction.node, instruction)))
    })
}

extension Evaluator {
  /// Whether the pattern matches a string.
  mutating func matchesPattern(_ operation: Operation, _ node: NodeID) -> Bool {
    matches(operation.a, node)
  }

  /// Whether a pattern, by its number, matches the text of a resolved node; stops the evaluation when
  /// the pattern gives no answer.
  mutating func matches(_ pattern: Int32, _ node: NodeID) -> Bool {
    switch program.patterns[Int(pattern)].search(text(of: node)) {
    case .match: true
    case .noMatch: false
    case .stepLimitReached: stop(.stepLimit(pattern: pattern, node: node))
    }
  }
}
