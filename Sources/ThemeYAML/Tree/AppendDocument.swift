import ThemeDiagnostics

extension YAMLTree {
  /// The greatest size that a source may grow to by appending, in bytes; offsets have 32 bits.
  private static let greatestSource = 1 << 30

  /// Appends the nodes of another tree's document, and its text to the source, so that values of both
  /// can be looked at together.
  ///
  /// Nodes and offsets that are there already stay as they are, and ``documents`` does not grow. Linear
  /// in the sizes of this source and of what is appended.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - other: its tree, read with the same table of keys.
  /// - Returns: the root, and the offset in the source at which the other source's first byte would
  ///   stand; `nil` when the source would be larger than a gibibyte.
  package mutating func append(
    _ document: YAMLDocument, of other: YAMLTree
  ) -> (root: NodeID, sourceShift: Int)? {
    let (first, end) = (document.root, other.nodes[Int(document.root)].next)
    let bytes = other.source.bytes
    let start = min(document.range.start, Int(other.nodes[Int(first)].start))
    let stop = min(bytes.count, max(document.range.end, Int(other.nodes[Int(first)].end)))
    let size = source.bytes.count + stop - start
    guard size <= Self.greatestSource, nodes.count <= Int(Int32.max) / 2 else { return nil }
    let move = Move(
      nodes: NodeID(truncatingIfNeeded: nodes.count) - first,
      source: source.bytes.count - start)
    source = SourceText(name: source.name, bytes: source.bytes + bytes[start..<stop])
    nodes.reserveCapacity(nodes.count + Int(end - first))
    for node in first..<end { append(node, of: other, move) }
    return (first + move.nodes, move.source)
  }

  /// How far nodes and offsets are moved.
  private struct Move {
    var nodes: NodeID
    var source: Int
  }

  private mutating func append(_ node: NodeID, of other: YAMLTree, _ move: Move) {
    var record = other.nodes[Int(node)]
    record.start = UInt32(truncatingIfNeeded: Int(record.start) + move.source)
    record.end = UInt32(truncatingIfNeeded: Int(record.end) + move.source)
    record.next += move.nodes
    if record.key >= 0 { record.key = keys.number(of: record.key, in: other.keys) }
    if record.properties >= 0 {
      properties.append(other.properties[Int(record.properties)])
      record.properties = Int32(truncatingIfNeeded: properties.count - 1)
    }
    switch record.kind {
    case .alias: record.count += move.nodes
    case .scalar:
      let text = other.bytes(of: node)
      record.textStart = UInt32(truncatingIfNeeded: arena.count)
      arena.append(contentsOf: text)
    case .sequence, .mapping: break
    }
    nodes.append(record)
    guard record.hasMerge, let entries = other.merged[node] else { return }
    merged[node + move.nodes] = entries.map {
      MergedEntry(key: $0.key + move.nodes, value: $0.value + move.nodes)
    }
  }
}
