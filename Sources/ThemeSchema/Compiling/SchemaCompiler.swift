import ThemeDiagnostics
import ThemeYAML

/// Turns schema documents into a program, schema by schema, as references reach them.
struct SchemaCompiler {
  var draft = ProgramDraft()
  var documents: [SchemaDocument] = []
  var resources = SchemaResources()
  let options: SchemaOptions
  /// The faults found, each with its document's number.
  private(set) var faults: [(document: Int32, diagnostic: Diagnostic)] = []
  private var schemaIDs: [SchemaPlace: SchemaID] = [:]
  private var pending: [SchemaID] = []
  /// The patterns that were compiled before, by their sources.
  private var patternNumbers: [String: Int32] = [:]
  /// The references that were resolved before.
  var references: [ReferenceIdentity: ReferenceTarget] = [:]

  init(_ document: SchemaDocument, options: SchemaOptions) {
    self.options = options
    add(document)
    for document in options.resources { add(document) }
  }

  private mutating func add(_ document: SchemaDocument) {
    documents.append(document)
    resources.add(document, number: Int32(documents.count - 1))
  }

  /// Compiles the first document's root and everything it refers to.
  mutating func compile() -> Program {
    let root = schema(
      at: SchemaPlace(document: 0, node: documents[0].tree.resolved(documents[0].root)))
    while let next = pending.popLast() { compile(next) }
    return Program(draft, documents: documents, resources: resources.all, root: root)
  }

  /// The number of the schema at a place, which is compiled later.
  mutating func schema(at place: SchemaPlace) -> SchemaID {
    if let id = schemaIDs[place] { return id }
    let id = SchemaID(draft.schemas.count)
    schemaIDs[place] = id
    draft.schemas.append(
      SchemaRecord(document: place.document, node: place.node, resource: resource(of: place)))
    pending.append(id)
    return id
  }

  /// The resource that a schema belongs to; one that no keyword leads to is scanned first.
  private mutating func resource(of place: SchemaPlace) -> ResourceID {
    if let owner = resources.owners[place] { return owner }
    // The nearest schema around it decides; nodes come before their children.
    let document = documents[Int(place.document)]
    var owner: (node: NodeID, resource: ResourceID) = (-1, 0)
    for (other, resource) in resources.owners
    where other.document == place.document && other.node > owner.node && other.node < place.node
      && document.tree.nodes[Int(other.node)].next > place.node
    {
      owner = (other.node, resource)
    }
    resources.scan(from: place.node, in: document, place.document, owner: owner.resource)
    return resources.owners[place] ?? owner.resource
  }

  private mutating func compile(_ id: SchemaID) {
    let record = draft.schemas[Int(id)]
    let tree = documents[Int(record.document)].tree
    let node = record.node
    var instructions: [Instruction] = []
    switch (tree.kind(of: node), tree.scalarKind(of: node)) {
    case (.mapping, _): instructions = self.instructions(of: id, node, tree)
    case (.scalar, .boolean):
      if !tree.boolean(of: node) {
        instructions = [
          Instruction(keyword: Keyword.number(of: .nothing), applies: .all, schema: id, node: node)
        ]
      }
    default:
      report(
        .schemaFileType,
        "a schema must be a mapping or a boolean, not \(words(for: node, in: tree))",
        at: node, in: record.document)
    }
    draft.schemas[Int(id)].first = Int32(draft.code.count)
    draft.code.append(contentsOf: instructions)
    draft.schemas[Int(id)].end = Int32(draft.code.count)
    draft.schemas[Int(id)].tracks = instructions.contains {
      Keyword.all[Int($0.keyword)].needsMarks
    }
  }

  private mutating func instructions(
    of id: SchemaID, _ node: NodeID, _ tree: YAMLTree
  ) -> [Instruction] {
    let record = draft.schemas[Int(id)]
    let vocabularies = resources.all[Int(record.resource)].vocabularies
    var instructions: [Instruction] = []
    for entry in tree.entries(of: node) {
      let name = tree.text(of: tree.resolved(entry.key))
      guard let number = Keyword.number(named: name) else { continue }
      let keyword = Keyword.all[Int(number)]
      guard !vocabularies.isDisjoint(with: keyword.vocabularies) else { continue }
      let place = KeywordPlace(
        keyword: number, document: record.document, schema: id, parent: node, key: entry.key,
        value: tree.resolved(entry.value))
      if let instruction = keyword.compile(&self, place) { instructions.append(instruction) }
    }
    return instructions.sorted { $0.keyword < $1.keyword }
  }
}

/// Where a keyword stands that is compiled.
struct KeywordPlace {
  /// Its number.
  var keyword: UInt8
  /// Its document's number.
  var document: Int32
  /// The schema it belongs to.
  var schema: SchemaID
  /// The schema's node.
  var parent: NodeID
  /// The keyword's own node.
  var key: NodeID
  /// Its value's node.
  var value: NodeID

  /// An instruction of the keyword.
  func instruction(
    _ applies: TypeSet, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0, flag: Bool = false
  ) -> Instruction {
    Instruction(
      keyword: keyword, applies: applies, flag: flag, a: a, b: b, c: c, schema: schema, node: value)
  }
}

extension SchemaCompiler {
  /// The tree of a keyword.
  func tree(_ place: KeywordPlace) -> YAMLTree { documents[Int(place.document)].tree }

