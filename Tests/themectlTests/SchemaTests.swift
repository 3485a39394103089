import TestSupport
import Testing

@testable import themectl

struct SchemaTests {
  static let houseRules = """
    {"allOf": [{"$ref": "urn:cardstock:schema:preset:1"}],
     "properties": {"theme": {"properties": {"cornerRadius": {"maximum": 20}}}}}
    """

  @Test func `house rules on top of the format are shown in the preset and in the schema`() throws {
    let folder = try TemporaryFolder([
      "house.json": Self.houseRules, "a.yaml": "name: a\ntheme:\n  cornerRadius: 28\n",
    ])
    let result = try themectl("validate", "--schema", "house.json", "a.yaml", in: folder.path)
    #expect(
      result.output == """
        a.yaml:3:17: error: cornerRadius is 28; it must be 20 or less [schema.maximum]
            3 |   cornerRadius: 28
              |                 ^^
        house.json:2:70: note: asked for here
            2 |  "properties": {"theme": {"properties": {"cornerRadius": {"maximum": 20}}}}}
              |                                                                      ^^
        1 file: 1 error

        """)
    #expect(result.status == 1)
    try folder.write("b.yaml", "name: a\ntheme:\n  cornerRadius: -1\n")
    let format = try themectl(
      "validate", "--schema", "house.json", "--format=concise", "b.yaml", in: folder.path)
    #expect(format.output.hasPrefix("b.yaml:3:17: error: cornerRadius is -1 points; "))
  }

  @Test func `a comment allows an exception from house rules`() throws {
    let folder = try TemporaryFolder([
      "house.json": Self.houseRules,
      "a.yaml": """
      name: a
      theme:
        cornerRadius: 28 # themectl: allow schema.maximum, preset.fraction-for-points
        leadingMargin: 4 # themectl: allow schema.type
      """,
    ])
    // What a schema cannot find is not said to be unused.
    let result = try themectl(
      "validate", "--schema=house.json", "--format=concise", "a.yaml", in: folder.path)
    #expect(result.status == 0)
    #expect(
      result.output
        == "a.yaml:4:38: warning: line 4 has no `schema.type` to be allowed [config.unused-allowance]\n"
    )
  }

  @Test func `a schema that is itself wrong is wrong use`() throws {
    let folder = try TemporaryFolder(["s.yaml": "type: strin\n", "a.yaml": "a: 1\n"])
    let result = try themectl("validate", "--schema=s.yaml", "a.yaml", in: folder.path)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("s.yaml:1:7: error: "))
    #expect(result.errors.hasSuffix("themectl: s.yaml: the schema has errors\n"))
    #expect(try themectl("validate", "--schema=no.json", "a.yaml", in: folder.path).status == 3)
    let check = try themectl("schema", "check", "--format=concise", "s.yaml", in: folder.path)
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("s.yaml:1:7: error: "))
  }

  @Test func `a sound schema passes its check`() throws {
    let folder = try TemporaryFolder(["house.json": Self.houseRules])
    #expect(
      try themectl("schema", "check", "house.json", in: folder.path)
        == ToolResult(status: 0, output: "house.json: no errors\n", errors: ""))
    #expect(try themectl("schema", "check", "-", input: "type: [").status == 1)
  }

  @Test(arguments: SchemaKind.allCases.map { $0.rawValue })
  func `the shipped schemas say nothing without meaning it`(name: String) throws {
    let result = try themectl(
      ["schema", "check", "--strict", "\(name).schema.json"], in: Fixtures.project + "/Schemas")
    #expect(result.output == "\(name).schema.json: no errors\n")
    #expect(result.status == 0)
  }

  @Test func `what a schema surely does not mean is a warning`() throws {
    let folder = try TemporaryFolder(["s.yaml": "type: string\nminimum: 1\n"])
    let result = try themectl("schema", "check", "s.yaml", in: folder.path)
    #expect(
      result.output == """
        s.yaml:2:1: warning: `minimum` only concerns numbers, but `type` allows text [schema-file.keyword-type]
            2 | minimum: 1
              | ^^^^^^^
        s.yaml:1:7: note: the type
            1 | type: string
              |       ^^^^^^
        s.yaml: no errors, 1 warning

        """)
    #expect(result.status == 0)
    #expect(try themectl("schema", "check", "--strict", "s.yaml", in: folder.path).status == 1)
  }

  @Test func `references lead to the documents that are given`() throws {
    let folder = try TemporaryFolder([
      "main.json": #"{"$ref": "https://example.com/part"}"#, "part.yaml": "type: string\n",
      "a.yaml": "12\n",
    ])
    let without = try themectl("validate", "--schema=main.json", "a.yaml", in: folder.path)
    #expect(without.status == 2)
    #expect(without.errors.contains("--resource https://example.com/part=FILE"))
    let with = try themectl(
      "validate", "--schema=main.json", "--resource", "https://example.com/part=part.yaml",
      "--format=concise", "a.yaml", in: folder.path)
    #expect(with.status == 1)
    #expect(with.output.contains("[schema.type]"))
    let wrong = try themectl(
      "validate", "--schema=main.json", "--resource", "part.yaml", "a.yaml", in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("themectl: `--resource` must be URI=FILE, not `part.yaml`"))
  }

  @Test func `the standard forms have a line for each document`() throws {
    let folder = try TemporaryFolder(["s.json": #"{"type": "integer"}"#])
    func output(_ form: String, _ input: String) throws -> ToolResult {
      try themectl(
        "validate", "--schema=s.json", "--format", form, "-", in: folder.path, input: input)
    }
    let flag = try output("flag", "1\n---\nx\n")
    #expect(flag.status == 1)
    #expect(flag.output == "{\"valid\":true}\n{\"valid\":false}\n")
    #expect(try output("basic", "x").output.contains(#""keywordLocation":"/type""#))
    let unreadable = try output("basic", "[1")
    #expect(unreadable.status == 1)
    #expect(unreadable.output.hasPrefix(#"{"valid":false,"errors":[{"keywordLocation":"","#))
    let wrong = try themectl("validate", "--format=flag", "-", in: folder.path, input: "1")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("themectl: the format `flag` needs `--schema`\n"))
  }
}
