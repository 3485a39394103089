import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `multipleOf`: the number is a whole multiple of the value, exactly.
  static let multipleOf = KeywordRules(
    "multipleOf", .validation, code: .schemaMultipleOf, concerns: .numeric,
    compile: { compiler, place in
      let text = compiler.bytes(of: place.value, place)
      guard compiler.isNumber(place.value, place),
        let divisor = text.withUnsafeBufferPointer({ withDecimal($0) { Divisor($0) } })
      else { return compiler.refuse(place, "a number above 0") }
      compiler.draft.divisors.append(divisor)
      return place.instruction(a: Int32(compiler.draft.divisors.count - 1))
    },
    explain: { collector, instruction, _ in
      let divisor = collector.schemaText(of: instruction.node, instruction)
      collector.fail(
        instruction,
        .multiple(of: divisor, unit: collector.sibling("x-unit", of: instruction)))
    })
}

extension Evaluator {
  /// Whether a number is a multiple of the divisor; never where it is not finite.
  mutating func isMultiple(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    guard type != .notFinite else { return false }
    return withDecimal(text(of: node)) { program.divisors[Int(operation.a)].divides($0) }
  }
}
