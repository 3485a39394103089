import SheetModel
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `Loading a text` {
  let loader = PresetLoader()

  func load(_ text: String, name: String = "brand-sheet.json") -> PresetFile {
    loader.load(SourceText(name: name, text: text))
  }

  @Test func `gives the defaults for what is not written`() throws {
    let preset = try load("{}").preset()
    #expect(preset == Preset(name: "brand-sheet"))
  }

  @Test func `gives what is written`() throws {
    let preset = try load(
      #"{"name": "x", "theme": {"cornerRadius": 20, "grabber": {"topMargin": 8}}}"#
    ).preset()
    var expected = Preset(name: "x")
    expected.theme.cornerRadius = 20
    expected.theme.grabber?.topMargin = 8
    #expect(preset == expected)
  }

  @Test(arguments: [
    ("Themes/Brand sheet.json", "brand-sheet"), ("a.b.json", "a"), ("__.json", "preset"),
  ])
  func `calls a preset without a name as its file`(file: String, name: String) throws {
    #expect(try load("{}", name: file).preset().name == name)
  }

  @Test func `names no more than twenty of the values that are allowed`() {
    let found = load(#"{"theme": {"grabber": {"color": "blakc"}}}"#).report.diagnostics
    let help = found.first?.help ?? ""
    #expect(help.hasPrefix("Allowed: clear, darkGray, "))
    #expect(help.hasSuffix(", …."))
    #expect(help.split(separator: ",").count == 21)
  }

  @Test func `says that nothing is there`() {
    let file = load("null")
    #expect(file.report.diagnostics.map(\.code) == [.presetEmpty])
    #expect(file.presets.isEmpty)
  }

  @Test func `says nothing else about another version of the format`() {
    let file = load(#"{"schema": 2, "theme": {"newKey": 1}}"#)
    #expect(file.report.diagnostics.map(\.code) == [.presetUnsupportedVersion])
  }

  @Test func `tells where a value comes from`() throws {
    let loaded = try #require(load(#"{"theme": {"cornerRadius": 20}}"#).presets.first)
    #expect(loaded.origin(of: "theme.cornerRadius") == .file(SourceRange(27, 29)))
    #expect(loaded.origin(of: "theme.leadingMargin") == .default)
    #expect(loaded.origin(of: "behavior.swipeMode") == .default)
  }
}

struct `A catalogue` {
  let catalog = Catalog([Preset(name: "card"), Preset(name: "maps", summary: "old")])

  @Test func `finds presets by name`() throws {
    #expect(catalog.names == ["card", "maps"])
    #expect(try catalog.preset(named: "card") == Preset(name: "card"))
    #expect(catalog["cards"] == nil)
  }

  @Test func `suggests the name that was meant`() {
    #expect(throws: PresetError.unknownPreset("crad", suggestion: "card")) {
      try catalog.preset(named: "crad")
    }
  }

  @Test func `lets the presets that are merged into it win`() {
    let merged = catalog.merging(Catalog([Preset(name: "maps", summary: "new")]))
    #expect(merged["maps"]?.summary == "new")
    #expect(merged.names == ["card", "maps"])
  }
}
