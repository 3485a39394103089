import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets

/// The presets that a bare name can mean: those of the folder `./Themes`, then those that come with
/// the tool.
struct NamedPresets {
  /// What a name means.
  enum Meaning {
    /// The presets of that name in a file, which may have errors.
    case own([Preset], PresetFile)
    /// One that comes with the tool.
    case shipped(Preset)
  }

  private let loader = PresetLoader()
  private var bases: PresetBases
  private let maxSize: Int
  private var files: [PresetFile] = []
  private var unread: ArraySlice<InputFile>

  /// Looks which files the folder `./Themes` has, where there is one; they are read when they are needed.
  ///
  /// - Parameter maxSize: how many bytes a file may have.
  init(maxSize: Int) {
    self.maxSize = maxSize
    let files = defaultFiles().files.filter { !$0.isShipped }
    bases = PresetBases(.files(besides: files, maxSize: maxSize))
    unread = files[...]
  }

  /// What a name means; `nil` where it means nothing.
  mutating func meaning(of name: String) -> Meaning? {
    for index in 0... {
      guard let file = file(index) else { break }
      let presets = file.presets.map { $0.preset }.filter { $0.name == name }
      if !presets.isEmpty { return .own(presets, file) }
    }
    return ShippedPresets.all.first { $0.name == name }.map { .shipped($0) }
  }

  /// The name that was probably meant by one that means nothing.
  func suggestion(for name: String) -> String? {
    let names = Set(files.flatMap { $0.names } + ShippedPresets.all.map { $0.name }).sorted()
    return NameSuggester(names).suggestion(for: name)?.name
  }

  /// The preset of a name.
  ///
  /// - Parameter name: the name.
  /// - Returns: the preset.
  /// - Throws: ``PresetError/invalid(_:)`` where its file has errors, and
  ///   ``PresetError/unknownPreset(_:suggestion:)`` with the name that was probably meant.
  mutating func preset(named name: String) throws(PresetError) -> Preset {
    switch meaning(of: name) {
    case .own(let presets, let file):
      guard !file.hasErrors, let preset = presets.first else { throw .invalid(file.report) }
      return preset
    case .shipped(let preset): return preset
    case nil: throw .unknownPreset(name, suggestion: suggestion(for: name))
    }
  }

  /// The file of an index among those that can be read: one that cannot does not hide the others.
  private mutating func file(_ index: Int) -> PresetFile? {
    while index >= files.count, let input = unread.popFirst() {
      guard let text = try? input.source(maxSize: maxSize) else { continue }
      files.append(loader.load(text.source, extending: &bases))
    }
    return index < files.count ? files[index] : nil
  }
}
