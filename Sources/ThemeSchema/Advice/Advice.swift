import ThemeDiagnostics
import ThemeYAML

/// What a diagnostic can say to a person beyond the bare failure.
struct Advice: Sendable, Hashable {
  /// The code of the fault that was found behind the failure; `nil` keeps the keyword's.
  var code: DiagnosticCode? = nil
  /// A better summary than the keyword's own; `nil` keeps that.
  var message: String? = nil
  /// The bytes to point at; `nil` keeps those of the value or key.
  var range: SourceRange? = nil
  /// A sentence of advice.
  var help: String? = nil
  /// Repairs, the best first.
  var fixes: [Fix] = []
  /// Other places that explain the finding.
  var related: [RelatedRange] = []
}

/// Gives the advice for a failure, if there is any.
///
/// - Parameters:
///   - failure: the failure, already reduced to the branch that the author meant.
///   - tree: the instance's tree.
///   - schema: the schema that was not satisfied.
///   - context: all failures of the document.
/// - Returns: the advice, or `nil`.
func advise(
  _ failure: SchemaFailure, in tree: YAMLTree, against schema: CompiledSchema,
  context: FailureContext
) -> Advice? {
  let adviser = Adviser(failure: failure, tree: tree, schema: schema, context: context)
  if case .unknownKey(let key, let allowed) = failure.expectation {
    return adviser.unknownKey(key, allowed: allowed)
  }
  if case .required = failure.expectation { return adviser.missingKeys() }
  guard tree.kind(of: adviser.node) == .scalar else { return adviser.collection() }
  if let advice = adviser.functionCall() ?? adviser.emptyValue() ?? adviser.lineEnd()
    ?? adviser.foreignComment()
    ?? adviser.listOfOne()
    ?? adviser.items() ?? adviser.lastLineBreak()
  {
    return advice
  }
  if let advice = adviser.mapping() ?? adviser.percentage() ?? adviser.number() { return advice }
  if let advice = adviser.boolean() ?? adviser.color() ?? adviser.absence() { return advice }
  return adviser.text() ?? adviser.otherValue() ?? adviser.nearValue() ?? adviser.hyphenated()
}

/// A failure with what is needed to say something about it.
struct Adviser {
  let failure: SchemaFailure
  let tree: YAMLTree
  let schema: CompiledSchema
  let context: FailureContext

  /// The value's node, aliases followed.
  var node: NodeID { tree.resolved(failure.instance.node) }
  /// The key, or "item 2 of values".
  var subject: String { failure.subject(in: tree) }
  /// The value as text.
  var value: String { tree.text(of: node) }
  /// The value in words: "the text `12pt`".
  var nodeWords: String { words(for: node, in: tree) }
  /// Whether the value stands in quotes.
  var isQuoted: Bool {
    let style = tree.nodes[Int(node)].style
    return style == .singleQuoted || style == .doubleQuoted
  }

  /// The types that would have been right for the value.
  var expectedTypes: TypeSet {
    switch failure.expectation {
    case .type(let types): types
    case .alternatives(_, let branches):
      branches.joined().reduce(into: TypeSet()) { types, inner in
        if inner.instance == failure.instance, case .type(let more) = inner.expectation {
          types.formUnion(more)
        }
      }
    default: []
    }
  }

  /// A fix that puts another text in the value's place as it is, without the quotes there; for texts
  /// see ``YAMLTree/respelling(_:as:_:)``.
  func replacing(by text: String, _ safety: Fix.Safety) -> Fix {
    Fix("write `\(text)`", safety, edits: [TextEdit(tree.range(of: node), text)])
  }
}
