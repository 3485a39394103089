import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a text where a mapping is expected: `cornerRadius:12` lacks a space.
  func mapping() -> Advice? {
    guard expectedTypes.contains(.object), tree.scalarKind(of: node) == .string,
      let fault = tree.entriesWithoutColon(node)
    else { return nil }
    return Advice(
      code: fault.code, message: fault.message, range: fault.range, help: fault.help,
      fixes: fault.fixes)
  }

  /// For a mapping or list where something else is expected.
  func collection() -> Advice? {
    guard case .alternatives(_, let branches) = failure.expectation,
      tree.kind(of: node) == .mapping, tree.count(of: node) == 1,
      let entry = tree.entries(of: node).first(where: { _ in true })
    else { return nil }
    // A mapping with a single key that tells the alternatives apart: the key is the slip.
    let key = tree.text(of: tree.resolved(entry.key))
    var names: [String] = []
    for inner in branches.joined() where inner.instance == failure.instance {
      if case .required(let missing, _) = inner.expectation { names.append(missing) }
    }
    guard let near = NameSuggester(names).suggestion(for: key) else { return nil }
    return Advice(
      message: "\(subject) has the unknown key \(quoted(key)); did you mean `\(near.name)`?",
      range: tree.range(of: entry.key),
      fixes: [
        Fix(
          "write `\(near.name)`", near.isCertain ? .safe : .unsafe,
          edits: [TextEdit(tree.range(of: entry.key), near.name)])
      ])
  }
}
