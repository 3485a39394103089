import ThemeDiagnostics

/// Resolves merge keys (yaml.org/type/merge): the mapping's own keys win over merged ones, earlier
/// merged mappings over later ones.
struct MergeKeys {
  /// By key: the entry that won in the mapping that is being resolved.
  private var winners: ContiguousArray<(mapping: NodeID, entry: MergedEntry)> = []
  /// How many entries were looked at for all merges, and how many may be.
  private var visited = 0
  private let limit: Int
  private var hidings = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Fills the merge table for a finished mapping, and reports merges that cannot be.
  mutating func resolve(_ mapping: NodeID, in tree: inout YAMLTree, report: inout Findings) {
    let none = MergedEntry(key: -1, value: -1)
    while winners.count < tree.keys.count { winners.append((-1, none)) }
    var entries: [MergedEntry] = []
    var merges: [(key: NodeID, value: NodeID)] = []
    for (key, value) in tree.writtenEntries(of: mapping) {
      if tree.isMergeKey(key) {
        merges.append((key, value))
      } else {
        let entry = MergedEntry(key: key, value: value)
        entries.append(entry)
        let id = Int(tree.nodes[Int(key)].key)
        if id >= 0 { winners[id] = (mapping, entry) }
      }
    }
    for merge in merges {
      for source in sources(of: merge.value, in: tree, report: &report) {
        add(source, to: mapping, in: tree, entries: &entries, report: &report)
      }
    }
    tree.merged[mapping] = entries
  }

  /// The mappings that a merge key's value names.
  private func sources(
    of value: NodeID, in tree: YAMLTree, report: inout Findings
  ) -> [NodeID] {
    let target = tree.resolved(value)
    switch tree.kind(of: target) {
    case .mapping:
      return [target]
    case .sequence:
      var mappings: [NodeID] = []
      for item in tree.items(of: target) {
        if tree.kind(of: tree.resolved(item)) == .mapping {
          mappings.append(tree.resolved(item))
        } else {
          refuse(item, in: tree, report: &report)
        }
      }
      return mappings
    case .scalar, .alias:
      refuse(value, in: tree, report: &report)
      return []
    }
  }

  private func refuse(_ value: NodeID, in tree: YAMLTree, report: inout Findings) {
    // An undefined alias, say: one mistake, one diagnostic.
    guard !tree.nodes[Int(value)].isFaulty else { return }
    let isNothing = tree.scalarKind(of: value) == .null && tree.kind(of: value) == .scalar
    report.append(
      Diagnostic(
        .mergeNotMapping,
        isNothing
          ? "`<<` has no value; it merges a mapping or a list of mappings"
          : "`<<` merges a mapping or a list of mappings, not \(tree.name(of: value))",
        at: tree.range(of: value)))
  }

  private mutating func add(
    _ source: NodeID, to mapping: NodeID, in tree: YAMLTree, entries: inout [MergedEntry],
    report: inout Findings
  ) {
    for (key, value) in tree.entries(of: source) {
      guard visited < limit else { return }
      visited += 1
      if visited == limit { report.append(tooMany(at: tree.range(of: mapping).start)) }
      let id = Int(tree.nodes[Int(key)].key)
      guard id >= 0 else { continue }
      if winners[id].mapping == mapping {
        warnOfHiding(winners[id].entry, value, mapping, in: tree, report: &report)
        continue
      }
      let entry = MergedEntry(key: key, value: value)
      winners[id] = (mapping, entry)
      entries.append(entry)
    }
  }

  private func tooMany(at start: Int) -> Diagnostic {
    Diagnostic(
      .tooManyNodes, "the merge keys (`<<`) of the text copy more than \(limit) entries",
      at: SourceRange(at: start))
  }

  /// Warns where an own mapping hides a merged one that has all of its keys and more: its author
  /// probably thinks that the two are merged too.
  private mutating func warnOfHiding(
    _ own: MergedEntry, _ hidden: NodeID, _ mapping: NodeID, in tree: YAMLTree,
    report: inout Findings
  ) {
    let value = tree.resolved(own.value)
    let hidden = tree.resolved(hidden)
    // Merged from elsewhere, or too large to be overlooked.
    let isOwn = own.key > mapping && own.key < tree.nodes[Int(mapping)].next
    hidings += 1
    guard isOwn, hidings <= Findings.most, tree.kind(of: value) == .mapping,
      tree.kind(of: hidden) == .mapping,
      tree.count(of: value) <= 16, tree.count(of: hidden) <= 64
    else { return }
    let keys = tree.entries(of: value).map { tree.nodes[Int($0.key)].key }
    let hiddenKeys = tree.entries(of: hidden).map { tree.nodes[Int($0.key)].key }
    guard hiddenKeys.count > keys.count, keys.allSatisfy({ hiddenKeys.contains($0) }) else {
      return
    }
    report.append(
      Diagnostic(
        .mergeNotRecursive, severity: .warning,
        "\(quoted(tree.bytes(of: tree.resolved(own.key)))) replaces the merged mapping as a whole; `<<` does not merge what lies deeper",
        at: tree.range(of: own.key),
        related: [RelatedRange("the merged mapping", at: tree.range(of: hidden))],
        help: "in presets `extends` merges key by key"))
  }
}

extension YAMLTree {
  /// Whether a node is the plain key `<<` without a tag.
  func isMergeKey(_ node: NodeID) -> Bool {
    let record = nodes[Int(node)]
    guard record.kind == .scalar, record.style == .plain, record.textLength == 2 else {
      return false
    }
    let start = Int(record.textStart)
    guard arena[start] == UInt8(ascii: "<"), arena[start + 1] == UInt8(ascii: "<") else {
      return false
    }
    return tag(of: node) == nil
  }

  /// A word for what a node is.
  func name(of node: NodeID) -> String {
    let node = resolved(node)
    switch kind(of: node) {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar, .alias: break
    }
    return quoted(bytes(of: node))
  }

  /// The tag of a node, resolved, or `nil`.
  package func tag(of node: NodeID) -> String? {
    let index = Int(nodes[Int(node)].properties)
    return index < 0 ? nil : properties[index].tag
  }

  /// The name of a node's anchor, or `nil`.
  package func anchor(of node: NodeID) -> String? {
    let index = Int(nodes[Int(node)].properties)
    return index < 0 ? nil : properties[index].anchor
  }
}
