import ThemeDiagnostics

/// A source text written with its range between `⟦` and `⟧`; a lone `⟦` marks an empty range.
struct MarkedSource {
  let source: SourceText
  let range: SourceRange

  init(_ marked: String, name: String = "a.yaml") {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "⟦" || scalar == "⟧" {
        offsets.append(bytes.count)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    source = SourceText(name: name, bytes: bytes)
    range = SourceRange(offsets[0], offsets.last ?? 0)
  }

  /// A report of one error about the range.
  func report(
    _ message: String = "wrong", severity: Severity = .error, help: String? = nil,
    fixes: [Fix] = [], related: [RelatedRange] = []
  ) -> DiagnosticReport {
    let diagnostic = Diagnostic(
      .duplicateKey, severity: severity, message, at: range, related: related, fixes: fixes,
      help: help)
    return DiagnosticReport(source: source, diagnostics: [diagnostic])
  }

  /// The snippet alone, as the format `text` shows it.
  func snippet(width: Int = 100) -> String {
    let renderer = ReportRenderer(.text, style: ReportStyle(width: width))
    let lines = renderer.document(of: [report()]).split(separator: "\n").dropFirst()
    return lines.joined(separator: "\n")
  }
}
