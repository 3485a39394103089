import ThemeYAML

/// Runs a program over a tree and says whether an instance is valid, nothing more.
///
/// It holds bare pointers into the program and the tree, which ``Program/evaluate(_:limits:_:)``
/// keeps alive around it. Nothing is allocated for a node; only schemas with `unevaluated…` use a
/// stack of marks, which grows once.
///
/// Methods that are not inlined are mutating even where they change nothing: else the whole value would
/// be copied for each call.
struct Evaluator {
  let nodes: UnsafeBufferPointer<NodeRecord>
  let arena: UnsafeBufferPointer<UInt8>
  /// The mappings with merge keys.
  let mergedRuns: UnsafeBufferPointer<MergedRuns.Run>
  /// Their entries.
  let mergedEntries: UnsafeBufferPointer<MergedEntry>
  /// The program's number of each of the tree's keys, where the tree was read with other keys.
  let keyMap: UnsafePointer<Int32>?

  let runs: UnsafeBufferPointer<OperationRun>
  let operations: UnsafeBufferPointer<Operation>
  let ints: UnsafeBufferPointer<Int32>
  let bytes: UnsafeBufferPointer<UInt8>
  let bounds: UnsafeBufferPointer<NumberBound>
  let literals: UnsafeBufferPointer<LiteralRecord>
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
  /// Whether a dynamic reference makes the way of the evaluation matter.
  let hasDynamicScope: Bool
  /// The resources entered, outermost first; kept only where a dynamic reference needs them.
  var scope: [ResourceID] = []
}

/// Why evaluation stopped before its end.
enum Stop {
  /// A pattern ran out of steps.
  case stepLimit(pattern: Int32, node: NodeID)
  /// The recursion reached its bound.
  case tooDeep(node: NodeID)
  /// The number of schemas tried reached its bound.
  case tooManySteps(node: NodeID)
}

extension Evaluator {
  /// Whether a value satisfies a schema; for values below the one at hand.
  @inline(__always)
  mutating func accepts(_ schema: SchemaID, _ node: NodeID) -> Bool {
    let node = resolved(node)
    let frame = marks.suspend()
    let result = run(schema, node, type(of: node))
    marks.resume(frame)
    return result
  }

  /// Whether the value at hand satisfies another schema too, whose marks then count here.
  ///
  /// Where a failure does not fail the whole, use ``acceptsBranch(_:_:_:)``.
  @inline(__always)
  mutating func acceptsInPlace(_ schema: SchemaID, _ node: NodeID, _ type: TypeSet) -> Bool {
    run(schema, node, type)
  }

  /// Whether the value at hand satisfies one branch; its marks count only if it does.
  @inline(__always)
  mutating func acceptsBranch(_ schema: SchemaID, _ node: NodeID, _ type: TypeSet) -> Bool {
    guard marks.isActive else { return run(schema, node, type) }
    let frame = marks.push(marks.count)
    let result = run(schema, node, type)
    marks.pop(frame, merging: result)
    return result
  }

  /// Whether the value at hand satisfies a schema whose marks never count, such as that of `not`.
  mutating func acceptsApart(_ schema: SchemaID, _ node: NodeID, _ type: TypeSet) -> Bool {
    let frame = marks.suspend()
    let result = run(schema, node, type)
    marks.resume(frame)
    return result
  }

  @inline(__always)
  private mutating func run(_ schema: SchemaID, _ node: NodeID, _ type: TypeSet) -> Bool {
    let run = runs[Int(schema)]
    guard run.types.contains(type) else { return false }
    return run.first == run.end || self.run(run, node, type)
  }

  private mutating func run(
    _ run: OperationRun, _ node: NodeID, _ type: TypeSet
  ) -> Bool {
    guard enter(node) else { return false }
    defer { depth -= 1 }
    guard run.tracks || hasDynamicScope else { return perform(run, node, type) }
    let isNewScope = enterScope(run.resource)
    defer { if isNewScope { scope.removeLast() } }
    guard run.tracks else { return perform(run, node, type) }
    let frame = marks.push(childCount(of: node))
    let result = perform(run, node, type)
    marks.pop(frame, merging: result)
    return result
  }

  @inline(__always)
  private mutating func perform(_ run: OperationRun, _ node: NodeID, _ type: TypeSet) -> Bool {
    for index in Int(run.first)..<Int(run.end) {
      let operation = operations[index]
      if !operation.applies.isDisjoint(with: type), !check(operation, node, type) { return false }
    }
    return true
  }

  /// Counts a level and a step; `false` beyond the bounds.
  @inline(__always)
  private mutating func enter(_ node: NodeID) -> Bool {
    if depth < depthLimit, steps > 0, stop == nil {
      depth += 1
      steps -= 1
      return true
    }
    return stop(steps > 0 ? .tooDeep(node: node) : .tooManySteps(node: node))
  }

  /// Stops the evaluation, unless it was stopped before; no verdict counts then.
  mutating func stop(_ reason: Stop) -> Bool {
    if stop == nil { stop = reason }
    return false
  }

  /// Enters a resource where dynamic references matter; whether it is another one.
  mutating func enterScope(_ resource: ResourceID) -> Bool {
    guard hasDynamicScope, scope.last != resource else { return false }
    scope.append(resource)
    return true
  }
}
