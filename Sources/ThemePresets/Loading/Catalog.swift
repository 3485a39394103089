public import SheetModel
import ThemeDiagnostics

/// Presets by name: a value that is never changed, only made from others.
public struct Catalog: Hashable, Sendable {
  private let byName: [String: Preset]

  /// Creates a catalogue; of two presets with one name the later one stays.
  public init(_ presets: [Preset] = []) {
    var byName: [String: Preset] = [:]
    for preset in presets { byName[preset.name] = preset }
    self.byName = byName
  }

  /// The names, sorted.
  public var names: [String] { byName.keys.sorted() }

  /// The presets, sorted by name.
  public var presets: [Preset] { byName.values.sorted { $0.name < $1.name } }

  /// The preset of a name, or `nil`.
  public subscript(name: String) -> Preset? { byName[name] }

  /// The preset of a name.
  ///
  /// - Parameter name: the name.
  /// - Returns: the preset.
  /// - Throws: ``PresetError/unknownPreset(_:suggestion:)`` with the name that was probably meant.
  public func preset(named name: String) throws(PresetError) -> Preset {
    if let preset = byName[name] { return preset }
    throw .unknownPreset(name, suggestion: NameSuggester(names).suggestion(for: name)?.name)
  }

  /// The catalogue with another one's presets; where both have a name, the other's stays.
  public func merging(_ other: Catalog) -> Catalog {
    Catalog(Array(byName.values) + Array(other.byName.values))
  }
}
