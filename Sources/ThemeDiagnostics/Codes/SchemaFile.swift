extension DiagnosticCode {
  /// The dialect that a schema names is not known.
  package static let schemaFileDialect = DiagnosticCode("schema-file.dialect")
  /// A lower bound is above the upper one.
  package static let schemaFileEmptyRange = DiagnosticCode("schema-file.empty-range")
  /// A keyword does nothing where it stands.
  package static let schemaFileIgnoredKeyword = DiagnosticCode("schema-file.ignored-keyword")
  /// A key is required and forbidden.
  package static let schemaFileImpossibleKey = DiagnosticCode("schema-file.impossible-key")
  /// A listed value has a type that is not allowed.
  package static let schemaFileImpossibleValue = DiagnosticCode("schema-file.impossible-value")
  /// A keyword speaks of types that are not allowed.
  package static let schemaFileKeywordType = DiagnosticCode("schema-file.keyword-type")
  /// A reference leads back to itself for the same value.
  package static let schemaFileLoop = DiagnosticCode("schema-file.loop")
  /// A pattern is no regular expression.
  package static let schemaFilePattern = DiagnosticCode("schema-file.pattern")
  /// A reference leads nowhere.
  package static let schemaFileReference = DiagnosticCode("schema-file.reference")
  /// What stands where a schema is expected is none.
  package static let schemaFileType = DiagnosticCode("schema-file.type")
  /// A key of a schema is nearly a keyword, or one of another draft.
  package static let schemaFileUnknownKeyword = DiagnosticCode("schema-file.unknown-keyword")
  /// Nothing refers to a definition.
  package static let schemaFileUnreachableDefinition =
    DiagnosticCode("schema-file.unreachable-definition")
  /// A keyword of a schema has a value that it cannot have.
  package static let schemaFileValue = DiagnosticCode("schema-file.value")
}

extension CodeRegistry {
  /// The codes of the domain `schema-file`: faults of a schema, not of what it judges; what is legal
  /// but surely not meant is a warning.
  static let schemaFileCodes: [Entry] = [
    Entry(.schemaFileDialect, "the dialect of a schema is not known"),
    Entry(
      .schemaFileEmptyRange, "a lower bound is above the upper one",
      severity: .warning),
    Entry(
      .schemaFileIgnoredKeyword, "a keyword does nothing where it stands",
      severity: .warning),
    Entry(
      .schemaFileImpossibleKey, "a key is required and forbidden",
      severity: .warning),
    Entry(
      .schemaFileImpossibleValue, "a listed value has a type that is not allowed",
      severity: .warning),
    Entry(
      .schemaFileKeywordType, "a keyword speaks of types that are not allowed",
      severity: .warning),
    Entry(.schemaFileLoop, "a reference leads back to itself for the same value"),
    Entry(.schemaFilePattern, "a pattern is no regular expression"),
    Entry(.schemaFileReference, "a reference in a schema leads nowhere"),
    Entry(.schemaFileType, "a schema is neither a mapping nor a boolean"),
    Entry(
      .schemaFileUnknownKeyword, "a key is nearly a keyword, or one of another draft",
      severity: .warning),
    Entry(
      .schemaFileUnreachableDefinition, "nothing refers to a definition",
      severity: .warning),
    Entry(.schemaFileValue, "a keyword has a value that it cannot have"),
  ]
}
