import ThemeDiagnostics

/// What the first look at a text finds out.
struct TextFacts {
  /// Whether every byte is ASCII, so that offsets of characters are offsets of bytes.
  var isASCII = true
  /// The bytes that are not UTF-8, or that the language forbids, in source order.
  var faults: [SourceRange] = []
  /// Whether characters are there that break lines for YAML 1.1 only.
  var hasLineSeparators = false
  /// Whether the text seems to be one, in spite of its faults.
  var isText = true
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
  var errors = 0
  var warnings = 0
  var offset = start
  // The line of the last fault ends here.
  var quietUntil = start
  while true {
    offset = endOfPlainASCII(bytes, from: offset)
    guard offset < bytes.count else { return facts }
    let scalar = utf8Scalar(bytes, at: offset)
    if bytes[offset] >= 0x80 { facts.isASCII = false }
    if let scalar, isLineSeparator(scalar.value) {
      facts.hasLineSeparators = true
      if format == .yaml, warnings < 10 {
        warnings += 1
        report.append(lineSeparator(scalar, at: offset))
      }
    } else if isForbidden(scalar, in: format) {
      let range = SourceRange(offset, offset + (scalar?.length ?? 1))
      facts.faults.append(range)
      if offset >= quietUntil {
        report.append(
          scalar.map { controlCharacter($0.value, at: range) }
            ?? invalidUTF8(bytes[offset], at: range))
        quietUntil = endOfLine(bytes, from: offset)
        errors += 1
      }
      if errors == 10 || facts.faults.count > 100 || bytes[offset] == 0 {
        facts.isText = false
        return facts
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
      let breaks = zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if (high | low) & ~(breaks | zeros(word ^ 0x0909_0909_0909_0909)) != 0 {
        for index in offset..<offset + 8 where !isPlain(bytes[index]) { return index }
      }
    }
    offset += 8
  }
  while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
  return offset
}

/// The high bit of each byte that is zero, exactly (Hacker's Delight 6-1).
@inline(__always)
private func zeros(_ word: UInt64) -> UInt64 {
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  return ~(((word & low) &+ low) | word | low)
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

/// A line break for YAML 1.1 and its tools, libyaml among them.
private func isLineSeparator(_ value: UInt32) -> Bool {
  value == 0x85 || value == 0x2028 || value == 0x2029
}

/// Whether a character must not stand in a text (YAML 1.2.2 §5.1; RFC 8259 §7 for JSON).
private func isForbidden(_ scalar: UTF8Scalar?, in format: TextFormat) -> Bool {
  guard let scalar else { return true }
  switch scalar.value {
  case 0..<0x20: return true
  case 0x7F..<0xA0, 0xFFFE, 0xFFFF: return format == .yaml
  default: return false
  }
}

private func controlCharacter(_ value: UInt32, at range: SourceRange) -> Diagnostic {
  Diagnostic(
    .controlCharacter,
    "the \(value >= 0xFFFE ? "" : "control ")character \(codePoint(value)) is not allowed",
    at: range,
    fixes: [Fix("remove it", .unsafe, edits: [TextEdit(range, "")])])
}

private func lineSeparator(_ scalar: UTF8Scalar, at offset: Int) -> Diagnostic {
  let range = SourceRange(offset, offset + scalar.length)
  return Diagnostic(
    .lineSeparator, severity: .warning,
    "\(codePoint(scalar.value)) breaks the line for some YAML tools, and not for editors",
    at: range, fixes: [Fix("write a space", .unsafe, edits: [TextEdit(range, " ")])])
}

private func invalidUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
  let digits = String(byte, radix: 16, uppercase: true)
  var message = "the byte 0x\(digits) is not UTF-8"
  if byte >= 0xA0 {
    message += "; in Latin-1 it is `\(String(Character(Unicode.Scalar(byte))))`"
  }
  return Diagnostic(.invalidUTF8, message, at: range, help: "save the file as UTF-8")
}
