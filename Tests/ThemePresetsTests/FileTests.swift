import Foundation
import SheetModel
import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemePresets

struct `Loading a folder` {
  /// Makes a folder of files, runs a check in it and removes it again.
  func withFolder(_ files: [String: String], check: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try check(folder.path)
  }

  @Test func `takes YAML and JSON files, also from folders within, in the order of their paths`()
    throws
  {
    let files = [
      "b.yaml": "name: b", "a.yml": "name: a", "deep/c.json": #"{"name": "c"}"#,
      "notes.txt": "nothing", ".hidden.yaml": "name: hidden",
    ]
    try withFolder(files) { folder in
      let loaded = try PresetLoader().load(folder: folder)
      #expect(loaded.flatMap(\.presets).map(\.preset.name) == ["a", "b", "c"])
      #expect(try Catalog(contentsOf: folder).names == ["a", "b", "c"])
    }
  }

  @Test func `says in the later file that a name is there already, and where`() throws {
    try withFolder(["a.yaml": "name: one", "b.yaml": "name: two\n---\nname: one"]) { folder in
      let loaded = try PresetLoader().load(folder: folder)
      #expect(loaded[0].report.diagnostics.isEmpty)
      let finding = try #require(loaded[1].report.diagnostics.first)
      #expect(loaded[1].report.diagnostics.count == 1)
      #expect(finding.code == .presetDuplicateName)
      #expect(finding.related.first?.source?.name == folder + "/a.yaml")
      #expect(finding.related.first?.range == SourceRange(6, 9))
    }
  }

  @Test func `has a typed error where nothing can be read`() throws {
    try withFolder(["a.yaml": "name: one"]) { folder in
      let missing = folder + "/b.yaml"
      let expected = PresetError.unreadable(missing, reason: "No such file or directory")
      #expect(throws: expected) { try PresetLoader().load(file: missing) }
    }
  }

  @Test func `reads no more of a file than is allowed`() throws {
    var limits = ReadLimits()
    limits.bytes = 8
    try withFolder(["a.yaml": "name: much-too-long"]) { folder in
      let file = try PresetLoader(limits: limits).load(file: folder + "/a.yaml")
      #expect(file.hasErrors)
      #expect(file.presets.isEmpty)
    }
  }

  @Test func `finds what a file extends beside it, by its path and among the shipped presets`()
    throws
  {
    let files = [
      "a/own.yaml": "extends: [card, beside, ../b/other.yaml]",
      "a/x.yaml": "name: beside\ntheme: {leadingMargin: 5}",
      "b/other.yaml": "extends: near", "b/near.yaml": "theme: {trailingMargin: 6}",
    ]
    try withFolder(files) { folder in
      let own = try PresetLoader().load(file: folder + "/a/own.yaml").preset()
      #expect(own.behavior.presentation == .card)
      #expect(own.theme.leadingMargin == 5)
      #expect(own.theme.trailingMargin == 6)
      #expect(try Catalog(contentsOf: folder)["own"] == own)
    }
  }

  @Test func `reports a fault of a base once in a folder, and with what extends it alone`() throws {
    let files = ["base.yaml": "theme: {leadingMargin: -1}", "own.yaml": "extends: base"]
    try withFolder(files) { folder in
      let loaded = try PresetLoader().load(folder: folder)
      #expect(loaded.map { $0.report.diagnostics.count } == [1, 0])
      let own = try PresetLoader().load(file: folder + "/own.yaml")
      let finding = try #require(own.report.diagnostics.first)
      #expect(own.report.diagnostics.count == 1)
      #expect(finding.code == .presetInvalidBase)
      #expect(finding.related.first?.source?.name == folder + "/base.yaml")
      #expect(finding.related.first?.range == SourceRange(23, 25))
    }
  }

  @Test func `sees a circle through links, and that files may refer to each other without one`()
    throws
  {
    let files = [
      "a.yaml": "extends: ./link.yaml", "b.yaml": "extends: a",
      "two.yaml": "name: two-b\n---\nextends: one.yaml\nname: two-a", "one.yaml": "extends: two-b",
    ]
    try withFolder(files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.yaml", withDestinationPath: "b.yaml")
      let file = try PresetLoader().load(file: folder + "/a.yaml")
      #expect(
        file.report.diagnostics.map { $0.message } == [
          "`extends` goes in a circle: `a` → `link` → `a`"
        ])
      #expect(try PresetLoader().load(file: folder + "/two.yaml").report.diagnostics.isEmpty)
    }
  }

  @Test(arguments: ["pipe.yaml", "folder.yaml", "large.yaml", "none.yaml", "/etc/hosts.yaml"])
  func `reads no base that is no file of a bounded size`(path: String) throws {
    var limits = ReadLimits()
    limits.bytes = 40
    let files = [
      "own.yaml": "extends: \(path.first == "/" ? path : "./" + path)",
      "large.yaml": "summary: " + String(repeating: "a", count: 40), "folder.yaml/x": "",
    ]
    try withFolder(files) { folder in
      #expect(mkfifo(folder + "/pipe.yaml", 0o600) == 0)
      let file = try PresetLoader(limits: limits).load(file: folder + "/own.yaml")
      #expect(file.report.diagnostics.map { $0.code } == [.presetUnreadableBase])
    }
  }
}
