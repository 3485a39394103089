import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `enum`: the instance equals one of the values.
  static let `enum` = KeywordRules(
    "enum", .validation, code: .schemaEnum,
    compile: { compiler, place in
      guard compiler.kind(of: place.value, place) == .sequence else {
        return compiler.refuse(place, "a list")
      }
      return compiler.literals(compiler.items(of: place.value, place), of: place)
    },
    explain: { collector, instruction, _ in collector.failLiterals(instruction) })
}
