import Foundation
import TestSupport
import Testing

@testable import ThemeDiagnostics

@Suite struct `Suggestions of names` {
  /// One line of the table.
  struct Row {
    var list: String
    var mistake: String
    var answer: String?
  }

  @Test func `at least 95 in 100 answers are right and at most 2 in 100 are wrong`() throws {
    let (lists, rows) = try Self.table()
    var wrong = 0
    var right = 0
    for row in rows {
      let names = try #require(lists[row.list], "no list \(row.list)")
      let found = NameSuggester(names, context: row.list).suggestion(for: row.mistake)?.name
      if found == row.answer { right += 1; continue }
      if found != nil { wrong += 1 }
      print("\(row.list): \(row.mistake) -> \(found ?? "-"), wanted \(row.answer ?? "-")")
    }
    print("suggestions: \(rows.count) rows, \(right) right, \(wrong) wrong")
    #expect(right * 100 >= rows.count * 95)
    #expect(wrong * 100 <= rows.count * 2)
  }

  @Test func `the table has two hundred rows, half of them more than one edit away`() throws {
    let (lists, rows) = try Self.table()
    let far = rows.filter { row in
      !(lists[row.list] ?? []).contains {
        editDistance(WordTables.units(row.mistake), WordTables.units($0), limit: 1) != nil
      }
    }
    #expect(rows.count >= 200)
    #expect(far.count * 2 >= rows.count)
    for row in rows {
      let names = try #require(lists[row.list])
      #expect(!names.contains(row.mistake), "\(row.mistake) is no mistake")
      if let answer = row.answer { #expect(names.contains(answer)) }
    }
  }

  static func table() throws -> (lists: [String: [String]], rows: [Row]) {
    var lists: [String: [String]] = [:]
    var rows: [Row] = []
    let text = String(decoding: try Fixtures.bytes("suggestions.tsv"), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t").map(String.init)
      if cells[0] == "#list" {
        lists[cells[1]] = cells[2].split(separator: " ").map(String.init)
      } else if !line.hasPrefix("#") {
        rows.append(
          Row(
            list: cells[0], mistake: try unescape(cells[1]),
            answer: cells[2] == "-" ? nil : cells[2]))
      }
    }
    return (lists, rows)
  }

  static func unescape(_ text: String) throws -> String {
    var result = ""
    for (index, part) in text.components(separatedBy: "\\u{").enumerated() {
      guard index > 0 else { result += part; continue }
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      let value = try #require(UInt32(pieces[0], radix: 16).flatMap(Unicode.Scalar.init))
      result += String(Character(value)) + pieces[1]
    }
    return result
  }
}

@Suite struct `What a suggestion says of the difference` {
  static let rows: [(mistake: String, difference: NameSuggestion.Difference)] = [
    ("cornerradius", .letterCase),
    ("corner-radius", .separators),
    ("corner radius", .separators),
    ("c\u{43E}rnerRadius", .deceptiveCharacters(["\u{43E}"])),
    ("corner\u{200B}Radius", .deceptiveCharacters(["\u{200B}"])),
    ("\u{A0}cornerRadius", .deceptiveCharacters(["\u{A0}"])),
    ("ｃornerRadius", .deceptiveCharacters(["ｃ"])),
    ("radiusCorner", .words),
    ("radius", .words),
    ("cornerRaduis", .letters),
  ]

  @Test(arguments: rows)
  func `each kind of difference is told apart`(
    _ row: (mistake: String, difference: NameSuggestion.Difference)
  ) {
    let found = NameSuggester(["cornerRadius", "opacity"]).suggestion(for: row.mistake)
    #expect(found == NameSuggestion(name: "cornerRadius", difference: row.difference))
  }

  @Test func `a British spelling is a difference of its own`() {
    let found = NameSuggester(["behavior", "theme"]).suggestion(for: "behaviour")
    #expect(found == NameSuggestion(name: "behavior", difference: .britishSpelling))
  }

  @Test func `only differences of form are certain`() {
    let certain = Self.rows.filter { row in
      NameSuggestion(name: "", difference: row.difference).isCertain
    }
    #expect(certain.count == 7)
  }

  @Test func `a transposition is one edit and a distance beyond the limit is none`() {
    #expect(editDistance([1, 2, 3], [2, 1, 3], limit: 1) == 1)
    #expect(editDistance([1, 2, 3], [3, 1, 2], limit: 1) == nil)
    #expect(editDistance([], [1, 2], limit: 2) == 2)
  }

  @Test(arguments: ["", "\u{200B}", "  ", "日本語", "-"])
  func `a name without letters to compare gives none`(_ mistake: String) {
    #expect(NameSuggester(["x", "card"]).suggestion(for: mistake) == nil)
  }
}
