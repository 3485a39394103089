import Foundation
import TestSupport
import Testing

@testable import ThemeSchema

@Suite struct `Patterns` {
  /// One case of `patterns/cases.json`; without texts the pattern is wrong.
  struct Case: Decodable {
    var pattern: String
    var yes: [String]?
    var no: [String]?
  }

  static func cases() throws -> [Case] {
    try JSONDecoder().decode(
      [Case].self, from: Data(try Fixtures.bytes("patterns/cases.json")))
  }

  @Test func `a pattern is refused where V8 refuses it`() throws {
    for entry in try Self.cases() where entry.yes == nil {
      #expect(throws: PatternError.self, "\(entry.pattern)") { try Pattern(entry.pattern) }
    }
  }

  @Test func `every engine finds what V8 finds`() throws {
    var engines: [String: Int] = [:]
    for entry in try Self.cases() {
      guard let yes = entry.yes, let no = entry.no else { continue }
      let pattern = try Pattern(entry.pattern)
      engines[pattern.engineName, default: 0] += 1
      var parser = PatternParser(entry.pattern)
      let syntax = try parser.parse()
      let backtracker = Backtracker(syntax)
      let simulation = syntax.hasBackReferences ? nil : try Simulation(syntax.root)
      for (texts, outcome) in [(yes, PatternOutcome.match), (no, .noMatch)] {
        for text in texts {
          let shown = "\(entry.pattern) on \(text.debugDescription)"
          #expect(pattern.search(text) == outcome, "\(shown) (\(pattern.engineName))")
          if text.utf8.count < 16 {
            #expect(
              Array(text.utf8).withUnsafeBufferPointer(backtracker.search) == outcome, "\(shown)")
          }
          if let simulation {
            #expect(
              Array(text.utf8).withUnsafeBufferPointer(simulation.search) == outcome, "\(shown)")
          }
        }
      }
    }
    #expect(engines.count == 4)
  }
}

extension Pattern {
  func search(_ text: String) -> PatternOutcome {
    Array(text.utf8).withUnsafeBufferPointer { search($0) }
  }
}
