import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `minLength`: the string has at least that many code points.
  static let minLength = KeywordRules(
    "minLength", .validation, code: .schemaMinLength, concerns: .string,
    compile: { $0.compileCount($1) },
    explain: { $0.failLength($1, $2) })
}
