import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeYAML

/// One case of the YAML test suite; the folder's README tells what its members mean.
struct SuiteCase: Decodable, CustomTestStringConvertible {
  var id: String
  var name: String
  var fail: Bool
  var yaml: String
  var events: [String]
  /// The values of the documents under the core schema; absent where there is none.
  var core: [JSONValue]?

  var testDescription: String { "\(id) \(name)" }

  /// What our reader makes of it.
  var result: ReadResult { read(SourceText(name: id, text: yaml)) }
}

/// The suite, and what libyaml itself does with each case.
struct YAMLSuite {
  static let cases: [SuiteCase] = load("cases.json")
  static let outcomes: [String: String] = load("libyaml-expected.json")

  /// The cases that libyaml gets right, with the given kind of outcome.
  static func passing(fail: Bool) -> [SuiteCase] {
    cases.filter { outcomes[$0.id] == "pass" && $0.fail == fail }
  }

  /// The other cases.
  static let others = cases.filter { outcomes[$0.id] != "pass" }

  /// Those that come out otherwise than the suite wants, each with the reason.
  static let skipped: [String: String] = load("skipped.json")

  private static func load<Value: Decodable>(_ file: String) -> Value {
    do {
      let data = try Data(contentsOf: URL(filePath: Fixtures.path("yaml-suite/" + file)))
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      fatalError("Tests/Fixtures/yaml-suite/\(file): \(error)")
    }
  }
}
