import Testing
import ThemeDiagnostics

struct SnippetTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var marked: String
    var expected: String

    init(_ description: String, _ marked: String, _ expected: String) {
      testDescription = description
      self.marked = marked
      self.expected = expected
    }
  }

  static let carets: [Row] = [
    Row(
      "a value", "theme:\n  cornerRadius: ⟦-4⟧\n",
      """
          2 |   cornerRadius: -4
            |                 ^^
      """),
    Row(
      "an empty range", "a: ⟦b",
      """
          1 | a: b
            |    ^
      """),
    Row(
      "the end of a line", "a:⟦\nb: 1",
      """
          1 | a:
            |   ^
      """),
    Row(
      "an empty text", "⟦",
      """
          1 |\(" ")
            | ^
      """),
    Row(
      "after a tab", "a:\t⟦b⟧ c",
      """
          1 | a:  b c
            |     ^
      """),
    Row(
      "a tab itself is drawn", "a:\n⟦\t⟧b: 1",
      """
          2 | →   b: 1
            | ^^^^
      """),
    Row(
      "after wide characters", "名前: ⟦値⟧!",
      """
          1 | 名前: 値!
            |       ^^
      """),
    Row(
      "after an emoji", "🎨: ⟦x⟧",
      """
          1 | 🎨: x
            |     ^
      """),
    Row(
      "after an emoji of several scalars", "👩🏽‍💻: ⟦x⟧",
      """
          1 | 👩🏽‍💻: x
            |     ^
      """),
    Row(
      "after a flag", "🇩🇰🇸🇪: ⟦x⟧",
      """
          1 | 🇩🇰🇸🇪: x
            |       ^
      """),
    Row(
      "after text with emoji presentation", "❤️: ⟦x⟧",
      """
          1 | ❤️: x
            |     ^
      """),
    Row(
      "after combining marks", "re\u{301}sume\u{301}: ⟦x⟧",
      """
          1 | re\u{301}sume\u{301}: x
            |         ^
      """),
    Row(
      "a combining mark is pointed at with its letter", "re⟦\u{301}⟧s",
      """
          1 | re\u{301}s
            |  ^
      """),
    Row(
      "after decomposed Hangul", "\u{1112}\u{1161}\u{11AB}: ⟦x⟧",
      """
          1 | \u{1112}\u{1161}\u{11AB}: x
            |     ^
      """),
    Row(
      "a no-break space", "a:⟦\u{A0}⟧b",
      """
          1 | a:·U+00A0·b
            |   ^^^^^^^^
      """),
    Row(
      "a zero-width space", "ra⟦\u{200B}⟧dius: 1",
      """
          1 | ra·U+200B·dius: 1
            |   ^^^^^^^^
      """),
    Row(
      "a joiner between letters", "a\u{200D}⟦b⟧",
      """
          1 | a·U+200D·b
            |          ^
      """),
    Row(
      "an escape character", "a: ⟦\u{1B}⟧[31mred",
      """
          1 | a: ·U+001B·[31mred
            |    ^^^^^^^^
      """),
    Row(
      "text that reorders", "a: \u{202E}⟦b⟧",
      """
          1 | a: ·U+202E·b
            |            ^
      """),
    Row(
      "a byte order mark is not shown", "\u{FEFF}⟦a⟧: 1",
      """
          1 | a: 1
            | ^
      """),
    Row(
      "two lines", "⟦a:\n  b⟧\nc",
      """
          1 | a:
            | ^^
          2 |   b
            |   ^
      """),
    Row(
      "three lines with an empty one", "x: ⟦{\n\n  b}⟧\n",
      """
          1 | x: {
            |    ^
          2 |\(" ")
          3 |   b}
            |   ^^
      """),
    Row(
      "many lines", "x: ⟦{\n  a,\n  b,\n  c,\n}⟧ # end\n",
      """
          1 | x: {
            |    ^
        ... |\(" ")
          5 | } # end
            | ^
      """),
    Row(
      "a range that ends with its line's break", "⟦a: 1\n⟧b: 2\n",
      """
          1 | a: 1
            | ^^^^
      """),
  ]

  @Test(arguments: carets)
  func `the carets stand below the bytes they point at`(_ row: Row) {
    #expect(MarkedSource(row.marked).snippet() == row.expected)
  }

  @Test func `a byte that is not UTF-8 is spelled out`() {
    let source = SourceText(name: "a", bytes: Array("caf".utf8) + [0xE9, 0x21])
    let diagnostic = Diagnostic(.duplicateKey, "wrong", at: SourceRange(3, 4))
    let report = DiagnosticReport(source: source, diagnostics: [diagnostic])
    let text = ReportRenderer(.text).document(of: [report])
    #expect(text.hasSuffix("    1 | caf·0xE9·!\n      |    ^^^^^^\n"))
  }

  static let windows: [Row] = [
    Row(
      "in the middle",
      String(repeating: "a", count: 500) + "⟦xy⟧" + String(repeating: "b", count: 500),
      """
          1 | …aaaaaaaaaaaaaaaaaxybbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
            |                   ^^
      """),
    Row(
      "near the start", "a⟦x⟧" + String(repeating: "b", count: 500),
      """
          1 | axbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
            |  ^
      """),
    Row(
      "at the end", String(repeating: "a", count: 500) + "⟦x⟧",
      """
          1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaax
            |                                                   ^
      """),
    Row(
      "wide characters",
      String(repeating: "値", count: 500) + "⟦x⟧" + String(repeating: "値", count: 99),
      """
          1 | …値値値値値値値値x値値値値値値値値値値値値値値値値…
            |                  ^
      """),
    Row(
      "a range longer than the window",
      String(repeating: "a", count: 99) + "⟦" + String(repeating: "b", count: 999) + "⟧",
      """
          1 | …aaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
            |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      """),
  ]

  @Test(arguments: windows)
  func `a long line is cut around the caret`(_ row: Row) {
    #expect(MarkedSource(row.marked).snippet(width: 60) == row.expected)
  }

  @Test func `a hundred findings on a line of a megabyte take no time`() {
    let text = String(repeating: "é", count: 500_000)
    let source = SourceText(name: "a", text: text)
    let diagnostics = (0..<100).map {
      Diagnostic(.duplicateKey, "wrong", at: SourceRange(at: $0 * 10_000))
    }
    let report = DiagnosticReport(source: source, diagnostics: diagnostics)
    let start = ContinuousClock.now
    let rendered = ReportRenderer(.text).document(of: [report])
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(rendered.utf8.count < 100_000)
  }
}
