import ThemeYAML

extension Keyword {
  /// `$ref`: the instance satisfies the schema that the reference leads to.
  static let ref = Keyword(
    "$ref", .core,
    compile: { compiler, place in
      guard let reference = compiler.text(of: place),
        let target = compiler.resolve(reference, of: place)
      else { return nil }
      return place.instruction(.all, a: compiler.schema(at: target.place))
    },
    check: { $0.acceptsInPlace($1.a, $2) },
    explain: { collector, instruction, _ in
      collector.collectInPlace(instruction.a, "/$ref")
    })

  /// `$dynamicRef`: as `$ref`, except that a dynamic anchor is looked for in the outermost resource
  /// that the evaluation came through.
  static let dynamicRef = Keyword(
    "$dynamicRef", .core,
    compile: { compiler, place in
      guard let reference = compiler.text(of: place),
        let target = compiler.resolve(reference, of: place)
      else { return nil }
      let schema = compiler.schema(at: target.place)
      guard let name = target.dynamicAnchor else { return place.instruction(.all, a: schema) }
      compiler.draft.hasDynamicScope = true
      let table = compiler.draft.add(table: compiler.dynamicTargets(name))
      return place.instruction(.all, a: schema, b: table, flag: true)
    },
    check: { $0.acceptsInPlace($0.dynamicTarget($1), $2) },
    explain: { collector, instruction, _ in
      collector.collectInPlace(collector.evaluator.dynamicTarget(instruction), "/$dynamicRef")
    })
}

extension Evaluator {
  fileprivate func dynamicTarget(_ instruction: Instruction) -> SchemaID {
    guard instruction.flag else { return instruction.a }
    for resource in scope {
      if let schema = look(up: resource, in: instruction.b) { return schema }
    }
    return instruction.a
  }
}
