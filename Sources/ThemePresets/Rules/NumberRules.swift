import ThemeYAML

/// A check of a number that the schema allows.
struct NumberRule: Sendable {
  /// Adds what is doubtful about a number at a node.
  let check: @Sendable (Double, NumberShape, NodeID, inout Decoding) -> Void

  /// The registry: every rule for numbers.
  static let all: [NumberRule] = [.fractionForPoints, .millisecondsForSeconds]
}

extension Decoding {
  /// Applies the rules for numbers.
  mutating func check(_ number: Double, _ shape: NumberShape, _ node: NodeID) {
    for rule in NumberRule.all { rule.check(number, shape, node, &self) }
  }
}
