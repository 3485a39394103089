import Testing
import ThemeDiagnostics

struct JUnitTests {
  @Test func `every file is a test case, with its errors as the failure`() {
    let bad = MarkedSource("⟦<&⟧: 1\n", name: "b\"\u{1B}.yaml")
    let clean = DiagnosticReport(source: SourceText(name: "a.yaml", text: ""), diagnostics: [])
    let doubtful = MarkedSource("⟦x", name: "c.yaml").report(severity: .warning)
    let renderer = ReportRenderer(.junit)
    let text = renderer.document(
      of: [clean, bad.report("a < b"), doubtful].map(renderer.render), counts: ReportCounts(),
      unread: [UnreadFile(name: "d.yaml", reason: "gone & lost")])
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="themectl" tests="4" failures="1" errors="1">
          <testsuite name="themectl" tests="4" failures="1" errors="1">
            <testcase classname="themectl" name="a.yaml" file="a.yaml"/>
            <testcase classname="themectl" name="b&quot;·U+001B·.yaml" file="b&quot;·U+001B·.yaml">
              <failure message="a &lt; b" type="yaml.duplicate-key">b&quot;·U+001B·.yaml:1:1: error: a &lt; b [yaml.duplicate-key]
            1 | &lt;&amp;: 1
              | ^^
        </failure>
            </testcase>
            <testcase classname="themectl" name="c.yaml" file="c.yaml">
              <system-out>c.yaml:1:1: warning: wrong [yaml.duplicate-key]
            1 | x
              | ^
        </system-out>
            </testcase>
            <testcase classname="themectl" name="d.yaml" file="d.yaml">
              <error message="gone &amp; lost" type="unread"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `several errors of a file are one failure`() {
    let source = SourceText(name: "a", text: "xyz")
    let diagnostics = (0..<3).map {
      Diagnostic(.duplicateKey, "no. \($0)", at: SourceRange(at: $0))
    }
    let report = DiagnosticReport(source: source, diagnostics: diagnostics)
    let text = ReportRenderer(.junit).document(of: [report])
    #expect(text.contains("failures=\"1\""))
    #expect(text.contains("<failure message=\"no. 0 (and 2 more)\""))
    #expect(text.contains("a:1:3: error: no. 2"))
  }
}
