import ThemeDiagnostics

/// What the first look at a text finds out.
struct TextFacts {
  /// Whether every byte is ASCII, so that offsets of characters are offsets of bytes.
  var isASCII = true
  /// Whether a byte is there that the language forbids; it is in the report.
  var hasFault = false
}

/// Checks that a text is UTF-8 and holds no character that its language forbids.
///
/// At most one fault a line and ten in all are reported: text in another encoding, or a picture,
/// is wrong everywhere.
func checkText(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, as format: TextFormat,
  report: inout Findings
) -> TextFacts {
  var facts = TextFacts()
  var faults = 0
  var offset = start
  // The line of the last fault ends here.
  var quietUntil = start
  while true {
    offset = endOfPlainASCII(bytes, from: offset)
    guard offset < bytes.count else { return facts }
    let scalar = utf8Scalar(bytes, at: offset)
    if bytes[offset] >= 0x80 { facts.isASCII = false }
    if let diagnostic = fault(bytes, at: offset, scalar: scalar, format: format) {
      if diagnostic.severity == .error { facts.hasFault = true }
      if offset >= quietUntil {
        report.append(diagnostic)
        quietUntil = endOfLine(bytes, from: offset)
        faults += 1
        if faults == 10 { return facts }
      }
    }
    offset += scalar?.length ?? 1
  }
}

/// The offset of the first byte that is neither printable ASCII nor a tab, line feed or return.
private func endOfPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard let base = UnsafeRawPointer(bytes.baseAddress) else { return start }
  var offset = start
  while offset + 8 <= bytes.count {
    let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // A byte's high bit is set where it is above 0x7E, or below 0x20 (Bit Twiddling Hacks, hasless).
    let high = (word | (word &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080
    let low = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
    if high | low != 0 {
      for index in offset..<offset + 8 where !isPlain(bytes[index]) { return index }
    }
    offset += 8
  }
  while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
  return offset
}

private func isPlain(_ byte: UInt8) -> Bool {
  0x20..<0x7F ~= byte || byte == 0x0A || byte == 0x0D || byte == 0x09
}

/// The offset of the line break that ends the line, or of the end of the text.
func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  var offset = start
  while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  return offset
}

private func fault(
  _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, scalar: UTF8Scalar?, format: TextFormat
) -> Diagnostic? {
  guard let scalar else { return invalidUTF8(bytes[offset], at: offset) }
  let range = SourceRange(offset, offset + scalar.length)
  let name = codePoint(scalar.value)
  switch scalar.value {
  case 0x85, 0x2028, 0x2029:
    guard format == .yaml else { return nil }
    return Diagnostic(
      .lineSeparator, severity: .warning,
      "\(name) breaks the line for older YAML tools, but not for editors", at: range,
      fixes: [Fix("replace it by a space", .unsafe, edits: [TextEdit(range, " ")])])
  case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
    // JSON forbids only those below U+0020 (RFC 8259 §7).
    guard format == .yaml || scalar.value < 0x20 else { return nil }
    return Diagnostic(.controlCharacter, "control character \(name) is not allowed", at: range)
  default:
    return nil
  }
}

private func invalidUTF8(_ byte: UInt8, at offset: Int) -> Diagnostic {
  let digits = String(byte, radix: 16, uppercase: true)
  var message = "byte 0x\(digits) is not valid UTF-8"
  if byte >= 0xA0 {
    let latin = String(Character(Unicode.Scalar(byte)))
    message += "; in Latin-1 it would be `\(latin)`"
  }
  return Diagnostic(
    .invalidUTF8, message, at: SourceRange(offset, offset + 1), help: "save the file as UTF-8")
}
