import SheetModel
import TestSupport
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `The names of other systems` {
  static let keys = FieldGroup<Preset>.preset.type.description.otherKeys
  static let values = FieldGroup<Preset>.preset.type.description.otherValues

  @Test func `are none of the format's own`() {
    let own = Set(PresetFields.all.map { $0.field.key })
    for (_, name) in Self.keys { #expect(!own.contains(name.name), "\(name.name)") }
  }

  @Test(arguments: keys.map { $0.name.name })
  func `come with a key that is right as it is shown`(name: String) throws {
    let (path, other) = try #require(Self.keys.first { $0.name.name == name })
    var text = other.here
    for key in path.split(separator: ".").reversed() { text = "{\(key): \(text)}" }
    let file = PresetLoader().load(SourceText(name: "example.yaml", text: text))
    #expect(!file.hasErrors, "\(text)")
  }

  @Test func `are told with the key that they are here`() throws {
    let text = "behavior: {detents: [medium, large]}\n"
    let found = PresetLoader().load(SourceText(name: "a.yaml", text: text)).report.diagnostics
    #expect(
      found.map { $0.message } == [
        "unknown key `detents` in behavior; that is UIKit's name for `behavior.heightMode`, as in "
          + "`heightMode: {specific: {values: [50%, fullscreen]}}`"
      ])
  }

  @Test(arguments: ["medium", ".medium", ".medium()", "half"])
  func `are told for a height as it is written there`(text: String) throws {
    let source = SourceText(name: "a.yaml", text: "behavior: {initialDetent: \(text)}\n")
    let found = try #require(PresetLoader().load(source).report.diagnostics.first)
    #expect(found.message.hasSuffix("name for `50%`"))
    #expect(found.fixes.first?.edits.map { $0.replacement } == ["50%"])
  }

  @Test func `mean nothing where the value cannot stand`() {
    let source = SourceText(name: "a.yaml", text: "behavior: {swipeMode: half}\n")
    let found = PresetLoader().load(source).report.diagnostics
    #expect(found.map { $0.message.contains("FloatingPanel") } == [false])
  }

  @Test(arguments: keys.map { $0.name.name } + values.map { $0.name })
  func `stand in the page of migration beside what they are here`(name: String) throws {
    let key = Self.keys.first { $0.name.name == name }
    let value = Self.values.first { $0.name == name }?.here
    let here = key?.path.split(separator: ".").last.map { String($0) } ?? value ?? ""
    let rows = try DocumentationPage("Migration.md").rows.filter { $0.count > 1 }
    let isThere = rows.contains { row in
      let there = DocumentationPage.quoted(row[0]).contains { $0.contains(name) }
      return there && DocumentationPage.quoted(row[1]).contains { $0.contains(here) }
    }
    #expect(isThere, "a row with `\(name)` and `\(here)`")
  }
}
