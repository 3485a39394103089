import ThemeYAML

/// The nodes of a keyword's document.
extension SchemaCompiler {
  /// The tree of a keyword.
  func tree(_ place: KeywordPlace) -> YAMLTree { files[Int(place.document)].document.tree }

  /// What a node is.
  func kind(of node: NodeID, _ place: KeywordPlace) -> NodeKind {
    kind(of: node, in: place.document)
  }

  func kind(of node: NodeID, in document: Int32) -> NodeKind {
    files[Int(document)].document.tree.nodes[Int(node)].kind
  }

  func scalarKind(of node: NodeID, in document: Int32) -> ScalarKind {
    files[Int(document)].document.tree.nodes[Int(node)].scalarKind
  }

  func boolean(_ node: NodeID, in document: Int32) -> Bool {
    files[Int(document)].document.tree.nodes[Int(node)].boolean
  }

  /// The node itself, or what it stands for when it is an alias.
  func resolved(_ node: NodeID, in document: Int32) -> NodeID {
    let record = files[Int(document)].document.tree.nodes[Int(node)]
    return record.kind == .alias ? record.count : node
  }

  /// How many entries or items a node has.
  func count(of node: NodeID, _ place: KeywordPlace) -> Int {
    let tree = tree(place)
    return tree.nodes[Int(node)].hasMerge ? tree.merged[node]?.count ?? 0 : tree.count(of: node)
  }

  /// The value of a scalar as UTF-8.
  func bytes(of node: NodeID, _ place: KeywordPlace) -> ContiguousArray<UInt8>.SubSequence {
    files[Int(place.document)].document.tree.bytes(of: node)
  }

  /// The items of a list, resolved.
  func items(of node: NodeID, _ place: KeywordPlace) -> [NodeID] {
    let tree = tree(place)
    return tree.items(of: node).map { tree.resolved($0) }
  }

  /// The items of a list, as written.
  func itemCursor(of node: NodeID, _ place: KeywordPlace) -> YAMLTree.Items {
    files[Int(place.document)].document.tree.items(of: node)
  }

  /// The entries of a mapping, as written.
  func entryCursor(of node: NodeID, _ place: KeywordPlace) -> YAMLTree.Entries {
    files[Int(place.document)].document.tree.entries(of: node)
  }

  /// The value of a keyword's neighbour, or `nil`.
  func sibling(_ keyword: Keyword, of place: KeywordPlace) -> NodeID? {
    files[Int(place.document)].value(of: keyword, in: place.parent)
  }

  /// Whether a node, resolved, is a text.
  func isText(_ node: NodeID, _ place: KeywordPlace) -> Bool {
    let node = resolved(node, in: place.document)
    return kind(of: node, place) == .scalar && scalarKind(of: node, in: place.document) == .string
  }

  /// Whether a node is a finite number.
  func isNumber(_ node: NodeID, _ place: KeywordPlace) -> Bool {
    guard kind(of: node, place) == .scalar else { return false }
    switch scalarKind(of: node, in: place.document) {
    case .integer: return true
    case .float: return !bytes(of: node, place).contains { $0 | 0x20 == UInt8(ascii: "n") }
    case .null, .boolean, .string: return false
    }
  }

  /// A whole number of 0 or more, at most the largest of 32 bits; `nil` for other values.
  func wholeNumber(_ node: NodeID, _ place: KeywordPlace) -> Int32? {
    guard isNumber(node, place) else { return nil }
    let number = tree(place).number(of: node)
    guard number >= 0, number == number.rounded(.towardZero) else { return nil }
    return number < Double(Int32.max) ? Int32(number) : .max
  }

  /// The type that a name stands for; `nil` for other values.
  func type(named node: NodeID, _ place: KeywordPlace) -> TypeSet? {
    guard kind(of: node, place) == .scalar else { return nil }
    return TypeSet(name: bytes(of: node, place))
  }
}

/// The values of keywords, each reported where it is not what its keyword asks for.
extension SchemaCompiler {
  /// The text of a keyword.
  mutating func text(of place: KeywordPlace) -> String? {
    guard isText(place.value, place) else { return refuse(place, "a text") }
    return tree(place).text(of: place.value)
  }

  /// The boolean of a keyword.
  mutating func boolean(of place: KeywordPlace) -> Bool? {
    guard kind(of: place.value, place) == .scalar,
      scalarKind(of: place.value, in: place.document) == .boolean
    else { return refuse(place, "`true` or `false`") }
    return boolean(place.value, in: place.document)
  }

  /// The entries of a keyword whose value is a mapping, values resolved.
  mutating func entries(of place: KeywordPlace) -> [(key: NodeID, value: NodeID)]? {
    guard kind(of: place.value, place) == .mapping else { return refuse(place, "a mapping") }
    let tree = tree(place)
    return tree.entries(of: place.value).map { ($0.key, tree.resolved($0.value)) }
  }

  /// The schema that is a keyword's value or part of it.
  mutating func subschema(_ node: NodeID, of place: KeywordPlace) -> SchemaID {
    let node = resolved(node, in: place.document)
    return schema(at: SchemaPlace(document: place.document, node: node))
  }

  /// The schemas of a keyword whose value is a list of schemas, in the pool of integers.
  mutating func subschemas(of place: KeywordPlace) -> Slice? {
    guard kind(of: place.value, place) == .sequence, count(of: place.value, place) > 0 else {
      return refuse(place, "a list of at least one schema")
    }
    let start = draft.ints.count
    var items = itemCursor(of: place.value, place)
    while let item = items.next() { draft.ints.append(subschema(item, of: place)) }
    return Slice(start: Int32(start), count: Int32(draft.ints.count - start))
  }

  /// The program's number of a mapping's key.
  mutating func number(ofKey key: NodeID, _ place: KeywordPlace) -> Int32 {
    let document = Int(place.document)
    let key = resolved(key, in: place.document)
    let own = files[document].document.tree.nodes[Int(key)].key
    guard own >= 0 else { return number(ofName: key, place) }
    let known = files[document].names[Int(own)]
    if known >= 0 { return known }
    let number = self.number(ofName: key, place)
    files[document].names[Int(own)] = number
    return number
  }

  /// The program's number of the name that a text is.
  mutating func number(ofName node: NodeID, _ place: KeywordPlace) -> Int32 {
    let node = resolved(node, in: place.document)
    return files[Int(place.document)].document.tree.withBytes(of: node) {
      draft.number(ofName: $0)
    }
  }
}

extension YAMLTree {
  /// Calls a function with the value of a scalar.
  func withBytes<Result>(
    of node: NodeID, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = nodes[Int(node)]
    let start = Int(record.textStart)
    let end = start + Int(record.textLength)
    return arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }
}
