import Foundation
import TestSupport
import Testing

/// A sample of the official JSON Schema test suite, run from outside.
struct SuiteSampleTests {
  /// The documents that schemas of the suite refer to.
  static let remotes: [(uri: String, path: String)] = {
    let folder = Fixtures.path("json-schema-suite/remotes")
    return Fixtures.allFiles(below: folder, endingIn: ".json").map {
      ("http://localhost:1234/" + $0, folder + "/" + $0)
    }
  }()

  /// The required files; of each the first group is run.
  static let files: [String] = {
    let folder = Fixtures.path("json-schema-suite/tests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test(arguments: files)
  func `the tool's verdicts are the suite's`(file: String) throws {
    let bytes = try Fixtures.bytes("json-schema-suite/tests/" + file)
    let groups = try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
    let group = try #require(groups?.first)
    let schema = try text(of: group["schema"])
    let folder = try TemporaryFolder(["schema.json": schema])
    let resources = Self.remotes.filter { schema.contains($0.uri) }
      .flatMap { ["--resource", $0.uri + "=" + $0.path] }
    let tests = try #require(group["tests"] as? [[String: Any]])
    for (number, test) in tests.enumerated() {
      try folder.write("\(number).json", try text(of: test["data"]))
    }
    // One call for all: starting the tool takes longer than checking.
    let result = try themectl(
      ["validate", "--schema", "schema.json", "--format", "json"] + resources
        + tests.indices.map { "\($0).json" }, in: folder.path)
    let verdicts = tests.map { $0["valid"] as? Bool }
    #expect(result.status == (verdicts.contains(false) ? 1 : 0), "\(file): \(result.errors)")
    let output = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let findings = (output as? [String: Any])?["diagnostics"] as? [[String: Any]]
    let refused = Set(
      try #require(findings).filter { $0["severity"] as? String == "error" }
        .compactMap { $0["file"] as? String })
    for (number, test) in tests.enumerated() {
      let isRefused = refused.contains("\(number).json")
      #expect(verdicts[number] == !isRefused, "\(file): \(test["description"] ?? "")")
    }
  }

  private func text(of value: Any?) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: try #require(value), options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
