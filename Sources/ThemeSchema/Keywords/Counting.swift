import ThemeYAML

extension SchemaCompiler {
  /// Compiles a keyword that bounds how many characters, items or properties there are.
  mutating func compileCount(_ place: KeywordPlace) -> Instruction? {
    guard let count = wholeNumber(place.value, place) else {
      return refuse(place, "a whole number of 0 or more")
    }
    return place.instruction(a: count)
  }
}

extension Evaluator {
  /// The number of code points of a string.
  mutating func scalarCount(of node: NodeID) -> Int32 {
    var count: Int32 = 0
    for byte in text(of: node) where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension Collector {
  /// Fails a bound of a string's length, with its counterpart.
  mutating func failLength(_ instruction: Instruction, _ node: NodeID) {
    let found = Int(evaluator.scalarCount(of: node))
    fail(
      instruction,
      .length(
        found: found, minimum: count("minLength", beside: instruction),
        maximum: count("maxLength", beside: instruction)))
  }

  /// Fails a bound of the number of items or properties, with its counterpart.
  mutating func failCount(
    _ instruction: Instruction, _ node: NodeID, minimum: String, maximum: String
  ) {
    let found = evaluator.childCount(of: node)
    fail(
      instruction,
      .count(
        found: found, minimum: count(minimum, beside: instruction),
        maximum: count(maximum, beside: instruction)))
  }

  private func count(_ name: String, beside instruction: Instruction) -> Int? {
    sibling(name, of: instruction).flatMap { Int($0) }
  }
}
