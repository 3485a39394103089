/// The properties that `\p{…}` can name (ECMA-262 §22.2.1.6), from the standard library's data.
enum UnicodeProperty {
  /// Gathers the code points of a property.
  ///
  /// - Parameters:
  ///   - name: a binary property, a general category, or the name before `=`.
  ///   - value: what stands after `=`.
  /// - Returns: the code points, or `nil` when there is no property of that name.
  static func set(name: String, value: String?) -> ScalarSet? {
    guard let value else {
      return GeneralCategories.set(named: name) ?? binary(name)
    }
    switch name {
    case "General_Category", "gc": return GeneralCategories.set(named: value)
    case "Script", "sc": return script(value, in: ScriptTable.scripts)
    case "Script_Extensions", "scx":
      return script(value, in: ScriptTable.extensions) ?? script(value, in: ScriptTable.scripts)
    default: return nil
    }
  }

  private static func script(
    _ name: String, in table: [(names: [String], ranges: String)]
  ) -> ScalarSet? {
    table.first { $0.names.contains(name) }.map { ScalarSet(encoded: $0.ranges) }
  }

  private static func binary(_ name: String) -> ScalarSet? {
    switch name {
    case "Any": .all
    case "ASCII": ScalarSet([(0, 0x7F)])
    case "Assigned": GeneralCategories.set(named: "Cn")?.inverted
    case "Extended_Pictographic", "ExtPict": ScalarSet(encoded: ScriptTable.extendedPictographic)
    case "Regional_Indicator", "RI": ScalarSet([(0x1F1E6, 0x1F1FF)])
    case "Emoji_Component", "EComp": emojiComponents
    default: predicate(name).map { condition in evaluate(condition) }
    }
  }

  private static let emojiComponents = ScalarSet([
    (0x23, 0x23), (0x2A, 0x2A), (0x30, 0x39), (0x200D, 0x200D), (0x20E3, 0x20E3),
    (0xFE0F, 0xFE0F), (0x1F1E6, 0x1F1FF), (0x1F3FB, 0x1F3FF), (0x1F9B0, 0x1F9B3),
    (0xE0020, 0xE007F),
  ])

  /// Ranges in which every property has one value, so that their first code point speaks for all.
  private static let uniform: [ClosedRange<UInt32>] = [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xE000...0xF8FF, 0x17000...0x187F7,
    0x20000...0x2A6DF, 0x2A700...0x2B739, 0x2B820...0x2CEA1, 0x2CEB0...0x2EBE0, 0x30000...0x3134A,
    0x31350...0x323AF, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
    0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE1000...0xEFFFD, 0xF0000...0xFFFFD, 0x100000...0x10FFFD,
  ]

  /// Calls a body with every range of code points that may differ from its neighbours, in order.
  static func forEachRange(_ body: (Unicode.Scalar, UInt32) -> Void) {
    var value: UInt32 = 0
    var block = 0
    while value < ScalarSet.limit {
      var last = value
      if block < uniform.count, uniform[block].lowerBound == value {
        last = uniform[block].upperBound
        block += 1
      }
      if let scalar = Unicode.Scalar(value) { body(scalar, last) }
      value = last + 1
    }
  }

  private static func evaluate(_ condition: (Unicode.Scalar.Properties) -> Bool) -> ScalarSet {
    var ranges: [(first: UInt32, last: UInt32)] = []
    forEachRange { scalar, last in
      guard condition(scalar.properties) else { return }
      if let previous = ranges.last, previous.last + 1 == scalar.value {
        ranges[ranges.count - 1].last = last
      } else {
        ranges.append((scalar.value, last))
      }
    }
    return ScalarSet(ranges)
  }

  private static func predicate(_ name: String) -> ((Unicode.Scalar.Properties) -> Bool)? {
    for entry in predicates where entry.name == name || entry.short == name {
      return entry.condition
    }
    return nil
  }
}
