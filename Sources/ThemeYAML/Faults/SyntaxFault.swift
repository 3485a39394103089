import ThemeDiagnostics

/// A place where libyaml gave up, and what a person should be told about it.
///
/// libyaml names the token that it could not use, often far behind the mistake. Here the text around
/// it is looked at for the mistakes that people make.
struct SyntaxFault {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: SourceLines
  let problem: SyntaxProblem
  /// Where libyaml stopped.
  let offset: Int
  /// Where that began in which it stopped, such as an opening quote.
  let context: Int?
  let documentStart: Int
  /// The line that holds ``offset``.
  let line: Int
  /// The first byte of that line that is no blank.
  let content: Int
  /// The tree as far as it was read.
  let tree: YAMLTree
  let open: [OpenCollection]
  private let report: Findings

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ problem: SyntaxProblem, at offset: Int, context: Int?,
    documentStart: Int, builder: TreeBuilder
  ) {
    self.bytes = bytes
    lines = SourceLines(bytes)
    self.problem = problem
    self.offset = min(offset, bytes.count)
    self.context = context
    self.documentStart = documentStart
    line = lines.start(of: self.offset)
    content = lines.content(of: line)
    tree = builder.tree
    open = builder.open
    report = builder.report
  }

  /// The diagnostic; `nil` where the mistake was reported before libyaml stumbled over it.
  func explain() -> Diagnostic? {
    if isReported { return nil }
    if let fault = mergeConflict() ?? byteOrderMark() ?? foreignComment() { return fault }
    switch problem {
    case .alias, .anchor: return anchorFault()
    case .blockScalarHeader: return blockScalarHeader()
    case .blockScalarTab, .plainTab: return tab()
    case .directive, .duplicateDirective, .incompatibleVersion: return directive()
    case .escape: return escape()
    case .expectedDocumentStart: return textAfterDocument()
    case .expectedFlowMappingEnd, .expectedFlowSequenceEnd: return flow()
    case .expectedKey, .expectedListItem: return block()
    case .expectedNode: return missingNode()
    case .keyWithoutColon: return keyWithoutColon()
    case .misplacedColon: return misplacedColon()
    case .misplacedDash: return misplacedDash()
    case .misplacedQuestionMark: return reserved("`?` asks for a key and")
    case .tag, .undefinedTagHandle: return tagFault()
    case .unclosedQuote: return unclosedQuote()
    case .unexpectedCharacter: return unexpectedCharacter()
    case .unexpectedColon: return colonInText()
    case .memory:
      return Diagnostic(.tooLarge, "there is no memory to read the text", at: character(offset))
    case .other: return unexplained()
    }
  }

  /// Whether an error stands on the line of the fault, so that the fault follows from it.
  private var isReported: Bool {
    guard let last = report.diagnostics.last, last.severity == .error else { return false }
    switch last.code {
    case .template, .undefinedAlias: return lines.start(of: last.range.start) == line
    case .invisibleCharacter
    where lines.previousContentLine(before: line, limit: documentStart)
      == lines.start(of: last.range.start):
      return true
    case .commentAsValue, .missingSpace, .anchorName, .invisibleCharacter:
      return lines.start(of: last.range.start) == line
        || last.range.start >= (context ?? offset)
    default: return false
    }
  }

  /// Says what stands there, where nothing better is known.
  func unexplained() -> Diagnostic {
    guard offset < bytes.count else {
      return Diagnostic(
        .syntax, "the text ends too early", at: SourceRange(at: bytes.count), related: opener())
    }
    return Diagnostic(
      .syntax, "\(quotedWord(at: offset)) is not expected here", at: character(offset),
      related: opener())
  }

  private func opener() -> [RelatedRange] {
    guard let context, context != offset else { return [] }
    return [RelatedRange("while reading what begins here", at: character(context))]
  }

  private func mergeConflict() -> Diagnostic? {
    var start: Int? = line
    var steps = 0
    // The first marker stands above the place where the text stops to make sense.
    while let current = start, current >= documentStart, steps < 200 {
      if isConflictMarker(at: current) {
        let range = SourceRange(current, lines.endOfText(from: current))
        return Diagnostic(
          .mergeConflict,
          "a merge conflict is left here: \(quoted(bytes[range.start..<range.end]))",
          at: range)
      }
      steps += 1
      start = current > 0 ? lines.start(of: current - 1) : nil
    }
    return nil
  }

  private func isConflictMarker(at line: Int) -> Bool {
    guard line + 7 <= bytes.count else { return false }
    let mark = bytes[line]
    switch mark {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
    default: return false
    }
    for index in line..<line + 7 where bytes[index] != mark { return false }
    guard line + 7 < bytes.count else { return true }
    return bytes[line + 7] == 0x20 || isBreak(bytes[line + 7])
  }

  /// A comment of another language: `//` on the line of the fault, or on the one above.
  private func foreignComment() -> Diagnostic? {
    let starts = [context.map { lines.start(of: $0) }, line].compactMap { $0 }
    let above = starts.compactMap { lines.previousContentLine(before: $0, limit: documentStart) }
    for start in above + starts {
      let content = lines.content(of: start)
      guard content + 1 < bytes.count, bytes[content] == UInt8(ascii: "/"),
        bytes[content + 1] == UInt8(ascii: "/") || bytes[content + 1] == UInt8(ascii: "*")
      else { continue }
      let sign = SourceRange(content, content + 2)
      let isLine = bytes[content + 1] == UInt8(ascii: "/")
      return Diagnostic(
        .foreignComment,
        "\(quotedText(sign)) begins no comment in YAML; "
          + (isLine ? "write `#`" : "each line of one begins with `#`"),
        at: sign, fixes: isLine ? [Fix("write `#`", .safe, edits: [TextEdit(sign, "#")])] : [])
    }
    return nil
  }

  /// Files that were put together keep the mark of the second one at the start of a line.
  private func byteOrderMark() -> Diagnostic? {
    guard offset < bytes.count else { return nil }
    for place in [line, content, offset] where place + 3 <= bytes.count {
      guard utf8Scalar(bytes, at: place)?.value == 0xFEFF else { continue }
      let range = SourceRange(place, place + 3)
      return Diagnostic(
        .byteOrderMark, "a byte order mark U+FEFF stands within the text", at: range,
        fixes: [Fix("remove it", .safe, edits: [TextEdit(range, "")])])
    }
    return nil
  }
}

