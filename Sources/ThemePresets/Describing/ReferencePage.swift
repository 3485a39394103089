import SheetModel

extension GeneratedFile {
  /// The page that lists every field, for people who write presets.
  package static func referencePage() -> GeneratedFile {
    var page = ReferencePage()
    return GeneratedFile(path: "Documentation/Fields.md", text: page.make())
  }
}

/// The reference page: a section for the preset, then one for each kind of value in the order in
/// which they are first spoken of.
private struct ReferencePage {
  private var shared: [TypeDescription] = []

  mutating func make() -> String {
    var text = """
      <!-- Written by \(GeneratedFile.command) from the field table; do not edit. -->

      # Fields of a preset

      Every key of a preset with what it does, what can be written and what holds when it is not written. Numbers are
      points, points per second or seconds as the unit says. The last column names the rule of the reference system that
      a field comes from, for those who look things up in the sources.


      """
    text += "## The preset\n\n" + table(FieldGroup<Preset>.preset.type.description.fields)
    var index = 0
    while index < shared.count {
      text += section(shared[index])
      index += 1
    }
    return text
  }

  private mutating func table(_ fields: [FieldDescription]) -> String {
    var text = "| Key | What it does | Written as | Default | From |\n|---|---|---|---|---|\n"
    for field in fields {
      let value = field.isRequired ? "required" : field.defaultValue.map(Self.defaultCode) ?? "–"
      text +=
        "| `\(field.key)` | \(field.prose) | \(phrase(field.type)) | \(value) | \(field.source) |\n"
    }
    return text
  }

  private mutating func section(_ type: TypeDescription) -> String {
    var text = "\n## \(type.name ?? "")\n\n\(type.summary)\n"
    var lines = ""
    var tables = ""
    for form in type.forms {
      switch form.shape {
      case .keywords(let words) where words.contains { !$0.summary.isEmpty }:
        for word in words { lines += "- `\(word.text)`: \(word.summary)\n" }
      case .keywords(let words):
        lines += "- " + words.map { "`\($0.text)`" }.joined(separator: ", ") + "\n"
      case .mapping(let fields) where fields.count == 1 && type.forms.count > 1:
        lines += "- `{\(fields[0].key): …}`: \(fields[0].summary)"
        if fields[0].type.fields.isEmpty || fields[0].type.name != nil {
          lines += " Written as: \(phrase(fields[0].type)).\n"
        } else {
          lines += " See the table.\n"
          tables += "\nIn `\(fields[0].key)`:\n\n" + table(fields[0].type.fields)
        }
      case .mapping(let fields):
        if type.forms.count > 1 { lines += "- \(form.ownPhrase { $0 })\n" }
        tables += "\n" + table(fields)
      default:
        let phrase = form.name == type.name ? ownPhrase(form) : phrase(form)
        if !phrase.isEmpty { lines += "- \(phrase)\n" }
      }
    }
    if !lines.isEmpty { text += "\n" + lines }
    if !type.examples.isEmpty {
      text += "\nExamples: " + type.examples.map(Self.code).joined(separator: ", ") + "\n"
    }
    return text + tables
  }

  private mutating func phrase(_ type: TypeDescription) -> String {
    note(type)
    return type.phrase { "[\($0)](#\($0.lowercased()))" }.replacingPipes
  }

  private mutating func ownPhrase(_ type: TypeDescription) -> String {
    note(type)
    return type.ownPhrase { "[\($0)](#\($0.lowercased()))" }.replacingPipes
  }

  /// Remembers the shared types that are spoken of.
  private mutating func note(_ type: TypeDescription) {
    if let name = type.name {
      if !shared.contains(where: { $0.name == name }) { shared.append(type) }
      return
    }
    switch type.shape {
    case .list(let item, _): note(item)
    case .dictionary(_, let values): note(values)
    case .choice(let types), .tuple(let types): for type in types { note(type) }
    case .boolean, .number, .text, .keywords, .constant, .unchecked, .mapping: break
    }
  }

  private static func code(_ value: Encoded) -> String {
    "`" + value.yamlLine + "`"
  }

  private static func defaultCode(_ value: Encoded) -> String {
    value.isShort ? code(value) : "that of its keys"
  }
}

extension TypeDescription {
  /// The fields of a mapping; none for other types.
  fileprivate var fields: [FieldDescription] {
    if case .mapping(let fields) = shape { fields } else { [] }
  }
}

extension String {
  fileprivate var replacingPipes: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
