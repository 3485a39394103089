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
    ("CP", [1...11, 20...32, 40...43, 50...54, 60...68, 70...74]),
    ("IM", [1...13, 20...24, 30...30]),
    ("RF", [1...13]),
  ]

  private let rows: [[String]]

  init() throws {
    rows = try DocumentationPage("ReferenceRules.md").rows
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
    for row in rows where Self.rules.contains(where: { row[0].hasPrefix($0.system + "-") }) {
      #expect(kinds.contains(row[1]), "\(row[0])")
    }
  }

  /// The numbers of the list of reports, group by group.
  private static let reports =
    [1, 3, 4, 5, 6, 7, 10, 13, 14, 15] + [16, 17, 21, 22, 23]
    + [25, 26, 27, 28, 30, 31, 32, 33, 34] + [35, 36, 38, 39, 40, 42, 43, 44]
    + [45, 46, 47, 48, 49, 51, 52] + [53, 54, 55, 56, 57, 58, 60, 61]

  @Test func `every report has one row`() {
    #expect(rows.compactMap { Int($0[0]) } == Self.reports)
  }

  @Test func `every golden vector has one row`() {
    #expect(rows.compactMap { $0[0].hasPrefix("E-") ? $0[0] : nil } == (1...8).map { "E-\($0)" })
  }

  @Test func `every test that is named exists`() throws {
    let tests = try DocumentationPage.testNames()
    for row in rows {
      guard let column = Self.testColumn(of: row) else { continue }
      let names = DocumentationPage.quoted(row[column])
      #expect(!names.isEmpty || row[column] == "–", "\(row[0]) names no test")
      for name in names { #expect(tests.contains(name), "\(row[0]): \(name)") }
    }
  }

  @Test func `every trace that is named exists`() throws {
    let traces = try Fixtures.files(in: "traces", endingIn: ".yaml").map { $0.dropLast(5) }
    for row in rows {
      guard let column = Self.testColumn(of: row), row.count > column + 1 else { continue }
      for name in DocumentationPage.quoted(row[column + 1]) where name.contains("-") {
        #expect(traces.contains(Substring(name)), "\(row[0]): \(name)")
      }
    }
  }

  @Test(arguments: ["LB", "CP", "IM"])
  func `every rule that holds here is shown by a trace, or says why not`(system: String) {
    let kinds: Set = ["same", "different"]
    for row in rows where row[0].hasPrefix(system + "-") && kinds.contains(row[1]) {
      #expect(row.count == 5 && row[4].count > 1, "\(row[0])")
    }
  }

  /// The column of a rule's, a vector's or a report's tests, `nil` in other rows.
  private static func testColumn(of row: [String]) -> Int? {
    if rules.contains(where: { row[0].hasPrefix($0.system + "-") }) { return 3 }
    return Int(row[0]) != nil || row[0].hasPrefix("E-") ? 2 : nil
  }
}