/// What is said of a text that is YAML 1.2 and still cannot be read.
let refusedByLibyaml = "YAML 1.2 allows this; libyaml, which reads the text, does not"

extension SyntaxFault {
  /// The bytes of the character at an offset; empty at the end of the text.
  func character(_ offset: Int) -> SourceRange {
    guard offset < bytes.count, !isBreak(bytes[offset]) else { return SourceRange(at: offset) }
    return SourceRange(offset, offset + (utf8Scalar(bytes, at: offset)?.length ?? 1))
  }

  /// The text of a range between backticks.
  func quotedText(_ range: SourceRange) -> String {
    quoted(bytes[range.start..<range.end])
  }

  /// The word at an offset between backticks: up to a blank or what separates.
  func quotedWord(at start: Int) -> String {
    var end = start
    while end < bytes.count, !isBlank(bytes[end]), !isBreak(bytes[end]),
      end == start || !",:]}".utf8.contains(bytes[end])
    {
      end += 1
    }
    return quoted(bytes[start..<end])
  }

  /// How many spaces stand before a line's content.
  func indentation(of line: Int) -> Int { lines.content(of: line) - line }

  /// The first byte of a line's text past the dashes of lists.
  func pastDashes(_ start: Int) -> Int {
    var offset = start
    while offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "-"), isBlank(bytes[offset + 1]) {
      offset = lines.skipBlanks(from: offset + 1)
    }
    return offset
  }

  /// The last byte before an offset that is neither blank nor line break, within the document.
  func previousByte(before offset: Int) -> Int? {
    var index = offset - 1
    while index >= documentStart, isBlank(bytes[index]) || isBreak(bytes[index]) { index -= 1 }
    return index >= documentStart ? index : nil
  }

  /// The colon that ends a key in a line's text: one before a blank or the end of the line, outside
  /// quotes.
  func keyColon(from start: Int, to end: Int) -> Int? {
    var offset = start
    if offset < end, bytes[offset] == 0x22 || bytes[offset] == 0x27 {
      let quote = bytes[offset]
      offset += 1
      while offset < end, bytes[offset] != quote {
        offset += quote == 0x22 && bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    while offset < end {
      let isLast =
        offset + 1 >= bytes.count || isBlank(bytes[offset + 1]) || isBreak(bytes[offset + 1])
      if bytes[offset] == UInt8(ascii: ":"), isLast { return offset }
      offset += 1
    }
    return nil
  }

  /// The brackets that are open at an offset, the outermost first.
  ///
  /// What the tree holds is known; the rest, which libyaml had read ahead, is looked at lightly.
  func openBrackets(at offset: Int) -> [Int] {
    var brackets: [Int] = []
    for collection in open where tree.nodes[Int(collection.node)].style == .flow {
      brackets.append(Int(tree.nodes[Int(collection.node)].start))
    }
    var index = documentStart
    if let last = tree.nodes.last {
      let isOpen = last.kind != .scalar && last.kind != .alias && last.style == .flow
      index = max(index, isOpen ? Int(last.start) + 1 : Int(last.end))
    }
    if let last = open.last, last.children > 0 { index = max(index, Int(last.lastEnd)) }
    var isTokenStart = true
    while index < offset {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if isTokenStart || !brackets.isEmpty { brackets.append(index) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
      case UInt8(ascii: "#") where isTokenStart: index = endOfLine(bytes, from: index)
      case 0x22 where isTokenStart, 0x27 where isTokenStart:
        index = endOfQuotes(from: index, limit: offset)
      default: break
      }
      isTokenStart =
        isBlank(byte) || isBreak(byte) || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",")
      index += 1
    }
    return brackets
  }

  /// The closing quote of a text in quotes, or the limit.
  private func endOfQuotes(from start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit, bytes[index] != bytes[start] {
      index += bytes[start] == 0x22 && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// The end of a plain text that begins at an offset: of the line's text, or before what closes or
  /// separates within brackets.
  func endOfPlainText(from start: Int) -> Int {
    let end = lines.endOfText(from: start)
    guard !openBrackets(at: start).isEmpty else { return end }
    var offset = start + 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        return offset
      default: offset += 1
      }
    }
    return end
  }

  /// A fix that puts quotes around a text, with what must be escaped.
  func quoteFix(_ range: SourceRange, _ safety: Fix.Safety = .safe) -> Fix {
    let text = bytes[range.start..<range.end]
    if text.contains(0x22) || text.contains(0x5C) {
      var edits = [TextEdit(SourceRange(at: range.start), "'")]
      for index in text.indices where text[index] == 0x27 {
        edits.append(TextEdit(SourceRange(at: index), "'"))
      }
      edits.append(TextEdit(SourceRange(at: range.end), "'"))
      return Fix("put quotes around the text", safety, edits: edits)
    }
    return Fix(
      "put quotes around the text", safety,
      edits: [
        TextEdit(SourceRange(at: range.start), "\""), TextEdit(SourceRange(at: range.end), "\""),
      ])
  }
}
