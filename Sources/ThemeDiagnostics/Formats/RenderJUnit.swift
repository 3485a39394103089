/// Renders a file as a test case of JUnit's XML.
///
/// Readers of the format take one failure a test case, so that it holds all findings as text.
func renderJUnit(_ report: DiagnosticReport, _ style: ReportStyle) -> ReportRenderer.Part.Item {
  let name = xml(report.source.name)
  let opening =
    "    <testcase classname=\"\(ReportingTool.name)\" name=\"\(name)\" file=\"\(name)\""
  guard !report.diagnostics.isEmpty else {
    return ReportRenderer.Part.Item(text: opening + "/>\n")
  }
  let plain = ReportStyle(width: style.width, limit: style.limit)
  let findings = renderText(report, plain).map { xml(lines: $0.text) }.joined()
  let errors = report.diagnostics.filter { $0.severity == .error }
  var text = opening + ">\n"
  if let first = errors.first {
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    text +=
      "      <failure message=\"\(xml(first.message + more))\" type=\"\(first.code.rawValue)\">"
    text += findings + "</failure>\n"
  } else {
    text += "      <system-out>\(findings)</system-out>\n"
  }
  return ReportRenderer.Part.Item(
    text: text + "    </testcase>\n", severity: errors.isEmpty ? .warning : .error)
}

/// The test cases of all files; one that could not be read is an error rather than a failure.
func junitDocument(of parts: [ReportRenderer.Part], _ unread: [UnreadFile]) -> String {
  var cases = ""
  var failures = 0
  for part in parts {
    for item in part.items {
      cases += item.text
      if item.severity == .error { failures += 1 }
    }
  }
  for file in unread {
    let name = xml(file.name)
    cases +=
      "    <testcase classname=\"\(ReportingTool.name)\" name=\"\(name)\" file=\"\(name)\">\n"
    cases += "      <error message=\"\(xml(file.reason))\" type=\"unread\"/>\n    </testcase>\n"
  }
  let counts =
    "tests=\"\(parts.count + unread.count)\" failures=\"\(failures)\" errors=\"\(unread.count)\""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="\(ReportingTool.name)" \(counts)>
      <testsuite name="\(ReportingTool.name)" \(counts)>
    \(cases)  </testsuite>
    </testsuites>

    """
}

/// Escapes a line for XML; its visible form has no character that XML 1.0 forbids.
private func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.visible.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Escapes text that ends each line with a line feed.
private func xml(lines text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { xml(String($0)) }
    .joined(separator: "\n")
}
