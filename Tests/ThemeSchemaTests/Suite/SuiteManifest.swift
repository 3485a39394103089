import TestSupport
import ThemeDiagnostics
import ThemeYAML

/// What the suite's manifest says of each file.
struct SuiteManifest {
  /// How many tests each file has, by its path below the folder of tests.
  let tests: [String: Int]

  static let shared: SuiteManifest? = {
    guard let source = try? Fixtures.source(OfficialSuite.folder + "/manifest.json") else {
      return nil
    }
    let tree = read(source, as: .json).tree
    guard let files = tree.value(of: "perFile", in: 0) else { return nil }
    var tests: [String: Int] = [:]
    for entry in tree.entries(of: files) {
      let path = tree.text(of: entry.key)
      guard path.hasPrefix("tests/"), let count = tree.value(of: "tests", in: entry.value) else {
        continue
      }
      tests[String(path.dropFirst("tests/".count))] = Int(tree.number(of: count))
    }
    return SuiteManifest(tests: tests)
  }()
}
