import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `minItems`: the array has at least that many items.
  static let minItems = KeywordRules(
    "minItems", .validation, code: .schemaMinItems, concerns: .array,
    compile: { $0.compileCount($1) },
    explain: { $0.failCount($1, $2, minimum: "minItems", maximum: "maxItems") })
}
