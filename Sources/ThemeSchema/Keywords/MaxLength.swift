import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `maxLength`: the string has at most that many code points.
  static let maxLength = KeywordRules(
    "maxLength", .validation, code: .schemaMaxLength, concerns: .string,
    compile: { $0.compileCount($1) },
    explain: { $0.failLength($1, $2) })
}
