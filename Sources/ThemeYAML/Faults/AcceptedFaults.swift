import ThemeDiagnostics

// Readings that YAML allows and nobody means, told from the text alone.

/// `color: #FF0000`: the value is empty because a colour became a comment.
///
/// - Parameters:
///   - bytes: the text.
///   - offset: where the empty value stands.
/// - Returns: `nil` unless a comment that looks like a colour follows on the line.
func commentAsValue(_ bytes: UnsafeBufferPointer<UInt8>, after offset: Int) -> Diagnostic? {
  let start = SourceLines(bytes).skipBlanks(from: offset)
  guard let range = hexColor(bytes, at: start) else { return nil }
  return commentAsValue(bytes, [range], "the value is empty because `#` begins a comment")
}

/// The diagnostic of colours that became a comment, the first of them at its place.
func commentAsValue(
  _ bytes: UnsafeBufferPointer<UInt8>, _ colors: [SourceRange], _ reason: String,
  related: [RelatedRange] = []
) -> Diagnostic {
  let text = String(decoding: bytes[colors[0].start..<colors[0].end], as: UTF8.self)
  return Diagnostic(
    .commentAsValue, "\(reason); write `\"\(text)\"`",
    at: colors[0], related: related,
    fixes: [Fix("put quotes around the colour", .safe, edits: colors.flatMap { quoteEdits($0) })])
}

private func quoteEdits(_ range: SourceRange) -> [TextEdit] {
  [TextEdit(SourceRange(at: range.start), "\""), TextEdit(SourceRange(at: range.end), "\"")]
}

/// The bytes of `#` with three to eight hexadecimal digits that stand alone, or `nil`.
func hexColor(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> SourceRange? {
  guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
  var end = start + 1
  while end < bytes.count, hexDigit(bytes[end]) != nil { end += 1 }
  guard 3...8 ~= end - start - 1 else { return nil }
  guard end < bytes.count else { return SourceRange(start, end) }
  switch bytes[end] {
  case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
    return SourceRange(start, end)
  default: return nil
  }
}

/// The diagnostic of a comment that stands at once after something else.
func gluedComment(at offset: Int) -> Diagnostic {
  Diagnostic(
    .missingSpace, "a space is missing before the comment", at: SourceRange(offset, offset + 1),
    fixes: [
      Fix("put a space before `#`", .safe, edits: [TextEdit(SourceRange(at: offset), " ")])
    ])
}

/// `-b` on a line of its own: text, where an item of a list was meant.
func dashWithoutSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> Diagnostic? {
  let lines = SourceLines(bytes)
  guard lines.isFirstContent(range.start) else { return nil }
  var dashes = [range.start]
  var line = lines.start(of: range.start)
  while let next = lines.next(after: line), next < range.end {
    let content = lines.content(of: next)
    guard content < range.end, bytes[content] == UInt8(ascii: "-") else { return nil }
    dashes.append(content)
    line = next
  }
  // One line alone may well be text that begins with a dash; several are a list.
  let second = range.start + 1 < range.end ? bytes[range.start + 1] : 0
  let isLetter = second | 0x20 >= UInt8(ascii: "a") && second | 0x20 <= UInt8(ascii: "z")
  guard dashes.count > 1 || isLetter else { return nil }
  return Diagnostic(
    .missingSpace, "a space is missing after `-`; without it there is no list",
    at: SourceRange(range.start, range.start + 1),
    fixes: [
      Fix(
        "put a space after `-`", dashes.count > 1 ? .safe : .unsafe,
        edits: dashes.map { TextEdit(SourceRange(at: $0 + 1), " ") })
    ])
}

/// A list below a text: its lines go on with the text, dashes and all.
func dashInContinuation(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> Diagnostic? {
  let lines = SourceLines(bytes)
  guard let next = lines.next(after: range.start) else { return nil }
  let dash = lines.content(of: next)
  guard dash + 1 < range.end, bytes[dash] == UInt8(ascii: "-"), isBlank(bytes[dash + 1]) else {
    return nil
  }
  let text = SourceRange(range.start, lines.endOfText(from: range.start))
  return Diagnostic(
    .misplacedListItem,
    "this line goes on with the text \(quoted(bytes[text.start..<text.end])) and begins no list",
    at: SourceRange(dash, dash + 1), related: [RelatedRange("the text begins here", at: text)])
}

/// The diagnostic of `-` as an item within brackets, where libyaml reads nothing.
func dashInBrackets(at offset: Int) -> Diagnostic {
  Diagnostic(
    .misplacedListItem, "`-` makes no item within brackets; items are separated by `,`",
    at: SourceRange(offset, offset + 1))
}

/// A plain scalar that is a template's variable and nothing else: `${name}`.
func wholeTemplate(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> Diagnostic? {
  guard range.length > 3, bytes[range.start + 1] == UInt8(ascii: "{"),
    bytes[range.end - 1] == UInt8(ascii: "}")
  else { return nil }
  return template(bytes, at: range)
}

/// The diagnostic of `{{ name }}` or `{% if %}`, whose first brace stands at an offset.
func template(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Diagnostic {
  let end = min(start + 200, bytes.count)
  let closer = UInt8(ascii: "%") == bytes[start + 1] ? UInt8(ascii: "%") : UInt8(ascii: "}")
  var offset = start + 2
  while offset + 1 < end, !isBreak(bytes[offset]) {
    if bytes[offset] == closer, bytes[offset + 1] == UInt8(ascii: "}") {
      return template(bytes, at: SourceRange(start, offset + 2))
    }
    offset += 1
  }
  return template(bytes, at: SourceRange(start, start + 2))
}

private func template(_ bytes: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Diagnostic {
  Diagnostic(
    .template, "templates such as \(quoted(bytes[range.start..<range.end])) are not filled in",
    at: range, help: "put quotes around text; a named value is written `$name`")
}

/// The colon in a key such as `x:0`, the value of which follows without a space.
func keyColon(_ bytes: UnsafeBufferPointer<UInt8>, _ key: SourceRange) -> Int? {
  guard let colon = bytes[key.start..<key.end].firstIndex(of: UInt8(ascii: ":")),
    colon > key.start, colon + 1 < key.end
  else { return nil }
  // `http://…` is no key.
  return bytes[colon + 1] == UInt8(ascii: "/") ? nil : colon
}

/// The diagnostic of a `.inf` or `.nan`.
func notFinite(_ text: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Diagnostic {
  Diagnostic(
    .notFinite, "\(quoted(text)) is no number that can be used; write a finite one", at: range)
}

/// The diagnostic of an anchor or alias whose name has other characters than it may.
func anchorName(_ range: SourceRange) -> Diagnostic {
  Diagnostic(
    .anchorName, "the name of an anchor has letters, digits, `_` and `-` only", at: range,
    help: refusedByLibyaml)
}
