/// Renders a report for people: each finding with the lines of source it concerns, what can be done
/// about it, and the other places it speaks of.
func renderText(_ report: DiagnosticReport, _ style: ReportStyle) -> [ReportRenderer.Part.Item] {
  let renderer = TextRenderer(LineIndex(report.source), style)
  let (shown, rest) = shownDiagnostics(of: report, style)
  var items = shown.map {
    ReportRenderer.Part.Item(text: renderer.render($0), severity: $0.severity, code: $0.code)
  }
  if let rest { items.append(rest) }
  return items
}

/// The format `text` for the findings of one source.
private struct TextRenderer {
  let lines: LineIndex
  let style: ReportStyle
  let palette: Palette

  init(_ lines: LineIndex, _ style: ReportStyle) {
    self.lines = lines
    self.style = style
    palette = Palette(isColored: style.isColored)
  }

  func render(_ diagnostic: Diagnostic) -> String {
    var text = headline(of: diagnostic, in: lines, palette)
    text += snippet(of: diagnostic.range, in: lines, diagnostic.severity)
    if let help = diagnostic.help { text += remark("help", help) }
    for fix in diagnostic.fixes {
      text += remark("fix", fix.safety == .safe ? fix.title : "\(fix.title) (unsafe)")
    }
    for related in diagnostic.related {
      let lines = related.source.map { LineIndex($0) } ?? lines
      let place = palette.paint(placeName(of: related.range, in: lines), .strong)
      let severity = palette.paint("note:", .severity(.note))
      text += "\(place) \(severity) \(related.message.visible)\n"
      text += snippet(of: related.range, in: lines, .note)
    }
    return text
  }

  private func snippet(
    of range: SourceRange, in lines: LineIndex, _ severity: Severity
  ) -> String {
    let width = style.width - gutter("").utf8.count
    return Snippet(of: range, in: lines, width: width).lines.reduce(into: "") { text, line in
      switch line {
      case .source(let number, let source):
        text += palette.paint(gutter("\(number)"), .gutter) + source + "\n"
      case .omission:
        text += palette.paint(gutter("..."), .gutter) + "\n"
      case .carets(let columns):
        text +=
          palette.paint(gutter(""), .gutter) + String(repeating: " ", count: columns.lowerBound)
        let carets = String(repeating: "^", count: columns.count)
        text += palette.paint(carets, .severity(severity)) + "\n"
      }
    }
  }

  /// A line under the snippet, such as a piece of advice.
  private func remark(_ kind: String, _ text: String) -> String {
    palette.paint("      = ", .gutter) + palette.paint(kind + ":", .strong) + " \(text.visible)\n"
  }

  private func gutter(_ label: String) -> String {
    String(repeating: " ", count: max(0, 5 - label.utf8.count)) + label + " | "
  }
}
