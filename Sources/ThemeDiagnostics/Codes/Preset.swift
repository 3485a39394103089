extension CodeRegistry {
  /// The codes of the domain `preset`.
  static let presetCodes: [Entry] = []
}
