import Testing
import ThemeDiagnostics
import ThemeYAML

/// Plain scalars by the core schema, as JSON shows them.
@Suite struct `A plain scalar as JSON` {
  struct Row: CustomTestStringConvertible {
    var yaml: String
    var json: String
    var testDescription: String { yaml }

    init(_ yaml: String, _ json: String) {
      self.yaml = yaml
      self.json = json
    }
  }

  static let rows = [
    Row("012", "12"), Row("08", "8"), Row("-012", "-12"), Row("+5", "5"), Row("-0", "-0"),
    Row("0o17", "15"), Row("0x1F", "31"), Row("0xff", "255"),
    Row("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
    Row("0b11", #""0b11""#),
    Row("-0x1F", #""-0x1F""#), Row("0o8", #""0o8""#), Row("0x", #""0x""#),
    Row("1_000", #""1_000""#), Row("12:30", #""12:30""#), Row("1e3", "1e3"), Row("5.", "5.0"),
    Row(".5", "0.5"), Row("-.5", "-0.5"), Row(".", #"".""#), Row("1.2.3", #""1.2.3""#),
    Row("1e400", "1e400"), Row(".inf", #"".inf""#), Row("-.INF", #""-.INF""#),
    Row(".nan", #"".nan""#), Row("inf", #""inf""#), Row("nan", #""nan""#),
    Row("infinity", #""infinity""#), Row("0x1p3", #""0x1p3""#), Row("yes", #""yes""#),
    Row("Off", #""Off""#), Row("True", "true"), Row("FALSE", "false"), Row("tRue", #""tRue""#),
    Row("~", "null"), Row("Null", "null"), Row("nUll", #""nUll""#), Row("nil", #""nil""#),
    Row("2001-01-01", #""2001-01-01""#), Row("!!str 12", #""12""#), Row("!!float 1", "1"),
    Row("'12'", #""12""#), Row("１２", #""１２""#),
    Row("123456789012345678901234567890", "123456789012345678901234567890"),
  ]

  @Test(arguments: rows)
  func `is what YAML 1.2 says`(row: Row) throws {
    let tree = read(SourceText(name: "text.yaml", text: "- " + row.yaml + "\n")).tree
    let root = try #require(tree.documents.first?.root)
    #expect(tree.jsonText(of: root) == "[\n  \(row.json)\n]")
  }
}
