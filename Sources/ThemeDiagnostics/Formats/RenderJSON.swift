/// Renders each finding as a JSON object of the document that ``jsonDocument(of:_:)`` makes.
func renderJSON(_ report: DiagnosticReport) -> [ReportRenderer.Part.Item] {
  let lines = LineIndex(report.source)
  return report.diagnostics.map { diagnostic in
    var json = JSONOutput()
    json.object { json in
      json.member("file", report.source.name)
      json.member("code", diagnostic.code.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.range(diagnostic.range, in: lines)
      json.member("instanceLocation", diagnostic.instanceLocation)
      json.member("schemaLocation", diagnostic.schemaLocation)
      json.key("related")
      json.array { json in
        for related in diagnostic.related { json.value(related, in: lines) }
      }
      json.key("fixes")
      json.array { json in
        for fix in diagnostic.fixes { json.value(fix, in: lines) }
      }
      json.member("help", diagnostic.help)
    }
    return ReportRenderer.Part.Item(text: json.text, severity: diagnostic.severity)
  }
}

/// The one document of the format `json`, with a line for each finding.
func jsonDocument(of parts: [ReportRenderer.Part], _ counts: ReportCounts) -> String {
  var text =
    "{\"files\":\(counts.files),\"errors\":\(counts.errors),\"warnings\":\(counts.warnings),"
    + "\"diagnostics\":["
  var separator = "\n"
  for part in parts {
    for item in part.items {
      text += separator + item.text
      separator = ",\n"
    }
  }
  return text + (separator == "\n" ? "]}\n" : "\n]}\n")
}

extension JSONOutput {
  fileprivate mutating func range(_ range: SourceRange, in lines: LineIndex) {
    key("range")
    object { json in
      json.location("start", lines.location(of: range.start))
      json.location("end", lines.location(of: range.end))
    }
  }

  private mutating func location(_ name: String, _ location: SourceLocation) {
    key(name)
    object { json in
      json.member("line", location.line)
      json.member("column", location.column)
      json.member("offset", location.offset)
    }
  }

  fileprivate mutating func value(_ related: RelatedRange, in lines: LineIndex) {
    let lines = related.source.map { LineIndex($0) } ?? lines
    object { json in
      json.member("file", lines.source.name)
      json.member("message", related.message)
      json.range(related.range, in: lines)
    }
  }

  fileprivate mutating func value(_ fix: Fix, in lines: LineIndex) {
    object { json in
      json.member("title", fix.title)
      json.member("safety", fix.safety.rawValue)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.range(edit.range, in: lines)
            json.member("replacement", edit.replacement)
          }
        }
      }
    }
  }
}
