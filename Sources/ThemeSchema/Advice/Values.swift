import ThemeDiagnostics
import ThemeYAML

extension Adviser {
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
    guard expectedTypes == .string else { return nil }
    return Advice(
      message: "\(subject) is `\(written)`, which is no text; write it in quotes: `\"\(written)\"`",
      fixes: [replacing(by: "\"\(written)\"", .safe)])
  }

  /// For a value that is nearly one of those allowed.
  func nearValue() -> Advice? {
    guard tree.scalarKind(of: node) == .string else { return nil }
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
  var allowedTexts: [String] {
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
}
