import Foundation
import TestSupport
import Testing

/// The YAML test suite through `themectl parse`: the cases that libyaml itself gets right.
@Suite struct `The YAML test suite through the tool` {
  struct Case: Decodable {
    var id: String
    var fail: Bool
    var yaml: String
    var events: [String]
  }

  static let cases: [Case] = decoded("cases.json")
  static let passing = cases.filter { outcomes[$0.id] == "pass" }
  private static let outcomes: [String: String] = decoded("libyaml-expected.json")

  @Test func `gives the events of the suite, or an error`() throws {
    let folder = try Self.parsed(as: "events")
    for test in Self.passing {
      let status = try folder.read(test.id + ".status")
      // A tag that is not supported is an error, and its events are right all the same.
      #expect(status == "1\n" || !test.fail && status == "0\n", "\(test.id)")
      guard !test.fail else { continue }
      #expect(
        try folder.read(test.id + ".out") == test.events.joined(separator: "\n") + "\n",
        "\(test.id)")
    }
  }

  @Test func `gives the values of the core schema as JSON`() throws {
    let folder = try Self.parsed(as: "json")
    let values = try Self.coreValues()
    var count = 0
    for test in Self.passing where !test.fail {
      guard let wanted = values[test.id] else { continue }
      count += 1
      let documents = Self.documents(in: try folder.read(test.id + ".out"))
      let found = try JSONSerialization.jsonObject(
        with: Data("[\(documents.joined(separator: ","))]".utf8))
      #expect((found as? NSArray) == (wanted as NSArray), "\(test.id)")
    }
    #expect(count > 180)
  }

  @Test func `gives nothing worse than a diagnostic for the others`() throws {
    let others = Self.cases.filter { Self.outcomes[$0.id] != "pass" }
    let folder = try Self.parsed(as: "json", others)
    for test in others {
      let status = try folder.read(test.id + ".status")
      #expect(status == "0\n" || status == "1\n", "\(test.id)")
    }
  }

  /// Parses cases, each into a file with what is printed and one with the status.
  private static func parsed(as format: String, _ cases: [Case] = passing) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    for test in cases { try folder.write(test.id + ".yaml", test.yaml) }
    let script = """
      for file in *.yaml; do
        "$themectl" parse --format \(format) "$file" >"${file%.yaml}.out" 2>/dev/null
        echo $? >"${file%.yaml}.status"
      done
      """
    #expect(try shell(script, in: folder.path).status == 0)
    return folder
  }

  /// Splits what is printed into documents: each begins at the margin, with no closing bracket.
  private static func documents(in text: String) -> [String] {
    var documents: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" ") || line.hasPrefix("}") || line.hasPrefix("]") {
        documents[documents.count - 1] += line
      } else {
        documents.append(String(line))
      }
    }
    return documents
  }

  private static func coreValues() throws -> [String: [Any]] {
    let data = Data(try Fixtures.bytes("yaml-suite/cases.json"))
    let cases = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    var values: [String: [Any]] = [:]
    for test in cases {
      if let id = test["id"] as? String { values[id] = test["core"] as? [Any] }
    }
    return values
  }

  private static func decoded<Value: Decodable>(_ file: String) -> Value {
    do {
      return try JSONDecoder().decode(
        Value.self, from: Data(try Fixtures.bytes("yaml-suite/" + file)))
    } catch {
      fatalError("Tests/Fixtures/yaml-suite/\(file): \(error)")
    }
  }
}
