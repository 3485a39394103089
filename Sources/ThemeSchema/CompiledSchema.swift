public import ThemeDiagnostics
public import ThemeYAML

/// A JSON Schema 2020-12, compiled once and run over many trees.
///
/// It can be used from any thread.
public struct CompiledSchema: Sendable {
  let program: Program

  /// The property names the schema speaks of.
  ///
  /// Pass it to `read(keys:)`, so that trees number their keys alike, which is fastest; other trees
  /// give the same verdicts.
  public var keys: KeyTable { program.keys }

  /// Compiles a schema that is known to be right; what is wrong in it is ignored.
  package init(_ document: SchemaDocument) {
    var options = SchemaOptions()
    options.checksMetaSchema = false
    var compiler = SchemaCompiler(document, options: options)
    program = compiler.compile()
  }

  /// Compiles a schema that is built into the program and known to be right.
  ///
  /// - Parameters:
  ///   - text: the schema as JSON.
  ///   - name: the name of its text.
  package init(builtIn text: String, name: String) {
    guard let document = SchemaDocument(builtIn: "", text: text, name: name) else {
      preconditionFailure("the built-in schema \(name) has no document")
    }
    self.init(document)
  }

  private init(_ program: Program) { self.program = program }

  /// Compiles a schema.
  ///
  /// - Parameters:
  ///   - document: the schema, from YAML or JSON.
  ///   - options: what it may refer to, and how it is read.
  /// - Returns: the schema, `nil` when it has errors, and what was found in it: codes of the domain
  ///   `schema-file`, a report for each document that has findings.
  public static func compile(
    _ document: SchemaDocument, options: SchemaOptions = SchemaOptions()
  ) -> (schema: CompiledSchema?, reports: [DiagnosticReport]) {
    var compiler = SchemaCompiler(document, options: options)
    compiler.chooseDialects()
    let program = compiler.compile()
    compiler.reportLoops()
    if options.checksMetaSchema { compiler.checkMetaSchemas() }
    if options.isStrict { compiler.checkStrictly() }
    let findings = compiler.faults
    let reports = compiler.files.indices.compactMap { index -> DiagnosticReport? in
      let own = findings.filter { Int($0.document) == index }.map { $0.diagnostic }
      guard !own.isEmpty else { return nil }
      return DiagnosticReport(source: compiler.files[index].document.tree.source, diagnostics: own)
    }
    let isUsable = !reports.contains { $0.hasErrors }
    return (isUsable ? CompiledSchema(program) : nil, reports)
  }

  /// Whether a value satisfies the schema.
  ///
  /// Allocates nothing, unless the schema uses `unevaluated…`, `uniqueItems` on long lists or dynamic
  /// references. `false` also where the check was given up; ``diagnostics(for:in:)`` says so then.
  ///
  /// - Parameters:
  ///   - root: the value.
  ///   - tree: its tree.
  /// - Returns: the verdict.
  public func accepts(_ root: NodeID, in tree: YAMLTree) -> Bool {
    program.evaluate(tree, limits: EvaluationLimits()) {
      $0.accepts(program.root, root) && $0.stop == nil
    }
  }

  /// Whether one of the schemas in it accepts a value; `true` where this build cannot read the text.
  func accepts(_ text: String, as schema: SchemaID) -> Bool {
    let tree = read(SourceText(name: "", text: text), keys: keys).tree
    guard let document = tree.documents.first else { return true }
    let root = tree.resolved(document.root)
    return program.evaluate(tree, limits: EvaluationLimits()) {
      $0.accepts(schema, root) && $0.stop == nil
    }
  }

  /// The keys that one of the schemas in it requires.
  func requiredKeys(of schema: SchemaID) -> [String] {
    let record = program.schemas[Int(schema)]
    let required = program.code[Int(record.first)..<Int(record.end)].first {
      $0.keyword == .required
    }
    guard let required else { return [] }
    return program.ints[Int(required.a)..<Int(required.a + required.b)].map {
      program.keys.names[Int($0)]
    }
  }

