import Foundation
import TestSupport
import Testing

struct SimulateTests {
  /// A trace that presents one preset and shows it at rest.
  private static func trace(of preset: String) -> String {
    """
    preset: \(preset)
    environment: {contentHeight: 320}
    frameRate: 1
    until: 1
    inputs:
      - {at: 0, present: sheet}

    """
  }

  @Test func `a name is looked for in the folder Themes first`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand\ntheme: {cornerRadius: 7}\n",
      "Themes/own.yaml": "name: bottom-sheet\ntheme: {cornerRadius: 9}\n",
      "brand.trace": Self.trace(of: "brand"),
      "own.trace": Self.trace(of: "bottom-sheet"),
      "shipped.trace": Self.trace(of: "maps"),
    ])
    let brand = try themectl("simulate", "brand.trace", in: folder.path)
    #expect(brand.status == 0)
    #expect(brand.output.contains(#""cornerRadius": 7, "#))
    let own = try themectl("simulate", "own.trace", in: folder.path)
    #expect(own.output.contains(#""cornerRadius": 9, "#))
    #expect(try themectl("simulate", "shipped.trace", in: folder.path).status == 0)
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand-sheet\ntheme: {}\n",
      "a.yaml": Self.trace(of: "brand-shet"),
      "b.yaml": Self.trace(of: "botom-sheet"),
      "c.yaml": Self.trace(of: "quite-another"),
    ])
    let result = try themectl("simulate", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        a.yaml:1:9: error: there is no preset `brand-shet`; did you mean `brand-sheet`? \
        [trace.unknown-preset]
            1 | preset: brand-shet
              |         ^^^^^^^^^^
              = fix: write brand-sheet (unsafe)

        """)
    let shipped = try themectl("simulate", "b.yaml", in: folder.path)
    #expect(shipped.errors.contains("did you mean `bottom-sheet`?"))
    let other = try themectl("simulate", "c.yaml", in: folder.path)
    #expect(other.errors.contains("there is no preset `quite-another` [trace.unknown-preset]"))
  }

  @Test func `a preset with errors is named with the first of them`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand\ntheme: {cornerRadius: -4}\n",
      "a.yaml": Self.trace(of: "brand"),
    ])
    let result = try themectl("simulate", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("the preset `brand` has errors [trace.invalid-preset]"))
    #expect(result.errors.contains("Themes/brand.yaml:2:23"))
  }

  @Test func `a plot goes to standard output or to a file`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.trace(of: "bottom-sheet")])
    let printed = try themectl("simulate", "a.yaml", "--format", "svg", in: folder.path)
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(printed.output.contains(">fitContent · 320 pt</text>"))
    let filed = try themectl(
      "simulate", "a.yaml", "--format=svg:a.svg", "--format=json:a.json", in: folder.path)
    #expect(filed.status == 0)
    #expect(filed.output.isEmpty)
    #expect(filed.errors == "themectl: a.svg written\nthemectl: a.json written\n")
    #expect(try folder.read("a.svg") == printed.output)
    #expect(try folder.read("a.json").hasPrefix("[\n{\"t\": 0, "))
  }

  @Test func `one format goes to standard output`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.trace(of: "bottom-sheet")])
    let result = try themectl(
      "simulate", "a.yaml", "--format=svg", "--format=json", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("only one format can go to standard output"))
    let both = try themectl(
      "simulate", "a.yaml", "--format=svg:-.svg", "--format=jsonl", "-q", in: folder.path)
    #expect(both.status == 0)
    #expect(both.output.split(separator: "\n").count == 2)
    #expect(both.errors.isEmpty)
  }

  @Test func `a recording is written and compared`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.trace(of: "bottom-sheet")])
    let recorded = try themectl("simulate", "a.yaml", "--record", "a.jsonl", in: folder.path)
    #expect(
      recorded
        == ToolResult(
          status: 0, output: "", errors: "themectl: 2 frames written to a.jsonl\n"))
    let same = try themectl("simulate", "a.yaml", "--expect", "a.jsonl", in: folder.path)
    #expect(same == ToolResult(status: 0, output: "2 frames as expected\n", errors: ""))
    let text = try folder.read("a.jsonl")
    try folder.write(
      "a.jsonl", text.replacing("\"y\": 524", with: "\"y\": 525", maxReplacements: 1))
    let other = try themectl("simulate", "a.yaml", "--expect", "a.jsonl", in: folder.path)
    #expect(other.status == 1)
    #expect(other.output == "a.jsonl:2: line 2, t = 1: presentations[0].y is 524, expected 525\n")
    let unwritable = try themectl("simulate", "a.yaml", "--record", "none/a", in: folder.path)
    #expect(unwritable.status == 3)
  }

  @Test func `the page about traces has every input and every part of the environment`() throws {
    let page = try String(
      contentsOfFile: Fixtures.project + "/Documentation/Traces.md", encoding: .utf8)
    let schema = try String(
      contentsOfFile: Fixtures.project + "/Schemas/trace.schema.json", encoding: .utf8)
    for (definition, count) in [("step", 30), ("environment", 16)] {
      let text = try #require(schema.split(separator: "\n    \"\(definition)\": {").last)
      let end = text.firstRange(of: "\n    }")?.lowerBound ?? text.endIndex
      let keys = text[..<end].matches(of: /\n        "(\w+)": \{/).map { $0.1 }
      #expect(keys.count >= count, "\(definition)")
      for key in keys { #expect(page.contains("`\(key)"), "\(key)") }
    }
  }
}
