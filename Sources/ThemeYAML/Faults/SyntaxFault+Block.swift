import ThemeDiagnostics

extension SyntaxFault {
  /// A token where the next key of a mapping, or the next item of a list, should stand.
  func block() -> Diagnostic {
    guard offset < bytes.count else { return unexplained() }
    if let fault = strayToken() { return fault }
    guard offset == content || offset == line else {
      return quoteAfterQuote() ?? textAfterValue()
    }
    if let quote = unclosedBefore(offset) { return quote }
    if isListItem(at: content), problem == .expectedKey, let sibling = siblingAtColumn() {
      return Diagnostic(
        .misplacedListItem, "an item of a list stands among the keys of a mapping",
        at: character(offset), related: [RelatedRange("the mapping's last key", at: sibling)])
    }
    return notAnItem() ?? badIndentation() ?? unexplained()
  }

  /// Characters that explain themselves.
  private func strayToken() -> Diagnostic? {
    switch bytes[offset] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"): strayBracket()
    case UInt8(ascii: ","): strayComma()
    case UInt8(ascii: ":"):
      Diagnostic(
        .missingKey, "a key is missing before `:`", at: character(offset), help: refusedByLibyaml)
    default: nil
    }
  }

  func textAfterValue() -> Diagnostic {
    let rest = SourceRange(offset, lines.endOfText(from: offset))
    guard let previous = previousByte(before: offset) else { return unexplained() }
    switch bytes[previous] {
    case 0x22, 0x27:
      return Diagnostic(
        .textAfterValue, "\(quotedText(rest)) follows the closing quote", at: rest,
        related: [RelatedRange("the quote", at: character(previous))])
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return Diagnostic(
        .textAfterValue, "\(quotedText(rest)) follows the closing bracket", at: rest,
        related: [RelatedRange("the bracket", at: character(previous))])
    default:
      let word = quotedWord(at: offset)
      return Diagnostic(
        .textAfterValue, "\(word) cannot follow what stands before it on the line", at: rest)
    }
  }

  private func isListItem(at start: Int) -> Bool {
    start < bytes.count && bytes[start] == UInt8(ascii: "-")
      && (start + 1 == bytes.count || isBlank(bytes[start + 1]) || isBreak(bytes[start + 1]))
  }

  /// The key of the line above that stands at the same column.
  private func siblingAtColumn() -> SourceRange? {
    guard let previous = lines.previousContentLine(before: line, limit: documentStart),
      indentation(of: previous) == content - line
    else { return nil }
    let start = lines.content(of: previous)
    guard let colon = keyColon(from: start, to: lines.endOfText(from: start)) else { return nil }
    return SourceRange(start, colon)
  }

  /// A line that is indented like none of the collections it could belong to.
  func badIndentation() -> Diagnostic? {
    let found = content - line
    guard let previous = lines.previousContentLine(before: line, limit: documentStart) else {
      return nil
    }
    var levels: [(columns: Int, place: SourceRange)] = []
    for (columns, start) in candidateLevels(above: previous) where columns != found {
      if !levels.contains(where: { $0.columns == columns }) {
        levels.append((columns, keyRange(at: start)))
      }
    }
    levels.sort { $0.columns < $1.columns }
    // The neighbours: the deepest level above, and the first below.
    let lower = levels.last { $0.columns < found }
    let upper = levels.first { $0.columns > found }
    let wanted = [lower, upper].compactMap { $0 }
    guard !wanted.isEmpty else { return nil }
    let nearest = upper ?? wanted[0]
    let numbers = wanted.map { String($0.columns) }
    return Diagnostic(
      .badIndentation,
      "the line is indented by \(found), not by \(list(numbers)) like \(quotedText(nearest.place))",
      at: SourceRange(content, lines.endOfText(from: content)),
      related: wanted.reversed().map {
        RelatedRange("indented by \($0.columns)", at: $0.place)
      },
      fixes: wanted.reversed().map { level in
        Fix(
          "indent it by \(level.columns)", .unsafe,
          edits: [
            TextEdit(SourceRange(line, content), String(repeating: " ", count: level.columns))
          ])
      })
  }

  private func list(_ numbers: [String]) -> String {
    var result = ""
    for (index, number) in numbers.enumerated() {
      if index > 0 { result += " or " }
      result += number
    }
    return result
  }

  /// The columns at which a line may begin: those of the collections that are open, and of the lines
  /// above up to the outermost.
  private func candidateLevels(above previous: Int) -> [(columns: Int, start: Int)] {
    var levels: [(columns: Int, start: Int)] = []
    var least = Int.max
    var current: Int? = previous
    var steps = 0
    while let line = current, least > 0, steps < 1000 {
      let content = lines.content(of: line)
      let inner = pastDashes(content)
      if inner > content, inner - line < least { levels.append((inner - line, inner)) }
      if content - line < least {
        least = content - line
        levels.append((least, content))
      }
      current = lines.previousContentLine(before: line, limit: documentStart)
      steps += 1
    }
    return levels
  }

  /// The key of an entry that begins at an offset, or its whole text.
  func keyRange(at start: Int) -> SourceRange {
    let end = lines.endOfText(from: start)
    return SourceRange(start, keyColon(from: start, to: end) ?? end)
  }

  /// A key at the level of a list's items.
  private func notAnItem() -> Diagnostic? {
    guard problem != .expectedKey, !isListItem(at: content), let node = open.last?.node,
      tree.kind(of: node) == .sequence
    else { return nil }
    let start = Int(tree.nodes[Int(node)].start)
    guard start - lines.start(of: start) == content - line else { return nil }
    let range = keyRange(at: content)
    return Diagnostic(
      .misplacedListItem,
      "\(quotedText(range)) stands among the items of a list, which begin with `- `", at: range)
  }

  /// Text after a document that is complete, or is not begun as its directives want.
  func textAfterDocument() -> Diagnostic {
    if let fault = missingMarker() { return fault }
    guard offset < bytes.count else { return unexplained() }
    if bytes[offset] == UInt8(ascii: ":"), offset > 0,
      bytes[offset - 1] == 0x22 || bytes[offset - 1] == 0x27,
      offset + 1 < bytes.count, !isBlank(bytes[offset + 1])
    {
      let text = SourceRange(content, lines.endOfText(from: content))
      return missingSpace(bytes, colons: [offset], text)
    }
    if let fault = strayToken() { return fault }
    if offset != content { return quoteAfterQuote() ?? textAfterValue() }
    if let quote = unclosedBefore(offset) { return quote }
    if let fault = badIndentation() { return fault }
    let rest = SourceRange(offset, lines.endOfText(from: offset))
    return Diagnostic(
      .textAfterDocument, "\(quotedText(rest)) follows the end of the document",
      at: rest, help: "another document begins with a line `---`, also after `...`")
  }

  /// A document that its directives stand before, without the line between.
  private func missingMarker() -> Diagnostic? {
    guard offset == content || offset >= bytes.count,
      let above = lines.previousContentLine(before: line, limit: 0)
        ?? (bytes.first == UInt8(ascii: "%") ? 0 : nil), bytes[above] == UInt8(ascii: "%")
    else { return nil }
    let directive = SourceRange(above, lines.endOfText(from: above))
    return Diagnostic(
      .missingMarker, "a line `---` is missing between a directive and its document",
      at: character(offset), related: [RelatedRange("the directive", at: directive)],
      fixes: line > above
        ? [Fix("put `---` there", .safe, edits: [TextEdit(SourceRange(at: line), "---\n")])] : [])
  }
}