  /// The value of a keyword's neighbour, or `nil`.
  func sibling(_ name: String, of place: KeywordPlace) -> NodeID? {
    let tree = tree(place)
    return tree.value(of: name, in: place.parent).map { tree.resolved($0) }
  }

  /// The schema that is a keyword's value or part of it.
  mutating func subschema(_ node: NodeID, of place: KeywordPlace) -> SchemaID {
    schema(at: SchemaPlace(document: place.document, node: tree(place).resolved(node)))
  }

  /// The schemas of a keyword whose value is a list of schemas; reports other values.
  mutating func subschemas(of place: KeywordPlace) -> [SchemaID]? {
    let tree = tree(place)
    guard tree.kind(of: place.value) == .sequence, tree.count(of: place.value) > 0 else {
      return refuse(place, "a list of at least one schema")
    }
    return tree.items(of: place.value).map { subschema($0, of: place) }
  }

  /// The entries of a keyword whose value is a mapping; reports other values.
  mutating func entries(of place: KeywordPlace) -> [(name: String, key: NodeID, value: NodeID)]? {
    let tree = tree(place)
    guard tree.kind(of: place.value) == .mapping else { return refuse(place, "a mapping") }
    return tree.entries(of: place.value).map {
      (tree.text(of: tree.resolved($0.key)), $0.key, tree.resolved($0.value))
    }
  }

  /// The texts of a list; reports other values.
  mutating func texts(_ node: NodeID, of place: KeywordPlace) -> [String]? {
    let tree = tree(place)
    var texts: [String] = []
    guard tree.kind(of: node) == .sequence else { return refuse(place, "a list of names") }
    for item in tree.items(of: node) {
      let item = tree.resolved(item)
      guard tree.kind(of: item) == .scalar, tree.scalarKind(of: item) == .string else {
        return refuse(place, "a list of names")
      }
      texts.append(tree.text(of: item))
    }
    return texts
  }

  /// The text of a keyword; reports other values.
  mutating func text(of place: KeywordPlace) -> String? {
    let tree = tree(place)
    guard tree.kind(of: place.value) == .scalar, tree.scalarKind(of: place.value) == .string else {
      return refuse(place, "text")
    }
    return tree.text(of: place.value)
  }

  /// The count that a keyword sets: a whole number of 0 or more; reports other values.
  mutating func count(of place: KeywordPlace) -> Int32? {
    let tree = tree(place)
    let number = tree.number(of: place.value)
    guard isNumber(place.value, in: tree), number >= 0, number == number.rounded(.towardZero) else {
      return refuse(place, "a whole number of 0 or more")
    }
    return number < Double(Int32.max) ? Int32(number) : .max
  }

  /// Whether a node is a finite number.
  func isNumber(_ node: NodeID, in tree: YAMLTree) -> Bool {
    guard tree.kind(of: node) == .scalar else { return false }
    switch tree.scalarKind(of: node) {
    case .integer: return true
    case .float: return !tree.text(of: node).utf8.contains { $0 | 0x20 == UInt8(ascii: "n") }
    case .null, .boolean, .string: return false
    }
  }

  /// Adds a number to the pool of bounds.
  mutating func bound(_ node: NodeID, of place: KeywordPlace) -> Int32? {
    let tree = tree(place)
    guard isNumber(node, in: tree) else { return refuse(place, "a number") }
    draft.bounds.append(numberBound(node, in: tree))
    return Int32(draft.bounds.count - 1)
  }

  /// A number with its text in the pool.
  mutating func numberBound(_ node: NodeID, in tree: YAMLTree) -> NumberBound {
    let value = tree.number(of: node)
    let isSmall =
      value == value.rounded(.towardZero) && value.magnitude <= largestExactInteger
    return NumberBound(
      value: value, isSmallInteger: isSmall && tree.scalarKind(of: node) == .integer,
      text: draft.add(Array(tree.text(of: node).utf8)))
  }

  /// Adds a pattern; reports one that is no regular expression.
  mutating func pattern(_ source: String, at node: NodeID, of place: KeywordPlace) -> Int32? {
    if let known = patternNumbers[source] { return known }
    let pattern: Pattern
    do {
      pattern = try Pattern(source)
    } catch {
      report(
        .schemaFilePattern,
        "`\(source)` is no regular expression: \(error.message), at character \(error.offset + 1)",
        at: node, in: place.document)
      return nil
    }
    let number = Int32(draft.patterns.count)
    draft.patterns.append(pattern)
    patternNumbers[source] = number
    return number
  }

  /// Reports that a keyword's value is not what it must be.
  mutating func refuse<Value>(_ place: KeywordPlace, _ expected: String) -> Value? {
    let tree = tree(place)
    let name = Keyword.all[Int(place.keyword)].name
    report(
      .schemaFileValue, "\(name) must be \(expected), not \(words(for: place.value, in: tree))",
      at: tree.range(of: place.value).length > 0 ? place.value : place.key, in: place.document)
    return nil
  }

  /// Reports a fault of a schema document.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at node: NodeID, in document: Int32,
    help: String? = nil
  ) {
    let source = documents[Int(document)]
    let diagnostic = Diagnostic(
      code, message, at: source.tree.range(of: node), instanceLocation: source.pointer(to: node),
      help: help)
    guard !faults.contains(where: { $0.document == document && $0.diagnostic == diagnostic }) else {
      return
    }
    faults.append((document, diagnostic))
  }
}
