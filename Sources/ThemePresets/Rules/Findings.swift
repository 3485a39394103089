import ThemeDiagnostics
import ThemeYAML

/// What every rule needs to say something.
extension Decoding {
  /// Adds a finding about a node.
  mutating func find(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, at node: NodeID,
    related: [RelatedRange] = [], fixes: [Fix] = [], help: String? = nil
  ) {
    if let use = tokens?.latest { tokens?.reached[findings.count] = use }
    findings.append(
      Diagnostic(
        code, severity: severity, message, at: tree.range(of: node), related: related,
        instanceLocation: pointer(to: node), fixes: fixes, help: help))
  }

  /// The key whose value is being decoded.
  var keyName: String { tree.text(of: key) }

  /// The text of a node as its author wrote it, or of the value that it stands for.
  func written(_ node: NodeID) -> String { tree.source.text(in: tree.range(of: followed(node))) }

  /// A fix that puts another text in a node's place.
  func replacement(of node: NodeID, by text: String) -> Fix {
    Fix("write \(text)", .unsafe, edits: [TextEdit(tree.range(of: node), text)])
  }

  /// The value of a key of a mapping, aliases not followed.
  func value(of key: String, in node: NodeID) -> NodeID? {
    tree.value(of: key, in: node)
  }
}

/// What to add to "there is no …": the name that was meant, if that is clear.
func suggestion(for name: String, among names: [String]) -> String {
  NameSuggester(names).suggestion(for: name).map { "; did you mean `\($0.name)`?" } ?? ""
}
