import ThemeDiagnostics
import ThemeYAML

/// A document that schemas are compiled from, with what the compiler knows of its nodes and keys.
struct SchemaFile {
  let document: SchemaDocument
  /// The keyword that each of the tree's keys is, by the key's number; `nil` for other keys.
  let keywords: ContiguousArray<Keyword?>
  /// The program's number of each of the tree's keys; -1 until it is asked for.
  var names: ContiguousArray<Int32>
  /// The schema that is compiled from each node; -1 where none is.
  var schemas: ContiguousArray<SchemaID>
  /// The resource that the schema at each node belongs to; -1 where no schema was found.
  var owners: ContiguousArray<ResourceID>

  /// The values of mappings with many entries, by their keys' numbers.
  private var largeMappings: [NodeID: [Int32: NodeID]] = [:]

  init(_ document: SchemaDocument) {
    self.document = document
    let keys = document.tree.keys
    var keywords = ContiguousArray<Keyword?>(repeating: nil, count: keys.count)
    for keyword in Keyword.allCases where keyword != .nothing {
      if let id = keys.id(of: keyword.name) { keywords[Int(id)] = keyword }
    }
    self.keywords = keywords
    names = ContiguousArray(repeating: -1, count: keys.count)
    schemas = ContiguousArray(repeating: -1, count: document.tree.nodes.count)
    owners = schemas
  }

  /// The keyword that a mapping's key is.
  @inline(__always)
  func keyword(_ key: NodeID) -> Keyword? {
    let number = document.tree.nodes[Int(key)].key
    if number >= 0 { return keywords[Int(number)] }
    let target = document.tree.resolved(key)
    let own = document.tree.nodes[Int(target)].key
    return own >= 0 ? keywords[Int(own)] : nil
  }

  /// The value of a keyword in a mapping, resolved; `nil` for other nodes and where it is missing.
  func value(of keyword: Keyword, in node: NodeID) -> NodeID? {
    guard document.tree.kind(of: node) == .mapping else { return nil }
    var entries = document.tree.entries(of: node)
    while let (key, value) = entries.next() {
      if self.keyword(key) == keyword { return document.tree.resolved(value) }
    }
    return nil
  }

  /// The text of a keyword in a mapping, where it is one.
  func text(of keyword: Keyword, in node: NodeID) -> String? {
    guard let value = value(of: keyword, in: node), document.tree.scalarKind(of: value) == .string
    else { return nil }
    return document.tree.text(of: value)
  }

  /// The resource of the nearest schema around a node.
  func owner(around node: NodeID) -> ResourceID {
    // Nodes come before their children, so that the last one that holds the node is the nearest.
    for other in (0..<Int(node)).reversed()
    where owners[other] >= 0 && document.tree.nodes[other].next > node {
      return owners[other]
    }
    return 0
  }
}

extension SchemaFile {
  /// The node that a JSON Pointer leads to, or `nil`.
  mutating func node(at pointer: String, from start: NodeID) -> NodeID? {
    var node = document.tree.resolved(start)
    guard !pointer.isEmpty else { return node }
    guard pointer.hasPrefix("/") else { return nil }
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let child = child(unescapedPointerToken(part), of: node) else { return nil }
      node = document.tree.resolved(child)
    }
    return node
  }

  private mutating func child(_ token: String, of node: NodeID) -> NodeID? {
    switch document.tree.kind(of: node) {
    case .mapping: return value(of: token, in: node)
    case .sequence:
      guard let index = Int(token), index >= 0, token == "0" || !token.hasPrefix("0") else {
        return nil
      }
      var items = document.tree.items(of: node)
      for _ in 0..<index where items.next() == nil { return nil }
      return items.next()
    case .scalar, .alias: return nil
    }
  }

  /// The value of a key in a mapping; large mappings are indexed on first use, since a reference may
  /// lead to each of their entries.
  private mutating func value(of token: String, in node: NodeID) -> NodeID? {
    let tree = document.tree
    guard tree.count(of: node) > 64 else { return tree.value(of: token, in: node) }
    guard let key = tree.keys.id(of: token) else { return nil }
    if largeMappings[node] == nil {
      var values: [Int32: NodeID] = [:]
      for entry in tree.entries(of: node) {
        let key = tree.nodes[Int(tree.resolved(entry.key))].key
        if values[key] == nil { values[key] = entry.value }
      }
      largeMappings[node] = values
    }
    return largeMappings[node]?[key]
  }

  /// The pointer that was meant by one that leads nowhere: the same with its first wrong key spelled as
  /// the mapping there has it.
  mutating func pointer(near pointer: String, from start: NodeID) -> String? {
    var parts = pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { unescapedPointerToken($0) }
    var node = document.tree.resolved(start)
    for (index, part) in parts.enumerated() {
      if let child = child(part, of: node) {
        node = document.tree.resolved(child)
        continue
      }
      guard document.tree.kind(of: node) == .mapping else { return nil }
      let names = document.tree.entries(of: node)
        .map { document.tree.text(of: document.tree.resolved($0.key)) }
      guard let near = NameSuggester(names).suggestion(for: part)?.name else { return nil }
      parts[index] = near
      let meant = parts.map { "/" + escapedPointerToken($0) }.joined()
      return self.node(at: meant, from: start) == nil ? nil : meant
    }
    return nil
  }
}
