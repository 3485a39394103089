import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `propertyNames`: the name of each property, as a string, satisfies the schema.
  static let propertyNames = KeywordRules(
    "propertyNames", .applicator, code: .schemaPropertyNames, concerns: .object, schemas: .schema,
    compile: { compiler, place in
      place.instruction(a: compiler.subschema(place.value, of: place))
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        let key = collector.evaluator.resolved(entry.key)
        guard !collector.evaluator.acceptsName(key, instruction.a) else { continue }
        let outer = collector.evaluator.keyNode
        collector.evaluator.keyNode = key
        let failures = collector.attempt(instruction.a, at: key, "/propertyNames")
        collector.evaluator.keyNode = outer
        collector.fail(
          instruction, .propertyName(collector.text(of: key), failures), key: entry.key)
      }
    })
}

extension Evaluator {
  /// Whether a schema holds for every key of a mapping.
  mutating func acceptsNames(_ operation: Operation, _ node: NodeID) -> Bool {
    var entries = entries(of: node)
    while let entry = entries.next() {
      guard acceptsName(entry.key, operation.a) else { return false }
    }
    return true
  }

  fileprivate mutating func acceptsName(_ key: NodeID, _ schema: SchemaID) -> Bool {
    let key = resolved(key)
    let outer = keyNode
    keyNode = key
    defer { keyNode = outer }
    return accepts(schema, key)
  }
}
