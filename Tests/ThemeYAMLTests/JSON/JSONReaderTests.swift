import Testing
import ThemeDiagnostics
import ThemeYAML

private func json(_ text: String, limits: ReadLimits = ReadLimits()) -> ReadResult {
  read(SourceText(name: "test.json", text: text), as: .json, limits: limits)
}

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", "null"),
    (" true ", "true"),
    ("[]", "[]"),
    ("{}", "{}"),
    ("[1,[2,{}],[]]", "[\n  1,\n  [\n    2,\n    {}\n  ],\n  []\n]"),
    (#"{"a":{"b":-1.50e+3}}"#, "{\n  \"a\": {\n    \"b\": -1.50e+3\n  }\n}"),
    (#""\ud83d\udca9\u00e9\/\b""#, #""💩é/\b""#),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    (#"{"<<": {"a": 1}, "~": 2}"#, "{\n  \"<<\": {\n    \"a\": 1\n  },\n  \"~\": 2\n}"),
  ])
  func `a value is read as it is written`(text: String, expected: String) {
    let result = json(text)
    #expect(result.report.isEmpty)
    #expect(result.tree.documents.count == 1)
    #expect(result.tree.jsonText(of: 0) == expected)
  }

  @Test func `a node has the bytes of its own text`() throws {
    let result = json(#"{"a": [10, "x\n"], "b": {}}"#)
    let root = result.tree.documents[0].root
    let list = try #require(result.tree.value(of: "a", in: root))
    let items = Array(result.tree.items(of: list))
    #expect(result.tree.range(of: list) == SourceRange(6, 17))
    #expect(result.tree.range(of: items[0]) == SourceRange(7, 9))
    #expect(result.tree.range(of: items[1]) == SourceRange(11, 16))
    #expect(result.tree.text(of: items[1]) == "x\n")
    #expect(result.tree.number(of: items[0]) == 10)
    #expect(result.tree.count(of: root) == 2)
  }

  @Test(arguments: [
    ("", "yaml.empty-document", 0, 0),
    ("[1, 2", "yaml.unclosed-bracket", 0, 1),
    (#"{"a": {"b": 1}"#, "yaml.unclosed-bracket", 0, 1),
    (#"{"a": "x}"#, "yaml.unclosed-quote", 6, 7),
    ("[1}", "yaml.json-syntax", 2, 3),
    ("[1 2]", "yaml.json-syntax", 3, 4),
    ("[1,]", "yaml.json-syntax", 2, 3),
    ("[,1]", "yaml.json-syntax", 1, 2),
    ("{a: 1}", "yaml.json-syntax", 1, 2),
    (#"{"a" 1}"#, "yaml.json-syntax", 5, 5),
    (#"{"a": 1} x"#, "yaml.json-syntax", 9, 10),
    ("// note\n1", "yaml.json-syntax", 0, 7),
    ("[01]", "yaml.json-syntax", 1, 3),
    ("[.5]", "yaml.json-syntax", 1, 3),
    ("[True]", "yaml.json-syntax", 1, 5),
    ("[NaN]", "yaml.json-syntax", 1, 4),
    ("1e400", "yaml.number-out-of-range", 0, 5),
    (#""\ud83d""#, "yaml.unknown-escape", 1, 7),
    (#""\x""#, "yaml.unknown-escape", 1, 3),
    (#""\u12g4""#, "yaml.unknown-escape", 1, 3),
    ("\"\u{1}\"", "yaml.control-character", 1, 2),
    (#"{"a": 1, "b": 2, "a": 3}"#, "yaml.duplicate-key", 17, 20),
  ])
  func `a fault has its code and its place`(text: String, code: String, start: Int, end: Int) {
    let report = json(text).report
    #expect(report.map(\.code.rawValue) == [code])
    #expect(report.map(\.range) == [SourceRange(start, end)])
  }

  @Test func `a duplicate key points at the first one, past a nested mapping with the same key`() {
    let report = json(#"{"a": {"a": 1}, "a": 2}"#).report
    #expect(report.map(\.range) == [SourceRange(16, 19)])
    #expect(report.first?.related.map(\.range) == [SourceRange(1, 4)])
  }

  @Test func `what came before a fault is kept`() throws {
    let result = json(#"{"a": 1, "b": [2, }"#)
    let root = try #require(result.tree.documents.first)
    #expect(root.isTruncated)
    #expect(result.tree.jsonText(of: root.root) == "{\n  \"a\": 1,\n  \"b\": [\n    2\n  ]\n}")
  }

  @Test func `nesting beyond the bound is refused at once`() {
    let report = json(String(repeating: "[", count: 100_000)).report
    #expect(report.map(\.code.rawValue) == ["yaml.too-deep"])
    #expect(report.first?.message.contains("64") == true)
    #expect(report.first?.range.start == 64)
  }

  @Test func `more nodes or bytes than the bound are refused`() {
    var limits = ReadLimits()
    limits.nodes = 3
    #expect(
      json("[1, 2, 3]", limits: limits).report.map(\.code.rawValue) == ["yaml.too-many-nodes"])
    limits.bytes = 8
    #expect(json("[1, 2, 3]", limits: limits).report.map(\.code.rawValue) == ["yaml.too-large"])
  }

  @Test func `a byte order mark is passed over`() {
    #expect(json("\u{FEFF}[1]").report.isEmpty)
  }
}
