import Foundation
import Testing

@testable import ThemeDiagnostics

struct SARIFTests {
  private func run(
    _ reports: [DiagnosticReport], unread: [UnreadFile] = []
  ) throws -> [String: Any] {
    let renderer = ReportRenderer(.sarif)
    let text = renderer.document(
      of: reports.map(renderer.render), counts: ReportCounts(), unread: unread)
    let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(log?["version"] as? String == "2.1.0")
    return try #require((log?["runs"] as? [[String: Any]])?.first)
  }

  @Test func `a result has its rule, level, place and repair`() throws {
    let marked = MarkedSource("é: ⟦bc⟧\n", name: "T/a b.yaml")
    let run = try run([
      marked.report(
        severity: .warning, fixes: [Fix("shorten", .safe, edits: [TextEdit(marked.range, "d")])],
        related: [RelatedRange("here", at: SourceRange(0, 2))])
    ])
    let results = try #require(run["results"] as? [NSDictionary])
    let region = ["startLine": 1, "startColumn": 4, "endLine": 1, "endColumn": 6]
    let expected: NSDictionary = [
      "ruleId": "yaml.duplicate-key", "level": "warning", "message": ["text": "wrong"],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": "T/a%20b.yaml"], "region": region,
          ]
        ]
      ],
      "relatedLocations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": "T/a%20b.yaml"],
            "region": ["startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 2],
          ],
          "message": ["text": "here"],
        ]
      ],
      "fixes": [
        [
          "description": ["text": "shorten"],
          "artifactChanges": [
            [
              "artifactLocation": ["uri": "T/a%20b.yaml"],
              "replacements": [["deletedRegion": region, "insertedContent": ["text": "d"]]],
            ]
          ],
        ]
      ],
    ]
    #expect(results == [expected])
  }

  @Test func `the run says how columns are counted and what all codes mean`() throws {
    let run = try run([])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String } == CodeRegistry.entries.map { $0.code.rawValue })
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }

  @Test func `a rule that has results brings its page along`() throws {
    let run = try run([MarkedSource("a: ⟦b⟧\n").report()])
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let helped = rules.filter { $0["help"] != nil }
    #expect(helped.compactMap { $0["id"] as? String } == ["yaml.duplicate-key"])
    let help = try #require(helped.first?["help"] as? [String: String])
    let page = try #require(CodeRegistry.page(of: .duplicateKey))
    #expect(help == ["text": page.text(), "markdown": page.markdown])
  }

  @Test func `a file that could not be read makes the run unsuccessful`() throws {
    func isSuccessful(_ unread: [UnreadFile]) throws -> Bool? {
      let invocations = try run([], unread: unread)["invocations"] as? [[String: Any]]
      return invocations?.first?["executionSuccessful"] as? Bool
    }
    #expect(try isSuccessful([]) == true)
    #expect(try isSuccessful([UnreadFile(name: "a", reason: "gone")]) == false)
  }

  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("a b/c%.yaml", "a%20b/c%25.yaml"), ("é.yaml", "%C3%A9.yaml"),
    ("c:d.yaml", "c%3Ad.yaml"), ("/tmp/a#b?.yaml", "file:///tmp/a%23b%3F.yaml"),
    ("<stdin>", "%3Cstdin%3E"), ("a\n.yaml", "a%0A.yaml"),
  ])
  func `a file's name becomes a URI reference`(_ name: String, _ reference: String) {
    #expect(uriReference(name) == reference)
    #expect(URL(string: reference) != nil)
  }
}
