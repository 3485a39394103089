import ThemeDiagnostics

extension Encoded {
  /// The value as a YAML document in block style; short collections of scalars stand on one line.
  package var yaml: String {
    var text = ""
    switch self {
    case .mapping(let entries) where !entries.isEmpty:
      for entry in entries { Self.write(entry, to: &text, indentation: 0) }
    default: text = yamlLine + "\n"
    }
    return text
  }

  private static func write(_ entry: EncodedEntry, to text: inout String, indentation: Int) {
    text += String(repeating: " ", count: indentation) + scalar(entry.key) + ":"
    entry.value.writeYAML(to: &text, indentation: indentation, column: entry.key.utf8.count + 2)
  }

  /// Writes what follows a key or a dash.
  private func writeYAML(to text: inout String, indentation: Int, column: Int) {
    let line = yamlLine
    if isScalar || (isFlat && indentation + column + line.utf8.count <= 100) {
      text += " " + line + "\n"
      return
    }
    text += "\n"
    switch self {
    case .null, .boolean, .number, .text: break
    case .list(let items):
      for item in items {
        text += String(repeating: " ", count: indentation + 2) + "-"
        text += " " + item.yamlLine + "\n"
      }
    case .mapping(let entries):
      for entry in entries { Self.write(entry, to: &text, indentation: indentation + 2) }
    }
  }

  /// Whether the value reads well on one line: no mapping in it holds collections of collections.
  private var isFlat: Bool {
    switch self {
    case .null, .boolean, .number, .text: true
    case .list(let items): items.allSatisfy { $0.isScalar || $0.isPlain }
    case .mapping(let entries):
      entries.count <= 4 && entries.allSatisfy { $0.value.isScalar || $0.value.isPlain }
    }
  }

  /// Whether all that the value holds is scalar.
  private var isPlain: Bool {
    switch self {
    case .null, .boolean, .number, .text: true
    case .list(let items): items.allSatisfy { $0.isScalar }
    case .mapping(let entries): entries.allSatisfy { $0.value.isScalar }
    }
  }

  /// The value on one line, collections in brackets and braces.
  var yamlLine: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): numberText(value)
    case .text(let value): Self.scalar(value)
    case .list(let items): "[" + items.map { $0.yamlLine }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { Self.scalar($0.key) + ": " + $0.value.yamlLine }
        .joined(separator: ", ") + "}"
    }
  }

  /// A text as a scalar: plain where every YAML tool reads that as this text, else quoted.
  private static func scalar(_ text: String) -> String {
    isSafePlain(text) ? text : jsonString(text)
  }

  private static func isSafePlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) || isPercentage(text) else { return false }
    let isWordy = text.utf8.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || [" ", "-", "_", ".", "/", "%", "'", "·"].contains(Character(Unicode.Scalar($0)))
    }
    return isWordy && text.utf8.last != UInt8(ascii: " ")
      && !ambiguous.contains(text.lowercased())
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isPercentage(_ text: String) -> Bool {
    Percentage.read(ArraySlice(text.utf8)) != nil
  }

  /// Words that YAML 1.1 or 1.2 read as something else than text.
  private static let ambiguous = [
    "null", "true", "false", "yes", "no", "on", "off",
  ]
}
