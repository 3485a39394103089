import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `unevaluatedProperties`: the values of the properties that no neighbour evaluated satisfy the
  /// schema.
  static let unevaluatedProperties = KeywordRules(
    "unevaluatedProperties", .unevaluated, code: .schemaUnevaluatedProperties, concerns: .object,
    schemas: .schema, needsMarks: true,
    compile: { compiler, place in
      place.instruction(a: compiler.subschema(place.value, of: place))
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        guard !collector.evaluator.marks.isMarked(entry.index) else { continue }
        collector.failUnknown(entry, of: node, schema: instruction.a, instruction)
      }
      collector.evaluator.marks.markAll()
    })
}

extension Evaluator {
  /// Whether the properties that are not marked satisfy a schema.
  mutating func acceptsUnevaluatedProperties(_ operation: Operation, _ node: NodeID) -> Bool {
    var entries = entries(of: node)
    while let entry = entries.next() {
      guard !marks.isMarked(entry.index) else { continue }
      guard accepts(operation.a, entry.value) else { return false }
    }
    marks.markAll()
    return true
  }
}
