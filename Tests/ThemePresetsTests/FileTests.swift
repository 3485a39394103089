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
}
