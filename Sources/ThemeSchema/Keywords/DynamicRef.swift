import ThemeYAML

extension KeywordRules {
  /// `$dynamicRef`: as `$ref`, except that a dynamic anchor is looked for in the outermost resource
  /// that the evaluation came through.
  static let dynamicRef = KeywordRules(
    "$dynamicRef", .core,
    compile: { compiler, place in
      guard let target = compiler.resolve(place) else { return nil }
      let schema = compiler.schema(at: target.place)
      if let name = target.dynamicAnchor { compiler.dynamicReferences.append((name, place.schema)) }
      return place.instruction(a: schema)
    },
    explain: { collector, instruction, _ in
      collector.collectInPlace(
        collector.evaluator.dynamicTarget(instruction.operation), "/$dynamicRef")
    })
}

extension SchemaCompiler {
  /// Finds the schemas that dynamic references may lead to, once every resource is known.
  ///
  /// Where there is one alone the reference is as good as a `$ref`.
  mutating func settleDynamicReferences() {
    var count = 0
    // The schemas found may bring resources with further ones.
    while count < resources.all.count {
      count = resources.all.count
      for reference in dynamicReferences { _ = dynamicTargets(reference.name) }
      compilePending()
    }
    for reference in dynamicReferences {
      let targets = dynamicTargets(reference.name)
      let record = draft.schemas[Int(reference.schema)]
      for index in Int(record.first)..<Int(record.end)
      where draft.code[index].keyword == .dynamicRef {
        guard targets.contains(where: { $0.value != draft.code[index].a }) else { continue }
        draft.hasDynamicScope = true
        draft.code[index].operation.b = draft.add(table: targets)
        draft.code[index].operation.flag = true
      }
    }
  }

  /// The schemas that a dynamic anchor names, one for each resource that has it.
  private mutating func dynamicTargets(_ name: String) -> [(key: Int32, value: Int32)] {
    var targets: [(key: Int32, value: Int32)] = []
    for index in resources.all.indices {
      guard let node = resources.all[index].dynamicAnchors[name] else { continue }
      let place = SchemaPlace(document: resources.all[index].place.document, node: node)
      targets.append((Int32(index), schema(at: place)))
    }
    return targets
  }
}

extension Evaluator {
  /// The schema that a dynamic reference leads to on the way that the evaluation came.
  mutating func dynamicTarget(_ operation: Operation) -> SchemaID {
    guard operation.flag else { return operation.a }
    for resource in scope {
      if let schema = look(up: resource, in: operation.b) { return schema }
    }
    return operation.a
  }
}
