import ThemeYAML

extension Collector {
  /// The text of a scalar of the instance.
  func text(of node: NodeID) -> String { String(decoding: evaluator.text(of: node), as: UTF8.self) }

  /// The document of an instruction.
  private func document(of schema: SchemaID) -> SchemaDocument {
    program.documents[Int(program.schemas[Int(schema)].document)]
  }

  /// The text of a scalar of the schema.
  func schemaText(of node: NodeID, _ instruction: Instruction) -> String {
    document(of: instruction.schema).tree.text(of: node)
  }

  /// The text of a scalar beside a keyword, or `nil`.
  func sibling(_ name: String, of instruction: Instruction) -> String? {
    annotation(name, of: instruction.schema)
  }

  private func annotation(_ name: String, of schema: SchemaID) -> String? {
    let tree = document(of: schema).tree
    let node = program.schemas[Int(schema)].node
    guard tree.kind(of: node) == .mapping,
      let value = tree.value(of: name, in: node).map({ tree.resolved($0) }),
      tree.kind(of: value) == .scalar
    else { return nil }
    return tree.text(of: value)
  }

  /// The property names that a schema and those it applies in place speak of, in their order.
  ///
  /// A mapping may have many keys that are not known; the names are listed for the first of them.
  mutating func allowedNames(in schema: SchemaID) -> [String] {
    if let known = allowedNames[schema] { return known }
    let names = listNames(in: schema)
    allowedNames[schema] = names
    return names
  }

  private func listNames(in schema: SchemaID) -> [String] {
    var names: [String] = []
    var listed: Set<String> = []
    var seen: Set<SchemaID> = []
    var pending = [schema]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      let record = program.schemas[Int(next)]
      for index in Int(record.first)..<Int(record.end) {
        let instruction = program.code[index]
        switch instruction.keyword {
        case .properties:
          let tree = document(of: next).tree
          for entry in tree.entries(of: instruction.node) {
            let name = tree.text(of: tree.resolved(entry.key))
            if listed.insert(name).inserted { names.append(name) }
          }
        case .ref: pending.append(instruction.a)
        case .allOf, .anyOf, .oneOf:
          for offset in 0..<instruction.b {
            pending.append(evaluator.ints[Int(instruction.a + offset)])
          }
        case .if: pending += [instruction.a, instruction.b, instruction.c].filter { $0 >= 0 }
        default: break
        }
      }
    }
    return names
  }

  /// What a schema asks for, in words for people.
  func words(of schema: SchemaID, depth: Int = 0) -> String {
    if let words = annotation("x-expects", of: schema) { return words }
    let record = program.schemas[Int(schema)]
    let instructions = program.code[Int(record.first)..<Int(record.end)]
    func own(_ keyword: Keyword) -> Instruction? { instructions.first { $0.keyword == keyword } }
    if let literals = own(.enum) ?? own(.const) {
      let tree = document(of: schema).tree
      return alternatives(
        (literals.a..<literals.b).map { index in
          "`" + flowText(of: evaluator.literals[Int(index)].place.node, in: tree) + "`"
        })
    }
    if let required = own(.required), required.b <= 3 {
      let names = (0..<required.b).map { offset in
        "`" + program.keys.names[Int(evaluator.ints[Int(required.a + offset)])] + "`"
      }
      return "a mapping with " + names.joined(separator: " and ")
    }
    if depth < 8, let reference = own(.ref) { return words(of: reference.a, depth: depth + 1) }
    if let type = own(.type) { return TypeSet(rawValue: UInt8(type.a)).words }
    if depth < 8, let branches = own(.anyOf) ?? own(.oneOf) {
      return alternatives(
        (0..<branches.b).map {
          words(of: evaluator.ints[Int(branches.a + $0)], depth: depth + 1)
        })
    }
    return annotation("title", of: schema) ?? "another value"
  }
}
