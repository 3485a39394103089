import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets

@testable import themectl

struct ConfigurationTests {
  static func names(_ folder: String) -> [String] {
    (try? Fixtures.files(in: "configurations/" + folder, endingIn: ".yaml")) ?? []
  }

  private func load(
    _ fixture: String
  ) throws -> (configuration: Configuration?, report: DiagnosticReport) {
    loadConfiguration(
      try Fixtures.source("configurations/" + fixture), in: Path("in"), absolute: Path("/in"))
  }

  @Test(arguments: names("accepted"))
  func `accepted configurations give no finding`(name: String) throws {
    let loaded = try load("accepted/" + name)
    #expect(loaded.report.diagnostics.isEmpty)
    #expect(loaded.configuration != nil)
  }

  @Test(arguments: names("refused"))
  func `refused configurations give exactly what stands beside them`(name: String) throws {
    let loaded = try load("refused/" + name)
    #expect(loaded.configuration == nil)
    let text = ReportRenderer(.concise).document(of: [loaded.report])
    let path = Fixtures.path("configurations/refused/" + name.dropLast(5) + ".expected")
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1", expected != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): read it, then run again without RECORD")
    } else {
      #expect(text == expected, "run with RECORD=1 if this is what a person needs")
    }
  }

  @Test func `the schema is written again when a key changes`() throws {
    let committed = try Fixtures.bytes("../../Schemas/config.schema.json")
    #expect(
      String(decoding: committed, as: UTF8.self) == SchemaKind.config.text,
      "Schemas/config.schema.json is stale: run \(GeneratedFile.command)")
  }

  @Test func `every key is read`() throws {
    let configuration = try #require(try load("accepted/all-keys.yaml").configuration)
    #expect(configuration.schema == Path("in/house-rules.schema.json"))
    #expect(configuration.isStrict)
    #expect(configuration.endings == [".yaml", ".yml", ".json"])
    let excludes = try #require(configuration.excludes)
    #expect(excludes.verdict(of: Path("/in/sub/drafts"), isFolder: true)?.isIgnored == true)
    #expect(excludes.verdict(of: Path("/in/drafts/keep.yaml"), isFolder: false)?.isIgnored == false)
    var severities = Severities()
    severities.set(DiagnosticCode("schema.minimum"), to: .warning)
    severities.set(.presetFractionForPoints, to: nil)
    severities.set(.duplicateKey, to: .error)
    severities.set(DiagnosticCode("yaml.anchor-redefined"), to: .note)
    #expect(configuration.severities == severities)
  }

  static let fraction = "name: f\ntheme: {cornerRadius: 0.5}\n"
  static let negative = "name: n\ntheme: {leadingMargin: -4}\n"

  /// Runs `validate` in a folder.
  private func validate(
    _ call: String, _ files: [String: String]
  ) throws -> ToolResult {
    let folder = try TemporaryFolder(files)
    return try shell("$themectl validate --format concise \(call)", in: folder.path)
  }

  @Test func `severities are changed, and counted as changed`() throws {
    let files = [
      ".themectl.yaml":
        "severity: {schema.minimum: warning, preset.fraction-for-points: error}\n",
      "Themes/f.yaml": Self.fraction, "Themes/n.yaml": Self.negative,
    ]
    let result = try validate("", files)
    #expect(result.status == 1)
    #expect(result.output.contains("f.yaml:2:23: error: cornerRadius is 0.5 points"))
    #expect(result.output.contains("n.yaml:2:24: warning: leadingMargin is -4 points"))
    #expect(try validate("Themes/n.yaml", files).status == 0)
    #expect(try validate("--strict Themes/n.yaml", files).status == 1)
    #expect(try validate("--no-config Themes/f.yaml", files).status == 0)
    let off = "severity: {schema.minimum: off, preset.fraction-for-points: off}\n"
    let quiet = try validate("", files.merging([".themectl.yaml": off]) { $1 })
    #expect(quiet == ToolResult(status: 0, output: "", errors: ""))
  }

  @Test func `the nearest configuration upwards holds, for each file`() throws {
    let files = [
      ".themectl.yaml": "strict: true\n", "T/f.yaml": Self.fraction,
      "T/sub/.themectl.yaml": "severity: {preset.fraction-for-points: off}\n",
      "T/sub/deep/f.yaml": Self.fraction.replacing("f", with: "g"),
    ]
    let both = try validate("T", files)
    #expect(both.status == 1)
    #expect(both.output.split(separator: "\n").count == 1)
    #expect(try validate("T/sub", files).status == 0)
    #expect(try validate("T/sub/deep/f.yaml", files).status == 0)
    #expect(try validate("'T/*/*/f.yaml'", files).output.isEmpty)
    let input = "--stdin-filename T/new.yaml - <T/f.yaml"
    #expect(try validate(input, files).status == 1)
    #expect(try validate("--stdin-filename T/sub/new.yaml - <T/f.yaml", files).output.isEmpty)
    #expect(try validate("--config T/sub/.themectl.yaml T", files).output.isEmpty)
  }

  @Test func `what is excluded and which files are taken is said from its folder`() throws {
    let files = [
      "T/.themectl.yaml": "exclude: [/old/, '!x']\nextensions: [json]\n",
      "T/a.json": "{\"name\": 1}", "T/a.yaml": Self.negative, "T/old/b.json": "{\"name\": 1}",
      "T/sub/old/c.json": "{\"name\": 2}",
    ]
    let result = try validate(".", files)
    let names = result.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["./T/a.json", "./T/sub/old/c.json"])
    let named = try validate("T/old/b.json", files)
    #expect(named.status == 0)
    #expect(
      named.errors == "themectl: T/old/b.json is left out: `/old/` in T/.themectl.yaml\n")
  }

  @Test func `a schema is named from its folder`() throws {
    let files = [
      "T/.themectl.yaml": "schema: house.json\n", "T/a.yaml": Self.negative,
      "T/house.json": #"{"properties": {"name": {"minLength": 5}}}"#,
    ]
    let result = try validate("T", files)
    #expect(result.status == 1)
    #expect(result.output.contains("[schema.minLength]") && !result.output.contains("minimum"))
    #expect(try validate("--no-config T", files).output.contains("[schema.minimum]"))
    let absent = try validate("T", files.filter { $0.key != "T/house.json" })
    #expect(
      absent
        == ToolResult(
          status: 3, output: "", errors: "themectl: T/house.json: no such file or directory\n"))
  }

  @Test func `a wrong configuration is wrong use, and what it does not concern is checked`() throws
  {
    let files = [
      "T/sub/.themectl.yaml": "strict: 1\n", "T/n.yaml": Self.negative,
      "T/sub/n.yaml": Self.negative.replacing("n", with: "m"),
    ]
    let result = try validate("T", files)
    #expect(result.status == 2)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.hasPrefix("T/sub/.themectl.yaml:1:9: error: strict is `1`; "))
    #expect(
      result.errors.hasSuffix("themectl: T/sub/.themectl.yaml: the configuration has errors\n"))
    let missing = try validate("--config no.yaml T", files)
    #expect(missing.status == 3)
    #expect(missing.output.isEmpty)
  }

  @Test func `a configuration that is named is checked as one`() throws {
    let files = [".themectl.yaml": "strict: false\n", "sub/.themectl.yaml": "strikt: true\n"]
    let result = try validate("--no-config .themectl.yaml sub/.themectl.yaml", files)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("sub/.themectl.yaml:1:1: error: unknown key `strikt`"))
  }

  @Test func `list reads it as well`() throws {
    let folder = try TemporaryFolder([
      ".themectl.yaml": "exclude: [f.yaml]\n", "Themes/f.yaml": Self.fraction,
      "Themes/n.yaml": "name: n\n",
    ])
    #expect(try themectl("list", in: folder.path).output == "n\n")
  }

  @Test func `its schema is a sound schema that has every key`() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "$themectl schema config >s.json && $themectl schema check s.json", in: folder.path)
    #expect(result == ToolResult(status: 0, output: "s.json: no errors\n", errors: ""))
    #expect(try themectl("schema", "trace").output.contains("\"inputs\""))
    #expect(try themectl("schema", "presets").status == 2)
  }
}
