import SheetEngine
import TestSupport
import Testing

@testable import ThemeTraces

/// `Documentation/Frames.md` says what comes out of the engine.
@Suite struct `The page about frames` {
  private let page: String

  init() throws {
    let path = Fixtures.project + "/Documentation/Frames.md"
    page = String(decoding: try Fixtures.contents(of: path), as: UTF8.self)
  }

  @Test func `has every field and every event that is ever written`() throws {
    var fields: Set<Substring> = []
    var events: Set<Substring> = []
    for name in try Fixtures.files(in: "traces", endingIn: ".jsonl") {
      let text = String(decoding: try Fixtures.bytes("traces/" + name), as: UTF8.self)
      fields.formUnion(text.matches(of: #/"(\w+)": /#).map { $0.1 })
      events.formUnion(text.matches(of: #/"event": "(\w+)"/#).map { $0.1 })
    }
    #expect(fields.count > 50)
    for field in fields.subtracting(["event"]).sorted() {
      #expect(page.contains("`\(field)`") || page.contains(".\(field)`"), "\(field)")
    }
    for event in events.sorted() { #expect(page.contains("| `\(event)` |"), "\(event)") }
  }

  @Test func `has every word of phases, reasons, answers and outcomes`() {
    let words =
      SheetPhase.allCases.map { $0.rawValue } + DismissReason.allCases.map { $0.rawValue }
      + DismissAnswer.allCases.map { $0.rawValue } + CommandOutcome.allCases.map { $0.rawValue }
      + BarStyle.allCases.map { $0.rawValue }
    for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
  }
}
