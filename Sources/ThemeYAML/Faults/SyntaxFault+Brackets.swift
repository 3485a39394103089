import ThemeDiagnostics

extension SyntaxFault {
  /// What cannot stand within brackets, or brackets that were never closed.
  func flow() -> Diagnostic {
    let opener = openBrackets(at: offset).last ?? context ?? offset
    if let comment = colorComment(from: opener) { return comment }
    guard offset < bytes.count, !isAtDocumentMarker else { return unclosedBracket(at: opener) }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
      return mismatchedBracket(opener)
    }
    if byte == UInt8(ascii: ":"), offset == content {
      return Diagnostic(
        .missingColon, "the `:` stands on the line of its key", at: character(offset),
        related: [RelatedRange("opened here", at: character(opener))], help: refusedByLibyaml)
    }
    if isLikelyUnclosed(opener) { return unclosedBracket(at: opener) }
    let word = startOfQuotedKey(opener) ?? startOfWord(before: offset, after: opener)
    if word == offset, let fault = quoteAfterQuote() { return fault }
    let end = previousByte(before: word).map { $0 + 1 } ?? word
    return Diagnostic(
      .missingComma,
      "a `,` or `\(closer(of: opener))` is missing before \(quotedWord(at: word))",
      at: character(word), related: [RelatedRange("opened here", at: character(opener))],
      fixes: [Fix("put a comma there", .unsafe, edits: [TextEdit(SourceRange(at: end), ",")])])
  }

  /// A bracket closed by the other kind; the right one is missing where that has an opener, too.
  private func mismatchedBracket(_ opener: Int) -> Diagnostic {
    let range = character(offset)
    let wanted = closer(of: opener)
    let isOuter = openBrackets(at: offset).dropLast().contains {
      closer(of: $0).utf8.first == bytes[offset]
    }
    let fix =
      isOuter
      ? Fix("put `\(wanted)` there", .unsafe, edits: [TextEdit(SourceRange(at: offset), wanted)])
      : Fix("write `\(wanted)`", .unsafe, edits: [TextEdit(range, wanted)])
    return Diagnostic(
      .mismatchedBracket,
      "\(quotedText(character(opener))) cannot be closed by \(quotedText(range))",
      at: range, related: [RelatedRange("opened here", at: character(opener))], fixes: [fix])
  }

  /// The diagnostic of a bracket that is never closed, at the bracket.
  func unclosedBracket(at opener: Int) -> Diagnostic {
    guard opener < bytes.count else { return unexplained() }
    let isAtEnd = offset >= bytes.count || isAtDocumentMarker
    return Diagnostic(
      .unclosedBracket, "\(quotedText(character(opener))) is never closed", at: character(opener),
      related: [
        RelatedRange(
          isAtEnd ? "the document ends here" : "`\(closer(of: opener))` is missing before this",
          at: character(isAtEnd || lines.start(of: opener) == line ? offset : content))
      ])
  }

  /// A value that is missing: between commas, before a closing bracket, at the end.
  func missingNode() -> Diagnostic {
    let brackets = openBrackets(at: offset)
    guard offset < bytes.count, !isAtDocumentMarker else {
      if let opener = brackets.last {
        return colorComment(from: opener) ?? unclosedBracket(at: opener)
      }
      return unexplained()
    }
    switch bytes[offset] {
    case UInt8(ascii: ","):
      if brackets.isEmpty { return strayComma() }
      return Diagnostic(
        .strayComma, "an item is missing before `,`", at: character(offset),
        fixes: [Fix("remove the comma", .unsafe, edits: [TextEdit(character(offset), "")])])
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return brackets.isEmpty ? strayBracket() : flow()
    case UInt8(ascii: "-") where !brackets.isEmpty: return dashInBrackets(at: offset)
    case UInt8(ascii: ":") where !brackets.isEmpty: return colonInText()
    default: return brackets.isEmpty && offset == content ? block() : unexplained()
    }
  }

  /// A closing bracket that has no opening one.
  func strayBracket() -> Diagnostic {
    Diagnostic(
      .strayBracket, "\(quotedText(character(offset))) has no opening bracket",
      at: character(offset),
      fixes: [Fix("remove it", .unsafe, edits: [TextEdit(character(offset), "")])])
  }

  /// A comma outside brackets; at the end of a line it is a habit from JSON.
  func strayComma() -> Diagnostic {
    let isLast = lines.endOfText(from: offset) == offset + 1
    return Diagnostic(
      .strayComma,
      isLast
        ? "no comma ends a line outside brackets" : "a comma separates only within brackets",
      at: character(offset),
      fixes: isLast
        ? [Fix("remove the comma", .safe, edits: [TextEdit(character(offset), "")])] : [])
  }

  /// Text within brackets that has a colon where YAML or libyaml takes it for that of a key.
  func colonInText() -> Diagnostic {
    let text = SourceRange(offset, endOfPlainText(from: offset))
    return Diagnostic(
      .unquotedColon, "text with `:` needs quotes within brackets", at: character(offset),
      fixes: text.length > 1 ? [quoteFix(text, .unsafe)] : [],
      help: isColonInValue ? nil : refusedByLibyaml)
  }

  /// Whether the colon ends a word that is a value already, as in `{a: b:}`.
  private var isColonInValue: Bool {
    guard let opener = openBrackets(at: offset).last, bytes[opener] == UInt8(ascii: "{") else {
      return false
    }
    var word = offset
    while word > opener + 1, !isBlank(bytes[word - 1]), bytes[word - 1] != UInt8(ascii: ",") {
      word -= 1
    }
    return word < offset && previousByte(before: word).map { bytes[$0] } == UInt8(ascii: ":")
  }

  var isAtDocumentMarker: Bool {
    offset == line
      && (lines.isDocumentMarker(at: line, UInt8(ascii: "-"))
        || lines.isDocumentMarker(at: line, UInt8(ascii: ".")))
  }

  private func closer(of opener: Int) -> String {
    opener < bytes.count && bytes[opener] == UInt8(ascii: "{") ? "}" : "]"
  }

  /// `[#F00, #0F0]`: the rest of the line, and its bracket, became a comment.
  private func colorComment(from opener: Int) -> Diagnostic? {
    var colors: [SourceRange] = []
    var first: Int?
    var index = opener
    while index < offset {
      // Only colours of the line where the first stands belong to the same mistake.
      if isBreak(bytes[index]), first != nil { break }
      if let range = hexColor(bytes, at: index), index == 0 || !isDigitOrLetter(bytes[index - 1]),
        bytes[index - 1] != 0x22, bytes[index - 1] != 0x27
      {
        first = first ?? index
        colors.append(range)
        index = range.end
      } else if bytes[index] == UInt8(ascii: "#"), first == nil, index > 0,
        isBlank(bytes[index - 1])
      {
        index = endOfLine(bytes, from: index)
      } else {
        index += 1
      }
    }
    guard !colors.isEmpty else { return nil }
    return commentAsValue(
      bytes, colors, "`#` begins a comment, which ends with the line",
      related: [RelatedRange("the bracket stays open", at: character(opener))])
  }

  private func isDigitOrLetter(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether the lines of an opening bracket and of the fault say that the bracket was forgotten: the
  /// fault is on a later line, which is not indented below the bracket's.
  private func isLikelyUnclosed(_ opener: Int) -> Bool {
    let start = lines.start(of: opener)
    return start < line && indentation(of: line) <= indentation(of: start)
  }

  /// The quoted key whose colon is the fault, where what stands before it ends without a comma.
  private func startOfQuotedKey(_ opener: Int) -> Int? {
    guard bytes[offset] == UInt8(ascii: ":"), offset > 0, let quote = openingQuote(of: offset - 1),
      quote > opener, let before = previousByte(before: quote), before > opener,
      bytes[before] != UInt8(ascii: ","), bytes[before] != UInt8(ascii: ":")
    else { return nil }
    return quote
  }

  /// The word of which the fault is a part: `2` in `{a: 1 b: 2}` is reported at the colon of `b:`.
  private func startOfWord(before offset: Int, after opener: Int) -> Int {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return offset }
    var start = offset
    while start > opener + 1, !isBlank(bytes[start - 1]), !isBreak(bytes[start - 1]) { start -= 1 }
    return start
  }
}
