import Foundation
import TestSupport
import Testing

/// `Documentation/ReferenceRules.md` has a row for every rule, and names tests that exist.
@Suite struct `The table of rules` {
  /// The rules by system: the numbers that the description of the reference systems uses.
  static let rules: [(system: String, numbers: [ClosedRange<Int>])] = [
    (
      "LB",
      [1...8, 20...44, 60...76, 80...116, 120...127, 130...135]
    ),
    ("IM", [1...13, 20...24, 30...30]),
  ]

  private let rows: [[String]]

  init() throws {
    let path = Fixtures.project + "/Documentation/ReferenceRules.md"
    rows = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  @Test(arguments: rules.map { $0.system })
  func `every rule has one row`(system: String) {
    let numbers = Self.rules.first { $0.system == system }?.numbers ?? []
    let expected = numbers.flatMap { range in range.map { "\(system)-\($0)" } }
    let found = rows.compactMap { $0.first }.filter { $0.hasPrefix(system + "-") }
    #expect(found == expected)
  }

  @Test func `every row says what holds here`() {
    let kinds: Set = ["same", "different", "host", "not applicable"]
    for row in rows where row.first?.contains("-") == true && row[0] != "---" {
      #expect(kinds.contains(row[1]), "\(row[0])")
    }
  }

  @Test func `every test that is named exists`() throws {
    var sources = ""
    for folder in ["SheetEngineTests", "ThemeTracesTests"] {
      let path = Fixtures.project + "/Tests/" + folder
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".swift") {
        sources += try String(contentsOfFile: path + "/" + file, encoding: .utf8)
      }
    }
    for row in rows {
      for cell in row.dropFirst(2) where cell.hasPrefix("`") && cell.contains(" ") {
        let name = cell.split(separator: "`").first.map(String.init) ?? cell
        guard cell.hasSuffix("`") else { continue }
        #expect(sources.contains("func `\(name)`("), "\(row[0]): \(name)")
      }
    }
  }
}
