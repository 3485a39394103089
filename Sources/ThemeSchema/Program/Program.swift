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
  let documents: SchemaDocuments
  /// The resources in them.
  let resources: ContiguousArray<SchemaResource>
  /// Whether a dynamic reference makes the way of the evaluation matter.
  let hasDynamicScope: Bool
  /// The schema that validation begins with.
  let root: SchemaID
  let keys: KeyTable

  init(
    schemas: ContiguousArray<SchemaRecord>, code: ContiguousArray<Instruction>,
    runs: ContiguousArray<OperationRun>, operations: ContiguousArray<Operation>,
    ints: ContiguousArray<Int32>, bytes: ContiguousArray<UInt8>,
    bounds: ContiguousArray<NumberBound>, literals: ContiguousArray<LiteralRecord>,
    divisors: ContiguousArray<Divisor>, patterns: ContiguousArray<Pattern>,
    formats: ContiguousArray<Format>, documents: SchemaDocuments,
    resources: ContiguousArray<SchemaResource>, hasDynamicScope: Bool, root: SchemaID,
    keys: KeyTable
  ) {
    self.schemas = schemas
    self.code = code
    self.runs = runs
    self.operations = operations
    self.ints = ints
    self.bytes = bytes
    self.bounds = bounds
    self.literals = literals
    self.divisors = divisors
    self.patterns = patterns
    self.formats = formats
    self.documents = documents
    self.resources = resources
    self.hasDynamicScope = hasDynamicScope
    self.root = root
    self.keys = keys
  }

  convenience init(
    _ draft: consuming ProgramDraft, documents: [SchemaDocument], resources: [SchemaResource],
    root: SchemaID
  ) {
    let (runs, operations) = shortened(draft)
    self.init(
      schemas: draft.schemas, code: draft.code, runs: runs, operations: operations,
      ints: draft.ints, bytes: draft.bytes, bounds: draft.bounds, literals: draft.literals,
      divisors: draft.divisors, patterns: draft.patterns, formats: draft.formats,
      documents: .loaded(documents), resources: ContiguousArray(resources),
      hasDynamicScope: draft.hasDynamicScope, root: root, keys: KeyTable(draft.names))
  }
}
