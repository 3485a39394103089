import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets

/// The presets that a bare name can mean: those of the folder `./Themes`, then those that come with
/// the tool.
struct NamedPresets {
  private let files: [PresetFile]

  /// Reads the folder `./Themes`, where there is one.
  ///
  /// - Parameter maxSize: how many bytes a file may have. One that cannot be read does not hide the
  ///   presets of the others.
  init(maxSize: Int) {
    let loader = PresetLoader()
    files = defaultFiles().files.filter { !$0.isShipped }
      .compactMap { try? $0.source(maxSize: maxSize).source }
      .map { loader.load($0) }
  }

  /// The preset of a name.
  ///
  /// - Parameter name: the name.
  /// - Returns: the preset.
  /// - Throws: ``PresetError/invalid(_:)`` where its file has errors, and
  ///   ``PresetError/unknownPreset(_:suggestion:)`` with the name that was probably meant.
  func preset(named name: String) throws(PresetError) -> Preset {
    for file in files {
      guard let loaded = file.presets.first(where: { $0.preset.name == name }) else { continue }
      if file.hasErrors { throw .invalid(file.report) }
      return loaded.preset
    }
    if let shipped = ShippedPresets.all.first(where: { $0.name == name }) { return shipped }
    let own = files.flatMap { $0.presets.map { $0.preset.name } }
    let names = Set(own + ShippedPresets.all.map { $0.name }).sorted()
    throw .unknownPreset(name, suggestion: NameSuggester(names).suggestion(for: name)?.name)
  }
}
