import ThemeDiagnostics
import ThemeYAML

/// What a reference leads to.
struct ReferenceTarget {
  var place: SchemaPlace
  var resource: ResourceID
  /// The name when the fragment is the name of a `$dynamicAnchor` there.
  var dynamicAnchor: String?
}

/// The references that were resolved, by the resources they stand in.
struct ReferenceMemory {
  private var numbers: ContiguousArray<KeyHash> = []
  private var targets: ContiguousArray<ContiguousArray<ReferenceTarget?>> = []

  /// What a reference in a resource leads to, found on first use; `nil` where that is nothing.
  mutating func number(of text: UnsafeBufferPointer<UInt8>, in resource: ResourceID) -> Int {
    while numbers.count <= Int(resource) {
      numbers.append(KeyHash())
      targets.append([])
    }
    let (number, isNew) = numbers[Int(resource)].insert(text)
    if isNew { targets[Int(resource)].append(nil) }
    return Int(number)
  }

  /// The target of a reference by its number.
  subscript(number: Int, in resource: ResourceID) -> ReferenceTarget? {
    get { targets[Int(resource)][number] }
    set { targets[Int(resource)][number] = newValue }
  }
}

extension SchemaCompiler {
  /// Finds what the reference at a place leads to; reports one that leads nowhere.
  mutating func resolve(_ place: KeywordPlace) -> ReferenceTarget? {
    guard isText(place.value, place) else { return refuse(place, "a text") }
    let resource = draft.schemas[Int(place.schema)].resource
    let number = files[Int(place.document)].document.tree.withBytes(of: place.value) {
      references.number(of: $0, in: resource)
    }
    if let known = references[number, in: resource] { return known }
    let target = find(tree(place).text(of: place.value), of: place)
    references[number, in: resource] = target
    return target
  }

  private mutating func find(_ reference: String, of place: KeywordPlace) -> ReferenceTarget? {
    let here = draft.schemas[Int(place.schema)].resource
    if reference.utf8.first == UInt8(ascii: "#") {
      return find(fragment: String(reference.dropFirst()), of: here, for: reference, place)
    }
    let base = resources.all[Int(here)].uri
    let target = SchemaURI(base).resolving(SchemaURI(reference))
    let uri = target.withoutFragment
    guard let resource = resource(of: uri) else {
      report(
        .schemaFileReference,
        "`\(place.keyword.name)` leads to `\(uri)`, which is not at hand",
        at: place.value, in: place.document,
        help: "Give the document with `--resource \(uri)=FILE`; nothing is fetched.")
      return nil
    }
    return find(fragment: target.fragment ?? "", of: resource, for: reference, place)
  }

  /// Finds what the fragment of a reference leads to in a resource.
  private mutating func find(
    fragment encoded: String, of resource: ResourceID, for reference: String, _ place: KeywordPlace
  ) -> ReferenceTarget? {
    let owner = resources.all[Int(resource)]
    guard let fragment = percentDecoded(encoded) else {
      return unresolved(reference, place)
    }
    if fragment.isEmpty { return ReferenceTarget(place: owner.place, resource: resource) }
    if !fragment.hasPrefix("/") {
      guard let node = owner.anchors[fragment] else {
        let near = NameSuggester(owner.anchors.keys.sorted()).suggestion(for: fragment)
        return unresolved(reference, place, meant: near?.name)
      }
      return ReferenceTarget(
        place: SchemaPlace(document: owner.place.document, node: node), resource: resource,
        dynamicAnchor: owner.dynamicAnchors[fragment] == node ? fragment : nil)
    }
    let start = owner.place.node
    guard let node = files[Int(owner.place.document)].node(at: fragment, from: start) else {
      let near = files[Int(owner.place.document)].pointer(near: fragment, from: start)
      return unresolved(reference, place, meant: near)
    }
    return ReferenceTarget(
      place: SchemaPlace(document: owner.place.document, node: node), resource: resource)
  }

  /// The resource of a URI; the meta-schemas are there when asked for.
  private mutating func resource(of uri: String) -> ResourceID? {
    if let resource = resources.byURI[uri] { return resource }
    guard let document = MetaSchemas.document(uri: uri) else { return nil }
    add(document)
    return resources.byURI[uri]
  }

  private mutating func unresolved(
    _ reference: String, _ place: KeywordPlace, meant fragment: String? = nil
  ) -> ReferenceTarget? {
    let base = reference.prefix { $0 != "#" }
    let question = fragment.map { "; did you mean `\(base)#\($0)`?" } ?? ""
    report(
      .schemaFileReference,
      "`\(place.keyword.name)` leads to \(quoted(reference)), where there is no schema\(question)",
      at: place.value, in: place.document)
    return nil
  }

  /// Takes the vocabularies of the dialect that a resource's `$schema` names.
  mutating func chooseDialect(of resource: ResourceID) {
    let owner = resources.all[Int(resource)]
    let tree = files[Int(owner.place.document)].document.tree
    guard let value = files[Int(owner.place.document)].value(of: .schema, in: owner.place.node),
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
    let metaTree = files[Int(meta.place.document)].document.tree
    guard let list = files[Int(meta.place.document)].value(of: .vocabulary, in: meta.place.node)
    else { return }
    var vocabularies: VocabularySet = [.core]
    for entry in metaTree.entries(of: list) {
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
