import Cardstock
import Testing

struct `An app that imports Cardstock` {
  @Test func `has its preset in ten lines`() throws {
    let text = """
      name: brand-sheet
      theme: {cornerRadius: 20, grabber: appleDefault}
      behavior: {heightMode: {specific: {values: [200, 50%, fullscreen]}}}
      """
    let loader = PresetLoader()
    let file = loader.load(SourceText(name: "brand-sheet.yaml", text: text))
    for finding in file.report.diagnostics { Issue.record("\(finding.message)") }
    let catalog = Catalog(ShippedPresets.all).merging(try file.catalog())
    let preset = try catalog.preset(named: "brand-sheet")
    #expect(preset.theme.cornerRadius == 20)
    #expect(preset.theme.grabber == .appleDefault)
  }

  @Test func `has the shipped presets without a file`() throws {
    #expect(ShippedPresets.card.behavior.presentation == .card)
    #expect(try Catalog(ShippedPresets.all).preset(named: "card") == ShippedPresets.card)
  }

  @Test func `takes what the file allows`() throws {
    let text = "name: edge\ntheme: {leadingMargin: -4}  # themectl: allow schema.minimum\n"
    let preset = try PresetLoader().load(SourceText(name: "edge.yaml", text: text)).preset()
    #expect(preset.name == "edge")
  }

  @Test func `hears why there is no preset`() {
    #expect(throws: PresetError.self) {
      try PresetLoader().load(SourceText(name: "broken.yaml", text: "theme: [")).preset()
    }
    #expect(throws: PresetError.unknownPreset("crad", suggestion: "card")) {
      try Catalog(ShippedPresets.all).preset(named: "crad")
    }
    #expect(throws: PresetError.unreadable("/nowhere", reason: "No such file or directory")) {
      try Catalog(contentsOf: "/nowhere")
    }
  }

  @Test func `may load from many tasks at once`() async {
    let loader = PresetLoader()
    let names = await withTaskGroup(of: String.self) { group in
      for number in 0..<64 {
        group.addTask {
          loader.load(SourceText(name: "x.yaml", text: "name: sheet-\(number)")).presets[0].preset
            .name
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(names.count == 64)
  }
}
