import ThemeYAML

extension KeywordRules {
  /// `properties`: the value of each named property satisfies its schema.
  static let properties = KeywordRules(
    "properties", .applicator, concerns: .object, schemas: .map,
    compile: { compiler, place in
      guard compiler.kind(of: place.value, place) == .mapping else {
        return compiler.refuse(place, "a mapping")
      }
      return place.instruction(a: compiler.propertyTable(place.value, of: place))
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        let found = collector.evaluator.look(up: entry.number, in: instruction.a)
        guard let schema = found else { continue }
        collector.evaluator.marks.mark(entry.index)
        collector.descend(into: entry, of: node, schema, instruction, named: true)
      }
    })
}

extension SchemaCompiler {
  /// The table from the names in a mapping to the schemas there.
  mutating func propertyTable(_ node: NodeID, of place: KeywordPlace) -> Int32 {
    if let last = lastPropertyTable, last.node == node, last.document == place.document {
      return last.table
    }
    let start = draft.beginTable(count: count(of: node, place))
    var entries = entryCursor(of: node, place)
    while let (key, value) = entries.next() {
      draft.insert(
        number(ofKey: key, place), subschema(value, of: place), intoTable: start)
    }
    lastPropertyTable = (place.document, node, start)
    return start
  }
}

extension Evaluator {
  /// Whether the named properties of a mapping satisfy their schemas; where the operation's flag is
  /// set, also whether it has no others.
  mutating func acceptsProperties(_ operation: Operation, _ node: NodeID) -> Bool {
    var entries = entries(of: node)
    while let entry = entries.next() {
      guard let schema = look(up: entry.number, in: operation.a) else {
        if operation.flag { return false }
        continue
      }
      guard accepts(schema, entry.value) else { return false }
      marks.mark(entry.index)
    }
    return true
  }
}
