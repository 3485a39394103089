import ThemeDiagnostics
import ThemePresets
import ThemeTraces

/// Something that has a page.
enum ExplainTopic {
  /// A code of a message.
  case code(CodePage)
  /// A key of a file that the tool reads.
  case field(PathedField)

  /// The whole name.
  var name: String {
    switch self {
    case .code(let page): page.code.rawValue
    case .field(let field): field.path
    }
  }

  /// The page for a terminal.
  func text(_ style: ReportStyle) -> String {
    switch self {
    case .code(let page): page.text(style)
    case .field(let field): field.text(style)
    }
  }

  /// The page as a JSON object.
  var json: String {
    switch self {
    case .code(let page): page.json
    case .field(let field): field.json
    }
  }
}

extension ExplainTopic {
  /// The topics that a person may mean: the one of a whole name, else all whose name ends so, else the
  /// key that another system calls so.
  ///
  /// The brackets around a code in a message may be copied along.
  static func topics(for word: String) -> [ExplainTopic] {
    let isBracketed = word.hasPrefix("[") && word.hasSuffix("]")
    let name = isBracketed ? String(word.dropFirst().dropLast()) : word
    let all = all
    if let topic = all.first(where: { $0.name == name }) { return [topic] }
    let ending = all.filter { $0.name.hasSuffix("." + name) }
    if !ending.isEmpty { return ending }
    return all.filter { topic in
      guard case .field(let field) = topic else { return false }
      return field.field.otherNames.contains { $0.name == name }
    }
  }

  /// The name nearest to a mistaken one: a whole name, or the last part of some.
  static func nearest(to name: String) -> String? {
    let names = all.map { $0.name }
    if let whole = NameSuggester(names).suggestion(for: name) { return whole.name }
    let words = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    return NameSuggester(Array(words)).suggestion(for: name)?.name
  }

  /// All topics: codes sorted by name, then keys in the order of their formats.
  static var all: [ExplainTopic] {
    CodeRegistry.pages.map { .code($0) }
      + formats.flatMap { $0.fields }.map { .field($0) }
  }

  /// The formats whose keys have pages.
  ///
  /// Of several keys with one path, such as a spring's `dampingRatio`, the first speaks for all.
  private static var formats: [(heading: String, fields: [PathedField])] {
    let all = [
      ("Keys of presets", PresetFields.all), ("Keys of traces", TraceFields.all),
      ("Keys of \(Configuration.fileName)", FieldGroup.configurationFields),
    ]
    return all.map { heading, fields in
      var paths: Set<String> = []
      return (heading, fields.filter { paths.insert($0.path).inserted })
    }
  }
}

extension ExplainTopic {
  /// All topics with what they are about, for a terminal.
  static func list(_ style: ReportStyle) -> String {
    let codes = CodeRegistry.entries.filter { $0.state != .removed }
    var text =
      "Codes\n\n"
      + table(codes.map { ($0.code.rawValue, $0.title) }, limit: 40, lineWidth: style.width)
    for (heading, fields) in formats {
      let rows = fields.map { ($0.path, $0.field.summary) }
      text += "\n\(heading)\n\n" + table(rows, limit: 40, lineWidth: style.width)
    }
    return text
  }

  /// All topics as JSON.
  static var listJSON: String {
    var json = JSONOutput()
    json.object { json in
      json.key("codes")
      json.array { json in
        for entry in CodeRegistry.entries where entry.state != .removed {
          json.lineBreak()
          json.object { json in
            json.member("code", entry.code.rawValue)
            json.member("severity", entry.severity.rawValue)
            json.member("title", entry.title)
          }
        }
        json.lineBreak()
      }
      json.key("keys")
      json.array { json in
        for case .field(let field) in all {
          json.lineBreak()
          json.object { json in
            json.member("key", field.path)
            json.member("summary", field.field.summary)
          }
        }
        json.lineBreak()
      }
    }
    return json.text + "\n"
  }
}
