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
    guard expectedTypes == .string, schema.accepts("\"\(written)\"", as: failure.schema) else {
      return versionNumber(written)
    }
    let reading = numberWithoutZeros(written).map { "read as the number \($0)" } ?? "no text"
    return Advice(
      message:
        "\(subject) is `\(written)`, which is \(reading); write it in quotes: `\"\(written)\"`",
      fixes: [replacing(by: "\"\(written)\"", .safe)])
  }

  /// `1.10` among values that it is none of: its last zero says nothing.
  private func versionNumber(_ written: String) -> Advice? {
    guard expectedTypes.isDisjoint(with: .fraction), let number = numberWithoutZeros(written) else {
      return nil
    }
    let wanted = (failure.expects ?? wanted(by: failure.expectation)).map { "; it must be \($0)" }
    return Advice(
      message: "\(subject) is `\(written)`, which is read as \(number)" + (wanted ?? ""))
  }

  /// The shortest form of a number that ends with zeros after the point.
  private func numberWithoutZeros(_ written: String) -> String? {
    guard tree.scalarKind(of: node) == .float, isNumber(written), written.hasSuffix("0") else {
      return nil
    }
    return shifted(written, by: 0)
  }

  /// For words that mean that there is nothing, and a `null`, where neither is allowed.
  func absence() -> Advice? {
    let words = ["nil", "null", "~", "undefined", "nothing", "no", "off", "false"]
    guard !isQuoted, words.contains(value.lowercased()), !expectedTypes.contains(.boolean) else {
      return nil
    }
    if allowedTexts.contains("none") {
      return Advice(
        message: "\(subject) is \(quoted(value)); did you mean `none`?",
        fixes: [replacing(by: "none", .unsafe)])
    }
    guard tree.scalarKind(of: node) != .boolean else { return nil }
    return Advice(help: "Leave the key out to keep what holds without it.")
  }

  /// For a block scalar, whose last line break belongs to the text.
  func lastLineBreak() -> Advice? {
    let style = tree.nodes[Int(node)].style
    guard style == .literal || style == .folded, value.hasSuffix("\n"), wantsText else {
      return nil
    }
    let sign = style == .literal ? "|" : ">"
    var text = Substring(value)
    while text.last == "\n" { text = text.dropLast() }
    let isOneLine = !text.contains("\n") && !text.contains("\"") && !text.contains("\\")
    return Advice(
      message: "\(subject) ends with a line break, which `\(sign)` keeps; write it on one line",
      fixes: isOneLine && !text.isEmpty
        ? [replacing(by: allowedTexts.contains(String(text)) ? String(text) : "\"\(text)\"", .safe)]
        : [])
  }

  private var wantsText: Bool {
    if case .pattern = failure.expectation { return true }
    return !allowedTexts.isEmpty
  }

  /// For a value that ends like a line of another language: `12;` and `full,`.
  func lineEnd() -> Advice? {
    guard !isQuoted, tree.scalarKind(of: node) == .string, let mark = value.last,
      mark == ";" || mark == ","
    else { return nil }
    let right = trimmed(String(value.dropLast()))
    guard !right.isEmpty, schema.accepts(right, as: failure.schema) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)); nothing ends a line: `\(right)`",
      fixes: [replacing(by: right, .safe)])
  }

  /// For a value with a comment of another language behind it: `12 // points`.
  func foreignComment() -> Advice? {
    guard !isQuoted, tree.scalarKind(of: node) == .string else { return nil }
    let slash = UInt8(ascii: "/")
    let start = zip(value.utf8.indices, value.utf8.indices.dropFirst()).first { first, second in
      value.utf8[first] == slash && value.utf8[second] == slash
    }
    guard let start else { return nil }
    let right = trimmed(String(value[..<start.0]))
    guard !right.isEmpty, schema.accepts(right, as: failure.schema) else { return nil }
    let comment = value[start.1...].dropFirst()
    return Advice(
      message: "\(subject) is \(quoted(value)); a comment begins with `#`",
      fixes: [replacing(by: "\(right) #\(comment)", .safe)])
  }

  /// For a text of another form than wanted: in lower case, with hyphens for what separates.
  func hyphenated() -> Advice? {
    guard case .pattern = failure.expectation, tree.scalarKind(of: node) == .string else {
      return nil
    }
    let words = value.lowercased().split { " _-.".contains($0) }
    let right = words.joined(separator: "-")
    guard right != value, schema.accepts(right, as: failure.schema) else { return nil }
    return Advice(
      message: failure.message(in: tree) + "; did you mean `\(right)`?",
      fixes: [tree.respelling(node, as: right, .unsafe)])
  }

  /// For a value that is nearly one of those allowed.
  func nearValue() -> Advice? {
    guard tree.scalarKind(of: node) == .string else { return nil }
    guard let near = NameSuggester(allowedTexts).suggestion(for: trimmedQuotes) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)); did you mean `\(near.name)`?",
      help: "Allowed: \(shortList(allowedTexts)).",
      fixes: [tree.respelling(node, as: near.name, near.isCertain ? .safe : .unsafe)])
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
