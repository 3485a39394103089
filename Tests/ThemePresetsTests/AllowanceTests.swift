import SheetModel
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `A comment that allows a fault` {
  static let loader = PresetLoader()

  /// A text, and the codes found in it with their lines.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var findings: [String]

    init(_ description: String, _ text: String, _ findings: [String]) {
      testDescription = description
      self.text = text
      self.findings = findings
    }
  }

  static let rows = [
    Row(
      "speaks of the next line only",
      """
      name: a
      theme:
        # themectl: allow schema.minimum
        cornerRadius: -1
        leadingMargin: -1
      """, ["5 schema.minimum"]),
    Row(
      "speaks of its own line when something stands before it",
      """
      name: a
      theme:
        cornerRadius: -1 # themectl: allow schema.minimum
        leadingMargin: -1
      """, ["4 schema.minimum"]),
    Row(
      "speaks of the file before all content",
      """
      # a comment

      #themectl:allow schema.minimum
      name: a
      theme:
        cornerRadius: -1
        leadingMargin: -1
      """, []),
    Row(
      "speaks of the next line after `---`",
      """
      ---
      # themectl: allow schema.minimum
      name: a
      theme: {cornerRadius: -1}
      """, ["2 config.unused-allowance", "4 schema.minimum"]),
    Row(
      "is passed over by blank lines and other comments",
      """
      name: a
      # themectl: allow schema.minimum

      # why
      theme: {cornerRadius: -1}
      """, []),
    Row(
      "takes several codes",
      """
      name: a
      # themectl: allow schema.minimum,schema.anyOf , schema.enum
      theme: {cornerRadius: -1, maskedCorners: 12}
      """, ["2 config.unused-allowance"]),
    Row(
      "allows every finding of the code in the line",
      """
      name: a
      theme: {cornerRadius: -1, leadingMargin: -1} # themectl: allow schema.minimum
      """, []),
    Row(
      "is used for its line before one for the file is",
      """
      # themectl: allow schema.minimum
      name: a
      theme: {cornerRadius: -1} # themectl: allow schema.minimum
      """, ["1 config.unused-allowance"]),
    Row(
      "is none within a text",
      """
      name: a
      summary: |
        # themectl: allow schema.minimum
      theme: {cornerRadius: -1}
      """, ["4 schema.minimum"]),
    Row(
      "is none without a space before it", "name: a\ntheme: {}# themectl: allow schema.minimum\n",
      ["2 yaml.missing-space"]),
    Row(
      "is not said to be unused where the text is broken",
      """
      name: a
      # themectl: allow schema.minimum
      summary: "x
      """, ["3 yaml.unclosed-quote"]),
    Row(
      "can be kept although it is not used",
      """
      name: a
      theme:
        # themectl: allow schema.maximum, config.unused-allowance
        cornerRadius: 4
      """, []),
    Row(
      "can be kept in the whole file although it is not used",
      """
      # themectl: allow config.unused-allowance
      name: a
      theme:
        # themectl: allow schema.maximum
        cornerRadius: 4
      """, []),
    Row(
      "allows what a rule finds, and another document's faults not",
      """
      name: a
      theme: {cornerRadius: 0.5} # themectl: allow preset.fraction-for-points
      ---
      name: b
      theme: {cornerRadius: 0.5}
      """, ["5 preset.fraction-for-points"]),
  ]

  @Test(arguments: rows, ["\n", "\r\n", "\r"])
  func `does as it says`(_ row: Row, lineBreak: String) {
    let text = row.text.replacing("\n", with: lineBreak)
    for mark in ["", "\u{FEFF}"] {
      let report = Self.loader.load(SourceText(name: "a.yaml", text: mark + text)).report
      let found = report.diagnostics.map {
        "\(report.source.location(of: $0.range.start).line) \($0.code.rawValue)"
      }
      #expect(found == row.findings)
    }
  }

  @Test func `makes a preset usable, with the default for what is wrong`() throws {
    let file = Self.loader.load(
      SourceText(
        name: "a.yaml",
        text: "name: a\ntheme: {cornerRadius: round} # themectl: allow schema.type\n"))
    #expect(try file.preset().theme.cornerRadius == Theme().cornerRadius)
  }

  @Test func `allows what is found beside other files`() {
    func load(_ text: String) -> PresetFile {
      Self.loader.load(SourceText(name: "a.yaml", text: text))
    }
    var names = PresetNames()
    let first = load("name: a\ntheme: {}\n")
    var second = load("name: a # themectl: allow preset.duplicate-name\ntheme: {}\n")
    _ = names.findings(for: first)
    #expect(second.report.diagnostics.map(\.code) == [.configUnusedAllowance])
    second.add(names.findings(for: second))
    #expect(second.report.diagnostics.isEmpty)
  }
}
