import ThemeDiagnostics

/// Reads JSON (RFC 8259) into the nodes that YAML gives, without recursion.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var builder: TreeBuilder
  var offset: Int
  /// The bytes of a string with escapes.
  var scratch: ContiguousArray<UInt8> = []
  /// The offset of the first byte of each open collection.
  private var openers: [Int] = []

  /// What may stand next.
  private enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case commaOrEnd
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, builder: TreeBuilder) {
    self.bytes = bytes
    self.builder = builder
    offset = start
  }

  /// Reads the one value of the text.
  mutating func read() {
    skipSpace()
    let start = offset
    guard offset < bytes.count else { return report(emptyDocument()) }
    var isTruncated = false
    do throws(Stopped) {
      try readValue()
      skipSpace()
      if offset < bytes.count {
        throw fail("text follows the end of the JSON value", at: word(at: offset))
      }
    } catch {
      isTruncated = true
    }
    builder.endAll()
    guard !builder.tree.nodes.isEmpty else { return }
    builder.tree.documents.append(
      YAMLDocument(
        root: 0, range: SourceRange(start, Int(builder.tree.nodes[0].end)),
        isExplicitStart: false, isExplicitEnd: false, isTruncated: isTruncated))
  }

  private mutating func readValue() throws(Stopped) {
    var expectation = Expectation.value
    repeat {
      skipSpace()
      guard offset < bytes.count else { throw unexpectedEnd() }
      let byte = bytes[offset]
      switch (expectation, byte) {
      case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")):
        closeCollection()
        expectation = .commaOrEnd
      case (.value, UInt8(ascii: "{")), (.valueOrEnd, UInt8(ascii: "{")):
        try openCollection(.mapping)
        expectation = .keyOrEnd
      case (.value, UInt8(ascii: "[")), (.valueOrEnd, UInt8(ascii: "[")):
        try openCollection(.sequence)
        expectation = .valueOrEnd
      case (.value, _), (.valueOrEnd, _):
        try scalar()
        expectation = .commaOrEnd
      case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
        try string()
        try colon()
        expectation = .value
      case (.key, _), (.keyOrEnd, _):
        throw badKey()
      case (.commaOrEnd, UInt8(ascii: ",")):
        expectation = afterComma()
      case (.commaOrEnd, closer):
        closeCollection()
      case (.commaOrEnd, _):
        throw missingComma()
      }
    } while !openers.isEmpty || expectation == .value
  }

  /// The byte that closes the innermost collection.
  private var closer: UInt8 {
    guard let opener = openers.last else { return 0 }
    return bytes[opener] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  private mutating func openCollection(_ kind: NodeKind) throws(Stopped) {
    let start = UInt32(offset)
    try builder.begin(NodeRecord(kind: kind, style: .flow, start: start, end: start + 1))
    openers.append(offset)
    offset += 1
  }

  private mutating func closeCollection() {
    openers.removeLast()
    offset += 1
    builder.end(at: UInt32(offset))
  }

  private mutating func colon() throws(Stopped) {
    skipSpace()
    guard offset < bytes.count else { throw unexpectedEnd() }
    guard bytes[offset] == UInt8(ascii: ":") else {
      throw fail("a `:` is missing after the key", at: SourceRange(at: offset))
    }
    offset += 1
  }

  /// Goes past a comma; one before the closing bracket is reported and forgiven.
  private mutating func afterComma() -> Expectation {
    let comma = SourceRange(offset, offset + 1)
    offset += 1
    skipSpace()
    let isMapping = closer == UInt8(ascii: "}")
    guard offset < bytes.count, bytes[offset] == closer else { return isMapping ? .key : .value }
    report(
      Diagnostic(
        .jsonSyntax, "JSON allows no comma before \(quoted(CollectionOfOne(closer)))", at: comma,
        fixes: [Fix("remove the comma", .safe, edits: [TextEdit(comma, "")])]))
    return .commaOrEnd
  }

  /// Goes past white space; comments are reported and skipped.
  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"):
        guard let end = endOfComment() else { return }
        report(
          Diagnostic(.jsonSyntax, "JSON has no comments", at: SourceRange(offset, end)))
        offset = end
      default: return
      }
    }
  }

  private func endOfComment() -> Int? {
    guard offset + 1 < bytes.count else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "/") { return endOfLine(bytes, from: offset) }
    guard bytes[offset + 1] == UInt8(ascii: "*") else { return nil }
    var end = offset + 4
    while end <= bytes.count {
      if bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") { return end }
      end += 1
    }
    return bytes.count
  }
}

extension JSONReader {
  mutating func report(_ diagnostic: Diagnostic) {
    builder.report.append(diagnostic)
  }

  /// Reports that the text is not JSON, and stops.
  mutating func fail(
    _ message: String, at range: SourceRange, related: [RelatedRange] = [], fixes: [Fix] = [],
    code: DiagnosticCode = .jsonSyntax
  ) -> Stopped {
    report(Diagnostic(code, message, at: range, related: related, fixes: fixes))
    return Stopped()
  }

  /// The bytes of the word at an offset, at least one character.
  func word(at start: Int) -> SourceRange {
    var end = start
    while end < bytes.count, !isDelimiter(bytes[end]) { end += 1 }
    if end == start { end += utf8Scalar(bytes, at: start)?.length ?? 1 }
    return SourceRange(start, end)
  }

  func quotedText(_ range: SourceRange) -> String {
    quoted(bytes[range.start..<range.end])
  }

  private mutating func unexpectedEnd() -> Stopped {
    guard let opener = openers.last else {
      return fail("the JSON value is missing", at: SourceRange(at: bytes.count))
    }
    let range = SourceRange(opener, opener + 1)
    return fail(
      "\(quotedText(range)) is never closed", at: range,
      related: [RelatedRange("the text ends here", at: SourceRange(at: bytes.count))],
      code: .unclosedBracket)
  }

  private mutating func missingComma() -> Stopped {
    let range = word(at: offset)
    let opener = openers.last ?? 0
    let found = bytes[offset]
    let related = [
      RelatedRange("opened here", at: SourceRange(opener, opener + 1))
    ]
    if found == UInt8(ascii: "}") || found == UInt8(ascii: "]") {
      return fail(
        "\(quotedText(range)) stands where \(quoted(CollectionOfOne(closer))) must close",
        at: range, related: related)
    }
    return fail(
      "a `,` or \(quoted(CollectionOfOne(closer))) is missing before \(quotedText(range))",
      at: range, related: related)
  }

  private mutating func badKey() -> Stopped {
    let range = word(at: offset)
    let first = bytes[offset]
    guard isWordStart(first) else {
      return fail("a key in double quotes is missing before \(quotedText(range))", at: range)
    }
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    return fail(
      "the key \(quotedText(range)) needs double quotes in JSON", at: range,
      fixes: [Fix("quote the key", .safe, edits: [TextEdit(range, "\"\(text)\"")])])
  }

  private func isWordStart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}

/// Whether a byte ends a word in JSON.
func isDelimiter(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
    UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
    true
  default: false
  }
}

/// The diagnostic of a text without content.
func emptyDocument() -> Diagnostic {
  Diagnostic(
    .emptyDocument, "the file is empty: it holds nothing but white space and comments",
    at: SourceRange(at: 0))
}
