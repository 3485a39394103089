import ThemeYAML

extension KeywordRules {
  /// `minItems`: the array has at least that many items.
  static let minItems = KeywordRules(
    "minItems", .validation,
    compile: { $0.compileCount($1, .array) },
    explain: { $0.failCount($1, $2, minimum: "minItems", maximum: "maxItems") })
}
