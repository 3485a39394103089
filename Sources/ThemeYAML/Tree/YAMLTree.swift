public import ThemeDiagnostics

/// The nodes of a stream of documents, in one flat array, each with its place in the source.
///
/// Nodes are named by number; a mapping's children are key, value, key, value in source order.
/// Aliases are nodes of their own that point at what they stand for, so nothing is copied.
public struct YAMLTree: Sendable {
  /// The text that was read; where it was UTF-16, its UTF-8 form.
  public internal(set) var source: SourceText
  /// The documents of the stream.
  public package(set) var documents: [YAMLDocument] = []

  package var nodes: ContiguousArray<NodeRecord> = []
  /// The text, and behind it the values of scalars that are spelled otherwise than they are: with
  /// escapes, or on several lines.
  package var arena: ContiguousArray<UInt8> = []
  /// The distinct mapping keys of the tree.
  ///
  /// The first ones are those of the table the reader was given, so that a schema's names have the
  /// same number in every tree.
  package var keys: KeyIndex
  /// The tags and anchors of those nodes that have any.
  package var properties: [NodeProperties] = []
  /// The entries of mappings with a merge key, after merging; found by the mapping's number.
  package var merged: [NodeID: [MergedEntry]] = [:]

  package init(source: SourceText, keys: KeyTable) {
    self.source = source
    self.keys = KeyIndex(keys)
  }
}

/// One document of a stream.
public struct YAMLDocument: Sendable, Hashable {
  /// The document's root node.
  public var root: NodeID
  /// The source bytes, from `---` or the first content on, to the end of the content.
  public var range: SourceRange
  /// Whether it begins with `---`.
  public var isExplicitStart: Bool
  /// Whether it ends with `...`.
  public var isExplicitEnd: Bool
  /// Whether reading stopped within it, so that its tail is missing.
  public var isTruncated: Bool
}

/// A key and its value in a mapping with a merge key.
package struct MergedEntry: Sendable, Hashable {
  package var key: NodeID
  package var value: NodeID
}

extension YAMLTree {
  /// What a node is.
  public func kind(of node: NodeID) -> NodeKind { nodes[Int(node)].kind }

  /// What a scalar is; `null` for other nodes.
  public func scalarKind(of node: NodeID) -> ScalarKind { nodes[Int(node)].scalarKind }

  /// The node itself, or what it stands for when it is an alias.
  public func resolved(_ node: NodeID) -> NodeID {
    let record = nodes[Int(node)]
    return record.kind == .alias ? record.count : node
  }

  /// The source bytes of a node's own content, without its anchor and tag.
  public func range(of node: NodeID) -> SourceRange {
    let record = nodes[Int(node)]
    return SourceRange(Int(record.start), Int(record.end))
  }

  /// The value of a scalar as UTF-8, escapes and folding resolved.
  public func text(of node: NodeID) -> String {
    let record = nodes[Int(node)]
    let start = Int(record.textStart)
    return String(decoding: arena[start..<start + Int(record.textLength)], as: UTF8.self)
  }

  /// The value of an integer or float as the nearest `Double`, infinite beyond its range; 0 for other
  /// nodes.
  public func number(of node: NodeID) -> Double {
    let record = nodes[Int(node)]
    guard record.scalarKind == .integer || record.scalarKind == .float else { return 0 }
    let start = Int(record.textStart)
    return arena.withUnsafeBufferPointer {
      coreNumber(UnsafeBufferPointer(rebasing: $0[start..<start + Int(record.textLength)]))
    }
  }

  /// The value of a boolean.
  public func boolean(of node: NodeID) -> Bool { nodes[Int(node)].boolean }

  /// How many items a sequence has, or how many entries a mapping has as it is written.
  public func count(of node: NodeID) -> Int {
    let record = nodes[Int(node)]
    return record.kind == .alias ? 0 : Int(record.count)
  }

  /// The items of a sequence.
  public func items(of node: NodeID) -> Items { Items(nodes, node) }

  /// The entries of a mapping, with merge keys resolved: own entries in source order, then merged
  /// ones.
  public func entries(of node: NodeID) -> Entries {
    Entries(nodes, node, merged: nodes[Int(node)].hasMerge ? merged[node] : nil)
  }

  /// The entries of a mapping as they are written; a merge key is an entry like others.
  package func writtenEntries(of node: NodeID) -> Entries { Entries(nodes, node, merged: nil) }

  /// The value of a key of a mapping, or `nil`; linear in the number of entries.
  public func value(of key: String, in node: NodeID) -> NodeID? {
    guard let id = keys.id(of: key) else { return nil }
    for entry in entries(of: node) where nodes[Int(entry.key)].key == id { return entry.value }
    return nil
  }
}
