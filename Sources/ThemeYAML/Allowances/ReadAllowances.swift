import ThemeDiagnostics

/// What the comments of a text allow, and what is wrong with the comments themselves.
struct AllowanceReader {
  private let source: SourceText
  private let lines: LineIndex
  private(set) var allowances: [Allowance] = []
  private(set) var faults: [Diagnostic] = []

  private static let verb = "allow"

  /// Reads comments, in source order.
  init(_ comments: [ToolComment], in lines: LineIndex) {
    source = lines.source
    self.lines = lines
    for comment in comments { read(comment) }
  }

  private mutating func read(_ comment: ToolComment) {
    let words = words(in: comment.body)
    guard let verb = words.first, source.text(in: verb) == Self.verb else {
      return complain(of: words.first, in: comment)
    }
    let codes = words.dropFirst().prefix { !isExplanation($0) }
    guard !codes.isEmpty else {
      faults.append(
        Diagnostic(
          .configUnknownInstruction, severity: .warning,
          "`\(Self.verb)` names no code; it can be `\(Self.verb) CODE`", at: verb,
          help: CodeRegistry.listOfCodes))
      return
    }
    let target = target(of: comment)
    for index in codes.indices {
      let range = codes[index]
      let code = DiagnosticCode(source.text(in: range))
      if CodeRegistry.entry(of: code) == nil { complain(ofCode: code, at: range) }
      let removal =
        codes.count == 1
        ? self.range(ofWhole: comment)
        : index == codes.startIndex
          ? SourceRange(range.start, codes[index + 1].start)
          : SourceRange(codes[index - 1].end, range.end)
      allowances.append(
        Allowance(
          code: code, range: range, commentLine: line(of: comment), line: target,
          removal: removal))
    }
  }

  /// The words of a comment, which stand between blanks and commas.
  private func words(in body: SourceRange) -> [SourceRange] {
    var words: [SourceRange] = []
    var start: Int?
    for offset in body.start...body.end {
      let byte = offset < body.end ? source.bytes[offset] : 0x20
      if isBlank(byte) || byte == UInt8(ascii: ",") {
        if let start { words.append(SourceRange(start, offset)) }
        start = nil
      } else if start == nil {
        start = offset
      }
    }
    return words
  }

  /// Whether the words from here on are for people: after `--` or another `#`.
  private func isExplanation(_ word: SourceRange) -> Bool {
    let text = source.text(in: word)
    return text == "--" || text.hasPrefix("#")
  }
}

// The place of a comment and what it means.
extension AllowanceReader {
  private func line(of comment: ToolComment) -> Int {
    lines.location(of: comment.range.start).line
  }

  /// The line that a comment speaks of: its own when something stands before it, else the next one
  /// with content; `nil` for the whole file when no content comes before it.
  private func target(of comment: ToolComment) -> Int? {
    let line = line(of: comment)
    if hasContent(line) { return line }
    if !(1..<line).contains(where: hasContent) { return nil }
    let next = (line + 1..<max(lines.lineCount + 1, line + 1)).first(where: hasContent)
    return next ?? lines.lineCount + 1
  }

  /// Whether a line has more than a comment.
  private func hasContent(_ line: Int) -> Bool {
    let range = lines.range(ofLine: line)
    let first = source.bytes[range.start..<range.end].first { !isBlank($0) }
    return first != nil && first != UInt8(ascii: "#")
  }

  /// What to delete for a comment to go: its line where it has one of its own.
  private func range(ofWhole comment: ToolComment) -> SourceRange {
    let line = line(of: comment)
    let range = lines.range(ofLine: line)
    if !hasContent(line) {
      let isLast = line == lines.lineCount
      return SourceRange(range.start, isLast ? range.end : lines.range(ofLine: line + 1).start)
    }
    var start = comment.range.start
    while start > range.start, isBlank(source.bytes[start - 1]) { start -= 1 }
    return SourceRange(start, comment.range.end)
  }
}

// What is wrong with a comment.
extension AllowanceReader {
  private mutating func complain(of verb: SourceRange?, in comment: ToolComment) {
    guard let verb else {
      faults.append(
        Diagnostic(
          .configUnknownInstruction, severity: .warning,
          "a comment for themectl says nothing; it can be `\(Self.verb) CODE`", at: comment.range))
      return
    }
    let text = source.text(in: verb)
    faults.append(
      Diagnostic(
        .configUnknownInstruction, severity: .warning,
        "`\(text.visible)` is nothing that themectl can be told; it can be `\(Self.verb) CODE`",
        at: verb))
  }

  private mutating func complain(ofCode code: DiagnosticCode, at range: SourceRange) {
    faults.append(CodeRegistry.unknownCode(code.rawValue, at: range, severity: .warning))
  }
}
