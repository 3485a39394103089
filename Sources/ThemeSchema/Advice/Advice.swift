import ThemeDiagnostics
import ThemeYAML

/// What a diagnostic can say to a person beyond the bare failure.
struct Advice: Sendable, Hashable {
  /// A better summary than the keyword's own; `nil` keeps that.
  var message: String?
  /// A sentence of advice.
  var help: String?
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
/// - Returns: the advice, or `nil`.
func advise(
  _ failure: SchemaFailure, in tree: YAMLTree, against schema: CompiledSchema
) -> Advice? {
  nil
}
