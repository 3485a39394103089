package import SheetModel

/// One field of the format as data; made from its ``Field``, which adds how it is read and written.
package struct FieldDescription: Sendable {
  /// The key, spelled as the Swift property it fills.
  package var key: String
  /// The heading, where it cannot be made from the key.
  package var title: String?
  /// What the field does, in one sentence.
  package var summary: String
  /// Further sentences; may be empty.
  package var details: String
  /// Where the field and its default come from: `LB-20`, `CP-3`, or `Cardstock` for our own.
  package var source: String
  /// Values worth showing.
  package var examples: [Encoded]
  /// Whether the mapping is wrong without the field.
  package var isRequired: Bool
  /// The presentations that look at the field; empty for all.
  package var usedBy: [Presentation]
  /// What can be written.
  package var type: TypeDescription
  /// What other systems call it.
  package var otherNames: [OtherName] = []
  /// What an example needs beside a value of the field to make sense.
  package var beside: @Sendable (Encoded) -> [EncodedEntry] = { _ in [] }
  /// What holds when the field is not written; `nil` where that cannot be written.
  package var defaultValue: Encoded?
}

extension FieldDescription {
  /// The heading; by itself made from the key: `cornerRadius` gives `Corner radius`.
  package var heading: String {
    if let title { return title }
    var title = ""
    for character in key {
      if title.isEmpty {
        title += character.uppercased()
      } else if character.isUppercase, title.last?.isUppercase == false {
        title += " " + character.lowercased()
      } else {
        title.append(character)
      }
    }
    return title
  }
}

extension FieldDescription {
  /// Summary, details and the presentations that look at the field, as running text.
  package var prose: String { prose(usedBy: usedBy) }

  /// The same where only some presentations look at what the field stands in.
  func prose(usedBy: [Presentation]) -> String {
    var prose = summary
    if !details.isEmpty { prose += " " + details }
    if !usedBy.isEmpty {
      let names = usedBy.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      prose += " Used by the presentation \(names)."
    }
    return prose
  }
}

extension Encoded {
  /// Whether the value is one that a person would want to see as a default: a scalar or a short
  /// collection of such, not a whole group of fields.
  var isShort: Bool {
    switch self {
    case .null, .boolean, .number, .text: true
    case .list(let items): items.allSatisfy { $0.isScalar }
    case .mapping(let entries): entries.count <= 2 && entries.allSatisfy { $0.value.isScalar }
    }
  }
}
