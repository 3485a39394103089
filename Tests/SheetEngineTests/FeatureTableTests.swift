import TestSupport
import Testing

/// `Documentation/Features.md` has a row for every feature, and names things and tests that exist.
@Suite struct `The table of features` {
  /// The numbers of the comparison, group by group.
  private static let numbers: [ClosedRange<Int>] = [
    1...14, 20...34, 40...46, 50...58, 60...66, 70...78, 80...88, 90...97,
  ]

  private let rows: [[String]]

  init() throws {
    rows = try DocumentationPage("Features.md").rows.filter { $0[0].hasPrefix("R") }
  }

  private var refused: [[String]] { rows.filter { $0[2] == "refused" } }

  @Test func `every feature has one row`() {
    let expected = Self.numbers.flatMap { $0.map { ($0 < 10 ? "R0" : "R") + "\($0)" } }
    #expect(rows.map { $0[0] } == expected)
    #expect(rows.allSatisfy { $0.count == 4 })
  }

  @Test func `at most eight are refused, each with its reason`() {
    #expect(refused.count <= 8)
    for row in refused { #expect(row[3].split(separator: " ").count > 5, "\(row[0])") }
  }

  /// The texts in which the things of a kind are declared.
  private static func texts() throws -> [String: String] {
    func text(_ path: String) throws -> String {
      String(decoding: try Fixtures.contents(of: Fixtures.project + "/" + path), as: UTF8.self)
    }
    let preset = try text("Schemas/preset.schema.json")
    return [
      "key": preset, "word": preset, "input": try text("Schemas/trace.schema.json"),
      "event": try text("Sources/SheetEngine/Values/SheetEvent.swift"),
      "frame": try text("Documentation/Frames.md"),
      "Swift": try DocumentationPage.sources(below: "Sources"),
      "command": try DocumentationPage.sources(below: "Sources/themectl/Commands"),
    ]
  }

  /// How a thing of a kind is declared.
  private static func declarations(_ kind: String, _ name: String) -> [String] {
    switch kind {
    case "key", "input": ["\"\(name)\": {"]
    case "word": ["\"\(name)\""]
    case "event": ["\"\(name)\"\n"]
    case "frame": ["| `\(name)` |", "`\(name)`"]
    case "command": ["name: \"\(name)\""]
    case "Swift": Self.keywords.map { "public \($0) \(name)" }
    default: []
    }
  }

  private static let keywords = ["enum", "func", "struct", "var"]

  @Test func `everything that is named exists`() throws {
    let texts = try Self.texts()
    for row in rows where row[2] != "refused" {
      for part in row[2].split(separator: ";") {
        let kind = String(part.split(separator: " ").first ?? "")
        let text = try #require(texts[kind], "\(row[0]) names a kind that there is not: \(kind)")
        let names = DocumentationPage.quoted(String(part))
        #expect(!names.isEmpty, "\(row[0])")
        for name in names {
          let isThere = Self.declarations(kind, name).contains { text.contains($0) }
          #expect(isThere, "\(row[0]): \(kind) \(name)")
        }
      }
    }
  }

  @Test func `every test that is named exists`() throws {
    let tests = try DocumentationPage.testNames()
    for row in rows where row[2] != "refused" {
      let names = DocumentationPage.quoted(row[3])
      #expect(names.count == 1, "\(row[0])")
      for name in names { #expect(tests.contains(name), "\(row[0]): \(name)") }
    }
  }
}
