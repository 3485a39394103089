package import ThemeDiagnostics

// Lines that were to be `key: value` and are not, because a space or the colon is missing.

/// Why a line is no entry of a mapping.
///
/// - Parameters:
///   - bytes: the text.
///   - text: the line's text, from the key on.
/// - Returns: the diagnostic; `nil` where the line looks like prose.
func entryWithoutColon(_ bytes: UnsafeBufferPointer<UInt8>, _ text: SourceRange) -> Diagnostic? {
  var offset = text.start
  while offset < text.end {
    switch bytes[offset] {
    case UInt8(ascii: ":") where offset > text.start:
      return afterColon(bytes, offset, text)
    case UInt8(ascii: "=") where offset > text.start: return equalsSign(bytes, offset, text)
    case 0xEF where utf8Scalar(bytes, at: offset)?.value == 0xFF1A:
      let range = SourceRange(offset, offset + 3)
      return Diagnostic(
        .missingColon, "the full-width colon U+FF1A is no `:`", at: range,
        fixes: [Fix("write `: `", .safe, edits: [TextEdit(range, ": ")])])
    case 0x20 where offset + 1 < text.end && bytes[offset + 1] == UInt8(ascii: "="):
      return equalsSign(bytes, offset + 1, text)
    case 0x20, 0x09, UInt8(ascii: "/"): return nil
    default: offset += 1
    }
  }
  return nil
}

private func afterColon(
  _ bytes: UnsafeBufferPointer<UInt8>, _ colon: Int, _ text: SourceRange
) -> Diagnostic? {
  guard colon + 1 < text.end, let next = utf8Scalar(bytes, at: colon + 1) else { return nil }
  if hiddenKind(next.value) == .space {
    let range = SourceRange(colon + 1, colon + 1 + next.length)
    return hiddenCharacter(next.value, .space, at: range, isAfterColon: true)
  }
  // `http://…` and `a::b` are no entries.
  guard !isBlank(bytes[colon + 1]), bytes[colon + 1] != UInt8(ascii: "/"),
    bytes[colon + 1] != UInt8(ascii: ":")
  else { return nil }
  return missingSpace(bytes, colons: [colon], text)
}

/// The diagnostic of colons without a space, the first at its place.
func missingSpace(
  _ bytes: UnsafeBufferPointer<UInt8>, colons: [Int], _ text: SourceRange
) -> Diagnostic {
  Diagnostic(
    .missingSpace,
    "a space is missing after `:` in \(quoted(bytes[text.start..<text.end]))",
    at: SourceRange(colons[0], colons[0] + 1),
    fixes: [
      Fix(
        "put a space after `:`", .safe,
        edits: colons.map { TextEdit(SourceRange(at: $0 + 1), " ") })
    ])
}

private func equalsSign(
  _ bytes: UnsafeBufferPointer<UInt8>, _ sign: Int, _ text: SourceRange
) -> Diagnostic? {
  guard sign + 1 < text.end, bytes[sign + 1] != UInt8(ascii: "=") else { return nil }
  var start = sign
  while start > text.start, isBlank(bytes[start - 1]) { start -= 1 }
  let end = SourceLines(bytes).skipBlanks(from: sign + 1)
  return Diagnostic(
    .missingColon, "a key and its value are separated by `:`, not by `=`",
    at: SourceRange(sign, sign + 1),
    fixes: [Fix("write `:`", .safe, edits: [TextEdit(SourceRange(start, end), ": ")])])
}

/// A document that is one plain scalar, but was to be a mapping.
func rootWithoutMapping(_ bytes: UnsafeBufferPointer<UInt8>, _ range: SourceRange) -> Diagnostic? {
  let lines = SourceLines(bytes)
  var line: Int? = range.start
  var first: Diagnostic?
  while let start = line, start < range.end {
    let content = lines.content(of: start)
    let text = SourceRange(content, min(lines.endOfText(from: content), range.end))
    // Prose has lines that are no entries.
    guard let fault = entryWithoutColon(bytes, text) else { return first }
    if first == nil {
      first = fault
    } else if first?.code == fault.code, let edits = fault.fixes.first?.edits {
      first?.fixes[0].edits += edits
    }
    line = lines.next(after: start)
  }
  return first
}

extension YAMLTree {
  /// Why a plain text is no mapping although its lines look like entries: a space or a colon is
  /// missing in each.
  package func entriesWithoutColon(_ node: NodeID) -> Diagnostic? {
    guard nodes[Int(node)].style == .plain else { return nil }
    return source.bytes.withUnsafeBufferPointer { rootWithoutMapping($0, range(of: node)) }
  }
}
