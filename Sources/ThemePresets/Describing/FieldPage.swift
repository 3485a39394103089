import SheetModel
package import ThemeDiagnostics

extension PathedField {
  /// The field's page for a terminal: what it does, how it is written, where it stands.
  package func text(_ style: ReportStyle = ReportStyle()) -> String {
    let palette = Palette(isColored: style.isColored)
    let width = min(style.width, 90)
    var text = palette.paint(path, .strong) + "\n\n"
    text += wrapped(field.prose(usedBy: usedBy), to: width) + "\n"
    for (label, values) in rows where !values.isEmpty {
      let lines = values.flatMap { wrapped($0, to: width - 14, indent: 0).split(separator: "\n") }
      for (index, line) in lines.enumerated() {
        let margin = index == 0 ? label : ""
        text += "  " + palette.paint(margin, .strong)
        text += String(repeating: " ", count: 12 - margin.count) + line + "\n"
      }
    }
    text += "\n" + palette.paint("  Example", .strong) + "\n\n"
    for line in example.split(separator: "\n") { text += "      \(line)\n" }
    return text
  }

  private var rows: [(label: String, values: [String])] {
    [
      ("Write", field.type.ways),
      ("Default", [field.defaultText]),
      ("Examples", examples),
      ("Stands in", [place]),
      ("Keys in it", field.type.ownPaths(below: path)),
      ("Elsewhere", field.otherNames.map { "\($0.name) in \($0.system.rawValue)" }),
      ("From", [field.source]),
    ]
  }

  /// The mapping that the field is a key of.
  private var place: String {
    let keys = path.split(separator: ".").dropLast()
    return keys.isEmpty ? "the preset itself" : keys.joined(separator: ".")
  }

  private var examples: [String] {
    (field.examples + field.type.examples).map { $0.yamlLine }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }
}

extension FieldDescription {
  /// What holds when the field is not written.
  fileprivate var defaultText: String {
    if isRequired { return "none: it must be written" }
    guard let defaultValue else { return "nothing" }
    let line = defaultValue.yamlLine
    return line.utf8.count <= 70 ? line : "that of its keys"
  }
}

extension TypeDescription {
  /// The ways to write a value, words with their meaning.
  fileprivate var ways: [String] {
    forms.flatMap { form -> [String] in
      switch form.shape {
      case .keywords(let words) where words.contains { !$0.summary.isEmpty }:
        return words.map { "\($0.text): \($0.summary)" }
      case .mapping(let fields) where fields.count > 3: return ["a mapping of the keys below"]
      case .mapping(let fields) where fields.count == 1:
        return ["{\(fields[0].key): …}: \(fields[0].summary)"]
      default:
        let phrase = form.forms.count > 1 ? form.summary : form.ownPhrase { $0 }
        return phrase.isEmpty ? [] : [phrase.split(separator: "`").joined()]
      }
    }
  }
}
