import ThemeDiagnostics
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
    var json = JSONOutput()
    let isValid = accepts(root, in: tree)
    json.object { json in
      json.key("valid")
      json.value(isValid)
      guard !isValid, form == .basic else { return }
      json.key("errors")
      json.array { json in
        for failure in failures(of: root, in: tree) { write(failure, in: tree, to: &json) }
      }
    }
    return json.text
  }

  /// Writes an output unit.
  private func write(_ failure: SchemaFailure, in tree: YAMLTree, to json: inout JSONOutput) {
    json.object { json in
      json.member("keywordLocation", failure.keywordLocation)
      // Only an absolute URI counts; a schema without one has no absolute places.
      if let absolute = absoluteLocation(of: failure.place) {
        json.member("absoluteKeywordLocation", absolute)
      }
      json.member("instanceLocation", failure.instance.pointer(in: tree))
      json.member("error", failure.message(in: tree))
    }
  }

  /// The URI of a keyword: that of its resource, and a pointer from there; `nil` where the resource has
  /// none.
  private func absoluteLocation(of place: SchemaPlace) -> String? {
    let document = program.documents[Int(place.document)]
    // The innermost one that holds the place; of two that begin together the later one has the `$id`.
    var resource: SchemaResource?
    for candidate in program.resources
    where candidate.place.document == place.document && candidate.place.node <= place.node
      && place.node < document.tree.nodes[Int(candidate.place.node)].next
      && candidate.place.node >= resource?.place.node ?? 0
    {
      resource = candidate
    }
    guard let resource, SchemaURI(resource.uri).scheme != nil else { return nil }
    let pointer = document.pointer(to: place.node).dropFirst(
      document.pointer(to: resource.place.node).utf8.count)
    return resource.uri + "#" + percentEncodedFragment(String(pointer))
  }
}

/// A text with what a URI's fragment may not hold (RFC 3986 §3.5) escaped.
private func percentEncodedFragment(_ text: String) -> String {
  var result = ""
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "&")...UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "@"),
      UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
  return result
}
