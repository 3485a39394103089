/// Renders each finding as a workflow command of GitHub Actions, which annotates the file's lines.
///
/// The runner's `ActionCommand` undoes the escapes; it reads a command to the end of its line.
func renderGitHub(_ report: DiagnosticReport) -> [ReportRenderer.Part.Item] {
  let lines = LineIndex(report.source)
  return report.diagnostics.map { diagnostic in
    let start = lines.location(of: diagnostic.range.start)
    let end = lines.location(of: diagnostic.range.end)
    var text = "::\(command(of: diagnostic.severity)) file=\(property(report.source.name))"
    text += ",line=\(start.line),col=\(start.column),endLine=\(end.line),endColumn=\(end.column)"
    text += ",title=\(property(diagnostic.code.rawValue))::\(data(diagnostic.message))"
    if let help = diagnostic.help { text += data("\n" + help) }
    return ReportRenderer.Part.Item(
      text: text + "\n", severity: diagnostic.severity,
      alternative: headline(of: diagnostic, in: lines, Palette(isColored: false)))
  }
}

/// The commands for all files, the most severe first.
///
/// GitHub shows ten annotations of a kind for each step and drops the others in silence, so these go
/// to the log as plain lines.
func gitHubDocument(of parts: [ReportRenderer.Part]) -> String {
  let limit = 10
  var text = ""
  for severity in [Severity.error, .warning, .note] {
    var count = 0
    var rest = ""
    for part in parts {
      for item in part.items where item.severity == severity {
        count += 1
        if count <= limit { text += item.text } else { rest += item.alternative }
      }
    }
    guard count > limit else { continue }
    let hidden = count - limit
    text += "\(hidden) more \(severity.rawValue)\(hidden == 1 ? "" : "s"), not annotated:\n\(rest)"
  }
  return text
}

private func command(of severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "notice"
  }
}

/// Escapes the text of a command.
private func data(_ text: String) -> String {
  escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

/// Escapes a property, which also ends with a comma or a colon.
private func property(_ text: String) -> String {
  escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
}

private func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let escaped = escapes[scalar] {
      result += escaped
    } else if isInvisible(scalar) {
      result += visibleForm(of: scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
