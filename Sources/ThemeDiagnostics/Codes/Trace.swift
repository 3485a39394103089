extension CodeRegistry {
  /// The codes of the domain `trace`.
  static let traceCodes: [Entry] = []
}
