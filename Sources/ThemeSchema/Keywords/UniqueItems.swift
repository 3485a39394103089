import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `uniqueItems`: no two items are equal.
  static let uniqueItems = KeywordRules(
    "uniqueItems", .validation, code: .schemaUniqueItems, concerns: .array,
    compile: { compiler, place in
      guard let isUnique = compiler.boolean(of: place) else { return nil }
      return isUnique ? place.instruction() : nil
    },
    explain: { collector, instruction, node in
      guard let pair = collector.evaluator.equalItems(of: node) else { return }
      collector.fail(instruction, .unique(first: pair.0, second: pair.1))
    })
}

extension Evaluator {
  /// The first item that equals an earlier one, after that one; `nil` where all differ.
  ///
  /// Few items are compared pair by pair, many by their hashes first, so that the time is linear
  /// in their size.
  mutating func equalItems(of node: NodeID) -> (NodeID, NodeID)? {
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
