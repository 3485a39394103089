/// Renders a report as one line a finding: `file:line:column: severity: message [code]`.
func renderConcise(_ report: DiagnosticReport, _ style: ReportStyle) -> [ReportRenderer.Part.Item] {
  let lines = LineIndex(report.source)
  let palette = Palette(isColored: style.isColored)
  let (shown, rest) = shownDiagnostics(of: report, style)
  var items = shown.map { diagnostic in
    ReportRenderer.Part.Item(
      text: headline(of: diagnostic, in: lines, palette), severity: diagnostic.severity)
  }
  if let rest { items.append(rest) }
  return items
}

/// The line that says everything but the source: place, severity, message and code.
func headline(of diagnostic: Diagnostic, in lines: LineIndex, _ palette: Palette) -> String {
  let place = placeName(of: diagnostic.range, in: lines)
  let severity = palette.paint(diagnostic.severity.rawValue + ":", .severity(diagnostic.severity))
  let code = palette.paint("[\(diagnostic.code.rawValue)]", .faint)
  return "\(palette.paint(place, .strong)) \(severity) \(diagnostic.message.visible) \(code)\n"
}

/// A place as compilers print it: `file:line:column:`.
func placeName(of range: SourceRange, in lines: LineIndex) -> String {
  let location = lines.location(of: range.start)
  return "\(lines.source.name.visible):\(location.line):\(location.column):"
}
