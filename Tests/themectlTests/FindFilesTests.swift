import Foundation
import Testing

@testable import themectl

struct FindFilesTests {
  /// The names found, relative to a folder, and the messages about it.
  private func find(
    _ operands: [String], in folder: TemporaryFolder, followingLinks: Bool = false
  ) -> (names: [String], problems: [String]) {
    let prefix = folder.path + "/"
    var options = FileSearchOptions()
    options.followsLinks = followingLinks
    let found = findFiles(operands.map { Path($0 == "-" ? $0 : prefix + $0) }, options)
    return (
      found.files.map { $0.name.replacing(prefix, with: "") },
      found.problems.map { $0.message.replacing(prefix, with: "") }
    )
  }

  private func link(_ name: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  @Test func `a folder is searched for YAML files in the order of their names`() throws {
    let folder = try TemporaryFolder([
      "T/b.yaml": "", "T/a.yml": "", "T/C.YAML": "", "T/x.json": "", "T/README.md": "",
      "T/sub/d.yaml": "", "T/.hidden.yaml": "", "T/.git/e.yaml": "",
    ])
    #expect(find(["T"], in: folder).names == ["T/C.YAML", "T/a.yml", "T/b.yaml", "T/sub/d.yaml"])
    #expect(find(["T/"], in: folder).names == ["T/C.YAML", "T/a.yml", "T/b.yaml", "T/sub/d.yaml"])
  }

  @Test func `a named file is taken whatever its ending`() throws {
    let folder = try TemporaryFolder(["notes.txt": "", ".hidden": ""])
    #expect(find(["notes.txt", ".hidden"], in: folder).names == ["notes.txt", ".hidden"])
  }

  @Test func `a path given twice is taken once`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": ""])
    let found = find(["T/a.yaml", "T", "T/a.yaml", "T", "T/*"], in: folder)
    #expect(found.names == ["T/a.yaml"])
    #expect(found.problems.isEmpty)
  }

  @Test func `links to folders are followed only when asked, and then once`() throws {
    let folder = try TemporaryFolder(["T/a.yaml": "", "other/b.yaml": ""])
    try link("T/loop", to: "..", in: folder)
    try link("T/other", to: "../other", in: folder)
    #expect(find(["T"], in: folder).names == ["T/a.yaml"])
    let followed = find(["T"], in: folder, followingLinks: true)
    #expect(followed.names == ["T/a.yaml", "T/loop/other/b.yaml"])
    #expect(followed.problems.isEmpty)
  }

  @Test func `links to files are followed`() throws {
    let folder = try TemporaryFolder(["real": "", "T/z.yaml": ""])
    try link("T/a.yaml", to: "../real", in: folder)
    #expect(find(["T"], in: folder).names == ["T/a.yaml", "T/z.yaml"])
  }

  @Test func `links that lead nowhere are named`() throws {
    let folder = try TemporaryFolder(["T/z.yaml": ""])
    try link("T/a.yaml", to: "a.yaml", in: folder)
    try link("T/b.yaml", to: "nothing", in: folder)
    try link("T/c.txt", to: "nothing", in: folder)
    let found = find(["T"], in: folder)
    #expect(found.names == ["T/z.yaml"])
    #expect(
      found.problems == [
        "T/a.yaml: too many levels of symbolic links", "T/b.yaml: no such file or directory",
      ])
  }

  @Test func `every operand must stand for something`() throws {
    let folder = try TemporaryFolder(["empty/README.md": "", "T/a.yaml": ""])
    let found = find(["nope", "empty", "x*.yaml", "T"], in: folder)
    #expect(found.names == ["T/a.yaml"])
    #expect(
      found.problems == [
        "nope: no such file or directory", "empty: the folder holds no .yaml or .yml file",
        "x*.yaml: no file matches the pattern",
      ])
  }

  @Test func `standard input is taken once`() throws {
    let folder = try TemporaryFolder()
    let found = find(["-", "-"], in: folder)
    #expect(found.names == ["<stdin>"])
    #expect(found.problems == ["-: may be given only once"])
  }

  struct Pattern: CustomTestStringConvertible {
    var pattern: String
    var matches: [String]
    var testDescription: String { pattern }

    init(_ pattern: String, _ matches: [String]) {
      self.pattern = pattern
      self.matches = matches
    }
  }

  static let files = [
    "a.yaml", "b.yml", "T/c.yaml", "T/d.json", "T/x/e.yaml", "T/x/y/f.yaml", ".h/g.yaml",
    "[1].yaml",
  ]

  static let patterns: [Pattern] = [
    Pattern("*.yaml", ["[1].yaml", "a.yaml"]),
    Pattern("?.y*ml", ["a.yaml", "b.yml"]),
    Pattern("*/*.yaml", ["T/c.yaml"]),
    Pattern("**/*.yaml", ["[1].yaml", "a.yaml", "T/c.yaml", "T/x/e.yaml", "T/x/y/f.yaml"]),
    Pattern("T/**", ["T/c.yaml", "T/d.json", "T/x/e.yaml", "T/x/y/f.yaml"]),
    Pattern("T/**/y/*", ["T/x/y/f.yaml"]),
    Pattern("{a,b}.{yaml,yml}", ["a.yaml", "b.yml"]),
    Pattern("T/{c.yaml,x/*}", ["T/c.yaml", "T/x/e.yaml", "T/x/y/f.yaml"]),
    Pattern("[a-c].*", ["a.yaml", "b.yml"]),
    Pattern("[!a].*", ["b.yml"]),
    Pattern("[1].yaml", ["[1].yaml"]),
    Pattern(".h/*", [".h/g.yaml"]),
    Pattern("T/x*", ["T/x/e.yaml", "T/x/y/f.yaml"]),
  ]

  @Test(arguments: patterns)
  func `a pattern stands for what a shell would give`(_ row: Pattern) throws {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") }))
    #expect(find([row.pattern], in: folder).names == row.matches)
  }

  @Test func `a pattern of many stars ends soon`() {
    let pattern = GlobComponent(String(repeating: "*a", count: 50).utf8)
    #expect(!pattern.matches(Array(String(repeating: "a", count: 10_000).utf8) + [0x62]))
  }
}
