import Foundation
import Testing

import TestSupport

@Suite struct ImportTests {
  @Test func `the table in Architecture.md has a row for every folder in Sources`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Fixtures.project + "/Sources")
      .filter { !$0.hasPrefix(".") }
    #expect(Set(folders) == Set(ModuleRow.all.map { ($0.folder as NSString).lastPathComponent }))
  }

  @Test(arguments: ModuleRow.all)
  func `a module imports what its row in Architecture.md names`(row: ModuleRow) throws {
    let modules = Set(ModuleRow.all.map(\.name))
    for line in try ImportLine.all(in: row) where modules.contains(line.module) {
      #expect(row.imports.contains(line.module), "\(line.file) imports \(line.module)")
    }
  }

  @Test func `no row names a module that stands below it`() {
    var above: Set<String> = []
    for row in ModuleRow.all {
      #expect(above.isSuperset(of: row.imports), "\(row.name)")
      above.insert(row.name)
    }
  }

  @Test func `ThemeYAML alone may import the C shim`() {
    let importers = ModuleRow.all.filter { $0.imports.contains("CYamlShim") }.map(\.name)
    #expect(importers == ["ThemeYAML"])
  }

  @Test(arguments: ModuleRow.all.filter { $0.name.hasPrefix("Sheet") })
  func `a module that moves rectangles imports none that reads text`(row: ModuleRow) {
    #expect(!row.imports.contains { $0.hasPrefix("Theme") })
  }

  @Test(arguments: ModuleRow.all)
  func `no module imports Foundation`(row: ModuleRow) throws {
    for line in try ImportLine.all(in: row) {
      #expect(!line.module.hasPrefix("Foundation"), "\(line.file)")
    }
  }
}
