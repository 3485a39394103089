import ThemeDiagnostics
import ThemeYAML

extension CompiledSchema {
  /// A failure as a diagnostic, with advice where its context is given.
  func diagnostic(
    _ failure: SchemaFailure, in tree: YAMLTree, context: FailureContext?
  ) -> Diagnostic {
    let advice = context.flatMap { advise(failure, in: tree, against: self, context: $0) }
    let document = program.documents[Int(failure.place.document)]
    let pointer = document.pointer(to: failure.place.node)
    var diagnostic = Diagnostic(
      advice?.code ?? failure.code,
      advice?.message ?? failure.message(in: tree),
      at: advice?.range ?? place(of: failure, in: tree), related: advice?.related ?? [],
      instanceLocation: failure.instance.pointer(in: tree),
      schemaLocation: failure.place.document == 0 ? pointer : document.uri + "#" + pointer,
      fixes: advice?.fixes ?? [], help: advice?.help)
    if let alias = aliasOnTheWay(failure.instance, in: tree) {
      diagnostic.range = tree.range(of: alias)
      diagnostic.related.append(
        RelatedRange(RelatedRange.valueNote, at: place(of: failure, in: tree)))
    }
    if !document.isBuiltIn, !document.tree.source.name.isEmpty {
      diagnostic.related.append(
        RelatedRange(
          "asked for here", at: document.tree.range(of: failure.place.node),
          in: document.tree.source))
    }
    return diagnostic
  }

  /// The bytes a person would point at: the key where the key is wrong or the value is empty or long,
  /// else the value.
  private func place(of failure: SchemaFailure, in tree: YAMLTree) -> SourceRange {
    if let key = failure.keyNode { return tree.range(of: key) }
    let node = tree.resolved(failure.instance.node)
    let range = tree.range(of: node)
    let isBlock =
      tree.kind(of: node) != .scalar && tree.nodes[Int(node)].style == .block
    guard range.length == 0 || isBlock else { return range }
    if let key = failure.instance.steps.last?.key { return tree.range(of: key) }
    guard tree.kind(of: node) == .mapping,
      let first = tree.entries(of: node).first(where: { _ in true })
    else {
      return isBlock ? SourceRange(range.start, range.start + 1) : range
    }
    return tree.range(of: first.key)
  }

  /// The first alias that the way to a value goes through: where the value is used.
  private func aliasOnTheWay(_ path: InstancePath, in tree: YAMLTree) -> NodeID? {
    for step in path.steps where tree.kind(of: step.node) == .alias { return step.node }
    return nil
  }
}

extension SchemaFailure {
  /// The code of the diagnostic: the keyword's, or that of checks which were given up.
  var code: DiagnosticCode {
    switch expectation {
    case .stepLimit, .tooDeep, .tooManySteps: .schemaLimit
    default: keyword.rules.code ?? .schemaLimit
    }
  }
}
