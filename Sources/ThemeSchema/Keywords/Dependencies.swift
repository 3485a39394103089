import ThemeDiagnostics
import ThemeYAML

extension KeywordRules {
  /// `dependencies`: the older drafts' form of `dependentRequired` and `dependentSchemas` in one,
  /// which the meta-schema still describes.
  static let dependencies = KeywordRules(
    "dependencies", .applicator, code: .schemaDependencies, concerns: .object, schemas: .map,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var groups: [Int32] = []
      for entry in entries {
        let key = compiler.number(ofKey: entry.key, place)
        if compiler.kind(of: entry.value, place) == .sequence {
          guard let list = compiler.keyList(entry.value, of: place) else { return nil }
          groups += [key, list.start, list.count]
        } else {
          groups += [key, compiler.subschema(entry.value, of: place), -1]
        }
      }
      return place.instruction(a: compiler.draft.add(groups), b: Int32(entries.count))
    },
    explain: { collector, instruction, node in
      let names = collector.evaluator.program.keys.names
      for group in 0..<instruction.b {
        let part = collector.evaluator.dependency(group, from: instruction.a)
        guard collector.evaluator.has(part.key, node) else { continue }
        let name = names[Int(part.key)]
        guard part.count >= 0 else {
          collector.collectInPlace(part.start, "/dependencies/" + escapedPointerToken(name))
          continue
        }
        for offset in part.start..<part.start + part.count {
          let wanted = collector.evaluator.ints[Int(offset)]
          guard !collector.evaluator.has(wanted, node) else { continue }
          collector.fail(instruction, .dependency(missing: names[Int(wanted)], of: name))
        }
      }
    })
}

extension Evaluator {
  /// Whether a mapping satisfies what its keys ask for.
  mutating func acceptsDependencies(
    _ operation: Operation, _ node: NodeID, _ type: TypeSet
  ) -> Bool {
    for group in 0..<operation.b {
      let part = dependency(group, from: operation.a)
      guard has(part.key, node) else { continue }
      let isSatisfied =
        part.count < 0
        ? acceptsInPlace(part.start, node, type) : hasAll(part.start, part.count, node)
      guard isSatisfied else { return false }
    }
    return true
  }
}
