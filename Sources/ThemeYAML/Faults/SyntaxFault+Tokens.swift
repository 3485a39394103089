import ThemeDiagnostics

extension SyntaxFault {
  /// A character with which no value can begin.
  func unexpectedCharacter() -> Diagnostic {
    guard offset < bytes.count else { return unexplained() }
    if bytes[offset] == 0x09 { return tabBeforeToken() }
    if bytes[offset] == UInt8(ascii: "%"), offset > 0, bytes[offset - 1] == UInt8(ascii: "{") {
      return template(bytes, from: offset - 1)
    }
    switch bytes[offset] {
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      return reserved("\(reservedName) is reserved and")
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return reserved("\(reservedName) begins a text on lines of its own; it")
    default: return unexplained()
    }
  }

  private var reservedName: String {
    bytes[offset] == UInt8(ascii: "`") ? "a backtick" : quotedText(character(offset))
  }

  /// A reserved character; quotes make it part of the text.
  func reserved(_ subject: String) -> Diagnostic {
    let text = SourceRange(offset, endOfPlainText(from: offset))
    return Diagnostic(
      .reservedCharacter, "\(subject) cannot begin a value here; quote the text",
      at: character(offset),
      fixes: [quoteFix(text)])
  }

  /// `*` or `&` without a name, or with a name that has other characters than it may.
  func anchorFault() -> Diagnostic {
    let start = context ?? offset
    let isAlias = problem == .alias
    let name = SourceRange(start, max(offset, start + 1))
    guard offset == start + 1 || offset == start else {
      return anchorName(SourceRange(name.start, character(offset).end))
    }
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0x20
    if next >= 0x80 { return anchorName(SourceRange(start, character(start + 1).end)) }
    let text = SourceRange(start, endOfPlainText(from: start))
    return Diagnostic(
      .anchorName,
      isAlias
        ? "`*` begins an alias and needs a name; quote the text"
        : "`&` begins an anchor and needs a name; quote the text",
      at: character(start), fixes: [quoteFix(text)])
  }

  /// A tag that is not one.
  func tagFault() -> Diagnostic {
    let start = context ?? offset
    var end = start
    while end < bytes.count, !isBlank(bytes[end]), !isBreak(bytes[end]) { end += 1 }
    let range = SourceRange(problem == .undefinedTagHandle ? tagStart(start) : start, end)
    return Diagnostic(
      .unsupportedTag, "\(quotedText(range)) is no tag that is supported", at: range,
      help: "a text that begins with `!` needs quotes")
  }

  /// libyaml gives the place of the node; its tag may follow an anchor.
  private func tagStart(_ start: Int) -> Int {
    PropertyPlaces(bytes, from: start, to: lines.end(of: start)).tag?.start ?? start
  }

  /// `%` at the start of a line.
  func directive() -> Diagnostic {
    var start = context.map { lines.start(of: $0) } ?? line
    if start < bytes.count, bytes[start] != UInt8(ascii: "%"),
      let above = lines.previousContentLine(before: start, limit: documentStart)
    {
      start = above
    }
    let range = SourceRange(start, lines.endOfText(from: start))
    let text = quotedText(range)
    switch problem {
    case .duplicateDirective:
      return Diagnostic(.unsupportedDirective, "the directive \(text) stands twice", at: range)
    case .incompatibleVersion:
      return Diagnostic(
        .unsupportedDirective, "\(text) is not supported; the version is 1.2", at: range)
    default:
      return Diagnostic(
        .unsupportedDirective,
        "the directive \(text) is not supported; a text that begins with `%` needs quotes",
        at: range, help: isReservedDirective(range) ? refusedByLibyaml : nil)
    }
  }

  /// Whether a directive stands where one may, and has a name that YAML reserves, of which it wants a
  /// warning only (1.2.2 §6.8).
  private func isReservedDirective(_ range: SourceRange) -> Bool {
    if let above = lines.previousContentLine(before: range.start, limit: 0),
      bytes[above] != UInt8(ascii: "%"), !lines.isDocumentMarker(at: above, UInt8(ascii: "."))
    {
      return false
    }
    let name = bytes[range.start + 1..<range.end].prefix { !isBlank($0) }
    return !name.isEmpty && !name.elementsEqual("YAML".utf8) && !name.elementsEqual("TAG".utf8)
  }

  /// What follows `|` or `>` on the line.
  func blockScalarHeader() -> Diagnostic {
    let start = context ?? offset
    var text = start
    while text < bytes.count, !isBlank(bytes[text]), !isBreak(bytes[text]) { text += 1 }
    let next = lines.skipBlanks(from: text)
    let end = lines.endOfText(from: next)
    let sign = quotedText(character(start))
    if next < bytes.count, end > next, bytes[next] != UInt8(ascii: "#") {
      return Diagnostic(
        .blockScalarHeader,
        "the text of \(sign) begins on the next line; for text on this line leave \(sign) out",
        at: SourceRange(next, end))
    }
    return Diagnostic(
      .blockScalarHeader,
      "after \(sign) stands at most a digit from 1 to 9 and one of `+` and `-`",
      at: SourceRange(start, max(text, start + 1)))
  }
}
