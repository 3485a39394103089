import ThemeDiagnostics
import ThemeYAML

// What stands under a misspelt key, or under one in the wrong mapping, is judged as if the key were
// right: else one slip in the name of a group would hide all others in it.

extension CompiledSchema {
  /// Adds the failures of values whose key is wrong and leaves no doubt of the one that was meant.
  func withMisnamed(
    _ failures: [SchemaFailure], _ keys: KnownKeys, in tree: YAMLTree
  ) -> [SchemaFailure] {
    var all = failures
    var fresh = failures
    while !fresh.isEmpty, all.count < FailureContext.most {
      let context = FailureContext(fresh, keys, in: tree, against: self, unfinished: nil)
      fresh = fresh.flatMap { failure -> [SchemaFailure] in
        guard let key = failure.keyNode, let meaning = context.meanings[key] else { return [] }
        return failuresOfValue(of: key, meaning, failure, in: tree)
      }
      all += fresh
    }
    return all
  }

  private func failuresOfValue(
    of key: NodeID, _ meaning: KeyMeaning, _ failure: SchemaFailure, in tree: YAMLTree
  ) -> [SchemaFailure] {
    let mapping = tree.resolved(failure.instance.node)
    let entries = tree.entries(of: mapping)
    guard let (index, entry) = entries.enumerated().first(where: { $1.key == key }) else {
      return []
    }
    var step = InstancePath.Step(parent: mapping, key: key, index: index, node: entry.value)
    let schema: SchemaID
    switch meaning {
    case .here(let near):
      let isTaken = entries.contains { tree.text(of: tree.resolved($0.key)) == near.name }
      let schemas = program.schemas(ofProperty: near.name, in: failure.schema)
      guard !isTaken, schemas.count == 1 else { return [] }
      step.meant = near.name
      schema = schemas[0]
    case .elsewhere(let places):
      guard places.count == 1 else { return [] }
      schema = places[0].schema
    case .foreign, .unclear: return []
    }
    var path = failure.instance
    path.steps.append(step)
    let found = failures(at: path, against: schema, in: tree)
    // A value of another kind puts the guess in doubt.
    return found.contains { $0.instance == path && $0.isOfOtherKind } ? [] : found
  }
}

extension SchemaFailure {
  /// Whether the value is nothing like what belongs in its place.
  fileprivate var isOfOtherKind: Bool {
    switch expectation {
    case .type, .pattern, .format, .nothing, .alternatives: true
    default: false
    }
  }
}

extension Program {
  /// The schemas of a property's value, as a schema and those it applies in place say.
  fileprivate func schemas(ofProperty name: String, in schema: SchemaID) -> [SchemaID] {
    var found: [SchemaID] = []
    var seen: Set<SchemaID> = []
    var pending = [schema]
    while let next = pending.popLast(), seen.insert(next).inserted {
      let record = schemas[Int(next)]
      for instruction in code[Int(record.first)..<Int(record.end)] {
        switch instruction.keyword {
        case .properties:
          let base = Int(instruction.a) + 1
          for slot in 0...Int(ints[base - 1]) where ints[base + 2 * slot] >= 0 {
            guard keys.names[Int(ints[base + 2 * slot])] == name else { continue }
            found.append(ints[base + 2 * slot + 1])
          }
        case .ref: pending.append(instruction.a)
        case .allOf, .anyOf, .oneOf:
          for offset in 0..<instruction.b { pending.append(ints[Int(instruction.a + offset)]) }
        default: break
        }
      }
    }
    return found
  }
}
