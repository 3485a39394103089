import SheetModel
import SheetPresets
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `A preset that extends others` {
  let loader = PresetLoader()

  /// Loads presets of one text, each an entry of a JSON list, by their names.
  private func load(_ documents: String...) throws -> Catalog {
    let text = documents.map { "--- " + $0 }.joined(separator: "\n")
    return try loader.load(SourceText(name: "presets.yaml", text: text)).catalog()
  }

  @Test(arguments: ShippedPresets.all.map { $0.name })
  func `without keys is the shipped preset but for name and summary`(name: String) throws {
    let preset = try #require(load("{name: own, extends: \(name)}")["own"])
    var expected = try #require(ShippedPresets.all.first { $0.name == name })
    (expected.name, expected.summary) = ("own", "")
    #expect(preset == expected)
  }

  @Test func `keeps what it does not write, key by key`() throws {
    let catalog = try load(
      "{name: base, theme: {cornerRadius: 20, grabber: {topMargin: 8, color: red}, shadow: none}}",
      "{name: own, extends: base, theme: {grabber: {color: blue}}}")
    let theme = try #require(catalog["own"]).theme
    #expect(theme.cornerRadius == 20)
    #expect(theme.grabber?.topMargin == 8)
    #expect(theme.grabber?.color == Color(ColorValue(rgba: 0x0000_FFFF)))
    #expect(theme.shadow == nil)
  }

  @Test func `has whole values as it writes them`() throws {
    let catalog = try load(
      """
      {name: base, theme: {grabber: {background: {color: red, isTranslucent: false}}}, behavior: {
      heightMode: {specific: {values: [200], heightLimit: screen}}, animations: {moving:
      {spring: {duration: 1, dampingRatio: 1, initialVelocity: 3}}, appearing: none}}}
      """,
      """
      {name: own, extends: base, theme: {grabber: {background: {color: blue}}}, behavior: {
      heightMode: {specific: {values: [50%]}},
      animations: {moving: {spring: {duration: 2, dampingRatio: 1}}}}}
      """)
    let own = try #require(catalog["own"])
    #expect(own.theme.grabber?.background.isTranslucent == true)
    #expect(
      own.behavior.heightMode == .specific(values: [.fraction(0.5)], heightLimit: .navigationBar))
    #expect(own.behavior.animations.moving == .spring(Spring(.duration(2, dampingRatio: 1))))
    #expect(own.behavior.animations.appearing == Animation.none)
  }

  @Test func `begins again where the base has none`() throws {
    let catalog = try load(
      "{name: base, theme: {shadow: none}}",
      "{name: own, extends: base, theme: {shadow: {radius: 9}}}")
    var shadow = Shadow()
    shadow.radius = 9
    #expect(try #require(catalog["own"]).theme.shadow == shadow)
  }

  @Test func `adds to sizes and routes by their names`() throws {
    let catalog = try load(
      """
      {name: base, behavior: {presentation: formSheet, formSheet: {
      sizes: {small: {width: 300, height: 400}, large: fullScreen}, routes: {detail: large}}}}
      """,
      """
      {name: own, extends: base, behavior: {formSheet: {sizes: {small: {width: 1, height: 2}},
      routes: {list: small}}}}
      """)
    let sheet = try #require(catalog["own"]).behavior.formSheet
    #expect(sheet.sizes.map { $0.name } == ["formSheet", "fullScreen", "small", "large"])
    #expect(sheet.sizes[2].size == .fixed(Size(width: 1, height: 2)))
    #expect(sheet.routes.map { $0.route } == ["detail", "list"])
  }

  @Test func `takes the later of several, and a shared base once below both`() throws {
    let catalog = try load(
      "{name: base, theme: {cornerRadius: 1, leadingMargin: 1, trailingMargin: 1}}",
      "{name: round, extends: base, theme: {cornerRadius: 2, leadingMargin: 2}}",
      "{name: wide, extends: base, theme: {leadingMargin: 3}}",
      "{name: own, extends: [round, wide]}", "{name: other, extends: [wide, round]}")
    let own = try #require(catalog["own"]).theme
    #expect([own.cornerRadius, own.leadingMargin, own.trailingMargin] == [2, 3, 1])
    #expect(try #require(catalog["other"]).theme.leadingMargin == 2)
  }

  @Test func `called as a shipped one extends that one`() throws {
    let card = try #require(load("{name: card, extends: card, theme: {cornerRadius: 3}}")["card"])
    #expect(card.behavior == ShippedPresets.card.behavior)
    #expect(card.theme.cornerRadius == 3)
  }

  @Test func `tells in which text a value stands`() throws {
    let text = "name: base\ntheme: {cornerRadius: 20}\n---\nname: own\nextends: base\n"
    let source = SourceText(name: "presets.yaml", text: text)
    let own = try #require(loader.load(source).presets.last)
    #expect(own.origin(of: "theme.cornerRadius") == .base(source, SourceRange(33, 35)))
    #expect(own.origin(of: "theme.leadingMargin") == .default)
  }

  @Test func `finds the presets of other texts of a catalogue, by name and by path`() throws {
    let files = loader.load([
      SourceText(name: "a/one.json", text: #"{"extends": ["two", "../b/three.json"]}"#),
      SourceText(name: "two.json", text: #"{"theme": {"cornerRadius": 2}}"#),
      SourceText(name: "b/three.json", text: #"{"name": "x", "theme": {"leadingMargin": 3}}"#),
    ])
    let theme = try files[0].preset().theme
    #expect(theme.cornerRadius == 2)
    #expect(theme.leadingMargin == 3)
  }

  @Test func `in a circle over several texts is reported once, at the first link`() throws {
    let files = loader.load([
      SourceText(name: "a.json", text: #"{"extends": "b"}"#),
      SourceText(name: "b.json", text: #"{"extends": ["card", "c.json"]}"#),
      SourceText(name: "c.json", text: #"{"extends": "a"}"#),
      SourceText(name: "d.json", text: #"{"extends": "c"}"#),
    ])
    #expect(files.map { $0.report.diagnostics.count } == [1, 0, 0, 0])
    let finding = try #require(files[0].report.diagnostics.first)
    #expect(finding.message == "`extends` goes in a circle: `a` → `b` → `c` → `a`")
    #expect(finding.range == SourceRange(12, 15))
    #expect(finding.related.map { $0.source?.name } == ["b.json", "c.json"])
  }

  @Test func `over more levels than are followed is found at once, however many ways there are`() {
    var texts = ["{name: left-0}", "{name: right-0}"]
    for level in 1...100 {
      for side in ["left", "right"] {
        texts.append("{name: \(side)-\(level), extends: [left-\(level - 1), right-\(level - 1)]}")
      }
    }
    let text = texts.map { "--- " + $0 }.joined(separator: "\n")
    let file = loader.load(SourceText(name: "levels.yaml", text: text))
    #expect(file.presets.count == 202)
    #expect(file.report.diagnostics.map { $0.code } == [.presetBasesTooDeep, .presetBasesTooDeep])
    #expect(file.report.diagnostics.first?.instanceLocation == "/extends/0")
  }
}
