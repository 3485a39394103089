import ThemeDiagnostics

extension Encoded {
  /// The value as JSON, indented by two spaces; what fits into a line stands on one.
  ///
  /// - Parameter width: the length of a line that collections must fit into.
  /// - Returns: the text, without a line feed at its end.
  package func json(width: Int = 100) -> String {
    var text = ""
    writeJSON(to: &text, indentation: 0, prefix: 0, width: width)
    return text
  }

  private func writeJSON(to text: inout String, indentation: Int, prefix: Int, width: Int) {
    let line = jsonLine
    if isScalar || indentation + prefix + line.utf8.count <= width {
      text += line
      return
    }
    let margin = "\n" + String(repeating: " ", count: indentation + 2)
    switch self {
    case .null, .boolean, .number, .text: return
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "" : ",") + margin
        item.writeJSON(to: &text, indentation: indentation + 2, prefix: 1, width: width)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "]"
    case .mapping(let entries):
      text += "{"
      for (index, entry) in entries.enumerated() {
        let key = jsonString(entry.key) + ": "
        text += (index == 0 ? "" : ",") + margin + key
        entry.value.writeJSON(
          to: &text, indentation: indentation + 2, prefix: key.utf8.count + 1, width: width)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "}"
    }
  }

  /// The value on one line.
  private var jsonLine: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): numberText(value)
    case .text(let value): jsonString(value)
    case .list(let items): "[" + items.map { $0.jsonLine }.joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{"
        + entries.map { jsonString($0.key) + ": " + $0.value.jsonLine }
        .joined(separator: ", ") + "}"
    }
  }
}

/// A number without a needless fraction.
func numberText(_ value: Double) -> String {
  whole(value).map { "\($0)" } ?? "\(value)"
}

/// The whole number that a value is; `nil` when it has a fraction or is very large.
///
/// Not by `rounded()`, which would need the C library's mathematics.
func whole(_ value: Double) -> Int64? {
  guard value.magnitude < 1e15 else { return nil }
  let number = Int64(value)
  return Double(number) == value ? number : nil
}
