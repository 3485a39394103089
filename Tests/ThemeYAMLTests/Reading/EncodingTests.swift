import Testing
import ThemeDiagnostics
import ThemeYAML

/// What the YAML test suite has no cases for: line breaks, byte order marks and encodings.
@Suite struct `Line breaks and encodings` {
  struct Row: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var events: [String]
    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ events: [String]) {
      self.name = name
      self.bytes = bytes
      self.events = ["+STR"] + events + ["-STR"]
    }
  }

  private static let pair = [
    "+DOC", "+MAP", "=VAL :a", "=VAL :1", "=VAL :b", "=VAL :é", "-MAP", "-DOC",
  ]
  private static let text = "a: 1\nb: é\n"

  static let rows: [Row] = [
    Row("LF", Array(text.utf8), pair),
    Row("CR LF", Array("a: 1\r\nb: é\r\n".utf8), pair),
    Row("CR", Array("a: 1\rb: é\r".utf8), pair),
    Row("all three", Array("a: 1\r\n\n\rb: é".utf8), pair),
    Row("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + Array(text.utf8), pair),
    Row(
      "UTF-16, least byte first", [0xFF, 0xFE] + units(text).flatMap { [$0.low, $0.high] }, pair),
    Row(
      "UTF-16, greatest byte first", [0xFE, 0xFF] + units(text).flatMap { [$0.high, $0.low] }, pair),
    Row(
      "UTF-16 with a surrogate pair",
      [0xFF, 0xFE] + units("- 🎉\n").flatMap { [$0.low, $0.high] },
      ["+DOC", "+SEQ", "=VAL :🎉", "-SEQ", "-DOC"]),
    Row(
      "CR LF in a block scalar", Array("a: |\r\n  x\r\n  y\r\n".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL |x\\ny\\n", "-MAP", "-DOC"]),
    Row(
      "CR in a folded text", Array("a: x\r  y\r".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL :x y", "-MAP", "-DOC"]),
    Row(
      "NEL in a text is no break", Array("a: x\u{85}y\nb: 2\n".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL :x\u{85}y", "=VAL :b", "=VAL :2", "-MAP", "-DOC"]),
    Row(
      "LS in a text is no break", Array("a: x\u{2028}y\n".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL :x\u{2028}y", "-MAP", "-DOC"]),
    Row(
      "PS in quotes is no break", Array("a: \"x\u{2029}y\"\n".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL \"x\u{2029}y", "-MAP", "-DOC"]),
    Row(
      "LS in a block scalar is no break", Array("a: |\n  x\u{2028}y\n".utf8),
      ["+DOC", "+MAP", "=VAL :a", "=VAL |x\u{2028}y\\n", "-MAP", "-DOC"]),
  ]

  @Test(arguments: rows)
  func `give the events that are meant`(row: Row) {
    let result = read(SourceText(name: "text.yaml", bytes: row.bytes))
    #expect(result.tree.eventLines == row.events)
    #expect(!result.report.contains { $0.severity == .error })
  }

  @Test(arguments: ["a: 1\nb: [\n", "a: 1\r\nb: [\r\n", "a: 1\rb: [\r"])
  func `count lines as an editor does`(_ text: String) throws {
    let result = read(SourceText(name: "text.yaml", text: text))
    let fault = try #require(result.report.first)
    let place = result.tree.source.location(of: fault.range.start)
    #expect(place.line == 2)
    #expect(place.column == 4)
  }

  @Test func `a line separator moves no later line`() throws {
    let result = read(SourceText(name: "text.yaml", text: "a: \"x\u{2028}y\"\nb: 1\nb: 2\n"))
    let fault = try #require(result.report.last)
    #expect(fault.code.rawValue == "yaml.duplicate-key")
    #expect(result.tree.source.location(of: fault.range.start).line == 3)
  }

  private static func units(_ text: String) -> [(low: UInt8, high: UInt8)] {
    text.utf16.map { (UInt8($0 & 0xFF), UInt8($0 >> 8)) }
  }
}
