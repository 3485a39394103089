import ThemeYAML

/// Runs a program over a tree and says whether an instance is valid, nothing more.
///
/// It holds bare pointers into the program and the tree, which ``Program/evaluate(_:limits:_:)``
/// keeps alive around it. Nothing is allocated for a node; only schemas with `unevaluated…` use a
/// stack of marks, which grows once.
struct Evaluator {
  let nodes: UnsafeBufferPointer<NodeRecord>
  let arena: UnsafeBufferPointer<UInt8>
  /// For the entries of mappings with merge keys.
  let tree: UnsafePointer<YAMLTree>
  /// The program's number of each of the tree's keys, where the tree was read with other keys.
  let keyMap: UnsafePointer<Int32>?

  let schemas: UnsafeBufferPointer<SchemaRecord>
  let code: UnsafeBufferPointer<Instruction>
  let ints: UnsafeBufferPointer<Int32>
  let bytes: UnsafeBufferPointer<UInt8>
  let bounds: UnsafeBufferPointer<NumberBound>
  let literals: UnsafeBufferPointer<LiteralRecord>
  let checks: UnsafeBufferPointer<Keyword.Check>
  /// The pools that are rarely needed.
  let program: Program

  let depthLimit: Int
  var depth = 0
  var steps: Int
  /// Why evaluation stopped before its end; then no verdict counts.
  var stop: Stop?
  /// The key that `propertyNames` looks at, which counts as a string however it is written.
  var keyNode: NodeID = -1
  var marks = Marks()
  /// The resources entered, outermost first; kept only where a dynamic reference needs them.
  var scope: [ResourceID] = []
}

/// Why evaluation stopped before its end.
enum Stop {
  /// A pattern ran out of steps.
  case stepLimit(Instruction, node: NodeID)
  /// The recursion reached its bound.
  case tooDeep(schema: SchemaID, node: NodeID)
  /// The number of schemas tried reached its bound.
  case tooManySteps(node: NodeID)
}

extension Evaluator {
  /// Whether a value satisfies a schema; for values below the one at hand.
  mutating func accepts(_ schema: SchemaID, _ node: NodeID) -> Bool {
    let frame = marks.suspend()
    let result = run(schema, resolved(node))
    marks.resume(frame)
    return result
  }

  /// Whether the value at hand satisfies another schema too, whose marks then count here.
  ///
  /// Where a failure does not fail the whole, use ``acceptsBranch(_:_:)``.
  mutating func acceptsInPlace(_ schema: SchemaID, _ node: NodeID) -> Bool { run(schema, node) }

  /// Whether the value at hand satisfies one branch; its marks count only if it does.
  mutating func acceptsBranch(_ schema: SchemaID, _ node: NodeID) -> Bool {
    guard marks.isActive else { return run(schema, node) }
    let frame = marks.push(marks.count)
    let result = run(schema, node)
    marks.pop(frame, merging: result)
    return result
  }

  /// Whether the value at hand satisfies a schema whose marks never count, such as that of `not`.
  mutating func acceptsApart(_ schema: SchemaID, _ node: NodeID) -> Bool {
    let frame = marks.suspend()
    let result = run(schema, node)
    marks.resume(frame)
    return result
  }

  private mutating func run(_ schema: SchemaID, _ node: NodeID) -> Bool {
    let record = schemas[Int(schema)]
    if record.first == record.end { return true }
    guard enter(schema, node) else { return false }
    defer { depth -= 1 }
    let isNewScope = enterScope(record.resource)
    defer { if isNewScope { scope.removeLast() } }
    guard record.tracks else { return run(record, node) }
    let frame = marks.push(childCount(of: node))
    let result = run(record, node)
    marks.pop(frame, merging: result)
    return result
  }

  @inline(__always)
  private mutating func run(_ record: SchemaRecord, _ node: NodeID) -> Bool {
    let type = self.type(of: node)
    for index in Int(record.first)..<Int(record.end) {
      let instruction = code[index]
      if !instruction.applies.isDisjoint(with: type), !check(instruction, node) { return false }
    }
    return true
  }

  /// Whether one keyword holds for an instance of a type that it speaks of.
  @inline(__always)
  mutating func check(_ instruction: Instruction, _ node: NodeID) -> Bool {
    checks[Int(instruction.keyword)](&self, instruction, node)
  }

  /// Counts a level and a step; `false` beyond the bounds.
  @inline(__always)
  private mutating func enter(_ schema: SchemaID, _ node: NodeID) -> Bool {
    if depth < depthLimit, steps > 0, stop == nil {
      depth += 1
      steps -= 1
      return true
    }
    if stop == nil {
      stop = steps > 0 ? .tooDeep(schema: schema, node: node) : .tooManySteps(node: node)
    }
    return false
  }

  /// Stops because a pattern gave no answer.
  mutating func stopAtStepLimit(_ instruction: Instruction, _ node: NodeID) -> Bool {
    if stop == nil { stop = .stepLimit(instruction, node: node) }
    return false
  }
}
