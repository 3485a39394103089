import ThemeDiagnostics

extension SyntaxFault {
  /// A key that no colon follows: libyaml notices on the next line.
  func keyWithoutColon() -> Diagnostic {
    let key = context ?? offset
    let end = endOfPlainText(from: key)
    let text = SourceRange(key, end)
    if key < bytes.count, bytes[key] == UInt8(ascii: "-"),
      let fault = dashWithoutSpace(bytes, text)
    {
      return fault
    }
    if let fault = entryWithoutColon(bytes, text) { return fault }
    if let long = keyTooLong(from: key, to: lines.end(of: key)) { return long }
    if let quote = unclosedBefore(key) { return quote }
    if key < bytes.count, bytes[key] == 0x22 || bytes[key] == 0x27, lines.start(of: key) < line {
      if isQuoteOpen(key, until: lines.end(of: key)) { return unclosedQuote(at: key) }
    }
    return Diagnostic(
      .missingColon, "\(quotedText(text)) is no entry of a mapping: it has no `:` and value",
      at: text)
  }

  /// A colon where no key can end.
  func misplacedColon() -> Diagnostic {
    if bytes[line..<content].contains(0x09) { return tab() }
    if !openBrackets(at: offset).isEmpty, let fault = colonInBrackets() { return fault }
    if lines.isDocumentMarker(at: line, UInt8(ascii: "-")) { return mappingAfterMarker() }
    let key = pastDashes(content)
    if let tab = tabAfterDash(content, key) { return tab }
    if let long = keyTooLong(from: key, to: offset) { return long }
    if let first = keyColon(from: key, to: offset) { return secondColon(after: first) }
    if let previous = lines.previousContentLine(before: line, limit: documentStart) {
      if let fault = indentedBelow(previous) { return fault }
    }
    if key == offset {
      return Diagnostic(
        .missingKey, "a key is missing before `:`", at: character(offset), help: refusedByLibyaml)
    }
    return unexplained()
  }

  /// `--- a: 1`: a block mapping needs a line of its own (YAML 1.2.2 rule 196).
  private func mappingAfterMarker() -> Diagnostic {
    let blanks = SourceRange(line + 3, lines.skipBlanks(from: line + 3))
    return Diagnostic(
      .syntax, "a mapping begins on the line after `---`",
      at: SourceRange(blanks.end, lines.endOfText(from: blanks.end)),
      fixes: [Fix("break the line", .safe, edits: [TextEdit(blanks, "\n")])])
  }

  /// `a: b: c`.
  private func secondColon(after first: Int) -> Diagnostic {
    let start = lines.skipBlanks(from: first + 1)
    let value = SourceRange(start, lines.endOfText(from: start))
    let isPlain = !"\"'[{&*!|>#%@`".utf8.contains(bytes[start])
    return Diagnostic(
      .unquotedColon,
      isPlain
        ? "the value \(quotedText(value)) has a `:` and needs quotes"
        : "a second `:` cannot follow on the line", at: character(offset),
      fixes: isPlain ? [quoteFix(value)] : [])
  }

  /// A line that is indented below one that is complete already.
  private func indentedBelow(_ previous: Int) -> Diagnostic? {
    let start = pastDashes(lines.content(of: previous))
    let end = lines.endOfText(from: start)
    guard let colon = keyColon(from: start, to: end) else {
      // The line above is no entry, and libyaml took this one for its continuation.
      return entryWithoutColon(bytes, SourceRange(start, end))
        ?? Diagnostic(
          .missingColon,
          "\(quotedText(SourceRange(start, end))) is no entry of a mapping: it has no `:` and value",
          at: SourceRange(start, end))
    }
    let value = SourceRange(lines.skipBlanks(from: colon + 1), end)
    guard value.length > 0, content - line > start - previous else { return nil }
    let key = quotedText(SourceRange(start, colon))
    let above = lineAbove(previous)
    if let above, above.distance == 1, above.indentation == content - line {
      return outdented(previous, above.line)
    }
    // Under a block that ended above, nobody knows to which side the line belongs.
    let isFirst = above.map { $0.indentation < start - previous } ?? true
    let wanted = String(repeating: " ", count: start - previous)
    return Diagnostic(
      .badIndentation,
      "this line is indented below \(key), which already has the value \(quotedText(value))",
      at: SourceRange(content, lines.endOfText(from: content)),
      related: [RelatedRange("the value", at: value)],
      fixes: isFirst
        ? [
          Fix(
            "indent it like \(key)", .unsafe,
            edits: [TextEdit(SourceRange(line, content), wanted)])
        ] : [])
  }

