import ThemeDiagnostics

extension SyntaxFault {
  /// A quote that is never closed; libyaml gives its place.
  func unclosedQuote() -> Diagnostic {
    unclosedQuote(at: context ?? offset)
  }

  /// The diagnostic of a quote that is never closed, at the quote.
  func unclosedQuote(at quote: Int) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "this quote is never closed", at: character(quote),
      related: offset > quote
        ? [RelatedRange("the text ends here", at: character(offset))] : [])
  }

  /// Text after a closing quote: a quote within quotes, or one that was closed by the next text's.
  func quoteAfterQuote() -> Diagnostic? {
    guard let previous = previousByte(before: offset),
      bytes[previous] == 0x22 || bytes[previous] == 0x27,
      let opener = openingQuote(of: previous)
    else { return nil }
    if lines.start(of: opener) < lines.start(of: previous) { return closedByNext(opener, previous) }
    guard previous + 1 == offset, offset < bytes.count, !isBreak(bytes[offset]) else { return nil }
    let isDouble = bytes[previous] == 0x22
    return Diagnostic(
      .unescapedQuote,
      isDouble
        ? "this quote ends the text; within double quotes write `\\\"`"
        : "this quote ends the text; within single quotes write `''`, or use double quotes",
      at: character(previous),
      related: [RelatedRange("the text begins here", at: character(opener))],
      fixes: escapeFix(from: opener))
  }

  /// The unclosed quote above a line that libyaml could not use, when there is one.
  func unclosedBefore(_ offset: Int) -> Diagnostic? {
    guard let previous = previousByte(before: offset),
      bytes[previous] == 0x22 || bytes[previous] == 0x27,
      let opener = openingQuote(of: previous), lines.start(of: opener) < lines.start(of: previous)
    else { return nil }
    return closedByNext(opener, previous)
  }

  /// Whether a quote is not closed before an offset.
  func isQuoteOpen(_ quote: Int, until end: Int) -> Bool {
    var index = quote + 1
    while index < end {
      if bytes[index] == bytes[quote] { return false }
      index += bytes[quote] == 0x22 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return true
  }

  private func closedByNext(_ opener: Int, _ closer: Int) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "this quote is not closed on its line", at: character(opener),
      related: [RelatedRange("it is closed here", at: character(closer))])
  }

  /// The quote that opens the text which a quote closes: that of the node read last, or the first one
  /// on the line.
  func openingQuote(of closer: Int) -> Int? {
    guard bytes[closer] == 0x22 || bytes[closer] == 0x27 else { return nil }
    for node in tree.nodes.reversed().prefix(8) where Int(node.end) == closer + 1 {
      guard node.style == .singleQuoted || node.style == .doubleQuoted else { continue }
      return Int(node.start)
    }
    var index = lines.start(of: closer)
    while index < closer {
      let isStart =
        index == 0 || isBlank(bytes[index - 1]) || isBreak(bytes[index - 1])
        || "[{,".utf8.contains(bytes[index - 1])
      if bytes[index] == bytes[closer], isStart { return index }
      index += 1
    }
    return nil
  }

  /// Escapes the quotes between the first and the last one of the line, where the last ends it.
  private func escapeFix(from opener: Int) -> [Fix] {
    let quote = bytes[opener]
    let end = lines.endOfText(from: opener)
    guard end > opener + 1, bytes[end - 1] == quote, openBrackets(at: opener).isEmpty else {
      return []
    }
    var edits: [TextEdit] = []
    var index = opener + 1
    while index < end - 1 {
      if bytes[index] == UInt8(ascii: "\\"), quote == 0x22 {
        index += 2
        continue
      }
      if bytes[index] == quote {
        edits.append(TextEdit(SourceRange(at: index), quote == 0x22 ? "\\" : "'"))
      }
      index += 1
    }
    return [Fix("escape the quotes within the text", .safe, edits: edits)]
  }

  /// An escape that does not exist, or is not complete.
  func escape() -> Diagnostic {
    var start = min(offset, max(bytes.count - 1, 0))
    let limit = context ?? documentStart
    while start > limit, bytes[start] != UInt8(ascii: "\\") { start -= 1 }
    guard start + 1 < bytes.count else { return unclosedQuote() }
    let letter = character(start + 1)
    let range = SourceRange(start, max(letter.end, start + 1))
    if bytes[start + 1] == UInt8(ascii: "x") || bytes[start + 1] | 0x20 == UInt8(ascii: "u"),
      problem == .escape, let hex = hexEscape(start)
    {
      return hex
    }
    return Diagnostic(
      .unknownEscape, "\(quotedText(range)) is no escape; a backslash in double quotes is `\\\\`",
      at: range, fixes: backslashFixes(start))
  }

  private func hexEscape(_ start: Int) -> Diagnostic? {
    let wanted =
      bytes[start + 1] == UInt8(ascii: "x") ? 2 : bytes[start + 1] == UInt8(ascii: "u") ? 4 : 8
    var end = start + 2
    while end < bytes.count, end < start + 2 + wanted, hexDigit(bytes[end]) != nil { end += 1 }
    let range = SourceRange(start, end)
    guard end == start + 2 + wanted else {
      let name = quotedText(SourceRange(start, start + 2))
      return Diagnostic(
        .unknownEscape,
        "\(name) takes \(wanted) hexadecimal digits; a backslash in double quotes is `\\\\`",
        at: range,
        fixes: backslashFixes(start))
    }
    return Diagnostic(
      .unknownEscape,
      "\(quotedText(range)) is no character; YAML has no surrogate pairs, write `\\U0001F389`",
      at: range)
  }

  private func backslashFixes(_ start: Int) -> [Fix] {
    var fixes: [Fix] = []
    if let context, let single = singleQuotesFix(context) { fixes.append(single) }
    fixes.append(
      Fix("write `\\\\`", .unsafe, edits: [TextEdit(SourceRange(at: start), "\\")]))
    return fixes
  }

  /// Single quotes for double ones, where nothing in the text is an escape that was meant.
  private func singleQuotesFix(_ opener: Int) -> Fix? {
    var close = opener + 1
    while close < bytes.count, bytes[close] != 0x22, !isBreak(bytes[close]) {
      if bytes[close] == 0x27 { return nil }
      close += 1
    }
    guard close < bytes.count, bytes[close] == 0x22, bytes[close - 1] != UInt8(ascii: "\\") else {
      return nil
    }
    return Fix(
      "use single quotes, where a backslash is itself", .unsafe,
      edits: [
        TextEdit(SourceRange(opener, opener + 1), "'"),
        TextEdit(SourceRange(close, close + 1), "'"),
      ])
  }
}
