import ThemeYAML

extension Keyword {
  /// `dependencies`: the older drafts' form of `dependentRequired` and `dependentSchemas` in one,
  /// which the meta-schema still describes.
  static let dependencies = Keyword(
    "dependencies", .applicator,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      let tree = compiler.tree(place)
      var groups: [Int32] = []
      for entry in entries {
        let key = compiler.draft.number(ofName: entry.name.utf8)
        if tree.kind(of: entry.value) == .sequence {
          guard let names = compiler.texts(entry.value, of: place) else { return nil }
          let numbers = names.map { compiler.draft.number(ofName: $0.utf8) }
          groups += [key, compiler.draft.add(numbers), Int32(numbers.count)]
        } else {
          groups += [key, compiler.subschema(entry.value, of: place), -1]
        }
      }
      return place.instruction(.object, a: compiler.draft.add(groups), b: Int32(entries.count))
    },
    check: { evaluator, instruction, node in
      for group in evaluator.dependencies(instruction, node) {
        if let schema = group.schema {
          guard evaluator.acceptsInPlace(schema, node) else { return false }
        } else if group.keys.contains(where: { !evaluator.has($0, node) }) {
          return false
        }
      }
      return true
    },
    explain: { collector, instruction, node in
      let names = collector.evaluator.program.keys.names
      for group in collector.evaluator.dependencies(instruction, node) {
        let name = names[Int(group.key)]
        if let schema = group.schema {
          collector.collectInPlace(schema, "/dependencies/" + escapedPointerToken(name))
        }
        for key in group.keys where !collector.evaluator.has(key, node) {
          collector.fail(instruction, .dependency(missing: names[Int(key)], of: name))
        }
      }
    })
}

/// One entry of `dependencies` whose key an instance has.
private struct Dependency {
  var key: Int32
  var schema: SchemaID?
  var keys: [Int32]
}

extension Evaluator {
  fileprivate func dependencies(_ instruction: Instruction, _ node: NodeID) -> [Dependency] {
    var found: [Dependency] = []
    for group in 0..<Int(instruction.b) {
      let base = Int(instruction.a) + 3 * group
      guard has(ints[base], node) else { continue }
      let start = Int(ints[base + 1])
      let count = Int(ints[base + 2])
      found.append(
        Dependency(
          key: ints[base], schema: count < 0 ? ints[base + 1] : nil,
          keys: count < 0 ? [] : Array(ints[start..<start + count])))
    }
    return found
  }
}