  /// The nearest line above that is indented otherwise than a given one.
  private func lineAbove(_ given: Int) -> (line: Int, indentation: Int, distance: Int)? {
    var distance = 1
    var current = given
    while let above = lines.previousContentLine(before: current, limit: documentStart),
      distance < 1000
    {
      let found = indentation(of: above)
      if found != indentation(of: given) { return (above, found, distance) }
      current = above
      distance += 1
    }
    return nil
  }

  /// A line that stands further left than the entry above it and the one below.
  private func outdented(_ start: Int, _ above: Int) -> Diagnostic {
    let content = lines.content(of: start)
    let neighbours = [above, line].map { keyRange(at: lines.content(of: $0)) }
    let wanted = self.content - line
    let names = neighbours.map { quotedText($0) }
    return Diagnostic(
      .badIndentation,
      "the line is indented by \(content - start), not by \(wanted) like \(names[0]) and \(names[1])",
      at: SourceRange(content, lines.endOfText(from: content)),
      related: neighbours.map { RelatedRange("indented by \(wanted)", at: $0) },
      fixes: [
        Fix(
          "indent it by \(wanted)", .unsafe,
          edits: [
            TextEdit(SourceRange(start, content), String(repeating: " ", count: wanted))
          ])
      ])
  }

  /// `{a: b: c}` or, within brackets that were never closed, an entry of the mapping around them.
  private func colonInBrackets() -> Diagnostic? {
    guard let opener = openBrackets(at: offset).last, lines.start(of: opener) < line else {
      return nil
    }
    return unclosedBracket(at: opener)
  }

  /// A key of more than 1024 characters (YAML 1.2.2 §8.2.2).
  private func keyTooLong(from start: Int, to end: Int) -> Diagnostic? {
    guard end - start > 1024 else { return nil }
    var count = 0
    var colon = start
    while colon < end, bytes[colon] != UInt8(ascii: ":") {
      if bytes[colon] & 0xC0 != 0x80 { count += 1 }
      colon += 1
    }
    guard count > 1024 else { return nil }
    return Diagnostic(
      .keyTooLong, "a key has at most 1024 characters, not \(count)", at: SourceRange(start, colon))
  }

  /// `-→key: value`: valid YAML, which libyaml refuses.
  private func tabAfterDash(_ start: Int, _ end: Int) -> Diagnostic? {
    guard let tab = bytes[start..<end].firstIndex(of: 0x09) else { return nil }
    let range = SourceRange(tab, lines.skipBlanks(from: tab))
    return Diagnostic(
      .tabIndentation, "a tab stands between `-` and its item; use a space", at: range,
      fixes: [Fix("write a space", .safe, edits: [TextEdit(range, " ")])])
  }

  /// `a: - b`, or a dash below a key that has its value.
  func misplacedDash() -> Diagnostic {
    let dash = character(offset)
    if !openBrackets(at: offset).isEmpty {
      return Diagnostic(
        .misplacedListItem, "`-` makes no item within brackets; items are separated by `,`",
        at: dash)
    }
    guard keyColon(from: pastDashes(content), to: offset) != nil else {
      return Diagnostic(
        .misplacedListItem, "an item of a list cannot stand here", at: dash)
    }
    let item = SourceRange(
      lines.skipBlanks(from: offset + 1), lines.endOfText(from: offset + 1))
    let isAlone = !bytes[item.start..<item.end].contains { ",[]{}:".utf8.contains($0) }
    return Diagnostic(
      .misplacedListItem,
      "a list begins on the next line, or stands in brackets: `[\(plainText(item))]`", at: dash,
      fixes: isAlone && !isFollowedByItem
        ? [
          Fix(
            "put the item in brackets", .safe,
            edits: [
              TextEdit(SourceRange(offset, item.start), "["),
              TextEdit(SourceRange(at: item.end), "]"),
            ])
        ] : [])
  }

  private func plainText(_ range: SourceRange) -> String {
    String(quotedText(range).dropFirst().dropLast())
  }

  /// Whether the next line goes on with the list.
  private var isFollowedByItem: Bool {
    guard let next = lines.next(after: offset) else { return false }
    let content = lines.content(of: next)
    return content < bytes.count && bytes[content] == UInt8(ascii: "-")
      && content - next > self.content - line
  }
}
