extension PatternParser {
  /// Reads a class from `[` to `]`.
  mutating func characterClass() throws(PatternError) -> ScalarSet {
    let start = position
    position += 1
    let isInverted = take("^" as Unicode.Scalar)
    var ranges: [(first: UInt32, last: UInt32)] = []
    while !take("]" as Unicode.Scalar) {
      guard peek != nil else {
        throw PatternError(message: "the class is never closed", offset: start)
      }
      let atomStart = position
      let first = try classAtom()
      guard peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        ranges += first.ranges
        continue
      }
      position += 1
      let last = try classAtom()
      guard let low = first.value, let high = last.value else {
        throw PatternError(
          message: "a range must run from one character to another", offset: atomStart)
      }
      guard low <= high else {
        throw PatternError(message: "the ends of the range are out of order", offset: atomStart)
      }
      ranges.append((low, high))
    }
    let set = ScalarSet(ranges)
    return isInverted ? set.inverted : set
  }

  /// One character of a class, or a set such as `\d`.
  private struct ClassAtom {
    var ranges: [(first: UInt32, last: UInt32)]
    /// The character, when it is one.
    var value: UInt32?

    init(_ value: UInt32) {
      ranges = [(value, value)]
      self.value = value
    }

    init(_ set: ScalarSet) { ranges = set.ranges }
  }

  private mutating func classAtom() throws(PatternError) -> ClassAtom {
    guard let next = peek else { throw error("the class is never closed") }
    let start = position
    position += 1
    guard next == "\\" else { return ClassAtom(next.value) }
    if take("b" as Unicode.Scalar) { return ClassAtom(0x08) }
    if take("-" as Unicode.Scalar) { return ClassAtom(0x2D) }
    if let set = try classEscape() { return ClassAtom(set) }
    return ClassAtom(try characterEscape(at: start))
  }
}
