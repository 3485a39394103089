import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a key without a value.
  func emptyValue() -> Advice? {
    guard tree.scalarKind(of: node) == .null, value.isEmpty, !isQuoted,
      let step = failure.instance.steps.last
    else { return nil }
    let wanted = failure.expects ?? words(of: failure.expectation)
    var advice = Advice(
      message: "\(subject) has no value" + (wanted.map { "; it must be \($0)" } ?? ""))
    guard let key = step.key else { return advice }
    advice.help = belongsInside(key, of: step.parent)
    return advice
  }

  /// Advice for a mapping whose entries were not indented.
  private func belongsInside(_ key: NodeID, of parent: NodeID) -> String? {
    let name = tree.text(of: tree.resolved(key))
    let inside = failure.instance.pointer(in: tree) + "/"
    var isBelow = false
    for entry in tree.entries(of: parent) {
      defer { if entry.key == key { isBelow = true } }
      guard isBelow else { continue }
      let next = tree.text(of: tree.resolved(entry.key))
      let places = schema.places(ofProperty: next, limit: 8)
      guard places.contains(inside + escapedPointerToken(next)) else { return nil }
      return "`\(next)` below is probably meant to be inside `\(name)`: indent it."
    }
    return nil
  }

  private func words(of expectation: Expectation) -> String? {
    switch expectation {
    case .type(let types): types.words
    case .values(let literals): alternatives(literals.map { "`\($0.text)`" })
    case .alternatives(let words, _): alternatives(words)
    default: nil
    }
  }

  /// For something else where `true` or `false` is expected.
  func boolean() -> Advice? {
    guard expectedTypes.contains(.boolean) else { return nil }
    let lower = value.lowercased()
    if isQuoted, lower == "true" || lower == "false" {
      return Advice(
        message: "\(subject) is in quotes, which makes it text; write `\(lower)`",
        fixes: [replacing(by: lower, .safe)])
    }
    let meant: String
    switch lower {
    case "yes", "y", "on": meant = "true"
    case "no", "n", "off": meant = "false"
    case "1": meant = "true"
    case "0": meant = "false"
    default: return nil
    }
    let isNumber = lower == "1" || lower == "0"
    return Advice(
      message: "\(subject) is \(quoted(value)); write `\(meant)`",
      help: isNumber ? nil : "In YAML 1.2 only `true` and `false` are booleans.",
      fixes: [replacing(by: meant, isNumber ? .unsafe : .safe)])
  }

  /// For a number or a boolean where text is expected: quotes.
  func text() -> Advice? {
    let kind = tree.scalarKind(of: node)
    guard kind != .string, kind != .null else { return nil }
    let written = tree.source.text(in: tree.range(of: node))
    if wantsColor, written.utf8.allSatisfy(isHexDigit), [3, 4, 6, 8].contains(written.utf8.count) {
      return Advice(
        message:
          "\(subject) is read as the number `\(written)`; write the colour as `\"#\(written)\"`",
        fixes: [replacing(by: "\"#\(written)\"", .unsafe)])
    }
    guard expectedTypes == .string else { return nil }
    return Advice(
      message: "\(subject) is `\(written)`, which is no text; write it in quotes: `\"\(written)\"`",
      fixes: [replacing(by: "\"\(written)\"", .safe)])
  }

  /// Whether what is expected may begin with a number sign.
  private var wantsColor: Bool { failure.expects?.utf8.contains(UInt8(ascii: "#")) ?? false }

  /// For a value that is nearly one of those allowed.
  func nearValue() -> Advice? {
    guard tree.scalarKind(of: node) == .string else { return nil }
    if wantsColor, !value.hasPrefix("#"), value.utf8.contains(UInt8(ascii: "#")) {
      return Advice(help: "A comment needs a space before its `#`.")
    }
    guard let near = NameSuggester(allowedTexts).suggestion(for: trimmedQuotes) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)); did you mean `\(near.name)`?",
      help: "Allowed: \(allowedTexts.joined(separator: ", ")).",
      fixes: [replacing(by: near.name, near.isCertain ? .safe : .unsafe)])
  }

  /// The value without typographic quotes around it.
  private var trimmedQuotes: String {
    String(
      String.UnicodeScalarView(
        value.unicodeScalars.filter { !"“”‘’„«»".unicodeScalars.contains($0) }))
  }

  /// The texts that the failed keyword, or one of its alternatives, allows.
  private var allowedTexts: [String] {
    switch failure.expectation {
    case .values(let literals): literals.filter { $0.type == .string }.map { $0.text }
    case .alternatives(_, let branches):
      branches.joined().flatMap { inner -> [String] in
        guard inner.instance == failure.instance, case .values(let literals) = inner.expectation
        else {
          return []
        }
        return literals.filter { $0.type == .string }.map { $0.text }
      }
    default: []
    }
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
