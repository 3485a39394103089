import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `maxProperties`: the object has at most that many properties.
  static let maxProperties = KeywordRules(
    "maxProperties", .validation, code: .schemaMaxProperties, concerns: .object,
    compile: { $0.compileCount($1) },
    explain: { $0.failCount($1, $2, minimum: "minProperties", maximum: "maxProperties") })
}
