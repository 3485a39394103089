import ThemeYAML

extension Keyword {
  /// `pattern`: the regular expression matches somewhere in the string.
  static let pattern = Keyword(
    "pattern", .validation,
    compile: { compiler, place in
      guard let source = compiler.text(of: place),
        let pattern = compiler.pattern(source, at: place.value, of: place)
      else { return nil }
      return place.instruction(.string, a: pattern)
    },
    check: { evaluator, instruction, node in
      evaluator.matches(instruction.a, evaluator.text(of: node), instruction, node)
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .pattern(collector.schemaText(of: instruction.node, instruction)))
    })
}

extension Evaluator {
  /// Whether a pattern matches; stops the evaluation when the pattern gives no answer.
  mutating func matches(
    _ pattern: Int32, _ text: UnsafeBufferPointer<UInt8>, _ instruction: Instruction, _ node: Int32
  ) -> Bool {
    switch program.patterns[Int(pattern)].search(text) {
    case .match: true
    case .noMatch: false
    case .stepLimitReached: stopAtStepLimit(instruction, node)
    }
  }
}
