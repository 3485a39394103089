import ThemeDiagnostics

extension JSONReader {
  /// Reads a string, number or literal as the next node.
  mutating func scalar() throws(Stopped) {
    switch bytes[offset] {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try literal()
    }
  }

  private mutating func literal() throws(Stopped) {
    let range = word(at: offset)
    let text = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
    var record = record(range, .plain)
    if equals(text, "true") {
      record.scalarKind = .boolean
      record.boolean = true
    } else if equals(text, "false") {
      record.scalarKind = .boolean
    } else if !equals(text, "null") {
      throw badLiteral(range)
    }
    try place(record, text)
  }

  private mutating func number() throws(Stopped) {
    let range = word(at: offset)
    let text = UnsafeBufferPointer(rebasing: bytes[range.start..<range.end])
    guard isJSONNumber(text) else { throw badLiteral(range) }
    let value = resolveCore(text)
    var record = record(range, .plain)
    record.scalarKind = value.kind
    if !value.number.isFinite {
      report(numberOutOfRange(text, at: range))
      record.isFaulty = true
    }
    try place(record, text)
  }

  /// Reads the string whose opening quote is at the offset, as the next node.
  mutating func string() throws(Stopped) {
    let start = offset
    offset += 1
    var plainStart = offset
    var hasEscape = false
    while true {
      guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else {
        throw fail(
          "this quote is never closed on its line", at: SourceRange(start, start + 1),
          code: .unclosedQuote)
      }
      if bytes[offset] == UInt8(ascii: "\"") { break }
      if bytes[offset] == UInt8(ascii: "\\") {
        if !hasEscape { scratch.removeAll(keepingCapacity: true) }
        hasEscape = true
        scratch.append(contentsOf: bytes[plainStart..<offset])
        try escape()
        plainStart = offset
      } else if bytes[offset] == 0x09 {
        throw fail("a tab in a JSON string is written `\\t`", at: SourceRange(offset, offset + 1))
      } else {
        offset += 1
      }
    }
    let tail = bytes[plainStart..<offset]
    offset += 1
    var record = record(SourceRange(start, offset), .doubleQuoted)
    record.scalarKind = .string
    guard hasEscape else { return try place(record, UnsafeBufferPointer(rebasing: tail)) }
    scratch.append(contentsOf: tail)
    let text = scratch
    try text.withUnsafeBufferPointer { (buffer) throws(Stopped) in
      _ = try builder.scalar(record, buffer)
    }
  }

  /// Reads an escape into the scratch buffer.
  private mutating func escape() throws(Stopped) {
    let start = offset
    guard offset + 1 < bytes.count else { return offset += 1 }
    offset += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): scratch.append(0x22)
    case UInt8(ascii: "\\"): scratch.append(0x5C)
    case UInt8(ascii: "/"): scratch.append(0x2F)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"): appendUTF8(try unicodeEscape(from: start), to: &scratch)
    default:
      let length = utf8Scalar(bytes, at: start + 1)?.length ?? 1
      let range = SourceRange(start, start + 1 + length)
      throw fail("JSON has no escape \(quotedText(range))", at: range, code: .unknownEscape)
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that form a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(Stopped) -> UInt32 {
    guard let unit = hexDigits() else { throw badUnicodeEscape(start) }
    guard 0xD800...0xDFFF ~= unit else { return unit }
    let isPairStart =
      unit < 0xDC00 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
      && bytes[offset + 1] == UInt8(ascii: "u")
    if isPairStart {
      let second = offset
      offset += 2
      guard let low = hexDigits() else { throw badUnicodeEscape(second) }
      if 0xDC00...0xDFFF ~= low { return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00) }
    }
    let range = SourceRange(start, start + 6)
    throw fail(
      "\(quotedText(range)) is half of a surrogate pair and no character by itself", at: range,
      code: .unknownEscape)
  }

  private mutating func hexDigits() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in offset..<offset + 4 {
      guard let digit = hexDigit(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    offset += 4
    return value
  }

  private mutating func badUnicodeEscape(_ start: Int) -> Stopped {
    fail(
      "`\\u` takes four hexadecimal digits", at: SourceRange(start, start + 2), code: .unknownEscape
    )
  }

  private func record(_ range: SourceRange, _ style: NodeStyle) -> NodeRecord {
    NodeRecord(
      kind: .scalar, style: style, start: UInt32(range.start), end: UInt32(range.end))
  }

  private mutating func place(
    _ record: NodeRecord, _ text: UnsafeBufferPointer<UInt8>
  ) throws(Stopped) {
    offset = Int(record.end)
    let quote = record.style == .plain ? 0 : 1
    try builder.scalar(record, text, inTextAt: Int(record.start) + quote)
  }

  private mutating func badLiteral(_ range: SourceRange) -> Stopped {
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    func wrong(_ advice: String, _ replacement: String? = nil) -> Stopped {
      fail(
        "\(quotedText(range)) is no JSON value\(advice)", at: range,
        fixes: replacement.map {
          [Fix("write \($0)", .safe, edits: [TextEdit(range, $0)])]
        } ?? [])
    }
    switch text {
    case "True", "TRUE": return wrong("; write `true`", "true")
    case "False", "FALSE": return wrong("; write `false`", "false")
    case "Null", "NULL", "None", "nil": return wrong("; write `null`", "null")
    case "NaN", "Infinity", "-Infinity": return wrong(": a number is finite")
    default: break
    }
    switch bytes[range.start] {
    case UInt8(ascii: "'"): return wrong(": a string stands in double quotes")
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      return wrong(
        ": a number has digits on both sides of its point, no `+` and no leading zero")
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return fail("a value is missing before \(quotedText(range))", at: range)
    default:
      return wrong(": a string stands in double quotes", "\"\(text)\"")
    }
  }
}

/// The diagnostic of a number that has no finite value.
func numberOutOfRange(_ text: UnsafeBufferPointer<UInt8>, at range: SourceRange) -> Diagnostic {
  var diagnostic = Diagnostic(
    .numberOutOfRange, "\(quoted(text)) is out of range: numbers reach to about 1.8e308",
    at: range)
  // Digits with an `e` among them may be those of a colour.
  if [3, 4, 6, 8].contains(text.count), text.allSatisfy({ hexDigit($0) != nil }) {
    let color = "\"#" + String(decoding: text, as: UTF8.self) + "\""
    diagnostic.message += "; a colour is `\(color)`"
    diagnostic.fixes = [Fix("write `\(color)`", .unsafe, edits: [TextEdit(range, color)])]
  }
  return diagnostic
}

/// Whether a text is a number by RFC 8259 §6.
func isJSONNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = text.first == UInt8(ascii: "-") ? 1 : 0
  func digits() -> Int {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return index - start
  }
  let startsWithZero = index < text.count && text[index] == UInt8(ascii: "0")
  let whole = digits()
  if whole == 0 || (startsWithZero && whole > 1) { return false }
  if index < text.count, text[index] == UInt8(ascii: ".") {
    index += 1
    if digits() == 0 { return false }
  }
  if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
    index += 1
    if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      index += 1
    }
    if digits() == 0 { return false }
  }
  return index == text.count
}
