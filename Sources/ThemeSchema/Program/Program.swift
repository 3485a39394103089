import ThemeYAML

/// Everything that a compiled schema is made of, in flat pools that instructions point into.
final class Program: Sendable {
  let schemas: ContiguousArray<SchemaRecord>
  /// Every keyword of every schema, for those that explain failures.
  let code: ContiguousArray<Instruction>
  /// What the evaluator does for each schema.
  let runs: ContiguousArray<OperationRun>
  /// The operations of ``runs``.
  let operations: ContiguousArray<Operation>
  /// Tables of the instructions: hash tables of property names, lists of schemas.
  let ints: ContiguousArray<Int32>
  /// The text of literals and bounds.
  let bytes: ContiguousArray<UInt8>
  let bounds: ContiguousArray<NumberBound>
  let literals: ContiguousArray<LiteralRecord>
  let divisors: ContiguousArray<Divisor>
  let patterns: ContiguousArray<Pattern>
  let formats: ContiguousArray<Format>
  /// The documents that schemas came from; the first is the one that was compiled.
  let documents: [SchemaDocument]
  /// The resources in them.
  let resources: [SchemaResource]
  /// Whether a dynamic reference makes the way of the evaluation matter.
  let hasDynamicScope: Bool
  /// The schema that validation begins with.
  let root: SchemaID
  let keys: KeyTable

  init(
    _ draft: consuming ProgramDraft, documents: [SchemaDocument], resources: [SchemaResource],
    root: SchemaID
  ) {
    schemas = draft.schemas
    code = draft.code
    ints = draft.ints
    bytes = draft.bytes
    bounds = draft.bounds
    literals = draft.literals
    divisors = draft.divisors
    patterns = draft.patterns
    formats = draft.formats
    keys = KeyTable(draft.names)
    (runs, operations) = shortened(draft)
    hasDynamicScope = draft.hasDynamicScope
    self.documents = documents
    self.resources = resources
    self.root = root
  }
}
