import ThemeDiagnostics
import ThemeYAML

extension YAMLTree {
  /// A text as it is to be written in a scalar's place: in quotes where that stands in some.
  func spelled(_ text: String, like node: NodeID) -> String {
    switch nodes[Int(node)].style {
    case .doubleQuoted: jsonString(text)
    case .singleQuoted:
      "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
    default: text
    }
  }

  /// A fix that writes a key, or a text that is a value, otherwise.
  func respelling(_ node: NodeID, as text: String, _ safety: Fix.Safety) -> Fix {
    Fix("write `\(text)`", safety, edits: [TextEdit(range(of: node), spelled(text, like: node))])
  }
}
