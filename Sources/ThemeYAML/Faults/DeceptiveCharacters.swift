import ThemeDiagnostics

/// A plain scalar's character that is not what it looks like: quotes that do not quote, a space that
/// is none, one that nobody sees.
///
/// - Parameters:
///   - bytes: the text.
///   - range: the scalar.
///   - isKey: whether it is a key, where such a character is wrong everywhere; in a value it is wrong
///     at the two ends.
/// - Returns: `nil` where there is none.
func deceptiveCharacter(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange, isKey: Bool
) -> Diagnostic? {
  if let fault = typographicQuotes(bytes, range) { return fault }
  var offset = range.start
  var previous: UInt8 = 0
  while offset < range.end, let scalar = utf8Scalar(bytes, at: offset) {
    let place = SourceRange(offset, offset + scalar.length)
    if scalar.length > 1, let kind = hiddenKind(scalar.value) {
      let isAtEnd = place.start == range.start || place.end == range.end
      // U+200D joins the parts of an emoji.
      let isJoiner = scalar.value == 0x200D && !isAtEnd
      let isAfterColon = previous == UInt8(ascii: ":") && kind == .space
      if kind == .space, isKey, place.start == range.start {
        return hiddenIndentation(bytes, place, scalar.value)
      }
      if (isKey && !isJoiner) || isAtEnd || isAfterColon {
        return hiddenCharacter(scalar.value, kind, at: place, isAfterColon: isAfterColon)
      }
    }
    previous = bytes[offset]
    offset = place.end
  }
  return nil
}

/// What a character hides as.
enum HiddenKind {
  /// It looks like a space.
  case space
  /// It leaves no mark.
  case nothing
}

/// How a character hides; `nil` for all that can be seen.
func hiddenKind(_ value: UInt32) -> HiddenKind? {
  guard let scalar = Unicode.Scalar(value) else { return nil }
  if LookAlikes.isUnusualSpace(scalar) { return .space }
  return LookAlikes.isInvisible(scalar) ? .nothing : nil
}

/// The diagnostic of a character that looks like a space, or like nothing.
func hiddenCharacter(
  _ value: UInt32, _ kind: HiddenKind, at range: SourceRange, isAfterColon: Bool = false
) -> Diagnostic {
  let name = value == 0xA0 ? "non-breaking space U+00A0" : codePoint(value)
  switch kind {
  case .space:
    return Diagnostic(
      .invisibleCharacter, "\(name) is no space to YAML\(isAfterColon ? "; `:` needs one" : "")",
      at: range,
      fixes: [Fix("replace it by a space", .safe, edits: [TextEdit(range, " ")])])
  case .nothing:
    return Diagnostic(
      .invisibleCharacter, "the invisible character \(name) belongs to the text here", at: range,
      fixes: [Fix("remove it", .safe, edits: [TextEdit(range, "")])])
  }
}

/// Spaces that are none before a key: they were to be its indentation, or stand there by mistake.
private func hiddenIndentation(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange, _ value: UInt32
) -> Diagnostic {
  let lines = SourceLines(bytes)
  var diagnostic = hiddenCharacter(value, .space, at: range)
  guard lines.isFirstContent(range.start) else { return diagnostic }
  let line = lines.start(of: range.start)
  var end = range.end
  var columns = range.start - line + 1
  while end < bytes.count, let next = utf8Scalar(bytes, at: end),
    next.value == 0x20 || hiddenKind(next.value) == .space
  {
    end += next.length
    columns += 1
  }
  let above = lines.previousContentLine(before: line, limit: 0)
  let wanted = above.map { lines.content(of: $0) - $0 }
  let whole = SourceRange(line, end)
  diagnostic.fixes =
    wanted == columns
    ? [
      Fix(
        "indent with spaces", .safe,
        edits: [TextEdit(whole, String(repeating: " ", count: columns))])
    ]
    : [Fix("remove it", .unsafe, edits: [TextEdit(SourceRange(range.start, end), "")])]
  return diagnostic
}

/// `“red”`: the quotes are part of the text.
private func typographicQuotes(
  _ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange
) -> Diagnostic? {
  // All of them are U+20xx, three bytes, or U+00AB and U+00BB.
  guard range.length > 3, bytes[range.start] >= 0xC2,
    let first = utf8Scalar(bytes, at: range.start), isTypographicQuote(first.value)
  else { return nil }
  let length = first.length
  guard range.length >= 2 * length, let last = utf8Scalar(bytes, at: range.end - length),
    isTypographicQuote(last.value)
  else { return nil }
  let open = SourceRange(range.start, range.start + length)
  let close = SourceRange(range.end - length, range.end)
  let inner = bytes[open.end..<close.start]
  let isPlain = !inner.contains { $0 == 0x22 || $0 == 0x5C || isBreak($0) }
  return Diagnostic(
    .typographicQuotes, "typographic quotes belong to the text; write `\"`", at: range,
    fixes: isPlain
      ? [Fix("write straight quotes", .safe, edits: [TextEdit(open, "\""), TextEdit(close, "\"")])]
      : [])
}

private func isTypographicQuote(_ value: UInt32) -> Bool {
  switch value {
  case 0x2018...0x201F, 0x00AB, 0x00BB, 0x2039, 0x203A: true
  default: false
  }
}
