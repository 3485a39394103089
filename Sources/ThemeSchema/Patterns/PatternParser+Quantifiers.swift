extension PatternParser {
  /// Reads the quantifier after an atom, if there is one.
  mutating func quantified(
    _ atom: PatternNode, groups: Range<Int>
  ) throws(PatternError) -> PatternNode {
    let start = position
    guard let (minimum, maximum) = try quantifier() else { return atom }
    if let maximum, maximum < minimum {
      throw PatternError(
        message: "the bounds {\(minimum),\(maximum)} are out of order", offset: start)
    }
    let isGreedy = !take("?" as Unicode.Scalar)
    let bound = maximum.flatMap { $0 < Self.repetitionLimit ? $0 : nil }
    return .repetition(
      PatternNode.Repetition(
        node: atom, minimum: minimum, maximum: bound, isGreedy: isGreedy, groups: groups))
  }

  private mutating func quantifier() throws(PatternError) -> (Int, Int?)? {
    if take("*" as Unicode.Scalar) { return (0, nil) }
    if take("+" as Unicode.Scalar) { return (1, nil) }
    if take("?" as Unicode.Scalar) { return (0, 1) }
    let start = position
    guard take("{" as Unicode.Scalar) else { return nil }
    let fault = PatternError(
      message: "`{` must begin a bound such as `{2}`, `{2,}` or `{2,5}`, or be written `\\{`",
      offset: start)
    guard let minimum = decimal() else { throw fault }
    var maximum: Int? = minimum
    if take("," as Unicode.Scalar) { maximum = decimal() }
    guard take("}" as Unicode.Scalar) else { throw fault }
    return (minimum, maximum)
  }

  /// Reads decimal digits; a value beyond ``repetitionLimit`` becomes that.
  mutating func decimal() -> Int? {
    guard let first = peek, ScalarSet.digits.contains(first.value) else { return nil }
    var value = 0
    while let next = peek, ScalarSet.digits.contains(next.value) {
      value = min(value * 10 + Int(next.value - 0x30), Self.repetitionLimit)
      position += 1
    }
    return value
  }
}
