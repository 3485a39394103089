import ThemeDiagnostics
import ThemeYAML

/// A value in words for people, short: `12pt` in quotes, "a mapping", "nothing".
func words(for node: NodeID, in tree: YAMLTree) -> String {
  let node = tree.resolved(node)
  switch tree.kind(of: node) {
  case .mapping: return "a mapping"
  case .sequence: return "a list"
  case .alias: return "an alias"
  case .scalar: break
  }
  let text = tree.text(of: node)
  switch tree.scalarKind(of: node) {
  case .null: return text.isEmpty ? "empty" : "`\(text)`"
  case .string: return text.isEmpty ? "an empty text" : "the text \(quoted(text))"
  case .boolean, .integer, .float: return "`\(text)`"
  }
}

/// A value in YAML's flow style, for messages; cut off beyond a screen line.
func flowText(of node: NodeID, in tree: YAMLTree, depth: Int = 0) -> String {
  let node = tree.resolved(node)
  if depth > 4 { return "…" }
  switch tree.kind(of: node) {
  case .mapping:
    let entries = tree.entries(of: node).map { entry in
      tree.text(of: tree.resolved(entry.key)) + ": "
        + flowText(of: entry.value, in: tree, depth: depth + 1)
    }
    return "{" + entries.joined(separator: ", ") + "}"
  case .sequence:
    let items = tree.items(of: node).map { flowText(of: $0, in: tree, depth: depth + 1) }
    return "[" + items.joined(separator: ", ") + "]"
  case .alias: return "*"
  case .scalar:
    return tree.scalarKind(of: node) == .null && tree.text(of: node).isEmpty
      ? "null" : tree.text(of: node)
  }
}

/// Words in a row: "a", "a or b", "a, b or c".
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

extension TypeSet {
  /// The types in YAML's words: "a number", "a list or a mapping".
  var words: String {
    var words: [String] = []
    if contains(.number) {
      words.append("a number")
    } else if contains(.integer) {
      words.append("a whole number")
    }
    if contains(.string) { words.append("text") }
    if contains(.boolean) { words.append("`true` or `false`") }
    if contains(.array) { words.append("a list") }
    if contains(.object) { words.append("a mapping") }
    if contains(.null) { words.append("`null`") }
    return words.isEmpty ? "nothing" : alternatives(words)
  }
}
