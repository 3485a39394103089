extension CodeRegistry {
  /// The codes of the domain `schema-file`.
  static let schemaFileCodes: [Entry] = []
}
