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
