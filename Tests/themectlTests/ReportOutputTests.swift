import TestSupport
import Testing

struct ReportOutputTests {
  static let twice = ["a.yaml": "name: a\nname: b\n"]

  @Test func `formats go to their files, text stays on standard output`() throws {
    let folder = try TemporaryFolder(Self.twice)
    let result = try themectl(
      "validate", "--format", "sarif:out.sarif", "--format=junit:a:b.xml", "a.yaml",
      in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.hasSuffix("1 preset in 1 file: 1 error\n"))
    #expect(try folder.read("out.sarif").hasPrefix("{\"$schema\":"))
    #expect(try folder.read("a:b.xml").hasPrefix("<?xml"))
  }

  @Test func `a report in SARIF is what the standard asks for, whatever was found`() throws {
    let folder = try TemporaryFolder([:])
    _ = try themectl(
      "validate", "--format", "sarif:all.sarif", Fixtures.path("refused"), "not there",
      in: folder.path)
    let result = try themectl(
      "validate", "--assert-formats", "--schema", Fixtures.path("sarif.schema.yaml"), "all.sarif",
      in: folder.path)
    #expect(result.output == "1 file: no errors\n")
    let report = try folder.read("all.sarif")
    for part in ["fixes", "relatedLocations", "logicalLocations", "toolExecutionNotifications"] {
      #expect(report.contains("\"\(part)\""))
    }
  }

  @Test func `one format can take standard output`() throws {
    let folder = try TemporaryFolder(Self.twice)
    let result = try themectl(
      "validate", "--format", "concise", "--format", "json:out.json", "a.yaml", in: folder.path)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(try folder.read("out.json").hasPrefix("{\"files\":1"))
    let wrong = try themectl(
      "validate", "--format=json", "--format=text", "a.yaml", in: folder.path)
    #expect(wrong.status == 2)
    #expect(
      wrong.errors.hasPrefix(
        "themectl: only one format can go to standard output; write `text:FILE` for the other\n"))
  }

  @Test func `a report that cannot be written gives status 3`() throws {
    let folder = try TemporaryFolder(Self.twice)
    let result = try themectl("validate", "--format=json:no/x", "a.yaml", in: folder.path)
    #expect(result.status == 3)
    #expect(result.errors == "themectl: no/x: no such file or directory\n")
    #expect(result.output.contains("1 error"))
  }

  @Test func `in GitHub Actions annotations come by themselves, beside any document`() throws {
    let folder = try TemporaryFolder(Self.twice)
    let actions = ["GITHUB_ACTIONS": "true"]
    let plain = try themectl("validate", "--format=json", "a.yaml", in: folder.path)
    let annotated = try themectl(
      "validate", "--format=json", "a.yaml", in: folder.path, environment: actions)
    #expect(plain.errors.isEmpty)
    #expect(annotated.output == plain.output)
    #expect(annotated.errors.hasPrefix("::error file=a.yaml,line=2,col=1,"))
    let asked = try themectl(
      "validate", "--format=github", "a.yaml", in: folder.path, environment: actions)
    #expect(asked.errors.isEmpty)
    #expect(asked.output.hasPrefix("::error file=a.yaml,line=2,col=1,"))
  }

  @Test func `a file that is missing is an error of the test run`() throws {
    let folder = try TemporaryFolder(Self.twice)
    let result = try themectl("validate", "--format=junit", "a.yaml", "nope", in: folder.path)
    #expect(result.output.contains("<error message=\"no such file or directory\""))
  }
}
