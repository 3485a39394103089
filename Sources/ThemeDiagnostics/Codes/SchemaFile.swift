extension DiagnosticCode {
  /// A keyword of a schema has a value that it cannot have.
  package static let schemaFileValue = DiagnosticCode("schema-file.value")
  /// What stands where a schema is expected is none.
  package static let schemaFileType = DiagnosticCode("schema-file.type")
  /// A reference leads nowhere.
  package static let schemaFileReference = DiagnosticCode("schema-file.reference")
  /// A pattern is no regular expression.
  package static let schemaFilePattern = DiagnosticCode("schema-file.pattern")
  /// The dialect that a schema names is not known.
  package static let schemaFileDialect = DiagnosticCode("schema-file.dialect")
}

extension CodeRegistry {
  /// The codes of the domain `schema-file`: faults of a schema, not of what it judges.
  static let schemaFileCodes: [Entry] = [
    Entry(.schemaFileDialect, "the dialect of a schema is not known"),
    Entry(.schemaFilePattern, "a pattern is no regular expression"),
    Entry(.schemaFileReference, "a reference in a schema leads nowhere"),
    Entry(.schemaFileType, "a schema is neither a mapping nor a boolean"),
    Entry(.schemaFileValue, "a keyword has a value that it cannot have"),
  ]
}
