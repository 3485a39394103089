import ThemeYAML

extension SchemaCompiler {
  /// Compiles a keyword whose value is a number that instances are compared with.
  mutating func compileBound(_ place: KeywordPlace) -> Instruction? {
    guard isNumber(place.value, place) else { return refuse(place, "a number") }
    draft.bounds.append(numberBound(place.value, place))
    return place.instruction(a: Int32(draft.bounds.count - 1))
  }
}

extension Collector {
  /// Fails a bound, with all bounds that stand beside it.
  mutating func failBound(_ instruction: Instruction) {
    let range = NumberRange(
      minimum: sibling("minimum", of: instruction),
      exclusiveMinimum: sibling("exclusiveMinimum", of: instruction),
      maximum: sibling("maximum", of: instruction),
      exclusiveMaximum: sibling("exclusiveMaximum", of: instruction),
      unit: sibling("x-unit", of: instruction))
    fail(instruction, .range(range))
  }
}
