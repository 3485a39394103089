import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `additionalProperties`: the values that neither `properties` nor `patternProperties` beside it
  /// speak of satisfy the schema.
  static let additionalProperties = KeywordRules(
    "additionalProperties", .applicator, code: .schemaAdditionalProperties, concerns: .object,
    schemas: .schema,
    compile: { compiler, place in
      var table: Int32 = -1
      if let named = compiler.sibling(.properties, of: place),
        compiler.kind(of: named, place) == .mapping
      {
        table = compiler.propertyTable(named, of: place)
      }
      let patterns = compiler.sibling(.patternProperties, of: place)
        .flatMap { compiler.patternList($0, of: place) }
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(a: schema, b: table, c: patterns ?? -1)
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        guard collector.evaluator.isAdditional(entry, instruction.operation) else { continue }
        collector.evaluator.marks.mark(entry.index)
        collector.failUnknown(entry, of: node, schema: instruction.a, instruction)
      }
    })
}

extension SchemaCompiler {
  /// The patterns that are keys of a mapping, in the pool of integers after their number; `nil` for
  /// other values.
  fileprivate mutating func patternList(_ node: NodeID, of place: KeywordPlace) -> Int32? {
    guard kind(of: node, place) == .mapping else { return nil }
    var list: [Int32] = []
    var entries = entryCursor(of: node, place)
    while let (key, _) = entries.next() {
      // A pattern that does not compile is reported by its own keyword.
      if let pattern = pattern(ofKey: key, of: place) { list.append(pattern) }
    }
    return draft.add([Int32(list.count)] + list)
  }
}

extension Evaluator {
  /// Whether the properties that no neighbour speaks of satisfy a schema.
  mutating func acceptsAdditional(_ operation: Operation, _ node: NodeID) -> Bool {
    var entries = entries(of: node)
    while let entry = entries.next() {
      guard isAdditional(entry, operation) else { continue }
      guard accepts(operation.a, entry.value) else { return false }
      marks.mark(entry.index)
    }
    return true
  }

  /// Whether neither `properties` nor `patternProperties` speak of an entry.
  fileprivate mutating func isAdditional(_ entry: Entry, _ operation: Operation) -> Bool {
    if operation.b >= 0, look(up: entry.number, in: operation.b) != nil { return false }
    guard operation.c >= 0 else { return true }
    let list = Int(operation.c)
    let key = resolved(entry.key)
    for offset in 0..<Int(ints[list]) where matches(ints[list + 1 + offset], key) { return false }
    return stop == nil
  }
}
