import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `type`: the instance's type is the named one or one of those listed.
  static let type = KeywordRules(
    "type", .validation, code: .schemaType,
    compile: { compiler, place in
      var allowed: TypeSet = []
      let isList = compiler.kind(of: place.value, place) == .sequence
      for name in isList ? compiler.items(of: place.value, place) : [place.value] {
        guard let type = compiler.type(named: name, place) else {
          return compiler.refuse(place, "the name of a type, or a list of them")
        }
        allowed.formUnion(type)
      }
      // It is run for every other type, and then always fails.
      return place.instruction(applies: allowed.inverted, a: Int32(allowed.rawValue))
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .type(TypeSet(rawValue: UInt8(instruction.a))))
    })
}
