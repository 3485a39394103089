import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `const`: the instance equals the value.
  static let const = KeywordRules(
    "const", .validation, code: .schemaConst,
    compile: { compiler, place in compiler.literals([place.value], of: place) },
    explain: { collector, instruction, _ in collector.failLiterals(instruction) })
}
