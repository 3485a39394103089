import ThemeYAML

extension KeywordRules {
  /// `$ref`: the instance satisfies the schema that the reference leads to.
  static let ref = KeywordRules(
    "$ref", .core,
    compile: { compiler, place in
      guard let target = compiler.resolve(place) else { return nil }
      return place.instruction(a: compiler.schema(at: target.place))
    },
    explain: { collector, instruction, _ in
      collector.collectInPlace(instruction.a, "/$ref")
    })
}
