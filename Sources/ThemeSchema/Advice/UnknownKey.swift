import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a key that is not known in its mapping: the key that was meant, the mapping it belongs to, or
  /// the keys that are known.
  func unknownKey(_ key: String, allowed: [String]) -> Advice {
    let context = failure.instance.steps.last?.key.map { tree.text(of: tree.resolved($0)) }
    let near = NameSuggester(allowed, context: context).suggestion(for: key)
    if let near, near.isCertain || near.difference == .words { return respelling(key, near) }
    let places = schema.places(ofProperty: key, limit: 4)
    if !places.isEmpty { return elsewhere(key, places) }
    if let near { return respelling(key, near) }
    if let far = NameSuggester(schema.keys.names).suggestion(for: key), far.isCertain,
      let place = schema.places(ofProperty: far.name, limit: 1).first
    {
      return Advice(
        message: "unknown key \(quoted(key))\(here); did you mean `\(far.name)`, which belongs "
          + "\(parent(of: place))?")
    }
    return Advice(help: list(allowed))
  }

  private var here: String {
    failure.instance.steps.isEmpty ? "" : " in " + failure.instance.dottedPath(in: tree)
  }

  private func respelling(_ key: String, _ near: NameSuggestion) -> Advice {
    var advice = Advice(
      message: "unknown key \(quoted(key))\(here); did you mean `\(near.name)`?")
    if case .deceptiveCharacters(let characters) = near.difference {
      let names = characters.map { codePoint($0.value) }.joined(separator: ", ")
      advice.help = "The key contains \(names), which looks like another character or like nothing."
    }
    guard let node = failure.keyNode, tree.kind(of: node) == .scalar else { return advice }
    advice.fixes = [
      Fix(
        "write `\(near.name)`", near.isCertain ? .safe : .unsafe,
        edits: [TextEdit(tree.range(of: node), near.name)])
    ]
    return advice
  }

  private func elsewhere(_ key: String, _ places: [String]) -> Advice {
    Advice(
      message: "unknown key \(quoted(key))\(here); it belongs "
        + alternatives(places.map { parent(of: $0) }))
  }

  /// "in theme.shadow" or "at the top level" for the pointer of a property.
  private func parent(of pointer: String) -> String {
    let parts = pointer.split(separator: "/").dropLast().map { unescapedPointerToken($0) }
    return parts.isEmpty ? "at the top level" : "in " + parts.joined(separator: ".")
  }

  private func list(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(20).joined(separator: ", ")
    return "Known keys here: \(shown)\(names.count > 20 ? ", …" : "")."
  }
}
