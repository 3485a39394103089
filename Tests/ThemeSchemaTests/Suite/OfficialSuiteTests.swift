import TestSupport
import Testing

@testable import ThemeSchema

@Suite struct OfficialSuiteTests {
  static let files = Fixtures.allFiles(
    below: Fixtures.path(OfficialSuite.folder + "/tests"), endingIn: ".json"
  )

  /// The tests that fail, with the reason, one a line: id, tab, reason.
  static let skipped: Set<String> = {
    let bytes = (try? Fixtures.bytes("json-schema-skipped.tsv")) ?? []
    return Set(
      String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .compactMap { $0.split(separator: "\t").first.map { String($0) } })
  }()

  @Test(arguments: files)
  func `the official suite's verdicts are ours`(file: String) throws {
    let result = try OfficialSuite.run(file)
    let expected = Self.skipped.filter { $0.hasPrefix(file + ": ") }
    #expect(Set(result.wrong) == expected)
    #expect(result.count == SuiteManifest.shared?.tests[file])
  }

  @Test func `no file of the manifest is missing`() throws {
    let manifest = try #require(SuiteManifest.shared)
    #expect(manifest.tests.keys.sorted() == Self.files.sorted())
    #expect(manifest.tests.values.reduce(0, +) == 1952)
  }

  @Test func `every skipped test is one of the suite`() {
    // One that passes is found by its file's test, whose wrong verdicts it would not be among.
    for id in Self.skipped {
      #expect(Self.files.contains { id.hasPrefix($0 + ": ") }, "\(id)")
    }
  }

  @Test func `no more than ten tests are skipped`() {
    #expect(Self.skipped.count <= 10)
  }
}
