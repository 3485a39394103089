import ThemeYAML

/// Finds every failure of an instance, after the evaluator said that there is one.
///
/// It walks the same program and asks the evaluator about each keyword, so both always agree.
struct Collector {
  var evaluator: Evaluator
  let program: Program
  private(set) var failures: [SchemaFailure] = []
  /// The way to the instance at hand.
  private(set) var path: InstancePath
  /// The way of the evaluation through the schema, as a JSON Pointer.
  private var location = ""
  private var depth = 0
  /// What was listed so far by ``allowedNames(in:)``.
  var allowedNames: [SchemaID: [String]] = [:]

  /// Begins without failures at an instance.
  init(_ evaluator: Evaluator, at path: InstancePath) {
    self.evaluator = evaluator
    program = evaluator.program
    self.path = path
  }

  /// Collects the failures of the instance at hand against a schema.
  mutating func collect(_ schema: SchemaID) {
    let node = evaluator.resolved(path.node)
    let record = program.schemas[Int(schema)]
    guard depth < evaluator.depthLimit else { return failTooDeep(record) }
    depth += 1
    evaluator.depth += 1
    let isNewScope = evaluator.enterScope(record.resource)
    let frame = record.tracks ? evaluator.marks.push(evaluator.childCount(of: node)) : nil
    let type = evaluator.type(of: node)
    for index in Int(record.first)..<Int(record.end) {
      let instruction = program.code[index]
      guard !instruction.operation.applies.isDisjoint(with: type) else { continue }
      guard evaluator.stop == nil else { break }
      let isSatisfied = evaluator.check(instruction.operation, node, type)
      if let stop = evaluator.stop {
        report(stop, instruction)
      } else if !isSatisfied {
        instruction.keyword.rules.explain(&self, instruction, node)
      }
    }
    if let frame { evaluator.marks.pop(frame, merging: true) }
    if isNewScope { evaluator.scope.removeLast() }
    evaluator.depth -= 1
    depth -= 1
  }

  /// Collects against another schema for the same instance, whose marks count here.
  mutating func collectInPlace(_ schema: SchemaID, _ step: String) {
    let outer = location
    location += step
    collect(schema)
    location = outer
  }

  /// The failures of a node against a schema, apart from all others.
  mutating func attempt(_ schema: SchemaID, at node: NodeID? = nil, _ step: String)
    -> [SchemaFailure]
  {
    var inner = self
    inner.failures = []
    inner.location += step
    if let node { inner.path = InstancePath(root: node) }
    let frame = inner.evaluator.marks.suspend()
    inner.collect(schema)
    inner.evaluator.marks.resume(frame)
    evaluator.marks = inner.evaluator.marks
    evaluator.steps = inner.evaluator.steps
    if evaluator.stop == nil { evaluator.stop = inner.evaluator.stop }
    return inner.failures
  }

  /// Adds a failure of the instance at hand.
  mutating func fail(
    _ instruction: Instruction, _ expectation: Expectation, key: NodeID? = nil
  ) {
    let isFalse = instruction.keyword == .nothing
    failures.append(
      SchemaFailure(
        keyword: instruction.keyword, instance: path, keyNode: key, schema: instruction.schema,
        place: place(of: instruction),
        keywordLocation: isFalse ? location : location + "/" + instruction.keyword.name,
        expectation: expectation, expects: sibling("x-expects", of: instruction),
        unit: sibling("x-unit", of: instruction)))
  }

  /// Adds failures that were collected apart.
  mutating func add(_ more: [SchemaFailure]) { failures += more }

  /// Reports that the evaluation stopped, at the value where it did.
  private mutating func report(_ stop: Stop, _ instruction: Instruction) {
    let outer = path
    path = evaluator.path(from: path, to: stop.node)
    switch stop {
    case .stepLimit(let pattern, _):
      fail(instruction, .stepLimit(program.patterns[Int(pattern)].source))
    case .tooDeep: fail(instruction, .tooDeep(limit: evaluator.depthLimit))
    case .tooManySteps: fail(instruction, .tooManySteps(limit: EvaluationLimits().steps))
    }
    path = outer
  }

  /// Reports that the way to a schema, which the evaluator may have cut short, is too long to follow.
  private mutating func failTooDeep(_ record: SchemaRecord) {
    guard record.first < record.end else { return }
    let stop = Stop.tooDeep(node: evaluator.resolved(path.node))
    _ = evaluator.stop(stop)
    report(stop, program.code[Int(record.first)])
  }

  private func place(of instruction: Instruction) -> SchemaPlace {
    SchemaPlace(
      document: program.schemas[Int(instruction.schema)].document, node: instruction.node)
  }
}

extension Collector {
  /// Collects the failures of an entry's value, if it has any.
  mutating func descend(
    into entry: Entry, of parent: NodeID, _ schema: SchemaID, _ instruction: Instruction,
    named: Bool = false, suffix: String? = nil
  ) {
    guard !evaluator.accepts(schema, entry.value) else { return }
    let step = named ? text(of: evaluator.resolved(entry.key)) : suffix
    descend(
      InstancePath.Step(parent: parent, key: entry.key, index: entry.index, node: entry.value),
      schema, instruction, step)
  }

  /// Collects the failures of an item, if it has any.
  mutating func descend(
    intoItem index: Int, _ item: NodeID, of parent: NodeID, _ schema: SchemaID,
    _ instruction: Instruction, suffix: String? = nil
  ) {
    guard !evaluator.accepts(schema, item) else { return }
    descend(
      InstancePath.Step(parent: parent, key: nil, index: index, node: item), schema, instruction,
      suffix)
  }

  private mutating func descend(
    _ step: InstancePath.Step, _ schema: SchemaID, _ instruction: Instruction, _ suffix: String?
  ) {
    let outer = location
    location += "/" + instruction.keyword.name
    if let suffix { location += "/" + escapedPointerToken(suffix) }
    path.steps.append(step)
    let frame = evaluator.marks.suspend()
    if let stop = evaluator.stop { report(stop, instruction) } else { collect(schema) }
    evaluator.marks.resume(frame)
    path.steps.removeLast()
    location = outer
  }

  /// Fails an entry that no schema speaks of, at its key where nothing is allowed there.
  mutating func failUnknown(
    _ entry: Entry, of parent: NodeID, schema: SchemaID, _ instruction: Instruction
  ) {
    guard refusesAll(schema) else {
      return descend(into: entry, of: parent, schema, instruction)
    }
    let name = text(of: evaluator.resolved(entry.key))
    fail(
      instruction, .unknownKey(name, allowed: allowedNames(in: instruction.schema)), key: entry.key)
  }

  /// Fails an item that no schema speaks of.
  mutating func failExtra(
    _ index: Int, _ item: NodeID, of parent: NodeID, schema: SchemaID, allowed: Int,
    _ instruction: Instruction
  ) {
    guard refusesAll(schema) else {
      return descend(intoItem: index, item, of: parent, schema, instruction)
    }
    path.steps.append(InstancePath.Step(parent: parent, key: nil, index: index, node: item))
    fail(instruction, .extraItem(index: index, allowed: allowed))
    path.steps.removeLast()
  }

  private func refusesAll(_ schema: SchemaID) -> Bool {
    let record = program.schemas[Int(schema)]
    return record.end - record.first == 1
      && program.code[Int(record.first)].keyword == .nothing
  }
}
