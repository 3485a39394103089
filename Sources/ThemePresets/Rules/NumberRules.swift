import ThemeYAML

/// A check of a number that the schema allows.
struct NumberRule: Sendable {
  /// Whether the rule has anything to say about numbers of a shape.
  let applies: @Sendable (NumberShape) -> Bool
  /// Adds what is doubtful about a number at a node.
  let check: @Sendable (Double, NumberShape, NodeID, inout Decoding) -> Void

  /// The registry: every rule for numbers.
  static let all: [NumberRule] = [.fractionForPoints, .millisecondsForSeconds]
}
