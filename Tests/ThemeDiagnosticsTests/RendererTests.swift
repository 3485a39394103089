import Foundation
import Testing
import ThemeDiagnostics

struct RendererTests {
  static let duplicate = MarkedSource("a: 1\nb: 2\n⟦a⟧: 3\n")

  static var report: DiagnosticReport {
    duplicate.report(
      "`a` stands twice",
      help: "remove one of the two",
      fixes: [
        Fix("remove the second", .safe, edits: [TextEdit(SourceRange(10, 15), "")]),
        Fix("name it c", .unsafe, edits: [TextEdit(duplicate.range, "c")]),
      ],
      related: [
        RelatedRange("first defined here", at: SourceRange(0, 1)),
        RelatedRange(
          "and here", at: SourceRange(3, 4), in: SourceText(name: "b.yaml", text: "x:\ny: 1\n")),
      ])
  }

  @Test func `text shows the source, the advice and the other places`() {
    #expect(
      ReportRenderer(.text).document(of: [Self.report]) == """
        a.yaml:3:1: error: `a` stands twice [yaml.duplicate-key]
            3 | a: 3
              | ^
              = help: remove one of the two
              = fix: remove the second
              = fix: name it c (unsafe)
        a.yaml:1:1: note: first defined here
            1 | a: 1
              | ^
        b.yaml:2:1: note: and here
            2 | y: 1
              | ^

        """)
  }

  @Test func `colour touches the headline, the gutter and the carets`() {
    let renderer = ReportRenderer(.text, style: ReportStyle(isColored: true))
    let text = renderer.document(of: [MarkedSource("⟦a⟧: 1").report(severity: .warning)])
    #expect(
      text.replacing("\u{1B}", with: "") == """
        [1ma.yaml:1:1:[0m [1;33mwarning:[0m wrong [2m[yaml.duplicate-key][0m
        [34m    1 | [0ma: 1
        [34m      | [0m[1;33m^[0m

        """)
  }

  @Test func `concise gives each finding one line`() {
    let text = ReportRenderer(.concise).document(of: [Self.report, MarkedSource("⟦").report()])
    #expect(
      text == """
        a.yaml:3:1: error: `a` stands twice [yaml.duplicate-key]
        a.yaml:1:1: error: wrong [yaml.duplicate-key]

        """)
  }

  @Test(arguments: [ReportFormat.text, .concise])
  func `nothing from a file reaches the terminal as a control`(_ format: ReportFormat) {
    let marked = MarkedSource("⟦a⟧: \u{1B}[2J", name: "a\n\u{1B}[2J.yaml")
    let text = ReportRenderer(format).document(of: [marked.report("got \u{1B}[2J\nand more")])
    #expect(!text.contains("\u{1B}"))
    #expect(
      text.hasPrefix("a·U+000A··U+001B·[2J.yaml:1:1: error: got ·U+001B·[2J·U+000A·and more [yaml"))
  }

  @Test(arguments: [ReportFormat.text, .concise])
  func `beyond the limit findings are counted`(_ format: ReportFormat) {
    let source = SourceText(name: "a.yaml", text: "abcdef")
    let diagnostics = (0..<6).map { Diagnostic(.duplicateKey, "wrong", at: SourceRange(at: $0)) }
    let report = DiagnosticReport(source: source, diagnostics: diagnostics)
    func lines(limit: Int?) -> [Substring] {
      ReportRenderer(format, style: ReportStyle(limit: limit)).document(of: [report])
        .split(separator: "\n")
    }
    #expect(lines(limit: 4).last == "a.yaml: and 2 more findings")
    #expect(lines(limit: 5).last == "a.yaml: and 1 more finding")
    #expect(lines(limit: 4).filter { $0.contains(": error:") }.count == 4)
    for limit in [6, nil] {
      #expect(lines(limit: limit).filter { $0.contains(": error:") }.count == 6)
      #expect(!lines(limit: limit).contains { $0.contains("more") })
    }
  }

  @Test func `JSON is the document that the tool promises`() {
    #expect(
      ReportRenderer(.json).document(of: [Self.report]) == #"""
        {"files":1,"errors":1,"warnings":0,"diagnostics":[
        {"file":"a.yaml","code":"yaml.duplicate-key","severity":"error","message":"`a` stands twice","range":{"start":{"line":3,"column":1,"offset":10},"end":{"line":3,"column":2,"offset":11}},"instanceLocation":"","schemaLocation":null,"related":[{"file":"a.yaml","message":"first defined here","range":{"start":{"line":1,"column":1,"offset":0},"end":{"line":1,"column":2,"offset":1}}},{"file":"b.yaml","message":"and here","range":{"start":{"line":2,"column":1,"offset":3},"end":{"line":2,"column":2,"offset":4}}}],"fixes":[{"title":"remove the second","safety":"safe","edits":[{"range":{"start":{"line":3,"column":1,"offset":10},"end":{"line":4,"column":1,"offset":15}},"replacement":""}]},{"title":"name it c","safety":"unsafe","edits":[{"range":{"start":{"line":3,"column":1,"offset":10},"end":{"line":3,"column":2,"offset":11}},"replacement":"c"}]}],"help":"remove one of the two"}
        ]}

        """#)
  }

  @Test func `JSON without findings is a document as well`() {
    let clean = DiagnosticReport(source: SourceText(name: "a", text: ""), diagnostics: [])
    #expect(
      ReportRenderer(.json).document(of: [clean, clean])
        == #"{"files":2,"errors":0,"warnings":0,"diagnostics":[]}"# + "\n")
  }

  @Test func `any text survives JSON`() throws {
    let message = "\"\\/\u{8}\u{C}\n\r\t\u{1B}\u{7F}\u{9B}\u{2028}é🎨"
    let report = MarkedSource("⟦a⟧", name: "a\nb").report(message, severity: .warning)
    let text = ReportRenderer(.json).document(of: [report])
    #expect(!text.unicodeScalars.contains { (0x7F...0x9F).contains($0.value) })
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let findings = try #require(parsed?["diagnostics"] as? [[String: Any]])
    #expect(findings[0]["message"] as? String == message)
    #expect(findings[0]["file"] as? String == "a\nb")
    #expect(parsed?["warnings"] as? Int == 1)
  }

  @Test func `numbers are written as JSON`() {
    var json = JSONOutput()
    json.array { json in
      for number in [0, -0.0, 1, -2.5, 1e20, 1e-7, 9_007_199_254_740_991] { json.value(number) }
    }
    #expect(json.text == "[0,0,1,-2.5,1e+20,1e-07,9007199254740991]")
  }
}
