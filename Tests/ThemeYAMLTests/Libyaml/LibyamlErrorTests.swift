import TestSupport
import Testing
import ThemeDiagnostics

@testable import ThemeYAML

/// The table of libyaml's errors, `Fixtures/libyaml-errors.tsv`.
@Suite struct `The errors of libyaml` {
  struct Row: CustomTestStringConvertible {
    var kind: String
    var context: String?
    var problem: String
    /// A file of `yaml-faults`; `nil` where the error cannot be met.
    var file: String?
    /// The code and the place of what is found instead, or why the error cannot be met.
    var outcome: String

    var testDescription: String { "\(context ?? "") \(problem) in \(file ?? "-")" }
  }

  static let rows: [Row] = {
    let bytes = (try? Fixtures.bytes("libyaml-errors.tsv")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.first != "#" }
      .map { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Row(
          kind: cells[0], context: cells[1] == "-" ? nil : cells[1], problem: cells[2],
          file: cells[3] == "-" ? nil : cells[3], outcome: cells[4])
      }
  }()

  static let met = rows.filter { $0.file != nil }

  @Test func `that can be met are in the table`() {
    #expect(Self.met.count >= 55)
    #expect(Self.rows.allSatisfy { !$0.outcome.isEmpty })
  }

  #if canImport(CYamlShim)
    @Test(arguments: met.filter { $0.kind != "reader" })
    func `are those that libyaml gives for the file`(row: Row) throws {
      let bytes = try Fixtures.bytes("yaml-faults/" + (row.file ?? ""))
      bytes.withUnsafeBufferPointer { bytes in
        guard let parser = LibyamlParser(bytes) else { return }
        while parser.advance(), !parser.isAtEnd {}
        #expect(parser.words.context == row.context)
        #expect(parser.words.problem == row.problem)
      }
    }
  #endif

  @Test(arguments: met)
  func `become codes of ours with a place`(row: Row) throws {
    let result = read(try Fixtures.source("yaml-faults/" + (row.file ?? "")))
    let first = try #require(result.report.first { $0.severity == .error })
    let place = result.tree.source.location(of: first.range.start)
    #expect("\(first.code.rawValue) \(place.line):\(place.column)" == row.outcome)
  }

  @Test(arguments: (try? Fixtures.files(in: "yaml-faults", endingIn: ".yaml")) ?? [])
  func `are never seen by a user`(file: String) throws {
    for finding in read(try Fixtures.source("yaml-faults/" + file)).report {
      let text = ([finding.message, finding.help ?? ""] + finding.related.map { $0.message })
        .joined(separator: "\n")
      for row in Self.rows where row.kind != "memory" {
        if row.problem.utf8.count > 1 { #expect(!text.contains(row.problem)) }
        if let context = row.context { #expect(!text.contains(context)) }
      }
    }
  }
}
