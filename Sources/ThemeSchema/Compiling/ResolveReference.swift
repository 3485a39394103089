import ThemeDiagnostics
import ThemeYAML

/// What a reference leads to.
struct ReferenceTarget {
  var place: SchemaPlace
  var resource: ResourceID
  /// The name when the fragment is the name of a `$dynamicAnchor` there.
  var dynamicAnchor: String?
}

/// A reference as it is written in a resource.
struct ReferenceIdentity: Hashable {
  var resource: ResourceID
  var text: String
}

extension SchemaCompiler {
  /// Finds what a reference leads to; reports one that leads nowhere.
  mutating func resolve(_ reference: String, of place: KeywordPlace) -> ReferenceTarget? {
    let resource = draft.schemas[Int(place.schema)].resource
    let identity = ReferenceIdentity(resource: resource, text: reference)
    if let known = references[identity] { return known }
    let target = find(reference, of: place)
    if let target { references[identity] = target }
    return target
  }

  private mutating func find(_ reference: String, of place: KeywordPlace) -> ReferenceTarget? {
    let base = resources.all[Int(draft.schemas[Int(place.schema)].resource)].uri
    let target = SchemaURI(base).resolving(SchemaURI(reference))
    let uri = target.withoutFragment
    guard let resource = resource(of: uri) else {
      report(
        .schemaFileReference,
        "\(Keyword.all[Int(place.keyword)].name) leads to `\(uri)`, which is not at hand",
        at: place.value, in: place.document,
        help: "Give the document with `--resource \(uri)=FILE`; nothing is fetched.")
      return nil
    }
    let owner = resources.all[Int(resource)]
    guard let fragment = percentDecoded(target.fragment ?? "") else {
      return unresolved(reference, place)
    }
    if fragment.isEmpty { return ReferenceTarget(place: owner.place, resource: resource) }
    if !fragment.hasPrefix("/") {
      guard let node = owner.anchors[fragment] else { return unresolved(reference, place) }
      return ReferenceTarget(
        place: SchemaPlace(document: owner.place.document, node: node), resource: resource,
        dynamicAnchor: owner.dynamicAnchors[fragment] == node ? fragment : nil)
    }
    let document = documents[Int(owner.place.document)]
    guard let node = document.node(at: fragment, from: owner.place.node) else {
      return unresolved(reference, place)
    }
    return ReferenceTarget(
      place: SchemaPlace(document: owner.place.document, node: node), resource: resource)
  }

  /// The resource of a URI; the meta-schemas are there when asked for.
  private mutating func resource(of uri: String) -> ResourceID? {
    if let resource = resources.byURI[uri] { return resource }
    guard let document = MetaSchemas.document(uri: uri) else { return nil }
    documents.append(document)
    resources.add(document, number: Int32(documents.count - 1))
    return resources.byURI[uri]
  }

  private mutating func unresolved(_ reference: String, _ place: KeywordPlace) -> ReferenceTarget? {
    report(
      .schemaFileReference,
      "\(Keyword.all[Int(place.keyword)].name) leads to `\(reference)`, where there is no schema",
      at: place.value, in: place.document)
    return nil
  }

  /// The schemas that a dynamic anchor names, one for each resource that has it.
  mutating func dynamicTargets(_ name: String) -> [(key: Int32, value: Int32)] {
    var targets: [(key: Int32, value: Int32)] = []
    for index in resources.all.indices {
      guard let node = resources.all[index].dynamicAnchors[name] else { continue }
      let place = SchemaPlace(document: resources.all[index].place.document, node: node)
      targets.append((Int32(index), schema(at: place)))
    }
    return targets
  }

  /// Takes the vocabularies of the dialect that a resource's `$schema` names.
  mutating func chooseDialect(of resource: ResourceID) {
    let owner = resources.all[Int(resource)]
    let document = documents[Int(owner.place.document)]
    let tree = document.tree
    guard tree.kind(of: owner.place.node) == .mapping,
      let value = tree.value(of: "$schema", in: owner.place.node).map({ tree.resolved($0) }),
      tree.kind(of: value) == .scalar
    else { return }
    let uri = SchemaURI(tree.text(of: value)).withoutFragment
    if uri == MetaSchemas.dialect { return }
    guard let meta = self.resource(of: uri).map({ resources.all[Int($0)] }) else {
      report(
        .schemaFileDialect,
        "the dialect `\(uri)` is not known; schemas are read as JSON Schema 2020-12",
        at: value, in: owner.place.document,
        help: "Write `\(MetaSchemas.dialect)`, or leave `$schema` out.")
      return
    }
    let metaTree = documents[Int(meta.place.document)].tree
    guard let list = metaTree.value(of: "$vocabulary", in: meta.place.node) else { return }
    var vocabularies: VocabularySet = [.core]
    for entry in metaTree.entries(of: metaTree.resolved(list)) {
      if let known = VocabularySet.of(uri: metaTree.text(of: metaTree.resolved(entry.key))) {
        vocabularies.formUnion(known)
      } else if metaTree.boolean(of: metaTree.resolved(entry.value)) {
        report(
          .schemaFileDialect,
          "the dialect `\(uri)` requires the vocabulary `\(metaTree.text(of: metaTree.resolved(entry.key)))`, which is not known",
          at: value, in: owner.place.document)
      }
    }
    resources.setVocabularies(vocabularies, of: resource)
  }
}

extension SchemaCompiler {
  /// Chooses the dialect of every resource at hand.
  mutating func chooseDialects() {
    for resource in resources.all.indices { chooseDialect(of: ResourceID(resource)) }
  }
}
