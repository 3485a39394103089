public import ThemeYAML

/// The standard forms of JSON Schema's output (core §12.4).
public enum SchemaOutput: String, Sendable, CaseIterable {
  /// Whether the instance is valid, nothing more.
  case flag
  /// A flat list of the failures.
  case basic
}

extension CompiledSchema {
  /// The result for a value in one of the standard forms, as JSON text without a line break.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - root: the value.
  ///   - tree: its tree.
  /// - Returns: the text.
  public func output(_ form: SchemaOutput, for root: NodeID, in tree: YAMLTree) -> String {
    if accepts(root, in: tree) { return #"{"valid": true}"# }
    guard form == .basic else { return #"{"valid": false}"# }
    let units = failures(of: root, in: tree).map { unit($0, in: tree) }
    return #"{"valid": false, "errors": ["# + units.joined(separator: ", ") + "]}"
  }

  private func unit(_ failure: SchemaFailure, in tree: YAMLTree) -> String {
    let document = program.documents[Int(failure.place.document)]
    let absolute = document.uri + "#" + document.pointer(to: failure.place.node)
    return "{"
      + [
        member("keywordLocation", failure.keywordLocation),
        member("absoluteKeywordLocation", absolute),
        member("instanceLocation", failure.instance.pointer(in: tree)),
        member("error", failure.message(in: tree)),
      ].joined(separator: ", ") + "}"
  }

  private func member(_ name: String, _ value: String) -> String {
    var text = "\"\(name)\": \""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
