/// A zero-width condition on a place in the text.
enum PlaceCondition: Sendable, Hashable {
  /// `^`: the text begins here.
  case start
  /// `$`: the text ends here.
  case end
  /// `\b`: a word character on exactly one side.
  case wordBoundary
  /// `\B`: not so.
  case noWordBoundary
}

/// A part of a regular expression.
indirect enum PatternNode: Sendable {
  /// One code point of a set.
  case set(ScalarSet)
  /// The parts one after the other; none of them match the empty text.
  case sequence([PatternNode])
  /// One of the parts, the first that leads to a match.
  case alternatives([PatternNode])
  /// A part again and again.
  case repetition(Repetition)
  /// A part whose text is remembered, with the group's number from 1.
  case capture(PatternNode, Int)
  /// The text that was remembered, of the one of the groups that took part in the match.
  case backReference([Int])
  /// A condition on the place.
  case condition(PlaceCondition)
  /// A condition on the text before or after the place.
  case look(Look)

  /// How often a part is matched.
  struct Repetition: Sendable {
    var node: PatternNode
    var minimum: Int
    /// `nil` without an upper bound.
    var maximum: Int?
    var isGreedy: Bool
    /// The numbers of the groups within, whose texts are forgotten before each round.
    var groups: Range<Int>
  }

  /// Look-ahead and look-behind.
  struct Look: Sendable {
    var node: PatternNode
    var isAhead: Bool
    var isNegated: Bool
  }
}

/// A whole regular expression.
struct PatternSyntax: Sendable {
  /// The expression.
  var root: PatternNode
  /// The number of capture groups.
  var groupCount: Int
  /// Whether a group is referred to.
  var hasBackReferences: Bool
}
