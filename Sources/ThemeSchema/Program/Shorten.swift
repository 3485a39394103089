/// Makes of the keywords of every schema what the evaluator does for it: the same verdicts with fewer
/// steps.
///
/// - `type`, and what else only speaks of types, becomes a set that is asked first; so the branches of
///   `anyOf` that are for other types cost one test each.
/// - A schema that is nothing but a `$ref` does what its target does.
/// - `additionalProperties: false` becomes a flag of the `properties` beside it.
func shortened(
  _ draft: ProgramDraft
) -> (runs: ContiguousArray<OperationRun>, operations: ContiguousArray<Operation>) {
  var shortener = Shortener(draft: draft)
  shortener.addRuns()
  shortener.narrowTypes()
  if !draft.hasDynamicScope { shortener.followReferences() }
  return (shortener.runs, shortener.operations)
}

private struct Shortener {
  let draft: ProgramDraft
  var runs: ContiguousArray<OperationRun> = []
  var operations: ContiguousArray<Operation> = []

  init(draft: ProgramDraft) {
    self.draft = draft
    runs.reserveCapacity(draft.schemas.count)
    operations.reserveCapacity(draft.code.count)
  }

  mutating func addRuns() {
    for schema in draft.schemas {
      var run = OperationRun(
        first: Int32(operations.count), resource: schema.resource, tracks: schema.tracks)
      for instruction in draft.code[Int(schema.first)..<Int(schema.end)] {
        add(instruction.operation, to: &run)
      }
      run.end = Int32(operations.count)
      runs.append(run)
    }
  }

  private mutating func add(_ operation: Operation, to run: inout OperationRun) {
    switch operation.keyword {
    case .nothing: run.types = []
    case .type: run.types.formIntersection(TypeSet(rawValue: UInt8(operation.a)))
    case .const, .enum:
      run.types.formIntersection(types(ofLiterals: operation))
      operations.append(operation)
    case .additionalProperties where isClosing(operation):
      let last = operations.count - 1
      if last >= Int(run.first), operations[last].keyword == .properties,
        operations[last].a == operation.b
      {
        operations[last].flag = true
      } else {
        operations.append(operation)
      }
    default: operations.append(operation)
    }
  }

  private func types(ofLiterals operation: Operation) -> TypeSet {
    var types: TypeSet = []
    for index in operation.a..<operation.b {
      let type = draft.literals[Int(index)].type
      types.formUnion(type.isDisjoint(with: .numeric) ? type : .numeric)
    }
    return types
  }

  /// Whether `additionalProperties` is `false` with no patterns beside it.
  private func isClosing(_ operation: Operation) -> Bool {
    guard operation.b >= 0, operation.c < 0 else { return false }
    let schema = draft.schemas[Int(operation.a)]
    return schema.end - schema.first == 1 && draft.code[Int(schema.first)].keyword == .nothing
  }

  /// Takes the types of references and branches over, which are never wider than they say.
  mutating func narrowTypes() {
    // Definitions stand behind what refers to them, so that going backwards settles most in one round;
    // a chain that needs more only stays wider than it could be.
    for _ in 0..<2 {
      for index in runs.indices.reversed() {
        for place in Int(runs[index].first)..<Int(runs[index].end) {
          runs[index].types.formIntersection(types(after: operations[place]))
        }
      }
    }
  }

  private func types(after operation: Operation) -> TypeSet {
    switch operation.keyword {
    case .ref: return runs[Int(operation.a)].types
    case .allOf:
      return branches(of: operation).reduce(.all) { $0.intersection(runs[$1].types) }
    case .anyOf, .oneOf:
      return branches(of: operation).reduce([]) { $0.union(runs[$1].types) }
    default: return .all
    }
  }

  private func branches(of operation: Operation) -> LazyMapSequence<Range<Int32>, Int> {
    (operation.a..<operation.a + operation.b).lazy.map { Int(draft.ints[Int($0)]) }
  }

  /// Lets schemas that are nothing but a `$ref` do what their targets do.
  mutating func followReferences() {
    for index in runs.indices {
      var hops = 0
      while let target = onlyReference(of: index), target != index, hops < 16 {
        let types = runs[index].types
        runs[index] = runs[target]
        runs[index].types.formIntersection(types)
        hops += 1
      }
    }
  }

  private func onlyReference(of index: Int) -> Int? {
    let run = runs[index]
    guard run.end - run.first == 1, !run.tracks, operations[Int(run.first)].keyword == .ref else {
      return nil
    }
    return Int(operations[Int(run.first)].a)
  }
}
