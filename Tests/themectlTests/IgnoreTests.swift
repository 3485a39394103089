import Testing

@testable import themectl

struct IgnoreTests {
  /// The lines of an ignore file and the paths that it leaves out.
  struct Row: CustomTestStringConvertible {
    var lines: [String]
    var ignored: [String]
    var testDescription: String { lines.joined(separator: "⏎") }

    init(_ lines: [String], _ ignored: [String]) {
      self.lines = lines
      self.ignored = ignored
    }
  }

  static let paths = [
    "a.yaml", "b.yaml", "#c.yaml", "!d.yaml", "e .yaml", "sub/a.yaml", "sub/deep/a.yaml",
    "sub/deep/b.yaml", "build/a.yaml", "sub/build/x.yaml", "drafts/one.yaml", "drafts/two.yaml",
    "[x].yaml", "a-1.yaml", "a-b.yaml", "é.yaml", "trail ",
  ]

  /// The answers are those of `git check-ignore` to the same lines in a `.gitignore`.
  static let rows = [
    Row(["a.yaml"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["/a.yaml"], ["a.yaml"]),
    Row(["sub/a.yaml"], ["sub/a.yaml"]),
    Row(
      ["*.yaml", "!a.yaml"],
      paths.filter {
        !["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml", "trail "].contains($0)
      }),
    Row(["build/"], ["build/a.yaml", "sub/build/x.yaml"]),
    Row(["/build/"], ["build/a.yaml"]),
    Row(["build"], ["build/a.yaml", "sub/build/x.yaml"]),
    Row(["b*"], ["b.yaml", "sub/deep/b.yaml", "build/a.yaml", "sub/build/x.yaml"]),
    Row(["sub/*"], ["sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "sub/build/x.yaml"]),
    Row(["sub/**"], ["sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "sub/build/x.yaml"]),
    Row(["sub/*/a.yaml"], ["sub/deep/a.yaml"]),
    Row(["sub/**/a.yaml"], ["sub/a.yaml", "sub/deep/a.yaml"]),
    Row(["**/a.yaml"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["**/deep/a.yaml"], ["sub/deep/a.yaml"]),
    Row(["**/deep"], ["sub/deep/a.yaml", "sub/deep/b.yaml"]),
    Row(["sub/**/deep/"], ["sub/deep/a.yaml", "sub/deep/b.yaml"]),
    Row(["/**"], paths),
    Row(["**"], paths),
    Row(["***/b.yaml"], ["b.yaml", "sub/deep/b.yaml"]),
    Row(["#c.yaml"], []),
    Row(["\\#c.yaml"], ["#c.yaml"]),
    Row(["!d.yaml"], []),
    Row(["\\!d.yaml"], ["!d.yaml"]),
    Row(["e .yaml   "], ["e .yaml"]),
    Row(["trail"], []),
    Row(["trail "], []),
    Row(["trail\\ "], ["trail "]),
    Row(["trail\\  "], ["trail "]),
    Row(
      ["[ab].yaml"],
      ["a.yaml", "b.yaml", "sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "build/a.yaml"]),
    Row(["[!ab].yaml"], ["sub/build/x.yaml"]),
    Row(["[^ab].yaml"], ["sub/build/x.yaml"]),
    Row(["\\[x].yaml"], ["[x].yaml"]),
    Row(["[[]x].yaml"], ["[x].yaml"]),
    Row(["[]x].yaml"], ["sub/build/x.yaml"]),
    Row(["a-[0-9].yaml"], ["a-1.yaml"]),
    Row(["a-[[:digit:]].yaml"], ["a-1.yaml"]),
    Row(["a-[[:nope:]].yaml"], []),
    Row(["a-[b-].yaml"], ["a-b.yaml"]),
    Row(["a[-]1.yaml"], ["a-1.yaml"]),
    Row(["[a"], []),
    Row(["a.yaml\\"], []),
    Row(["drafts/", "!drafts/one.yaml"], ["drafts/one.yaml", "drafts/two.yaml"]),
    Row(["drafts/*", "!drafts/one.yaml"], ["drafts/two.yaml"]),
    Row(
      ["/*", "!/sub/"],
      paths.filter {
        !["sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "sub/build/x.yaml"].contains($0)
      }),
    Row(["a.yaml/"], []),
    Row(["a.ya?l"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["a?yaml"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["a.yaml", "!a.yaml", "/a.yaml"], ["a.yaml"]),
    Row(["sub/deep/../a.yaml"], []),
    Row(["./a.yaml"], []),
    Row(["s*/d*/a*"], ["sub/deep/a.yaml"]),
    Row(
      ["a**.yaml"],
      ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml", "a-1.yaml", "a-b.yaml"]),
    Row(["sub**a.yaml"], []),
    Row(["sub/**b.yaml"], []),
    Row(["A.yaml"], []),
    Row(["*"], paths),
    Row(
      ["*/"],
      [
        "sub/a.yaml", "sub/deep/a.yaml", "sub/deep/b.yaml", "build/a.yaml", "sub/build/x.yaml",
        "drafts/one.yaml", "drafts/two.yaml",
      ]),
    Row(["/"], []),
    Row(["//a.yaml"], []),
    Row(["a.yaml\r"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["\u{FEFF}a.yaml"], ["a.yaml", "sub/a.yaml", "sub/deep/a.yaml", "build/a.yaml"]),
    Row(["  a.yaml"], []),
    Row(["a-[b-a].yaml"], ["a-b.yaml"]),
    Row(["a-[\\b].yaml"], ["a-b.yaml"]),
    Row(["sub/de[e/]p/a.yaml"], ["sub/deep/a.yaml"]),
  ]

  @Test(arguments: rows)
  func `the syntax of an ignore file is that of git`(_ row: Row) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, "") }))
    try folder.write(IgnoreRules.fileName, row.lines.joined(separator: "\n") + "\n")
    var options = FileSearchOptions()
    options.endings = [".yaml", "rail "]
    let found = findFiles([Path(folder.path)], options).files
    let names = Set(found.map { $0.name.replacing(folder.path + "/", with: "") })
    #expect(Self.paths.filter { !names.contains($0) } == row.ignored.sorted(by: Self.isBefore))
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    (paths.firstIndex(of: left) ?? 0) < (paths.firstIndex(of: right) ?? 0)
  }

  /// Checks a folder and gives the names of the files with findings.
  private func names(
    _ call: String, _ files: [String: String], status: Int32 = 1
  ) throws -> (names: [String], errors: String) {
    let folder = try TemporaryFolder(files)
    let result = try shell("$themectl validate --format concise \(call)", in: folder.path)
    #expect(result.status == status)
    let lines = result.output.split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: ":").first.map(String.init) }
    return (Set(names).sorted(), result.errors)
  }

  static let twice = "name: a\nname: b\n"

  @Test func `an inner ignore file has the last word`() throws {
    let files = [
      "T/.themectlignore": "*.yaml\n!keep.yaml\n", "T/a.yaml": Self.twice,
      "T/keep.yaml": Self.twice, "T/sub/.themectlignore": "!b.yaml\nkeep.yaml\n/c/\n",
      "T/sub/b.yaml": Self.twice, "T/sub/keep.yaml": Self.twice, "T/sub/c/keep.yaml": Self.twice,
      "T/sub/d/c/keep.yaml": Self.twice,
    ]
    #expect(try names("T", files).names == ["T/keep.yaml", "T/sub/b.yaml"])
  }

  @Test func `an ignore file around the folder counts, wherever the call is made`() throws {
    let files = [
      ".themectlignore": "/T/sub/a.yaml\n", "T/sub/a.yaml": Self.twice,
      "T/sub/b.yaml": Self.twice,
    ]
    #expect(try names("T", files).names == ["T/sub/b.yaml"])
    #expect(try names("T/sub", files).names == ["T/sub/b.yaml"])
    #expect(try names("'T/*/*.yaml'", files).names == ["T/sub/b.yaml"])
    #expect(try names("--no-ignore T", files).names == ["T/sub/a.yaml", "T/sub/b.yaml"])
  }

  @Test func `what is named and left out is noted, and is no fault`() throws {
    let files = [
      ".themectlignore": "# work in progress\ndrafts/\n", "drafts/a.yaml": Self.twice,
      "b.yaml": Self.twice,
    ]
    let one = try names("drafts/a.yaml", files, status: 0)
    #expect(one.names.isEmpty)
    #expect(
      one.errors
        == "themectl: drafts/a.yaml is left out: `drafts/` in .themectlignore:2\n")
    #expect(try names("-q drafts b.yaml", files).errors.isEmpty)
    #expect(try names("drafts b.yaml", files).names == ["b.yaml"])
    let named = "--stdin-filename drafts/new.yaml - <b.yaml"
    #expect(try names(named, files, status: 0).names.isEmpty)
    #expect(try names("--stdin-filename new.yaml - <b.yaml", files).names == ["new.yaml"])
  }

  @Test func `a folder without anything left is nothing to check`() throws {
    let files = [".themectlignore": "*.yaml\n", "T/a.yaml": Self.twice]
    #expect(
      try names("T", files, status: 2).errors
        == "themectl: T: the folder holds no .yaml or .yml file that is not excluded\n")
  }

  @Test func `a document is printed even where nothing is left`() throws {
    let folder = try TemporaryFolder([".themectlignore": "*.yaml\n", "a.yaml": Self.twice])
    let result = try themectl("validate", "-q", "--format=json", "a.yaml", in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{\"files\":0,\"errors\":0,"))
    let matched = try themectl("validate", "*.yaml", in: folder.path)
    #expect(matched.status == 2)
    #expect(
      matched.errors == "themectl: *.yaml: no file matches the pattern that is not excluded\n")
  }

  @Test func `patterns can be given with the call, from the current folder`() throws {
    let files = [
      "a.yaml": Self.twice, "T/a.yaml": Self.twice, "T/b.yaml": Self.twice,
      ".themectlignore": "b.yaml\n",
    ]
    #expect(try names("--exclude /a.yaml .", files).names == ["./T/a.yaml"])
    #expect(
      try names("--exclude a.yaml --exclude '!b.yaml' T *.yaml", files).names == ["T/b.yaml"])
    let noted = try names("--exclude T T/a.yaml a.yaml", files)
    #expect(noted.errors == "themectl: T/a.yaml is left out: `T` in --exclude\n")
    #expect(noted.names == ["a.yaml"])
  }

  @Test func `the endings of files can be chosen`() throws {
    let files = ["T/a.yaml": Self.twice, "T/b.JSON": "{", "T/c.theme": Self.twice]
    #expect(
      try names("--extension json --extension .Theme T", files).names == ["T/b.JSON", "T/c.theme"])
    #expect(
      try names("--extension txt T", files, status: 2).errors
        == "themectl: T: the folder holds no .txt file\n")
  }

  @Test func `an ignore file that cannot be read is said to be so`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": "name: a\n"])
    let result = try shell(
      "mkdir T/.themectlignore; $themectl validate T", in: folder.path)
    #expect(result.status == 3)
    #expect(result.errors == "themectl: T/.themectlignore: is a folder\n")
  }
}
