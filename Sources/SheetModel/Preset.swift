/// A named theme and behaviour: what an app loads and hands to the engine.
public struct Preset: Hashable, Sendable {
  /// The name, unique in a catalogue: lower-case letters, digits and hyphens.
  public var name: String
  /// What the preset is for, in one sentence; empty by default.
  public var summary: String
  /// How it looks.
  public var theme: Theme
  /// How it behaves.
  public var behavior: Behavior

  /// Creates a preset.
  public init(
    name: String, summary: String = "", theme: Theme = Theme(), behavior: Behavior = Behavior()
  ) {
    self.name = name
    self.summary = summary
    self.theme = theme
    self.behavior = behavior
  }
}