  /// Everything about a value that the schema refuses, in source order; empty when it is accepted.
  ///
  /// - Parameters:
  ///   - root: the value.
  ///   - tree: its tree.
  /// - Returns: the findings.
  public func diagnostics(for root: NodeID, in tree: YAMLTree) -> [Diagnostic] {
    diagnostics(for: root, in: tree, unfinished: nil)
  }

  /// Everything about a document that the schema refuses, in source order.
  ///
  /// Of a document that was not read to its end that is what holds whatever the missing part says.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - tree: its tree.
  /// - Returns: the findings.
  public func diagnostics(for document: YAMLDocument, in tree: YAMLTree) -> [Diagnostic] {
    let root = tree.resolved(document.root)
    return diagnostics(for: root, in: tree, unfinished: tree.unfinishedEnd(of: document))
  }

  private func diagnostics(
    for root: NodeID, in tree: YAMLTree, unfinished: UnfinishedEnd?
  ) -> [Diagnostic] {
    let direct = failures(of: root, in: tree)
    guard !direct.isEmpty else { return [] }
    let keys = KnownKeys(program)
    let failures = withMisnamed(direct, keys, in: tree)
    let context = FailureContext(failures, keys, in: tree, against: self, unfinished: unfinished)
    let found = context.causes.enumerated().map { index, failure in
      diagnostic(failure, in: tree, context: index < FailureContext.most ? context : nil)
    }
    return DiagnosticReport(source: tree.source, diagnostics: found).diagnostics
  }

  /// The failures of a value, in the order of the evaluation, each once.
  func failures(of root: NodeID, in tree: YAMLTree) -> [SchemaFailure] {
    failures(at: InstancePath(root: root), against: program.root, in: tree)
  }

  /// The failures of a value below the root against one of the schemas, each once.
  func failures(
    at path: InstancePath, against schema: SchemaID, in tree: YAMLTree
  ) -> [SchemaFailure] {
    program.evaluate(tree, limits: EvaluationLimits()) { evaluator in
      if evaluator.accepts(schema, path.node), evaluator.stop == nil { return [] }
      evaluator.stop = nil
      var collector = Collector(evaluator, at: path)
      collector.collect(schema)
      evaluator.marks = collector.evaluator.marks
      var seen: Set<FailureIdentity> = []
      return collector.failures.filter { failure in
        !failure.isReported(in: tree) && seen.insert(FailureIdentity(failure, in: tree)).inserted
      }
    }
  }
}

extension SchemaFailure {
  /// Whether the reader has already said what is wrong there.
  fileprivate func isReported(in tree: YAMLTree) -> Bool {
    if let keyNode, tree.nodes[Int(keyNode)].isFaulty { return true }
    if tree.nodes[Int(instance.root)].isFaulty { return true }
    // What stands below a key without a value may be there, behind blanks that are none.
    let value = tree.nodes[Int(instance.node)]
    if value.kind == .scalar, value.start == value.end, Int(value.next) < tree.nodes.count,
      tree.nodes[Int(value.next)].isFaulty, tree.nodes[Int(value.next)].key >= 0
    {
      return true
    }
    return instance.steps.contains { tree.nodes[Int($0.node)].isFaulty }
  }
}

/// What makes a failure the same as another that was reached on another way.
private struct FailureIdentity: Hashable {
  let keyword: Keyword
  let node: NodeID
  let keyNode: NodeID?
  let expectation: Expectation

  /// Leaves the expectation out, which may list all keys of a mapping.
  func hash(into hasher: inout Hasher) {
    hasher.combine(keyword)
    hasher.combine(node)
    hasher.combine(keyNode)
  }

  // A value is judged once, however many aliases lead to it.
  init(_ failure: SchemaFailure, in tree: YAMLTree) {
    keyword = failure.keyword
    node = tree.resolved(failure.instance.node)
    keyNode = failure.keyNode
    expectation = failure.expectation
  }
}
