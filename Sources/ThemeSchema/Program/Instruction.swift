import ThemeYAML

/// The number of a compiled schema in its program.
typealias SchemaID = Int32

/// What the evaluator does for one keyword: a trivial value of 16 bytes.
///
/// What `a`, `b`, `c` and `flag` mean is the keyword's own affair; tables stand in
/// ``Program/ints``.
struct Operation: Sendable {
  var keyword: Keyword
  /// The types the keyword speaks of; for others it is skipped.
  var applies: TypeSet
  var flag = false
  var a: Int32 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

/// One keyword of one schema: what to do, and where it stands.
struct Instruction: Sendable {
  var operation: Operation
  /// The schema it belongs to.
  var schema: SchemaID
  /// The keyword's value in the schema's document.
  var node: NodeID

  var keyword: Keyword { operation.keyword }
  var a: Int32 { operation.a }
  var b: Int32 { operation.b }
  var c: Int32 { operation.c }
}

/// One compiled schema: a run of instructions.
struct SchemaRecord: Sendable {
  /// Its first instruction.
  var first: Int32 = 0
  /// The instruction after its last.
  var end: Int32 = 0
  /// Whether `unevaluatedProperties` or `unevaluatedItems` stands in it, so that what its
  /// neighbours evaluate has to be marked.
  var tracks = false
  /// Its document in ``Program/documents``.
  var document: Int32
  /// Its node in the document.
  var node: NodeID
  /// The resource it belongs to, for dynamic references.
  var resource: ResourceID
}

/// What the evaluator does for one schema: a run of operations, without those that follow from
/// others.
struct OperationRun: Sendable {
  /// Its first operation.
  var first: Int32 = 0
  /// The operation after its last.
  var end: Int32 = 0
  /// The resource it belongs to, for dynamic references.
  var resource: ResourceID = 0
  /// The types that values it accepts can have.
  var types: TypeSet = .all
  /// Whether what its keywords evaluate has to be marked.
  var tracks = false
}

/// A number that instances are compared with.
struct NumberBound: Sendable {
  /// The nearest double.
  var value: Double
  /// Whether the double is exactly the number and a whole one below 2^53.
  var isSmallInteger: Bool
  /// The text in ``Program/bytes``.
  var text: Slice
}

/// A value of `const` or `enum`.
struct LiteralRecord: Sendable {
  /// The type; one member.
  var type: TypeSet
  /// The value of a boolean.
  var boolean = false
  /// The value of a number, else ignored.
  var number = NumberBound(value: 0, isSmallInteger: true, text: Slice())
  /// The text of a string in ``Program/bytes``.
  var text = Slice()
  /// Where it stands.
  var place: SchemaPlace
}

/// A run of elements in one of the program's pools.
struct Slice: Sendable {
  var start: Int32 = 0
  var count: Int32 = 0
}
