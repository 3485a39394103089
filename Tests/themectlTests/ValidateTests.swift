import Foundation
import TestSupport
import Testing

struct ValidateTests {
  static let clean = "name: a\nbehavior: {presentation: card}\n"
  static let twice = "name: a\nname: b\n"

  @Test func `the shipped presets have no errors`() throws {
    let result = try themectl("validate", in: Fixtures.project)
    #expect(
      result
        == ToolResult(status: 0, output: "12 presets in 12 files: no errors\n", errors: ""))
  }

  @Test func `without a Themes folder the compiled presets are checked`() throws {
    let folder = try TemporaryFolder()
    #expect(
      try themectl("validate", in: folder.path)
        == ToolResult(status: 0, output: "12 presets in 12 files: no errors\n", errors: ""))
  }

  @Test func `an error is shown with its place and gives status 1`() throws {
    let folder = try TemporaryFolder(["Themes/a.yaml": Self.twice])
    let result = try themectl("validate", in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.isEmpty)
    #expect(
      result.output.hasPrefix(
        """
        Themes/a.yaml:2:1: error: the key `name` stands twice in this mapping [yaml.duplicate-key]
            2 | name: b
              | ^^^^
        """))
    #expect(result.output.hasSuffix("1 preset in 1 file: 1 error\n"))
  }

  static let family = [
    "Themes/base.yaml": "name: base\ntheme: {cornerRadius: -4}\n",
    "Themes/deep/own.yaml": "name: own\nextends: base\n",
    "Themes/deep/other.yaml": "name: other\nextends: ../base.yaml\n",
  ]

  @Test func `a fault of a base is reported once where the base is checked`() throws {
    let folder = try TemporaryFolder(Self.family)
    let all = try themectl("validate", "--format", "concise", in: folder.path)
    #expect(all.output.hasPrefix("Themes/base.yaml:2:23: error: cornerRadius is -4 points"))
    #expect(all.output.split(separator: "\n").count == 1)
    let alone = try themectl("validate", "Themes/deep/own.yaml", in: folder.path)
    #expect(
      alone.output == """
        Themes/deep/own.yaml:2:10: error: the preset `base` has errors itself [preset.invalid-base]
            2 | extends: base
              |          ^^^^
        Themes/base.yaml:2:23: note: cornerRadius is -4 points; it must be 0 or more
            2 | theme: {cornerRadius: -4}
              |                       ^^
        1 preset in 1 file: 1 error

        """)
  }

  @Test func `a fix of what is extended is made where that is no doubt`() throws {
    let folder = try TemporaryFolder(["own.yaml": "name: own\nextends: [Card]  # as is\n"])
    let result = try themectl("validate", "--fix", "own.yaml", in: folder.path)
    #expect(result.status == 0)
    #expect(try folder.read("own.yaml") == "name: own\nextends: [card]  # as is\n")
  }

  @Test func `quiet leaves the summary out`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.clean])
    let result = try themectl("validate", "-q", "a.yaml", in: folder.path)
    #expect(result == ToolResult(status: 0, output: "", errors: ""))
  }

  @Test func `a warning counts under strict only`() throws {
    let folder = try TemporaryFolder(["a.yaml": "name: a\ntheme: {cornerRadius: 0.5}\n"])
    #expect(try themectl("validate", "a.yaml", in: folder.path).status == 0)
    let strict = try themectl("validate", "--strict", "a.yaml", in: folder.path)
    #expect(strict.status == 1)
    #expect(strict.output.hasSuffix("1 preset in 1 file: no errors, 1 warning\n"))
  }

  @Test func `what cannot be read is named and the rest is checked`() throws {
    let folder = try TemporaryFolder(["good.yaml": Self.clean, "bad.yaml": Self.twice])
    let result = try shell(
      "mkfifo pipe.yaml; $themectl validate nope.yaml pipe.yaml good.yaml bad.yaml /dev/zero",
      in: folder.path)
    #expect(result.status == 3)
    #expect(
      result.errors == """
        themectl: nope.yaml: no such file or directory
        themectl: pipe.yaml: is not a regular file; use `-` to read from a pipe
        themectl: /dev/zero: is not a regular file; use `-` to read from a pipe

        """)
    #expect(result.output.hasSuffix("2 presets in 2 files: 1 error; 2 files not read\n"))
  }

  @Test func `a file above the limit is not read`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.clean])
    let result = try themectl("validate", "--max-size", "10", "a.yaml", in: folder.path)
    #expect(
      result
        == ToolResult(
          status: 3, output: "",
          errors: "themectl: a.yaml: is larger than 10 bytes; --max-size sets the limit\n"))
    let size = "\(Self.clean.utf8.count)"
    #expect(try themectl("validate", "--max-size", size, "a.yaml", in: folder.path).status == 0)
    let standardInput = try themectl("validate", "--max-size", "10", "-", input: Self.clean)
    #expect(standardInput.status == 3)
  }

  @Test func `a sparse file of many gigabytes ends at once`() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      "truncate -s 200G big.yaml && $themectl validate big.yaml", in: folder.path)
    #expect(result.status == 3)
    #expect(
      result.errors == "themectl: big.yaml: is larger than 64 MiB; --max-size sets the limit\n")
  }

  @Test func `nothing to check is wrong use`() throws {
    let folder = try TemporaryFolder(["empty/README.md": ""])
    let result = try themectl("validate", "empty", in: folder.path)
    #expect(
      result
        == ToolResult(
          status: 2, output: "",
          errors: "themectl: empty: the folder holds no .yaml or .yml file\n"))
  }

  @Test func `standard input is named as asked, and read as its name says`() throws {
    let plain = try themectl("validate", "--format", "concise", "-", input: Self.twice)
    #expect(plain.output.hasPrefix("<stdin>:2:1: error: "))
    let json = try themectl(
      "validate", "--format=concise", "--stdin-filename", "x.json", "-",
      input: "{\"name\": \"a\", }")
    #expect(json.output.hasPrefix("x.json:1:"))
    #expect(json.status == 1)
  }

  @Test func `a file is checked once however it is reached`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": Self.twice])
    let result = try shell(
      "ln -s a.yaml T/b.yaml; ln -s T U; $themectl validate --format concise T/a.yaml T ./T U/b.yaml",
      in: folder.path)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.hasPrefix("T/a.yaml:2:1:"))
  }

  @Test func `hard links are files of their own`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": Self.twice])
    let result = try shell(
      "ln T/a.yaml T/b.yaml; $themectl validate --format concise T/a.yaml T", in: folder.path)
    let names = result.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(Set(names) == ["T/a.yaml", "T/b.yaml"])
  }

  @Test func `odd names are shown so that a terminal survives`() throws {
    let folder = try TemporaryFolder()
    let result = try shell(
      """
      mkdir T; cd T
      for name in 'a b.yaml' '-x.yaml' $'new\\nline.yaml' $'bell\\a.yaml' $'latin\\xe9.yaml'; do
        printf 'name: a\\nname: b\\n' >"./$name"
      done
      $themectl validate --format concise -- -x.yaml *.yaml; cd ..; $themectl validate -q T >out
      grep -c $'\\a' out
      """, in: folder.path)
    let names = result.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(
      names == [
        "-x.yaml", "a b.yaml", "bell·U+0007·.yaml", "latin\\xE9.yaml", "new·U+000A·line.yaml", "0",
      ])
  }

  @Test func `presets of one folder need names of their own`() throws {
    let folder = try TemporaryFolder([
      "T/a.yaml": Self.clean, "T/b.yaml": "name: b\nbehavior: {presentation: card}\n",
      "T/c.yaml": Self.clean,
    ])
    let result = try themectl("validate", "--format", "concise", "T", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.output
        == "T/c.yaml:1:7: error: there is already a preset `a` [preset.duplicate-name]\n")
    #expect(try themectl("validate", "T/a.yaml", "T/c.yaml", in: folder.path).status == 0)
  }

  @Test func `the number of jobs changes nothing but the time`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<150 {
      let text =
        number % 3 == 0 ? Self.twice : "name: n\(number)\ntheme: {cornerRadius: 0.\(number)}\n"
      try folder.write("T/\(number).yaml", text)
    }
    for format in ["text", "concise", "json"] {
      let one = try themectl("validate", "-j1", "--format", format, "T", in: folder.path)
      let eight = try themectl("validate", "-j8", "--format", format, "T", in: folder.path)
      let some = try themectl("validate", "--format", format, "T", in: folder.path)
      #expect(one.status == 1)
      #expect(one == eight)
      #expect(one == some)
    }
  }

  @Test func `the limit of findings can be set`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "name: a\n" + String(repeating: "name: b\n", count: 120)
    ])
    func lines(_ limit: String...) throws -> Int {
      let arguments = ["validate", "--format", "concise", "a.yaml"] + limit
      return try shell("$themectl \(arguments.joined(separator: " "))", in: folder.path)
        .output.split(separator: "\n").count
    }
    #expect(try lines() == 101)
    #expect(try lines("--max-diagnostics=7") == 8)
    #expect(try lines("--max-diagnostics=0") == 120)
  }

  @Test func `JSON counts what was checked`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": Self.clean, "T/b.yaml": Self.twice])
    let result = try themectl("validate", "--format", "json", "T", in: folder.path)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["files"] as? Int == 2)
    #expect(json?["errors"] as? Int == 1)
    #expect((json?["diagnostics"] as? [Any])?.count == 1)
  }

  @Test func `colour comes on request only when no terminal is there`() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.twice])
    func hasColor(_ option: String, _ environment: [String: String] = [:]) throws -> Bool {
      try themectl("validate", option, "a.yaml", in: folder.path, environment: environment)
        .output.contains("\u{1B}[")
    }
    #expect(try !hasColor("--color=auto"))
    #expect(try !hasColor("--color=never"))
    #expect(try hasColor("--color=always"))
    #expect(try hasColor("--color=always", ["NO_COLOR": "1"]))
  }

  struct Terminal: CustomTestStringConvertible {
    var testDescription: String
    var environment: String
    var hasColor: Bool
  }

  static let terminals = [
    Terminal(testDescription: "a terminal", environment: "TERM=xterm", hasColor: true),
    Terminal(testDescription: "NO_COLOR", environment: "TERM=xterm NO_COLOR=1", hasColor: false),
    Terminal(
      testDescription: "empty NO_COLOR", environment: "TERM=xterm NO_COLOR=", hasColor: true),
    Terminal(testDescription: "a dumb terminal", environment: "TERM=dumb", hasColor: false),
  ]

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")),
    arguments: terminals)
  func `a terminal gets colour unless it says no`(_ row: Terminal) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.twice])
    let result = try shell(
      "script -qec '\(row.environment) \"$themectl\" validate a.yaml' /dev/null", in: folder.path)
    #expect(result.output.contains("\u{1B}[") == row.hasColor)
    #expect(result.output.contains("1 error"))
  }
}
