import TestSupport
import Testing
import ThemeDiagnostics
import ThemeYAML

@Suite struct YAMLSuiteTests {
  @Test(arguments: YAMLSuite.passing(fail: false))
  func `a valid case gives the events of the suite`(test: SuiteCase) {
    #expect(test.result.tree.eventLines == test.events)
  }

  @Test(arguments: YAMLSuite.passing(fail: false).filter { $0.core != nil })
  func `a valid case gives the values of the core schema`(test: SuiteCase) throws {
    let tree = test.result.tree
    let values = try tree.documents.map { document in
      let text = try #require(tree.jsonText(of: document.root))
      return try JSONValue(text: text)
    }
    #expect(values == test.core)
  }

  @Test(arguments: YAMLSuite.passing(fail: true))
  func `an invalid case gives an error`(test: SuiteCase) {
    #expect(test.result.report.contains { $0.severity == .error })
  }

  @Test(arguments: YAMLSuite.others)
  func `a case that libyaml gets wrong gives nothing worse than a diagnostic`(test: SuiteCase) {
    let result = test.result
    if YAMLSuite.outcomes[test.id] == "error" {
      #expect(result.report.contains { $0.severity == .error })
    }
    for diagnostic in result.report {
      #expect(diagnostic.range.end <= result.tree.source.bytes.count)
    }
  }

  @Test func `the cases that come out otherwise are those that are listed`() {
    let wrong = YAMLSuite.others.filter { test in
      test.fail
        ? !test.result.report.contains { $0.severity == .error }
        : test.result.tree.eventLines != test.events
    }
    #expect(wrong.map(\.id).sorted() == YAMLSuite.skipped.keys.sorted())
  }
}
