extension CodeRegistry {
  /// The codes of the domain `schema`.
  static let schemaCodes: [Entry] = []
}
