import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `format`: an annotation, and an assertion only where that was asked for.
  static let format = KeywordRules(
    "format", [.formatAnnotation, .formatAssertion], code: .schemaFormat, concerns: .string,
    compile: { compiler, place in
      guard let name = compiler.text(of: place) else { return nil }
      let resource = compiler.draft.schemas[Int(place.schema)].resource
      let asserts =
        compiler.options.assertsFormats
        || compiler.resources.all[Int(resource)].vocabularies.contains(.formatAssertion)
      guard asserts, let format = Format(rawValue: name) else { return nil }
      compiler.draft.formats.append(format)
      return place.instruction(a: Int32(compiler.draft.formats.count - 1))
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .format(collector.schemaText(of: instruction.node, instruction)))
    })
}

extension Evaluator {
  /// Whether a string has the format.
  mutating func hasFormat(_ operation: Operation, _ node: NodeID) -> Bool {
    program.formats[Int(operation.a)].accepts(text(of: node))
  }
}
