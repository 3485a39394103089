import Testing

@testable import ThemeDiagnostics

struct LineIndexTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var marked: String
    var line: Int
    var column: Int

    init(_ description: String, _ marked: String, _ line: Int, _ column: Int) {
      testDescription = description
      self.marked = marked
      self.line = line
      self.column = column
    }
  }

  static let rows: [Row] = [
    Row("the start of an empty text", "⟦", 1, 1),
    Row("the end of a text", "ab⟦", 1, 3),
    Row("after a final line feed", "ab\n⟦", 2, 1),
    Row("after CR LF", "a\r\n⟦b", 2, 1),
    Row("after a lone CR", "a\r⟦b", 2, 1),
    Row("two CRs are two lines", "a\r\r⟦b", 3, 1),
    Row("LF CR are two lines", "a\n\r⟦b", 3, 1),
    Row("U+0085 is no line break", "a\u{85}⟦b", 1, 3),
    Row("U+2028 is no line break", "a\u{2028}⟦b", 1, 3),
    Row("U+2029 is no line break", "a\u{2029}⟦b", 1, 3),
    Row("form feed and vertical tab are no line breaks", "a\u{0C}\u{0B}⟦b", 1, 4),
    Row("a tab is one column", "\t⟦b", 1, 2),
    Row("a scalar of four bytes is one column", "🎨⟦b", 1, 2),
    Row("a combining mark is a column", "e\u{301}⟦b", 1, 3),
    Row("a flag is two columns", "🇩🇰⟦b", 1, 3),
    Row("a byte order mark is no column", "\u{FEFF}⟦a", 1, 1),
    Row("the byte order mark itself is at 1:1", "⟦\u{FEFF}a", 1, 1),
    Row("a later U+FEFF is a column", "a\u{FEFF}⟦b", 1, 3),
  ]

  @Test(arguments: rows)
  func `an offset becomes the line and column an editor shows`(_ row: Row) {
    let marked = MarkedSource(row.marked)
    let location = marked.source.location(of: marked.range.start)
    #expect(location.line == row.line)
    #expect(location.column == row.column)
  }

  @Test func `every byte that is not UTF-8 is a column`() {
    let source = SourceText(name: "", bytes: [0x61, 0xE9, 0x80, 0xF0, 0x9F, 0x62])
    let columns = (0...6).map { source.location(of: $0).column }
    #expect(columns == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `an offset beyond the text is its end`() {
    let location = SourceText(name: "", text: "ab").location(of: 99)
    #expect(location == SourceLocation(line: 1, column: 3, offset: 2))
  }

  @Test func `columns are right across the blocks of a long line`() {
    let text = String(repeating: "aé🎨", count: 2000)
    let index = LineIndex(SourceText(name: "", text: text))
    var offset = 0
    for (position, scalar) in text.unicodeScalars.enumerated() {
      #expect(index.location(of: offset).column == position + 1)
      offset += String(scalar).utf8.count
    }
  }

  @Test func `a line's range leaves its break out`() {
    let index = LineIndex(SourceText(name: "", text: "ab\r\n\ncd"))
    #expect(index.lineCount == 3)
    #expect(index.range(ofLine: 1) == SourceRange(0, 2))
    #expect(index.range(ofLine: 2) == SourceRange(4, 4))
    #expect(index.range(ofLine: 3) == SourceRange(5, 7))
  }

  struct Bytes: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var lengths: [Int]
  }

  static let sequences: [Bytes] = [
    Bytes(testDescription: "two bytes", bytes: [0xC3, 0xA9], lengths: [2]),
    Bytes(testDescription: "overlong two bytes", bytes: [0xC0, 0xAF], lengths: [1, 1]),
    Bytes(testDescription: "overlong three bytes", bytes: [0xE0, 0x80, 0xAF], lengths: [1, 1, 1]),
    Bytes(testDescription: "a surrogate", bytes: [0xED, 0xA0, 0x80], lengths: [1, 1, 1]),
    Bytes(
      testDescription: "beyond U+10FFFF", bytes: [0xF4, 0x90, 0x80, 0x80], lengths: [1, 1, 1, 1]),
    Bytes(testDescription: "U+10FFFF", bytes: [0xF4, 0x8F, 0xBF, 0xBF], lengths: [4]),
    Bytes(testDescription: "cut at the end", bytes: [0xE2, 0x82], lengths: [1, 1]),
    Bytes(testDescription: "cut by ASCII", bytes: [0xE2, 0x82, 0x41], lengths: [1, 1, 1]),
  ]

  @Test(arguments: sequences)
  func `only well-formed sequences are scalars`(_ row: Bytes) {
    var offset = 0
    var lengths: [Int] = []
    while offset < row.bytes.count {
      lengths.append(decodeScalar(row.bytes, at: offset).length)
      offset += lengths[lengths.count - 1]
    }
    #expect(lengths == row.lengths)
  }
}
