import Cardstock

/// The presets of an app: the shipped ones and its own.
struct Sheets {
  let catalog: Catalog

  init(folder: String) throws(PresetError) {
    catalog = Catalog(ShippedPresets.all).merging(try Catalog(contentsOf: folder))
  }

  /// Opens a sheet and asks where it is after half a second.
  func heightOfOpenedSheet(_ name: String) throws(PresetError) -> Double? {
    let preset = try catalog.preset(named: name)
    var engine = SheetEngine(
      environment: SheetEnvironment(container: Size(width: 390, height: 844)))
    _ = engine.step(.present(id: "sheet-1", preset: preset), at: 0)
    _ = engine.advance(to: 0.5)
    return engine.frame(at: 0.5).presentations.first?.height
  }
}
