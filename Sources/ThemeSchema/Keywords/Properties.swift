import ThemeYAML

extension Keyword {
  /// `properties`: the value of each named property satisfies its schema.
  static let properties = Keyword(
    "properties", .applicator,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      let pairs = entries.map { entry in
        (
          key: compiler.draft.number(ofName: entry.name.utf8),
          value: compiler.subschema(entry.value, of: place)
        )
      }
      return place.instruction(.object, a: compiler.draft.add(table: pairs))
    },
    check: { evaluator, instruction, node in
      var entries = evaluator.entries(of: node)
      while let entry = entries.next() {
        guard let schema = evaluator.look(up: entry.number, in: instruction.a) else { continue }
        guard evaluator.accepts(schema, entry.value) else { return false }
        evaluator.marks.mark(entry.index)
      }
      return true
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

  /// `patternProperties`: the value of each property whose name a pattern matches satisfies the
  /// pattern's schema.
  static let patternProperties = Keyword(
    "patternProperties", .applicator,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var pairs: [Int32] = []
      for entry in entries {
        guard let pattern = compiler.pattern(entry.name, at: entry.key, of: place) else { continue }
        pairs += [pattern, compiler.subschema(entry.value, of: place)]
      }
      return place.instruction(
        .object, a: compiler.draft.add(pairs), b: Int32(pairs.count / 2))
    },
    check: { evaluator, instruction, node in
      var entries = evaluator.entries(of: node)
      while let entry = entries.next() {
        for pair in 0..<instruction.b {
          let (pattern, schema) = evaluator.patternPair(pair, of: instruction.a)
          guard evaluator.matches(pattern, key: entry.key, instruction) else { continue }
          guard evaluator.accepts(schema, entry.value) else { return false }
          evaluator.marks.mark(entry.index)
        }
        if evaluator.stop != nil { return false }
      }
      return true
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        for pair in 0..<instruction.b {
          let (pattern, schema) = collector.evaluator.patternPair(pair, of: instruction.a)
          guard collector.evaluator.matches(pattern, key: entry.key, instruction) else { continue }
          collector.evaluator.marks.mark(entry.index)
          let source = collector.evaluator.program.patterns[Int(pattern)].source
          collector.descend(into: entry, of: node, schema, instruction, suffix: source)
        }
      }
    })

  /// `additionalProperties`: the values that neither `properties` nor `patternProperties` beside it
  /// speak of satisfy the schema.
  static let additionalProperties = Keyword(
    "additionalProperties", .applicator,
    compile: { compiler, place in
      let tree = compiler.tree(place)
      var table: Int32 = -1
      if let named = compiler.sibling("properties", of: place), tree.kind(of: named) == .mapping {
        let pairs = tree.entries(of: named).map { entry in
          let name = tree.text(of: tree.resolved(entry.key))
          return (key: compiler.draft.number(ofName: name.utf8), value: Int32(0))
        }
        table = compiler.draft.add(table: pairs)
      }
      var patterns: Int32 = -1
      if let named = compiler.sibling("patternProperties", of: place),
        tree.kind(of: named) == .mapping
      {
        var list: [Int32] = []
        for entry in tree.entries(of: named) {
          // A pattern that does not compile is reported by its own keyword.
          let source = tree.text(of: tree.resolved(entry.key))
          if let pattern = compiler.pattern(source, at: entry.key, of: place) {
            list.append(pattern)
          }
        }
        patterns = compiler.draft.add([Int32(list.count)] + list)
      }
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(.object, a: schema, b: table, c: patterns)
    },
    check: { evaluator, instruction, node in
      var entries = evaluator.entries(of: node)
      while let entry = entries.next() {
        guard evaluator.isAdditional(entry, instruction) else { continue }
        guard evaluator.accepts(instruction.a, entry.value) else { return false }
        evaluator.marks.mark(entry.index)
      }
      return true
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        guard collector.evaluator.isAdditional(entry, instruction) else { continue }
        collector.evaluator.marks.mark(entry.index)
        collector.failUnknown(entry, of: node, schema: instruction.a, instruction)
      }
    })

  /// `propertyNames`: the name of each property, as a string, satisfies the schema.
  static let propertyNames = Keyword(
    "propertyNames", .applicator,
    compile: { compiler, place in
      place.instruction(.object, a: compiler.subschema(place.value, of: place))
    },
    check: { evaluator, instruction, node in
      var entries = evaluator.entries(of: node)
      while let entry = entries.next() {
        guard evaluator.acceptsName(entry.key, instruction.a) else { return false }
      }
      return true
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
  fileprivate func patternPair(_ pair: Int32, of list: Int32) -> (pattern: Int32, schema: SchemaID)
  {
    (ints[Int(list + 2 * pair)], ints[Int(list + 2 * pair + 1)])
  }

  fileprivate mutating func matches(
    _ pattern: Int32, key: NodeID, _ instruction: Instruction
  ) -> Bool {
    matches(pattern, text(of: resolved(key)), instruction, key)
  }

  /// Whether neither `properties` nor `patternProperties` speak of an entry.
  fileprivate mutating func isAdditional(_ entry: Entry, _ instruction: Instruction) -> Bool {
    if instruction.b >= 0, look(up: entry.number, in: instruction.b) != nil { return false }
    guard instruction.c >= 0 else { return true }
    let list = Int(instruction.c)
    for offset in 0..<Int(ints[list])
    where matches(ints[list + 1 + offset], key: entry.key, instruction) { return false }
    return stop == nil
  }

  fileprivate mutating func acceptsName(_ key: NodeID, _ schema: SchemaID) -> Bool {
    let key = resolved(key)
    let outer = keyNode
    keyNode = key
    defer { keyNode = outer }
    return accepts(schema, key)
  }
}
