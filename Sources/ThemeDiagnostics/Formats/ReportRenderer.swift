/// Makes text of diagnostics in one of the formats.
///
/// Rendering has two steps, so that files can be rendered on several threads and still come out in
/// order: ``render(_:)`` makes a part of each report, ``document(of:counts:unread:)`` joins the
/// parts.
public struct ReportRenderer: Hashable, Sendable {
  /// The format.
  public let format: ReportFormat
  /// The layout of the formats for people.
  public let style: ReportStyle

  /// Creates a renderer.
  public init(_ format: ReportFormat, style: ReportStyle = ReportStyle()) {
    self.format = format
    self.style = style
  }

  /// The rendered findings of one report, in order; a part of a document.
  public struct Part: Hashable, Sendable {
    /// The rendered findings; one item for the whole file in the format `junit`.
    var items: [Item]

    init(items: [Item]) {
      self.items = items
    }

    /// Creates a part that was rendered elsewhere.
    package init(text: String) {
      items = [Item(text: text)]
    }

    /// The code of the first finding, in the formats `text` and `sarif`.
    package var firstCode: DiagnosticCode? { items.first?.code }

    /// A rendered finding.
    struct Item: Hashable, Sendable {
      /// Its text.
      var text: String
      /// How much it matters; `nil` for what is no finding.
      var severity: Severity?
      /// What it is; `nil` for what is no finding.
      var code: DiagnosticCode?
      /// Another text for where the first may stand only so many times.
      var alternative = ""
    }
  }

  /// Renders the findings of one text.
  ///
  /// - Complexity: linear in the text when there are findings, else constant.
  public func render(_ report: DiagnosticReport) -> Part {
    if report.diagnostics.isEmpty, format != .junit { return Part(items: []) }
    switch format {
    case .text: return Part(items: renderText(report, style))
    case .concise: return Part(items: renderConcise(report, style))
    case .json: return Part(items: renderJSON(report))
    case .sarif: return Part(items: renderSARIF(report))
    case .github: return Part(items: renderGitHub(report))
    case .junit: return Part(items: [renderJUnit(report, style)])
    }
  }

  /// Joins parts to the document that is printed.
  ///
  /// - Parameters:
  ///   - parts: the parts in the order of the files.
  ///   - counts: the figures over all files.
  ///   - unread: the files of which there are no parts; the formats that only hold findings leave
  ///     them out.
  /// - Returns: the document, ending with a line break unless it is empty.
  public func document(
    of parts: [Part], counts: ReportCounts, unread: [UnreadFile] = []
  ) -> String {
    switch format {
    case .text, .concise:
      var text = ""
      for part in parts {
        for item in part.items { text += item.text }
      }
      return text
    case .json: return jsonDocument(of: parts, counts)
    case .sarif: return sarifDocument(of: parts, unread)
    case .github: return gitHubDocument(of: parts)
    case .junit: return junitDocument(of: parts, unread)
    }
  }

  /// Renders reports to a whole document.
  public func document(of reports: [DiagnosticReport]) -> String {
    var counts = ReportCounts()
    for report in reports { counts.add(report) }
    return document(of: reports.map(render), counts: counts)
  }
}

/// A report's findings as far as a style shows them, and the line that counts the rest.
func shownDiagnostics(
  of report: DiagnosticReport, _ style: ReportStyle
) -> (shown: ArraySlice<Diagnostic>, rest: ReportRenderer.Part.Item?) {
  let all = report.diagnostics
  guard let limit = style.limit, all.count > limit else { return (all[...], nil) }
  let hidden = all.count - limit
  let rest = "\(report.source.name.visible): and \(hidden) more finding\(hidden == 1 ? "" : "s")\n"
  return (all.prefix(limit), ReportRenderer.Part.Item(text: rest))
}
