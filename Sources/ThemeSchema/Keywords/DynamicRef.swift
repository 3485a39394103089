import ThemeYAML

extension KeywordRules {
  /// `$dynamicRef`: as `$ref`, except that a dynamic anchor is looked for in the outermost resource
  /// that the evaluation came through.
  static let dynamicRef = KeywordRules(
    "$dynamicRef", .core,
    compile: { compiler, place in
      guard let target = compiler.resolve(place) else { return nil }
      let schema = compiler.schema(at: target.place)
      guard let name = target.dynamicAnchor else { return place.instruction(.all, a: schema) }
      compiler.draft.hasDynamicScope = true
      let table = compiler.draft.add(table: compiler.dynamicTargets(name))
      return place.instruction(.all, a: schema, b: table, flag: true)
    },
    explain: { collector, instruction, _ in
      collector.collectInPlace(
        collector.evaluator.dynamicTarget(instruction.operation), "/$dynamicRef")
    })
}

extension Evaluator {
  /// The schema that a dynamic reference leads to on the way that the evaluation came.
  func dynamicTarget(_ operation: Operation) -> SchemaID {
    guard operation.flag else { return operation.a }
    for resource in scope {
      if let schema = look(up: resource, in: operation.b) { return schema }
    }
    return operation.a
  }
}
