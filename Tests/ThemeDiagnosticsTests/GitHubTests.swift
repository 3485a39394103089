import Testing
import ThemeDiagnostics

struct GitHubTests {
  private func report(
    _ count: Int, _ severity: Severity = .error, name: String = "a.yaml"
  ) -> DiagnosticReport {
    let source = SourceText(name: name, text: String(repeating: "x\n", count: count))
    return DiagnosticReport(
      source: source,
      diagnostics: (0..<count).map {
        Diagnostic(
          .duplicateKey, severity: severity, "number \($0)", at: SourceRange($0 * 2, $0 * 2 + 1))
      })
  }

  @Test func `a finding is a command with its place and code`() {
    let marked = MarkedSource("a: ⟦bc⟧\n")
    let text = ReportRenderer(.github).document(of: [marked.report("wrong", help: "do it right")])
    #expect(
      text == "::error file=a.yaml,line=1,col=4,endLine=1,endColumn=6,title=yaml.duplicate-key"
        + "::wrong%0Ado it right\n")
  }

  @Test func `whatever ends a command or a property is escaped`() {
    let marked = MarkedSource("⟦a", name: "a:b,c%\r\n.yaml")
    let text = ReportRenderer(.github).document(of: [marked.report("5% of a:b,c\r\n::set")])
    #expect(
      text == "::error file=a%3Ab%2Cc%25%0D%0A.yaml,line=1,col=1,endLine=1,endColumn=1,"
        + "title=yaml.duplicate-key::5%25 of a:b,c%0D%0A::set\n")
  }

  @Test func `the most severe come first`() {
    let reports = [report(1, .note), report(1, .warning), report(1, .error), report(1, .warning)]
    let kinds = ReportRenderer(.github).document(of: reports).split(separator: "\n")
      .map { $0.prefix { $0 != " " } }
    #expect(kinds == ["::error", "::warning", "::warning", "::notice"])
  }

  @Test func `what is beyond ten of a kind goes to the log`() {
    let reports = [report(7), report(5, name: "b.yaml"), report(10, .warning)]
    let lines = ReportRenderer(.github).document(of: reports).split(separator: "\n")
    #expect(lines.count == 23)
    #expect(lines[..<10].allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      lines[10..<13] == [
        "2 more errors, not annotated:",
        "b.yaml:4:1: error: number 3 [yaml.duplicate-key]",
        "b.yaml:5:1: error: number 4 [yaml.duplicate-key]",
      ])
    #expect(lines[13...].allSatisfy { $0.hasPrefix("::warning ") })
  }

  @Test func `no finding gives no output`() {
    #expect(ReportRenderer(.github).document(of: [report(0)]).isEmpty)
  }
}
