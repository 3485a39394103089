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

/// All resources of the documents at hand, and which one each schema belongs to.
struct SchemaResources: Sendable {
  private(set) var all: [SchemaResource] = []
  private(set) var byURI: [String: ResourceID] = [:]
  /// The resource of each schema that was found, by its place.
  private(set) var owners: [SchemaPlace: ResourceID] = [:]

  /// Adds a document: finds its identifiers, following the keywords that hold schemas.
  mutating func add(_ document: SchemaDocument, number: Int32) {
    let tree = document.tree
    let base = SchemaURI(document.uri)
    let top = resource(
      base.withoutFragment, SchemaPlace(document: number, node: tree.resolved(document.root)))
    scan(from: tree.resolved(document.root), in: document, number, owner: top)
  }

  /// Scans a schema that stands where no keyword leads, such as below an unknown keyword.
  mutating func scan(
    from root: NodeID, in document: SchemaDocument, _ number: Int32, owner: ResourceID
  ) {
    let tree = document.tree
    var pending: [(node: NodeID, owner: ResourceID)] = [(root, owner)]
    while let (node, inherited) = pending.popLast() {
      let place = SchemaPlace(document: number, node: node)
      guard owners[place] == nil else { continue }
      var owner = inherited
      guard tree.kind(of: node) == .mapping else {
        owners[place] = owner
        continue
      }
      if let id = string("$id", in: node, tree) {
        let uri = SchemaURI(all[Int(inherited)].uri).resolving(SchemaURI(id))
        owner = resource(uri.withoutFragment, place)
      }
      owners[place] = owner
      if let name = string("$anchor", in: node, tree) { all[Int(owner)].anchors[name] = node }
      if let name = string("$dynamicAnchor", in: node, tree) {
        all[Int(owner)].anchors[name] = node
        all[Int(owner)].dynamicAnchors[name] = node
      }
      for entry in tree.entries(of: node) {
        let value = tree.resolved(entry.value)
        guard let shape = SubschemaShape.of(keyword: tree.text(of: tree.resolved(entry.key))) else {
          continue
        }
        for child in shape.schemas(in: value, tree) { pending.append((child, owner)) }
      }
    }
  }

  private mutating func resource(_ uri: String, _ place: SchemaPlace) -> ResourceID {
    if let known = byURI[uri], all[Int(known)].place == place { return known }
    let id = ResourceID(all.count)
    all.append(SchemaResource(uri: uri, place: place))
    if byURI[uri] == nil { byURI[uri] = id }
    // An empty fragment is no difference.
    return id
  }

  /// Sets the vocabularies of a resource.
  mutating func setVocabularies(_ vocabularies: VocabularySet, of resource: ResourceID) {
    all[Int(resource)].vocabularies = vocabularies
  }

  private func string(_ key: String, in node: NodeID, _ tree: YAMLTree) -> String? {
    guard let value = tree.value(of: key, in: node).map({ tree.resolved($0) }),
      tree.kind(of: value) == .scalar, tree.scalarKind(of: value) == .string
    else { return nil }
    return tree.text(of: value)
  }
}

/// How the value of a keyword holds schemas.
enum SubschemaShape {
  case schema
  case list
  case map

  /// The shape of a standard keyword's value, or `nil` where it holds none.
  static func of(keyword: String) -> SubschemaShape? {
    switch keyword {
    case "items", "contains", "additionalProperties", "propertyNames", "if", "then", "else", "not",
      "unevaluatedItems", "unevaluatedProperties", "contentSchema":
      .schema
    case "prefixItems", "allOf", "anyOf", "oneOf": .list
    case "properties", "patternProperties", "dependentSchemas", "$defs", "definitions": .map
    default: nil
    }
  }

  /// The schemas in a value.
  func schemas(in value: NodeID, _ tree: YAMLTree) -> [NodeID] {
    switch self {
    case .schema: [value]
    case .list:
      tree.kind(of: value) == .sequence ? tree.items(of: value).map { tree.resolved($0) } : []
    case .map:
      tree.kind(of: value) == .mapping
        ? tree.entries(of: value).map { tree.resolved($0.value) } : []
    }
  }
}
