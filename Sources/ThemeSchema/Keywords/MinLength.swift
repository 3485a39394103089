import ThemeYAML

extension KeywordRules {
  /// `minLength`: the string has at least that many code points.
  static let minLength = KeywordRules(
    "minLength", .validation,
    compile: { $0.compileCount($1, .string) },
    explain: { $0.failLength($1, $2) })
}
