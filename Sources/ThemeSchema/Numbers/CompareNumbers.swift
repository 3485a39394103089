import ThemeYAML

extension Evaluator {
  /// How a number compares with a bound: -1, 0 or 1; `nil` for `.nan`.
  ///
  /// Rounding keeps order, so two different doubles decide; only equal ones need their texts.
  mutating func compare(_ node: NodeID, with bound: NumberBound) -> Int? {
    let number = self.number(of: node)
    if number < bound.value { return -1 }
    if number > bound.value { return 1 }
    if bound.isSmallInteger, nodes[Int(node)].scalarKind == .integer { return 0 }
    return compareTexts(node, text(of: bound.text))
  }

  /// Whether two numbers of the tree are mathematically equal.
  mutating func numbersAreEqual(_ a: NodeID, _ b: NodeID) -> Bool {
    let number = self.number(of: a)
    guard number == self.number(of: b) else { return false }
    if nodes[Int(a)].scalarKind == .integer, nodes[Int(b)].scalarKind == .integer,
      number.magnitude <= largestExactInteger
    {
      return true
    }
    return compareTexts(a, text(of: b)) == 0
  }

  private mutating func compareTexts(_ node: NodeID, _ other: UnsafeBufferPointer<UInt8>) -> Int? {
    let number = self.number(of: node)
    if number.isNaN { return nil }
    if number.isInfinite, type(of: node) == .notFinite { return number < 0 ? -1 : 1 }
    return withDecimal(text(of: node)) { left in
      withDecimal(other) { right in Decimal.compare(left, right) }
    }
  }
}

/// The largest magnitude up to which every integer is exactly a double, and none beyond it rounds
/// to one within: 2^53 - 1.
let largestExactInteger = 9_007_199_254_740_991.0
