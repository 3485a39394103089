import ThemeDiagnostics

/// Finds keys that stand twice in a mapping, in time linear in its entries.
struct DuplicateKeys {
  /// By key: the entry that had it last.
  private var last: ContiguousArray<(mapping: NodeID, entry: NodeID)> = []

  /// Reports every key of a finished mapping that stood there before.
  mutating func check(_ mapping: NodeID, in tree: YAMLTree, report: inout Findings) {
    while last.count < tree.keys.count { last.append((-1, -1)) }
    for (key, _) in tree.writtenEntries(of: mapping) {
      let id = Int(tree.nodes[Int(key)].key)
      guard id >= 0 else { continue }
      if last[id].mapping == mapping {
        report.append(Self.diagnostic(key, first: last[id].entry, in: tree))
      } else {
        last[id] = (mapping, key)
      }
    }
  }

  private static func diagnostic(
    _ key: NodeID, first: NodeID, in tree: YAMLTree
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "the key \(quoted(tree.bytes(of: key))) stands twice in this mapping",
      at: tree.range(of: key),
      related: [RelatedRange("first defined here", at: tree.range(of: first))])
  }
}
