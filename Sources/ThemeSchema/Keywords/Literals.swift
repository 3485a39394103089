import ThemeYAML

extension SchemaCompiler {
  /// Compiles the values of `const` or `enum`.
  mutating func literals(_ nodes: [NodeID], of place: KeywordPlace) -> Instruction {
    let start = Int32(draft.literals.count)
    for node in nodes {
      var literal = LiteralRecord(
        type: literalType(node, in: tree(place)),
        place: SchemaPlace(document: place.document, node: node))
      if kind(of: node, place) == .scalar { literal.text = draft.add(bytes(of: node, place)) }
      literal.boolean = tree(place).boolean(of: node)
      if !literal.type.isDisjoint(with: .numeric) { literal.number = numberBound(node, place) }
      draft.literals.append(literal)
    }
    let table = tableOfTexts(from: start)
    return place.instruction(a: start, b: Int32(draft.literals.count), c: table ?? -1)
  }

  /// A table from the hashes of many texts to their literals, so that a long enumeration costs no more
  /// than a short one; `nil` where it does not pay.
  private mutating func tableOfTexts(from start: Int32) -> Int32? {
    let literals = draft.literals[Int(start)...]
    guard literals.count > 6 else { return nil }
    var pairs: [(key: Int32, value: Int32)] = []
    for (index, literal) in literals.enumerated() where literal.type == .string {
      let text = Int(literal.text.start)..<Int(literal.text.start + literal.text.count)
      let key = draft.bytes.withUnsafeBufferPointer {
        textKey(UnsafeBufferPointer(rebasing: $0[text]))
      }
      // Two texts of one key are compared one by one instead.
      if pairs.contains(where: { $0.key == key }) { return nil }
      pairs.append((key, start + Int32(index)))
    }
    return draft.add(table: pairs)
  }
}

/// A number of 31 bits that equal texts share.
private func textKey(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
  Int32(truncatingIfNeeded: text.hash() >> 33)
}

/// The type of a value in a schema; all numbers count as fractions.
private func literalType(_ node: NodeID, in tree: YAMLTree) -> TypeSet {
  switch tree.kind(of: node) {
  case .mapping: return .object
  case .sequence: return .array
  case .alias: return .null
  case .scalar: break
  }
  switch tree.scalarKind(of: node) {
  case .null: return .null
  case .boolean: return .boolean
  case .string: return .string
  case .integer, .float: return .fraction
  }
}

extension Evaluator {
  /// Whether a value equals one of the literals of `const` or `enum`.
  mutating func equalsLiteral(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    if type == .string, operation.c >= 0 {
      let text = self.text(of: node)
      guard let index = look(up: textKey(text), in: operation.c) else { return false }
      return text.isSame(as: self.text(of: literals[Int(index)].text))
    }
    for index in operation.a..<operation.b {
      let literal = literals[Int(index)]
      guard type.isSameKind(as: literal.type) else { continue }
      switch literal.type {
      case .null: return true
      case .boolean: if nodes[Int(node)].boolean == literal.boolean { return true }
      case .string: if text(of: node).isSame(as: text(of: literal.text)) { return true }
      case .object, .array:
        let document = program.documents[Int(literal.place.document)]
        if equal(node, literal.place.node, in: document.tree, depthLeft: depthLimit) { return true }
      default: if compare(node, with: literal.number) == 0 { return true }
      }
    }
    return false
  }

  /// Whether a value equals one of a schema's tree.
  private mutating func equal(
    _ node: NodeID, _ other: NodeID, in schema: YAMLTree, depthLeft: Int
  ) -> Bool {
    guard depthLeft > 0 else { return stop(.tooDeep(node: node)) }
    let node = resolved(node)
    let other = schema.resolved(other)
    switch (nodes[Int(node)].kind, schema.kind(of: other)) {
    case (.sequence, .sequence):
      guard childCount(of: node) == schema.count(of: other) else { return false }
      var items = self.items(of: node)
      for wanted in schema.items(of: other) {
        guard let item = items.next(), equal(item, wanted, in: schema, depthLeft: depthLeft - 1)
        else { return false }
      }
      return true
    case (.mapping, .mapping):
      var wanted = 0
      for entry in schema.entries(of: other) {
        wanted += 1
        let key = Array(schema.text(of: schema.resolved(entry.key)).utf8)
        var entries = self.entries(of: node)
        var isFound = false
        while !isFound, let candidate = entries.next() {
          guard text(of: resolved(candidate.key)).elementsEqual(key) else { continue }
          guard equal(candidate.value, entry.value, in: schema, depthLeft: depthLeft - 1) else {
            return false
          }
          isFound = true
        }
        if !isFound { return false }
      }
      return wanted == childCount(of: node)
    case (.scalar, .scalar):
      let type = self.type(of: node)
      let otherType = literalType(other, in: schema)
      guard type.isSameKind(as: otherType) else { return false }
      switch otherType {
      case .null: return true
      case .boolean: return nodes[Int(node)].boolean == schema.boolean(of: other)
      case .string: return text(of: node).elementsEqual(schema.text(of: other).utf8)
      default:
        return Array(schema.text(of: other).utf8).withUnsafeBufferPointer { right in
          withDecimal(text(of: node)) { left in
            withDecimal(right) { Decimal.compare(left, $0) == 0 }
          }
        }
      }
    default: return false
    }
  }
}

extension Collector {
  /// Fails `const` or `enum` with the values they allow.
  mutating func failLiterals(_ instruction: Instruction) {
    let allowed = (instruction.a..<instruction.b).map { index in
      let record = evaluator.literals[Int(index)]
      let document = evaluator.program.documents[Int(record.place.document)]
      return Literal(text: flowText(of: record.place.node, in: document.tree), type: record.type)
    }
    fail(instruction, .values(allowed))
  }
}
