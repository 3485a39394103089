extension CodeRegistry {
  /// The codes of the domain `config`.
  static let configCodes: [Entry] = []
}
