import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `maxItems`: the array has at most that many items.
  static let maxItems = KeywordRules(
    "maxItems", .validation, code: .schemaMaxItems, concerns: .array,
    compile: { $0.compileCount($1) },
    explain: { $0.failCount($1, $2, minimum: "minItems", maximum: "maxItems") })
}
