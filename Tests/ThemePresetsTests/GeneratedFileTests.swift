import Foundation
import SheetModel
import SheetPresets
import TestSupport
import Testing

@testable import ThemePresets

struct `The generated files` {
  @Test(arguments: [.referencePage(), .codesPage()] + GeneratedFile.schemas())
  func `are written again when what they are made from changes`(file: GeneratedFile) throws {
    let committed = try String(contentsOfFile: Fixtures.project + "/" + file.path, encoding: .utf8)
    #expect(committed == file.text, "\(file.path) is stale: run \(GeneratedFile.command)")
  }

  @Test func `hold the shipped presets as the files in Themes are written`() throws {
    let themes = try PresetLoader().load(folder: Fixtures.project + "/Themes")
    let file = GeneratedFile.shippedDocuments(themes)
    let committed = try String(contentsOfFile: Fixtures.project + "/" + file.path, encoding: .utf8)
    #expect(committed == file.text, "\(file.path) is stale: run \(GeneratedFile.command)")
  }

  @Test func `hold the shipped presets as the files in Themes say`() throws {
    let themes = try Catalog(contentsOf: Fixtures.project + "/Themes")
    #expect(
      themes == Catalog(ShippedPresets.all),
      "SheetPresets is stale: run \(GeneratedFile.command)")
    let file = GeneratedFile.shippedPresets(themes.presets)
    let committed = try String(contentsOfFile: Fixtures.project + "/" + file.path, encoding: .utf8)
    #expect(committed == file.text, "\(file.path) is stale: run \(GeneratedFile.command)")
  }
}
