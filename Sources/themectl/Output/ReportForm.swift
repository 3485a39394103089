import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

/// What a document of findings is made as.
enum ReportForm: Hashable, Sendable {
  /// One of our formats.
  case report(ReportRenderer)
  /// One of JSON Schema's, a line for each document of the files.
  case standard(SchemaOutput)

  /// The words for all forms, as the option has them.
  static let names =
    ReportFormat.allCases.map { $0.rawValue } + SchemaOutput.allCases.map { $0.rawValue }

  /// Renders the outcome of one check.
  func render(
    _ result: ValidationPipeline.Result, of judge: ValidationPipeline.Judge
  ) -> ReportRenderer.Part {
    switch self {
    case .report(let renderer): renderer.render(result.report)
    case .standard(let form): ReportRenderer.Part(text: standard(form, result, judge))
    }
  }

  /// Joins parts to the document that is printed.
  func document(
    of parts: [ReportRenderer.Part], counts: ReportCounts, unread: [UnreadFile]
  ) -> String {
    let renderer: ReportRenderer
    switch self {
    case .report(let own): renderer = own
    case .standard: renderer = ReportRenderer(.concise)
    }
    return renderer.document(of: parts, counts: counts, unread: unread)
  }

  private func standard(
    _ form: SchemaOutput, _ result: ValidationPipeline.Result, _ judge: ValidationPipeline.Judge
  ) -> String {
    guard case .schema(let schema) = judge, let tree = result.tree else { return "" }
    let faults = result.report.diagnostics.filter {
      $0.severity == .error && $0.schemaLocation == nil
    }
    // What is no JSON or YAML has no instance that could be valid.
    guard faults.isEmpty else { return unreadable(form, faults) }
    return tree.documents.reduce(into: "") { text, document in
      text += schema.output(form, for: tree.resolved(document.root), in: tree) + "\n"
    }
  }

  private func unreadable(_ form: SchemaOutput, _ faults: [Diagnostic]) -> String {
    var json = JSONOutput()
    json.object { json in
      json.key("valid")
      json.value(false)
      guard form == .basic else { return }
      json.key("errors")
      json.array { json in
        for fault in faults {
          json.object { json in
            json.member("keywordLocation", "")
            json.member("instanceLocation", fault.instanceLocation)
            json.member("error", fault.message)
          }
        }
      }
    }
    return json.text + "\n"
  }
}
