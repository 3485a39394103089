extension CodePage {
  /// The page for a terminal.
  package func text(_ style: ReportStyle = ReportStyle()) -> String {
    let palette = Palette(isColored: style.isColored)
    let width = min(style.width, 90)
    let entry = CodeRegistry.entry(of: code)
    let severity = entry?.severity ?? .error
    var text = palette.paint(code.rawValue, .severity(severity))
    text += ": \(entry?.title ?? "") (\(severity.rawValue))\n"
    text += "\n" + wrapped(meaning, to: width)
    for (label, example) in [("Wrong", wrong), ("Right", right)] {
      guard let example else { continue }
      text += "\n" + palette.paint("\(label)\(subject.phrase):", .strong) + "\n\n"
      text += example.indented(palette, severity)
    }
    if case .data(let schema) = subject {
      text += "\n" + palette.paint("The schema:", .strong) + "\n\n"
      text += CodeExample(schema).indented(palette, severity)
    }
    if case .extending(let file, let other) = subject {
      text += "\n" + palette.paint("The file \(file):", .strong) + "\n\n"
      text += CodeExample(other).indented(palette, severity)
    }
    text += "\n" + palette.paint("Why:", .strong) + "\n" + wrapped(reason, to: width)
    text += "\n" + palette.paint("What to do:", .strong) + "\n" + wrapped(remedy, to: width)
    if !related.isEmpty {
      let names = related.map { $0.rawValue }.joined(separator: ", ")
      text += "\n" + palette.paint("See also:", .strong) + "\n" + wrapped(names, to: width)
    }
    return text
  }
}

extension CodeExample {
  /// The text as a block, with a caret below the marked place.
  fileprivate func indented(_ palette: Palette, _ severity: Severity) -> String {
    let margin = "    "
    var result = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      result += line.isEmpty ? "\n" : margin + line + "\n"
      guard let mark, mark.line == index else { continue }
      let before = line.unicodeScalars.prefix(mark.column).reduce(0) { $0 + cellWidth(of: $1) }
      result += margin + String(repeating: " ", count: before)
      result += palette.paint("^", .severity(severity)) + "\n"
    }
    return result
  }
}

extension ExampleSubject {
  /// What the example is, to follow `Wrong`; nothing for YAML, which is the usual case.
  var phrase: String {
    switch self {
    case .preset, .yaml, .extending: ""
    case .json: ", in JSON"
    case .trace: ", in a trace"
    case .schema: ", in a schema"
    case .configuration: ", in \(fileName)"
    case .data: ", in a file checked with --schema"
    }
  }
}

/// Running text in lines of at most a width, indented by two; an empty line parts paragraphs.
package func wrapped(_ prose: String, to width: Int, indent: Int = 2) -> String {
  let margin = String(repeating: " ", count: indent)
  var text = ""
  var line = ""
  for row in prose.split(separator: "\n", omittingEmptySubsequences: false) {
    if row.isEmpty {
      if !line.isEmpty { text += margin + line + "\n" }
      line = ""
      text += "\n"
    }
    for word in row.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        text += margin + line + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
  }
  return line.isEmpty ? text : text + margin + line + "\n"
}
