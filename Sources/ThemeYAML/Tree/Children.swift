extension YAMLTree {
  /// The value of a scalar, or the name of an alias, as UTF-8.
  package func bytes(of node: NodeID) -> ContiguousArray<UInt8>.SubSequence {
    let record = nodes[Int(node)]
    let start = Int(record.textStart)
    return arena[start..<start + Int(record.textLength)]
  }

  /// The items of a sequence, in order; aliases are not resolved.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    private let nodes: ContiguousArray<NodeRecord>
    private var current: NodeID
    private let end: NodeID

    init(_ nodes: ContiguousArray<NodeRecord>, _ node: NodeID) {
      self.nodes = nodes
      current = node + 1
      end = nodes[Int(node)].kind == .sequence ? nodes[Int(node)].next : node + 1
    }

    /// The next item.
    public mutating func next() -> NodeID? {
      guard current < end else { return nil }
      defer { current = nodes[Int(current)].next }
      return current
    }
  }

  /// The entries of a mapping; keys and values are not resolved.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let nodes: ContiguousArray<NodeRecord>
    private var current: NodeID
    private let end: NodeID
    private let merged: [MergedEntry]?
    private var index = 0

    init(_ nodes: ContiguousArray<NodeRecord>, _ node: NodeID, merged: [MergedEntry]?) {
      self.nodes = nodes
      let record = nodes[Int(node)]
      current = node + 1
      end = record.kind == .mapping ? record.next : node + 1
      self.merged = merged
    }

    /// The next entry.
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      if let merged {
        guard index < merged.count else { return nil }
        defer { index += 1 }
        return (merged[index].key, merged[index].value)
      }
      guard current < end else { return nil }
      let key = current
      let value = nodes[Int(key)].next
      current = nodes[Int(value)].next
      return (key, value)
    }
  }
}
