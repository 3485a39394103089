import ThemeDiagnostics

/// Finds keys of one mapping that look the same and have other bytes, such as `é` as one character
/// and as two (Unicode normalisation): for YAML they are two keys.
struct LookAlikeKeys {
  /// Warns of each such key of a finished mapping.
  func check(_ mapping: NodeID, in tree: YAMLTree, report: inout Findings) {
    // String compares by canonical equivalence.
    var first: [String: NodeID] = [:]
    for (key, _) in tree.writtenEntries(of: mapping) {
      let bytes = tree.bytes(of: tree.resolved(key))
      guard tree.nodes[Int(key)].key >= 0, bytes.contains(where: { $0 >= 0x80 }) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let other = first[text] else {
        first[text] = key
        continue
      }
      guard tree.nodes[Int(key)].key != tree.nodes[Int(other)].key else { continue }
      report.append(
        Diagnostic(
          .lookAlikeKeys, severity: .warning,
          "the key \(quoted(bytes)) looks like another one, but has other bytes",
          at: tree.range(of: key),
          related: [RelatedRange("the other key", at: tree.range(of: other))]))
    }
  }
}
