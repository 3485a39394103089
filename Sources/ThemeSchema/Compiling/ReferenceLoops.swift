import ThemeDiagnostics
import ThemeYAML

extension SchemaCompiler {
  /// Reports references that lead back to themselves for the same value.
  ///
  /// No check of such a value would ever end. Linear in the size of the program.
  mutating func reportLoops() {
    var search = LoopSearch(draft)
    for instruction in search.loops() {
      report(
        .schemaFileLoop,
        "`\(instruction.keyword.name)` leads back to itself for the same value; no check of it would end",
        at: instruction.node, in: draft.schemas[Int(instruction.schema)].document)
    }
  }
}

/// A depth-first search over the schemas that are applied to one and the same instance, without
/// recursion.
private struct LoopSearch {
  /// A step from a schema to one that it applies.
  private struct Step {
    /// The instruction that applies it.
    var instruction: Instruction
    var target: SchemaID
  }

  /// A schema whose steps are being followed.
  private struct Level {
    var steps: [Step]
    var next = 0
  }

  private enum State { case new, open, done }

  private let draft: ProgramDraft
  private var states: ContiguousArray<State>
  private var levels: [Level] = []
  private var found: [Instruction] = []

  init(_ draft: ProgramDraft) {
    self.draft = draft
    states = ContiguousArray(repeating: .new, count: draft.schemas.count)
  }

  /// One reference of each loop.
  mutating func loops() -> [Instruction] {
    for schema in draft.schemas.indices where states[schema] == .new {
      open(SchemaID(schema))
      var path = [SchemaID(schema)]
      while let level = levels.indices.last {
        guard levels[level].next < levels[level].steps.count else {
          states[Int(path.removeLast())] = .done
          levels.removeLast()
          continue
        }
        let step = levels[level].steps[levels[level].next]
        levels[level].next += 1
        switch states[Int(step.target)] {
        case .new:
          open(step.target)
          path.append(step.target)
        case .open: close(at: step.target, path)
        case .done: break
        }
      }
    }
    return found
  }

  private mutating func open(_ schema: SchemaID) {
    states[Int(schema)] = .open
    levels.append(Level(steps: steps(of: schema)))
  }

  /// Notes the last reference on the way from a schema back to it.
  private mutating func close(at target: SchemaID, _ path: [SchemaID]) {
    guard let start = path.lastIndex(of: target) else { return }
    for level in (start..<levels.count).reversed() {
      let instruction = levels[level].steps[levels[level].next - 1].instruction
      if instruction.keyword == .ref || instruction.keyword == .dynamicRef {
        return found.append(instruction)
      }
    }
  }

  private func steps(of schema: SchemaID) -> [Step] {
    let record = draft.schemas[Int(schema)]
    return draft.code[Int(record.first)..<Int(record.end)].flatMap { instruction in
      targets(of: instruction).map { Step(instruction: instruction, target: $0) }
    }
  }

  /// The schemas that an instruction applies to the instance itself.
  private func targets(of instruction: Instruction) -> [SchemaID] {
    switch instruction.keyword {
    case .ref, .dynamicRef, .not: return [instruction.a]
    case .if: return [instruction.a, instruction.b, instruction.c].filter { $0 >= 0 }
    case .allOf, .anyOf, .oneOf:
      return (0..<instruction.b).map { draft.ints[Int(instruction.a + $0)] }
    case .dependentSchemas:
      return (0..<instruction.b).map { draft.ints[Int(instruction.a + 2 * $0 + 1)] }
    case .dependencies:
      return (0..<instruction.b).compactMap { group in
        let base = Int(instruction.a + 3 * group)
        return draft.ints[base + 2] < 0 ? draft.ints[base + 1] : nil
      }
    default: return []
    }
  }
}
