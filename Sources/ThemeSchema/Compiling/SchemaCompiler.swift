import ThemeDiagnostics
import ThemeYAML

/// Turns schema documents into a program, schema by schema, as references reach them.
struct SchemaCompiler {
  var draft = ProgramDraft()
  var files: ContiguousArray<SchemaFile> = []
  var resources = SchemaResources()
  let options: SchemaOptions
  /// What was found, each finding with its document's number.
  private(set) var faults: [(document: Int32, diagnostic: Diagnostic)] = []
  private var reported: Set<ReportedFault> = []
  private var pending: ContiguousArray<SchemaID> = []
  /// The patterns that were compiled before, by their sources.
  private var patternNumbers: [String: Int32] = [:]
  /// The references that were resolved before.
  var references = ReferenceMemory()
  /// The references to dynamic anchors, by the schemas they stand in.
  var dynamicReferences: [(name: String, schema: SchemaID)] = []
  /// The table made last, since `properties` and `additionalProperties` share one.
  var lastPropertyTable: (document: Int32, node: NodeID, table: Int32)?

  init(_ document: SchemaDocument, options: SchemaOptions) {
    self.options = options
    add(document)
    for document in options.resources { add(document) }
  }

  /// Adds a document that references may lead to.
  mutating func add(_ document: SchemaDocument) {
    files.append(SchemaFile(document))
    resources.add(&files[files.count - 1], number: Int32(files.count - 1))
  }

  /// Compiles the first document's root and everything it refers to.
  mutating func compile() -> Program {
    let document = files[0].document
    let root = schema(at: SchemaPlace(document: 0, node: document.tree.resolved(document.root)))
    compilePending()
    settleDynamicReferences()
    return Program(
      draft, documents: files.map { $0.document }, resources: resources.all, root: root)
  }

  /// Compiles the schemas that were referred to so far.
  mutating func compilePending() {
    while let next = pending.popLast() { compile(next) }
  }

  /// The number of the schema at a place, which is compiled later.
  mutating func schema(at place: SchemaPlace) -> SchemaID {
    let document = Int(place.document)
    let known = files[document].schemas[Int(place.node)]
    if known >= 0 { return known }
    let id = SchemaID(draft.schemas.count)
    files[document].schemas[Int(place.node)] = id
    draft.schemas.append(
      SchemaRecord(document: place.document, node: place.node, resource: resource(of: place)))
    pending.append(id)
    return id
  }

  /// The resource that a schema belongs to; one that no keyword leads to is scanned first.
  private mutating func resource(of place: SchemaPlace) -> ResourceID {
    let document = Int(place.document)
    let owner = files[document].owners[Int(place.node)]
    if owner >= 0 { return owner }
    resources.scan(
      from: place.node, in: &files[document], place.document,
      owner: files[document].owner(around: place.node))
    return files[document].owners[Int(place.node)]
  }

  private mutating func compile(_ id: SchemaID) {
    let record = draft.schemas[Int(id)]
    let first = draft.code.count
    switch kind(of: record.node, in: record.document) {
    case .mapping: compileKeywords(of: id, record)
    case .scalar where scalarKind(of: record.node, in: record.document) == .boolean:
      if !boolean(record.node, in: record.document) {
        draft.code.append(
          Instruction(
            operation: Operation(keyword: .nothing, applies: .all), schema: id, node: record.node))
      }
    default:
      let found = words(for: record.node, in: files[Int(record.document)].document.tree)
      report(
        .schemaFileType, "a schema must be a mapping or a boolean, not \(found)",
        at: record.node, in: record.document)
    }
    draft.schemas[Int(id)].first = Int32(first)
    draft.schemas[Int(id)].end = Int32(draft.code.count)
  }

  private mutating func compileKeywords(of id: SchemaID, _ record: SchemaRecord) {
    let vocabularies = resources.all[Int(record.resource)].vocabularies
    let first = draft.code.count
    var entries = files[Int(record.document)].document.tree.entries(of: record.node)
    while let (key, value) = entries.next() {
      let keyword = files[Int(record.document)].keyword(key)
      guard let keyword, keyword.canFail else { continue }
      let rules = keyword.rules
      guard !vocabularies.isDisjoint(with: rules.vocabularies) else { continue }
      let place = KeywordPlace(
        keyword: keyword, document: record.document, schema: id, parent: record.node, key: key,
        value: resolved(value, in: record.document))
      guard let instruction = rules.compile(&self, place) else { continue }
      if rules.needsMarks { draft.schemas[Int(id)].tracks = true }
      insert(instruction, after: first)
    }
  }

  /// Adds an instruction at its place in the order of evaluation.
  private mutating func insert(_ instruction: Instruction, after first: Int) {
    draft.code.append(instruction)
    var place = draft.code.count - 1
    while place > first, draft.code[place - 1].keyword.rawValue > instruction.keyword.rawValue {
      draft.code.swapAt(place - 1, place)
      place -= 1
    }
  }
}

/// Where a keyword stands that is compiled.
struct KeywordPlace {
  var keyword: Keyword
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
    applies: TypeSet? = nil, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0, flag: Bool = false
  ) -> Instruction {
    Instruction(
      operation: Operation(
        keyword: keyword, applies: applies ?? keyword.rules.concerns, flag: flag, a: a, b: b, c: c),
      schema: schema, node: value)
  }
}

extension SchemaCompiler {
  /// Adds a number that instances are compared with, its text in the pool.
  mutating func numberBound(_ node: NodeID, _ place: KeywordPlace) -> NumberBound {
    let value = tree(place).number(of: node)
    let isSmall = value == value.rounded(.towardZero) && value.magnitude <= largestExactInteger
    let isInteger = scalarKind(of: node, in: place.document) == .integer
    return NumberBound(
      value: value, isSmallInteger: isSmall && isInteger, text: draft.add(bytes(of: node, place)))
  }

  /// Adds the pattern that is a mapping's key.
  mutating func pattern(ofKey key: NodeID, of place: KeywordPlace) -> Int32? {
    let tree = tree(place)
    return pattern(tree.text(of: tree.resolved(key)), at: key, of: place)
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
    let found = words(for: place.value, in: tree)
    report(
      .schemaFileValue, "`\(place.keyword.name)` must be \(expected), not \(found)",
      at: tree.range(of: place.value).length > 0 ? place.value : place.key, in: place.document)
    return nil
  }

  /// Reports a fault of a schema document, once at a place, and at most ``faultLimit`` in all.
  mutating func report(
    _ code: DiagnosticCode, _ message: String, at node: NodeID, in document: Int32,
    help: String? = nil
  ) {
    guard faults.count < Self.faultLimit,
      reported.insert(ReportedFault(code: code, document: document, node: node)).inserted
    else { return }
    let source = files[Int(document)].document
    let diagnostic = Diagnostic(
      code, message, at: source.tree.range(of: node), instanceLocation: source.pointer(to: node),
      help: help)
    faults.append((document, diagnostic))
  }

  /// How many faults are worth being told of.
  private static let faultLimit = 1000

  /// Adds findings of a document, except those where something was reported before.
  mutating func add(_ findings: [Diagnostic], of document: Int) {
    let known = faults.filter { Int($0.document) == document }.map { $0.diagnostic.range }
    for finding in findings
    where !known.contains(where: { $0.start < finding.range.end && finding.range.start < $0.end }) {
      faults.append((Int32(document), finding))
    }
  }
}

/// What makes a fault the same as another.
private struct ReportedFault: Hashable {
  let code: DiagnosticCode
  let document: Int32
  let node: NodeID
}
