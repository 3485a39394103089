import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of definitions that nothing leads to.
  ///
  /// A document whose root asserts nothing is a collection of definitions for others; nothing in it is
  /// expected to be reached.
  mutating func unreachableDefinitions() {
    let root = tree.resolved(file.document.root)
    guard tree.kind(of: root) == .mapping,
      keywords(of: root).contains(where: { $0.keyword.canFail })
    else { return }
    var reported: [Range<NodeID>] = []
    for node in file.owners.indices where file.owners[node] >= 0 {
      let schema = NodeID(node)
      guard tree.kind(of: schema) == .mapping, !reported.contains(where: { $0 ~= schema }) else {
        continue
      }
      for definitions in [Keyword.defs, .definitions].compactMap({ file.value(of: $0, in: schema) })
      {
        guard tree.kind(of: definitions) == .mapping else { continue }
        for entry in tree.entries(of: definitions) where !isReached(entry.value) {
          let name = quoted(tree.text(of: tree.resolved(entry.key)))
          warn(
            .schemaFileUnreachableDefinition, "nothing refers to the definition \(name)",
            at: entry.key)
          let value = tree.resolved(entry.value)
          reported.append(value..<tree.nodes[Int(value)].next)
        }
      }
    }
  }

  /// Whether a node, or one in it, was compiled.
  private func isReached(_ node: NodeID) -> Bool {
    let node = tree.resolved(node)
    let end = tree.nodes[Int(node)].next
    return file.schemas[Int(node)..<Int(end)].contains { $0 >= 0 }
  }
}
