import ThemeYAML

/// A schema resource: a schema with a URI of its own, and the names it gives to places within.
struct SchemaResource: Sendable {
  /// The absolute URI without fragment; empty for a document without one.
  var uri: String
  /// Where it begins.
  var place: SchemaPlace
  /// `$anchor` and `$dynamicAnchor` names.
  var anchors: [String: NodeID] = [:]
  /// `$dynamicAnchor` names alone.
  var dynamicAnchors: [String: NodeID] = [:]
  /// The vocabularies in force.
  var vocabularies: VocabularySet = .standard
}

/// The number of a resource in ``SchemaResources``.
typealias ResourceID = Int32

/// All resources of the documents at hand.
struct SchemaResources: Sendable {
  private(set) var all: [SchemaResource] = []
  private(set) var byURI: [String: ResourceID] = [:]

  /// Adds a document: finds its identifiers, following the keywords that hold schemas.
  mutating func add(_ file: inout SchemaFile, number: Int32) {
    let document = file.document
    let root = document.tree.resolved(document.root)
    let base = SchemaURI(document.uri)
    let top = resource(base.withoutFragment, SchemaPlace(document: number, node: root))
    scan(from: root, in: &file, number, owner: top)
  }

  /// Scans a schema, and those in it, for identifiers.
  mutating func scan(
    from root: NodeID, in file: inout SchemaFile, _ number: Int32, owner: ResourceID
  ) {
    let tree = file.document.tree
    var pending: [(node: NodeID, owner: ResourceID)] = [(root, owner)]
    while let (node, inherited) = pending.popLast() {
      guard file.owners[Int(node)] < 0 else { continue }
      file.owners[Int(node)] = inherited
      guard tree.kind(of: node) == .mapping else { continue }
      let firstChild = pending.count
      var hasIdentifier = false
      var entries = tree.entries(of: node)
      while let (key, value) = entries.next() {
        switch file.keyword(key) {
        case .id, .anchor, .dynamicAnchor: hasIdentifier = true
        case let keyword?:
          keyword.rules.schemas?.forEach(in: tree.resolved(value), tree) {
            pending.append(($0, inherited))
          }
        case nil: break
        }
      }
      guard hasIdentifier else { continue }
      let owner = identify(node, in: &file, number, inherited)
      for child in firstChild..<pending.count { pending[child].owner = owner }
    }
  }

  /// Reads the identifiers of a schema; gives the resource it belongs to.
  private mutating func identify(
    _ node: NodeID, in file: inout SchemaFile, _ number: Int32, _ inherited: ResourceID
  ) -> ResourceID {
    var owner = inherited
    if let id = file.text(of: .id, in: node) {
      let uri = SchemaURI(all[Int(inherited)].uri).resolving(SchemaURI(id))
      owner = resource(uri.withoutFragment, SchemaPlace(document: number, node: node))
      file.owners[Int(node)] = owner
    }
    if let name = file.text(of: .anchor, in: node) { all[Int(owner)].anchors[name] = node }
    if let name = file.text(of: .dynamicAnchor, in: node) {
      all[Int(owner)].anchors[name] = node
      all[Int(owner)].dynamicAnchors[name] = node
    }
    return owner
  }

  private mutating func resource(_ uri: String, _ place: SchemaPlace) -> ResourceID {
    if let known = byURI[uri], all[Int(known)].place == place { return known }
    let id = ResourceID(all.count)
    all.append(SchemaResource(uri: uri, place: place))
    if byURI[uri] == nil { byURI[uri] = id }
    return id
  }

  /// Sets the vocabularies of a resource.
  mutating func setVocabularies(_ vocabularies: VocabularySet, of resource: ResourceID) {
    all[Int(resource)].vocabularies = vocabularies
  }
}

extension SubschemaShape {
  /// Calls a function with the schemas in a keyword's value.
  func forEach(in value: NodeID, _ tree: YAMLTree, _ body: (NodeID) -> Void) {
    switch (self, tree.kind(of: value)) {
    case (.schema, _): body(value)
    case (.list, .sequence): for item in tree.items(of: value) { body(tree.resolved(item)) }
    case (.map, .mapping):
      for entry in tree.entries(of: value) { body(tree.resolved(entry.value)) }
    default: break
    }
  }
}
