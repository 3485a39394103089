/// Renders each finding as a result of SARIF 2.1.0.
func renderSARIF(_ report: DiagnosticReport) -> [ReportRenderer.Part.Item] {
  let lines = LineIndex(report.source)
  return report.diagnostics.map { diagnostic in
    var json = JSONOutput()
    json.object { json in
      json.member("ruleId", diagnostic.code.rawValue)
      json.member("level", diagnostic.severity.rawValue)
      json.message(diagnostic.message + (diagnostic.help.map { ". Help: " + $0 } ?? ""))
      json.key("locations")
      json.array { json in
        json.object { json in
          json.physicalLocation(diagnostic.range, in: lines)
          json.logicalLocation(diagnostic.instanceLocation)
        }
      }
      json.relatedLocations(diagnostic.related, in: lines)
      json.fixes(diagnostic.fixes, in: lines)
    }
    return ReportRenderer.Part.Item(
      text: json.text, severity: diagnostic.severity, code: diagnostic.code)
  }
}

/// The one document of the format: a run of the tool, with every code as a rule.
///
/// The pages of the codes that have results come along as help, which code scanning shows beside them.
///
/// Lines and columns are counted as everywhere else, and the run says so (§3.14.17, §3.14.24).
func sarifDocument(of parts: [ReportRenderer.Part], _ unread: [UnreadFile]) -> String {
  var codes: Set<DiagnosticCode> = []
  for part in parts {
    for item in part.items { if let code = item.code { codes.insert(code) } }
  }
  var json = JSONOutput()
  json.object { json in
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.array { json in
      json.object { json in
        json.tool(explaining: codes)
        json.invocations(unread)
        json.member("columnKind", "unicodeCodePoints")
        json.key("newlineSequences")
        json.array { json in
          for sequence in ["\r\n", "\n", "\r"] { json.value(sequence) }
        }
        json.key("results")
        json.array { json in
          for part in parts {
            for item in part.items {
              json.lineBreak()
              json.raw(item.text)
            }
          }
          json.lineBreak()
        }
      }
    }
  }
  return json.text + "\n"
}

/// A name of a file as a URI reference (RFC 3986).
func uriReference(_ name: String) -> String {
  let allowed = "-._~/!$&'()*+,;=@".utf8
  var result = name.hasPrefix("/") ? "file://" : ""
  for byte in name.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    case _ where allowed.contains(byte):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      result += "%" + hexadecimal(UInt32(byte), digits: 2)
    }
  }
  return result
}

extension JSONOutput {
  fileprivate mutating func tool(explaining codes: Set<DiagnosticCode>) {
    key("tool")
    object { json in
      json.key("driver")
      json.object { json in
        json.member("name", ReportingTool.name)
        json.member("version", ReportingTool.version)
        json.key("rules")
        json.array { json in
          for entry in CodeRegistry.entries where entry.state != .removed {
            json.lineBreak()
            json.rule(entry, codes.contains(entry.code) ? CodeRegistry.page(of: entry.code) : nil)
          }
          json.lineBreak()
        }
      }
    }
  }

  private mutating func rule(_ entry: CodeRegistry.Entry, _ page: CodePage?) {
    object { json in
      json.member("id", entry.code.rawValue)
      json.key("shortDescription")
      json.object { json in json.member("text", entry.title) }
      json.key("defaultConfiguration")
      json.object { json in json.member("level", entry.severity.rawValue) }
      guard let page else { return }
      json.key("help")
      json.object { json in
        json.member("text", page.text())
        json.member("markdown", page.markdown)
      }
    }
  }

  fileprivate mutating func invocations(_ unread: [UnreadFile]) {
    key("invocations")
    array { json in
      json.object { json in
        json.key("executionSuccessful")
        json.value(unread.isEmpty)
        guard !unread.isEmpty else { return }
        json.key("toolExecutionNotifications")
        json.array { json in
          for file in unread {
            json.object { json in
              json.member("level", "error")
              json.message("\(file.name): \(file.reason)")
            }
          }
        }
      }
    }
  }

  fileprivate mutating func message(_ text: String) {
    key("message")
    object { json in json.member("text", text) }
  }

  fileprivate mutating func physicalLocation(_ range: SourceRange, in lines: LineIndex) {
    key("physicalLocation")
    object { json in
      json.artifactLocation(lines.source)
      json.region("region", range, in: lines)
    }
  }

  private mutating func artifactLocation(_ source: SourceText) {
    key("artifactLocation")
    object { json in json.member("uri", uriReference(source.name)) }
  }

  private mutating func region(_ name: String, _ range: SourceRange, in lines: LineIndex) {
    let start = lines.location(of: range.start)
    let end = lines.location(of: range.end)
    key(name)
    object { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }

  /// Writes where in the document's structure a finding is; nothing for the document itself.
  fileprivate mutating func logicalLocation(_ pointer: String) {
    guard !pointer.isEmpty else { return }
    key("logicalLocations")
    array { json in
      json.object { json in json.member("fullyQualifiedName", pointer) }
    }
  }

  fileprivate mutating func relatedLocations(_ related: [RelatedRange], in lines: LineIndex) {
    guard !related.isEmpty else { return }
    key("relatedLocations")
    array { json in
      for range in related {
        json.object { json in
          json.physicalLocation(range.range, in: range.source.map { LineIndex($0) } ?? lines)
          json.message(range.message)
        }
      }
    }
  }

  fileprivate mutating func fixes(_ fixes: [Fix], in lines: LineIndex) {
    guard !fixes.isEmpty else { return }
    key("fixes")
    array { json in
      for fix in fixes { json.fix(fix, in: lines) }
    }
  }

  private mutating func fix(_ fix: Fix, in lines: LineIndex) {
    object { json in
      json.key("description")
      json.object { json in json.member("text", fix.title) }
      json.key("artifactChanges")
      json.array { json in
        json.object { json in
          json.artifactLocation(lines.source)
          json.key("replacements")
          json.array { json in
            for edit in fix.edits { json.replacement(edit, in: lines) }
          }
        }
      }
    }
  }

  private mutating func replacement(_ edit: TextEdit, in lines: LineIndex) {
    object { json in
      json.region("deletedRegion", edit.range, in: lines)
      json.key("insertedContent")
      json.object { json in json.member("text", edit.replacement) }
    }
  }
}
