import ThemeDiagnostics
import ThemeYAML

extension Keyword {
  /// `prefixItems`: each of the first items satisfies the schema at its place.
  static let prefixItems = Keyword(
    "prefixItems", .applicator,
    compile: { compiler, place in
      guard let schemas = compiler.subschemas(of: place) else { return nil }
      return place.instruction(.array, a: compiler.draft.add(schemas), b: Int32(schemas.count))
    },
    check: { evaluator, instruction, node in
      var items = evaluator.items(of: node)
      for offset in 0..<instruction.b {
        guard let item = items.next() else { return true }
        guard evaluator.accepts(evaluator.ints[Int(instruction.a + offset)], item) else {
          return false
        }
        evaluator.marks.mark(Int(offset))
      }
      return true
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      for offset in 0..<instruction.b {
        guard let item = items.next() else { return }
        collector.evaluator.marks.mark(Int(offset))
        let schema = collector.evaluator.ints[Int(instruction.a + offset)]
        collector.descend(
          intoItem: Int(offset), item, of: node, schema, instruction, suffix: "\(offset)")
      }
    })

  /// `items`: the items after those of `prefixItems` satisfy the schema.
  static let items = Keyword(
    "items", .applicator,
    compile: { compiler, place in
      let tree = compiler.tree(place)
      let prefix = compiler.sibling("prefixItems", of: place)
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(
        .array, a: schema, b: Int32(prefix.map { tree.count(of: $0) } ?? 0))
    },
    check: { evaluator, instruction, node in
      var items = evaluator.items(of: node)
      var index: Int32 = 0
      while let item = items.next() {
        defer { index += 1 }
        guard index >= instruction.b else { continue }
        guard evaluator.accepts(instruction.a, item) else { return false }
        evaluator.marks.mark(Int(index))
      }
      return true
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      var index = 0
      while let item = items.next() {
        defer { index += 1 }
        guard index >= instruction.b else { continue }
        collector.evaluator.marks.mark(index)
        collector.failExtra(
          index, item, of: node, schema: instruction.a, allowed: Int(instruction.b), instruction)
      }
    })

  /// `contains`: at least one item, or as many as `minContains` and `maxContains` say, satisfy the
  /// schema.
  static let contains = Keyword(
    "contains", .applicator,
    compile: { compiler, place in
      let minimum = compiler.countBeside("minContains", place) ?? 1
      let maximum = compiler.countBeside("maxContains", place) ?? -1
      let schema = compiler.subschema(place.value, of: place)
      return place.instruction(.array, a: schema, b: minimum, c: maximum)
    },
    check: { evaluator, instruction, node in
      let found = evaluator.countMatches(instruction, node)
      return found >= instruction.b && (instruction.c < 0 || found <= instruction.c)
    },
    explain: { collector, instruction, node in
      let found = collector.evaluator.countMatches(instruction, node)
      collector.fail(
        instruction,
        .contains(
          found: Int(found), minimum: Int(instruction.b),
          maximum: instruction.c < 0 ? nil : Int(instruction.c),
          item: collector.words(of: instruction.a)))
    })

  /// `uniqueItems`: no two items are equal.
  static let uniqueItems = Keyword(
    "uniqueItems", .validation,
    compile: { compiler, place in
      let tree = compiler.tree(place)
      guard tree.kind(of: place.value) == .scalar, tree.scalarKind(of: place.value) == .boolean
      else { return compiler.refuse(place, "`true` or `false`") }
      return tree.boolean(of: place.value) ? place.instruction(.array) : nil
    },
    check: { evaluator, _, node in evaluator.equalItems(of: node) == nil },
    explain: { collector, instruction, node in
      guard let pair = collector.evaluator.equalItems(of: node) else { return }
      collector.fail(instruction, .unique(first: pair.0, second: pair.1))
    })
}

extension SchemaCompiler {
  /// The count in a neighbour of a keyword; `nil` where there is none.
  fileprivate mutating func countBeside(_ name: String, _ place: KeywordPlace) -> Int32? {
    guard let node = sibling(name, of: place) else { return nil }
    let number = tree(place).number(of: node)
    guard isNumber(node, in: tree(place)), number >= 0, number == number.rounded(.towardZero) else {
      report(
        .schemaFileValue, "\(name) must be a whole number of 0 or more", at: node,
        in: place.document)
      return nil
    }
    return number < Double(Int32.max) ? Int32(number) : .max
  }
}

extension Evaluator {
  fileprivate mutating func countMatches(_ instruction: Instruction, _ node: NodeID) -> Int32 {
    var items = self.items(of: node)
    var index = 0
    var found: Int32 = 0
    while let item = items.next() {
      if accepts(instruction.a, item) {
        found += 1
        marks.mark(index)
      }
      index += 1
    }
    return found
  }

  /// The first item that equals an earlier one, after that one; `nil` where all differ.
  ///
  /// Few items are compared pair by pair, many by their hashes first, so that the time is linear
  /// in their size.
  fileprivate mutating func equalItems(of node: NodeID) -> (NodeID, NodeID)? {
    let count = Int(nodes[Int(node)].count)
    if count <= 8 { return equalAmongFew(node) }
    var table: [UInt64: [NodeID]] = [:]
    var items = self.items(of: node)
    while let item = items.next() {
      let hash = self.hash(of: item)
      for other in table[hash] ?? [] where equal(other, item) { return (other, item) }
      table[hash, default: []].append(item)
    }
    return nil
  }

  private mutating func equalAmongFew(_ node: NodeID) -> (NodeID, NodeID)? {
    var items = self.items(of: node)
    while let item = items.next() {
      var others = self.items(of: node)
      while let other = others.next(), other != item {
        if equal(other, item) { return (other, item) }
      }
    }
    return nil
  }
}
