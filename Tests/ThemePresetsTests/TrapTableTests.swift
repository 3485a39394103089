import Foundation
import SheetModel
import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets
import ThemeYAML

/// The table of traps, `Fixtures/traps.tsv`; its head says what its columns hold.
@Suite struct `The traps of hand-written YAML` {
  struct Row: CustomTestStringConvertible {
    var trap: String
    var file: String
    var outcome: String
    var testDescription: String { "\(trap) \(file): \(outcome)" }
  }

  static let rows: [Row] = {
    let bytes = (try? Fixtures.bytes("traps.tsv")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.first != "#" }
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Row(trap: cells[0], file: cells[1], outcome: cells[2])
      }
  }()

  private static let loader = PresetLoader()

  /// The numbers of the traps by letter; those that are missing fell away.
  static let numbers: [Character: [Int]] = [
    "A": [1, 2, 4, 6, 7, 8, 12, 13], "B": [1, 2, 5, 6, 7, 8, 9],
    "C": [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
    "D": [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 20, 21, 22, 23, 24, 26, 27, 28, 30, 31,
    ],
    "E": [1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 14, 16, 17],
    "F": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17],
    "G": [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 15, 16], "H": Array(1...10), "I": Array(1...15),
  ]

  @Test func `are all in the table`() {
    let traps = Set(Self.rows.map { $0.trap })
    for (letter, numbers) in Self.numbers {
      for number in numbers { #expect(traps.contains("\(letter)\(number)")) }
    }
  }

  @Test(arguments: rows.filter { !$0.file.hasSuffix(".swift") })
  func `have the outcome of the table`(row: Row) throws {
    let source = try Fixtures.source(row.file)
    let isPlain = row.file.hasPrefix("yaml-")
    let report =
      isPlain
      ? DiagnosticReport(source: source, diagnostics: read(source).report)
      : Self.loader.load(source).report
    let parts = row.outcome.split(separator: " = ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      return #expect(findings(of: report) == row.outcome)
    }
    #expect(findings(of: report) == "no finding")
    #expect(try value(at: parts[0], in: source) == parts[1])
  }

  @Test(arguments: rows.filter { $0.file.hasSuffix(".swift") })
  func `have a test where they are no matter of one text`(row: Row) throws {
    let bytes = try Fixtures.contents(of: Fixtures.project + "/" + row.file)
    let name = row.outcome.dropFirst("test ".count)
    #expect(String(decoding: bytes, as: UTF8.self).contains("func `\(name)`"))
  }

  @Test func `a colour of eight digits has its opacity last`() throws {
    let source = try Fixtures.source("accepted/color-alpha-last.yaml")
    let color = try Self.loader.load(source).preset().theme.dimmingBackgroundColor
    #expect(color.light.base == .rgba(0xFF00_FF80))
    #expect(color.dark.base == .rgba(0xFF00_FF80))
  }

  /// `error schema.type 2:17`, separated by commas.
  private func findings(of report: DiagnosticReport) -> String {
    // A text in UTF-16 is shown by its UTF-8 form.
    let lines = read(report.source).tree.source
    let words = report.diagnostics.map { finding in
      let place = lines.location(of: finding.range.start)
      return "\(finding.severity) \(finding.code.rawValue) \(place.line):\(place.column)"
    }
    return words.isEmpty ? "no finding" : words.joined(separator: ", ")
  }

  /// The value at a pointer as JSON on one line.
  private func value(at pointer: String, in source: SourceText) throws -> String {
    let tree = read(source).tree
    var node = try #require(tree.documents.first?.root)
    for key in pointer.split(separator: "/") {
      node = tree.resolved(try #require(tree.value(of: String(key), in: tree.resolved(node))))
    }
    let json = try #require(tree.jsonText(of: node))
    return json.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
  }
}
