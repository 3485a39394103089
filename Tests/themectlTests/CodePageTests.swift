import TestSupport
import Testing
import ThemeDiagnostics

@testable import themectl

struct `The pages of the codes` {
  static let pages = CodeRegistry.pages
  static let codes = pages.map { $0.code.rawValue }

  /// Codes that no text can have in this build, with the reason.
  static let withoutExamples = [
    "yaml.unavailable": "this build reads YAML"
  ]

  /// Codes that are only given after others.
  static let followingOthers: Set = ["yaml.too-many-faults"]

  @Test func `explain every code once`() {
    let codes = CodeRegistry.entries.filter { $0.state != .removed }.map { $0.code.rawValue }
    #expect(
      Self.pages.map { $0.code.rawValue } == codes,
      "a page is declared in Sources/ThemeDiagnostics/Pages; CONTRIBUTING.md says how")
  }

  @Test(arguments: codes)
  func `show a wrong example with this fault at the marked place, and with no other`(
    code: String
  ) throws {
    guard Self.withoutExamples[code] == nil else { return }
    let page = try Self.page(of: code)
    let example = try #require(page.wrong)
    let found = findings(in: example.bytes, of: page.subject)
    let first = try #require(found.first, "nothing is wrong with the example")
    let own = Self.followingOthers.contains(code) ? found.last : first
    #expect(own?.code == page.code, "\(first.code.rawValue): \(first.message)")
    #expect(own?.range.start == example.offset, "\(first.message)")
    #expect(own?.severity == CodeRegistry.entry(of: page.code)?.severity)
    guard !Self.followingOthers.contains(code) else { return }
    #expect(found.allSatisfy { $0.code == page.code }, "\(found.map { $0.message })")
  }

  @Test(arguments: codes)
  func `show a right example in which nothing is found`(code: String) throws {
    guard Self.withoutExamples[code] == nil else { return }
    let page = try Self.page(of: code)
    let example = try #require(page.right)
    let found = findings(in: example.bytes, of: page.subject)
    #expect(found.isEmpty, "\(found.map { $0.message })")
    #expect(example.mark == nil)
  }

  @Test(arguments: codes)
  func `are written in whole sentences and refer to others`(code: String) throws {
    let page = try Self.page(of: code)
    for prose in [page.meaning, page.reason, page.remedy] {
      let trimmed = prose.split(separator: "\n").joined(separator: " ")
      #expect(trimmed.first?.isLowercase == false, "\(prose)")
      #expect(trimmed.last.map { ".!?".contains($0) } == true, "\(prose)")
    }
    for other in page.related {
      #expect(other != page.code)
      let entry = try #require(CodeRegistry.entry(of: other), "\(other.rawValue) is no code")
      #expect(entry.state != .removed, "\(other.rawValue) is removed")
    }
  }

  private static func page(of code: String) throws -> CodePage {
    try #require(pages.first { $0.code.rawValue == code })
  }

  @Test func `fit a terminal`() {
    for page in Self.pages {
      for line in page.text(ReportStyle(width: 80)).split(separator: "\n") {
        #expect(line.count <= 100, "\(page.code.rawValue): \(line)")
      }
    }
  }
}
