import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `not`: the instance does not satisfy the schema.
  static let not = KeywordRules(
    "not", .applicator, code: .schemaNot, schemas: .schema,
    compile: { compiler, place in
      place.instruction(a: compiler.subschema(place.value, of: place))
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .refused(collector.words(of: instruction.a)))
    })
}
