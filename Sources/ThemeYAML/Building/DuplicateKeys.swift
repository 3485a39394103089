import ThemeDiagnostics

/// Finds keys that stand twice in a mapping, in time linear in its entries.
struct DuplicateKeys {
  /// By key: the entry that had it last.
  private var last: ContiguousArray<(mapping: NodeID, key: NodeID, value: NodeID)> = []

  /// Reports every key of a finished mapping that stood there before.
  mutating func check(_ mapping: NodeID, in tree: YAMLTree, report: inout Findings) {
    while last.count < tree.keys.count { last.append((-1, -1, -1)) }
    for (key, value) in tree.writtenEntries(of: mapping) {
      let id = Int(tree.nodes[Int(key)].key)
      guard id >= 0 else { continue }
      guard last[id].mapping == mapping else {
        last[id] = (mapping, key, value)
        continue
      }
      let first = last[id]
      if tree.nodes[Int(mapping)].hasMerge, tree.isMergeKey(key) {
        report.append(mergedTwice(key, value, (first.key, first.value), in: tree))
      } else {
        report.append(
          Diagnostic(
            .duplicateKey,
            "the key \(quoted(tree.bytes(of: tree.resolved(key)))) stands twice in this mapping",
            at: tree.range(of: key),
            related: [RelatedRange("first defined here", at: tree.range(of: first.key))]))
      }
    }
  }

  /// Two merge keys: a list says which of them wins.
  private func mergedTwice(
    _ key: NodeID, _ value: NodeID, _ first: (key: NodeID, value: NodeID), in tree: YAMLTree
  ) -> Diagnostic {
    let texts = [first.value, value].map { tree.source.text(in: tree.range(of: $0)) }
    let areAliases = tree.kind(of: first.value) == .alias && tree.kind(of: value) == .alias
    let list = areAliases ? "<<: [\(texts[0]), \(texts[1])]" : "<<: [*a, *b]"
    return Diagnostic(
      .duplicateKey, "the key `<<` stands twice in this mapping; write `\(list)`",
      at: tree.range(of: key),
      related: [RelatedRange("first defined here", at: tree.range(of: first.key))])
  }
}
