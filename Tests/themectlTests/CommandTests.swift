import Foundation
import SheetModel
import SheetPresets
import TestSupport
import Testing
import ThemePresets

struct CommandTests {
  @Test func `list names the presets of a folder, sorted, and what they extend`() throws {
    let folder = try TemporaryFolder([
      "Themes/1.yaml":
        "name: zebra\nsummary: Striped.\nextends: [ant, card]\n---\nname: ant\ntheme: {}\n",
      "Themes/2.yml":
        "name: bee-queen\nsummary: Yellow.\ntheme: {}\n---\nname: bee\nextends: ant\n",
    ])
    let result = try themectl("list", in: folder.path)
    #expect(
      result.output == """
        ant
        bee        (extends ant)
        bee-queen  Yellow.
        zebra      Striped. (extends ant, card)

        """)
    #expect(result.status == 0)
    let json = try themectl("list", "--format", "json", "Themes/1.yaml", in: folder.path)
    #expect(
      json.output == """
        [
        {"name":"ant","summary":"","extends":[],"file":"Themes/1.yaml","document":2},
        {"name":"zebra","summary":"Striped.","extends":["ant","card"],"file":"Themes/1.yaml","document":1}
        ]

        """)
  }

  @Test func `list says which files are broken`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": "name: a\nname: a\n", "T/b.yaml": "name: b\n"])
    let result = try themectl("list", "T", "nope", in: folder.path)
    #expect(result.status == 3)
    #expect(
      result.errors == """
        themectl: nope: no such file or directory
        themectl: T/a.yaml has errors; `themectl validate` says which

        """)
    #expect(result.output == "a\nb\n")
  }

  @Test func `show prints a shipped preset without touching the disk`() throws {
    for preset in ShippedPresets.all {
      #expect(try themectl("show", preset.name).output == preset.yaml)
      #expect(try themectl("show", preset.name, "--format=json").output == preset.json)
    }
  }

  @Test func `show finds a name in the folder Themes first`() throws {
    let folder = try TemporaryFolder([
      "Themes/x.yaml": "name: card\ntheme: {cornerRadius: 77}\n"
    ])
    #expect(try themectl("show", "card", in: folder.path).output.contains("cornerRadius: 77\n"))
    let wrong = try themectl("show", "crad", in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.errors == "themectl: there is no preset `crad`; did you mean `card`?\n")
  }

  @Test func `show prints every preset of a file, or what is wrong with it`() throws {
    let folder = try TemporaryFolder([
      "two.yaml": "name: a\ntheme: {}\n---\nname: b\ntheme: {}\n", "bad.yaml": "name: a\nname: b\n",
    ])
    let two = try themectl("show", "two.yaml", in: folder.path)
    #expect(two.output.split(separator: "\n").filter { $0 == "---" }.count == 1)
    #expect(two.output.contains("name: a\n") && two.output.contains("name: b\n"))
    let again = try themectl("validate", "-q", "-", input: two.output)
    #expect(again == ToolResult(status: 0, output: "", errors: ""))
    let bad = try themectl("show", "bad.yaml", in: folder.path)
    #expect(bad.status == 1)
    #expect(bad.output.isEmpty)
    #expect(bad.errors.hasPrefix("bad.yaml:2:1: error: "))
    #expect(try themectl("show", "./nope.yaml", in: folder.path).status == 3)
  }

  @Test func `schema prints the committed schema`() throws {
    let committed = try String(
      contentsOf: URL(filePath: Fixtures.project + "/Schemas/preset.schema.json"), encoding: .utf8)
    #expect(try themectl("schema").output == committed)
  }

  @Test func `parse shows events or JSON`() throws {
    let text = "a: &x [1, +016]\nb: *x\n---\n- ~\n"
    #expect(
      try themectl("parse", "--format", "events", "-", input: text).output == """
        +STR
        +DOC
        +MAP
        =VAL :a
        +SEQ [] &x
        =VAL :1
        =VAL :+016
        -SEQ
        =VAL :b
        =ALI *x
        -MAP
        -DOC
        +DOC ---
        +SEQ
        =VAL :~
        -SEQ
        -DOC
        -STR

        """)
    #expect(
      try themectl("parse", "-", input: text).output == """
        {
          "a": [
            1,
            16
          ],
          "b": [
            1,
            16
          ]
        }
        [
          null
        ]

        """)
  }

  @Test func `parse says on standard error what is wrong`() throws {
    let result = try themectl("parse", "--stdin-filename", "x.yaml", "-", input: "a: [1\n")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("x.yaml:1:4: error: "))
    #expect(try themectl("parse", "/nope").status == 3)
  }
}
