import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// The schema `false`, which nothing satisfies.
  static let nothing = KeywordRules(
    "false", .core, code: .schemaFalse,
    compile: { _, _ in nil },
    explain: { collector, instruction, _ in collector.fail(instruction, .nothing) })
}
