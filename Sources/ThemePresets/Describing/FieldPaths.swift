import SheetModel

/// A field with the keys that lead to it.
package struct PathedField: Sendable {
  /// The keys, joined by dots: `theme.grabber.size`.
  package var path: String
  /// The field.
  package var field: FieldDescription
}

/// Every field of the format by its path.
package enum PresetFields {
  /// All fields in the order of the table, each mapping before what it holds.
  package static let all: [PathedField] = {
    var fields: [PathedField] = []
    collect(FieldGroup<Preset>.preset.type.description, below: "", into: &fields)
    return fields
  }()

  /// The field of a path; of several with one path (the two springs' `dampingRatio`) the first.
  package static func field(at path: String) -> PathedField? {
    all.first { $0.path == path }
  }

  /// The paths that end in a key, to answer a question for the key alone.
  package static func paths(endingIn key: String) -> [String] {
    var paths: [String] = []
    for field in all where field.path.split(separator: ".").last.map(String.init) == key {
      if !paths.contains(field.path) { paths.append(field.path) }
    }
    return paths
  }

  private static func collect(
    _ type: TypeDescription, below path: String, into fields: inout [PathedField]
  ) {
    switch type.shape {
    case .boolean, .number, .text, .keywords, .constant, .unchecked: break
    case .list(let item, _): collect(item, below: path, into: &fields)
    case .dictionary(_, let values): collect(values, below: path + ".*", into: &fields)
    case .choice(let types), .tuple(let types):
      for type in types { collect(type, below: path, into: &fields) }
    case .mapping(let own):
      for field in own {
        let path = path.isEmpty ? field.key : path + "." + field.key
        fields.append(PathedField(path: path, field: field))
        collect(field.type, below: path, into: &fields)
      }
    }
  }
}

extension PathedField {
  /// The field's page for a terminal, without Markdown: what it does, how it is written, its default.
  package var explanation: String {
    var text = "\(path)\n\n\(field.prose)\n"
    for (label, value) in rows where !value.isEmpty {
      let lines = value.split(separator: "\n")
      for (index, line) in lines.enumerated() {
        let margin = index == 0 ? label : ""
        text += "\n  " + margin + String(repeating: " ", count: 12 - margin.count) + line
      }
    }
    return text + "\n"
  }

  private var rows: [(label: String, value: String)] {
    let examples = field.examples + field.type.examples
    return [
      ("Written as", field.type.ways.joined(separator: "\n")),
      ("Default", field.isRequired ? "none: it must be written" : defaultText),
      ("Examples", examples.map { $0.yamlLine }.joined(separator: "\n")),
      ("From", field.source),
    ]
  }

  private var defaultText: String {
    guard let value = field.defaultValue else { return "nothing" }
    return value.isShort ? value.yamlLine : "that of its keys"
  }
}

extension TypeDescription {
  /// The ways to write a value, one a line, words with their meaning.
  fileprivate var ways: [String] {
    var ways: [String] = []
    for form in forms {
      if case .keywords(let words) = form.shape, words.contains(where: { !$0.summary.isEmpty }) {
        ways += words.map { "\($0.text): \($0.summary)" }
      } else {
        let phrase = form.forms.count > 1 ? form.summary : form.ownPhrase { $0 }
        if !phrase.isEmpty { ways.append(phrase.split(separator: "`").joined()) }
      }
    }
    return ways
  }
}
