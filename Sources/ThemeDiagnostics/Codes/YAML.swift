extension DiagnosticCode {
  /// A key stands twice in one mapping.
  package static let duplicateKey = DiagnosticCode("yaml.duplicate-key")
}

extension CodeRegistry {
  /// The codes of the domain `yaml`: faults of the text itself.
  static let yamlCodes: [Entry] = [
    Entry(.duplicateKey, "a key stands twice in one mapping")
  ]
}
