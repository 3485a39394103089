import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `minProperties`: the object has at least that many properties.
  static let minProperties = KeywordRules(
    "minProperties", .validation, code: .schemaMinProperties, concerns: .object,
    compile: { $0.compileCount($1) },
    explain: { $0.failCount($1, $2, minimum: "minProperties", maximum: "maxProperties") })
}
