import ThemeDiagnostics

extension SyntaxFault {
  /// A tab in the indentation, or on a line that has nothing else.
  func tab() -> Diagnostic {
    let tab = firstTab(from: line, to: content) ?? offset
    if content == lines.end(of: line) { return emptyLineWithTab(tab) }
    return tabIndentation(at: tab)
  }

  /// A tab where a token should begin.
  func tabBeforeToken() -> Diagnostic {
    if offset < content || offset == line { return tab() }
    // `-→a: b`: valid YAML, which libyaml refuses.
    let end = lines.skipBlanks(from: offset)
    let range = SourceRange(offset, end)
    return Diagnostic(
      .tabIndentation, "a tab stands here where a list or mapping begins; use a space", at: range,
      fixes: [Fix("write a space", .safe, edits: [TextEdit(range, " ")])],
      help: refusedByLibyaml)
  }

  private func firstTab(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] == 0x09 { return index }
      index += 1
    }
    return nil
  }

  private func emptyLineWithTab(_ tab: Int) -> Diagnostic {
    Diagnostic(
      .tabIndentation, "a line with nothing but a tab; make it empty",
      at: SourceRange(tab, content),
      fixes: [Fix("remove the blanks", .safe, edits: [TextEdit(SourceRange(line, content), "")])],
      help: refusedByLibyaml)
  }

  /// A tab in the indentation of a line with text.
  ///
  /// The fix takes the tabs of all lines below it, too: whoever indents with tabs does so everywhere.
  private func tabIndentation(at tab: Int) -> Diagnostic {
    let step = String(repeating: " ", count: indentationStep())
    var edits: [TextEdit] = []
    var isMixed = false
    var current: Int? = line
    while let start = current, edits.count < 1000 {
      if start > line, lines.isDocumentMarker(at: start, UInt8(ascii: "-")) { break }
      let end = lines.content(of: start)
      var index = start
      while index < end {
        if bytes[index] == 0x09 {
          edits.append(TextEdit(SourceRange(index, index + 1), step))
        } else {
          isMixed = isMixed || firstTab(from: index, to: end) != nil
        }
        index += 1
      }
      current = lines.next(after: start)
    }
    var end = tab
    while end < content, bytes[end] == 0x09 { end += 1 }
    return Diagnostic(
      .tabIndentation, "a tab is used for indentation; use spaces", at: SourceRange(tab, end),
      fixes: [
        Fix("write \(step.utf8.count) spaces for each tab", isMixed ? .unsafe : .safe, edits: edits)
      ])
  }

  /// How many spaces a level takes where the document has one; else two.
  private func indentationStep() -> Int {
    var current: Int? = lines.start(of: documentStart)
    var lineCount = 0
    while let start = current, lineCount < 1000 {
      let end = lines.content(of: start)
      if end > start, end < lines.end(of: start), firstTab(from: start, to: end) == nil {
        return min(end - start, 8)
      }
      current = lines.next(after: start)
      lineCount += 1
    }
    return 2
  }
}
