import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `required`: the object has all these properties.
  static let required = KeywordRules(
    "required", .validation, code: .schemaRequired, concerns: .object,
    compile: { compiler, place in
      guard let list = compiler.keyList(place.value, of: place) else { return nil }
      return list.count == 0 ? nil : place.instruction(a: list.start, b: list.count)
    },
    explain: { collector, instruction, node in
      let allowed = collector.allowedNames(in: instruction.schema)
      for offset in instruction.a..<instruction.a + instruction.b {
        let key = collector.evaluator.ints[Int(offset)]
        guard !collector.evaluator.has(key, node) else { continue }
        let name = collector.evaluator.program.keys.names[Int(key)]
        collector.fail(instruction, .required(missing: name, allowed: allowed))
      }
    })
}

extension SchemaCompiler {
  /// Adds the numbers of the names in a list, each once, to the pool of integers; reports other
  /// values.
  mutating func keyList(_ node: NodeID, of place: KeywordPlace) -> Slice? {
    let start = draft.ints.count
    var items = itemCursor(of: node, place)
    guard kind(of: node, place) == .sequence else { return refuse(place, "a list of names") }
    while let item = items.next() {
      guard isText(item, place) else { return refuse(place, "a list of names") }
      let number = self.number(ofName: item, place)
      if !draft.ints[start...].contains(number) { draft.ints.append(number) }
    }
    return Slice(start: Int32(start), count: Int32(draft.ints.count - start))
  }
}

extension Evaluator {
  /// Whether a mapping has a key of the program.
  mutating func has(_ key: Int32, _ node: NodeID) -> Bool {
    var entries = self.entries(of: node)
    while let entry = entries.next() {
      if entry.number == key { return true }
    }
    return false
  }

  /// Whether a mapping has all of a list of keys.
  mutating func hasAll(_ start: Int32, _ count: Int32, _ node: NodeID) -> Bool {
    for offset in start..<start + count where !has(ints[Int(offset)], node) { return false }
    return true
  }

  /// Whether a mapping has the keys that are required.
  mutating func hasRequired(_ operation: Operation, _ node: NodeID) -> Bool {
    hasAll(operation.a, operation.b, node)
  }
}
