import ThemeYAML

extension KeywordRules {
  /// `if` with `then` and `else`: an instance that satisfies the first satisfies the second, any
  /// other the third.
  static let `if` = KeywordRules(
    "if", .applicator, schemas: .schema,
    compile: { compiler, place in
      let condition = compiler.subschema(place.value, of: place)
      let then = compiler.sibling(.then, of: place).map { compiler.subschema($0, of: place) }
      let otherwise = compiler.sibling(.else, of: place).map { compiler.subschema($0, of: place) }
      return place.instruction(a: condition, b: then ?? -1, c: otherwise ?? -1)
    },
    explain: { collector, instruction, node in
      let type = collector.evaluator.type(of: node)
      let holds = collector.evaluator.acceptsBranch(instruction.a, node, type)
      let next = holds ? instruction.b : instruction.c
      if next >= 0 { collector.collectInPlace(next, holds ? "/then" : "/else") }
    })

  /// `then`: what `if` asks for where it holds.
  static let then = KeywordRules(silent: "then", .applicator, partner: .if, schemas: .schema)
  /// `else`: what `if` asks for where it does not hold.
  static let `else` = KeywordRules(silent: "else", .applicator, partner: .if, schemas: .schema)
}

extension Evaluator {
  /// Whether an instance satisfies what follows from the condition.
  mutating func acceptsConsequence(
    _ operation: Operation, _ node: NodeID, _ type: TypeSet
  ) -> Bool {
    let holds = acceptsBranch(operation.a, node, type)
    let next = holds ? operation.b : operation.c
    return stop == nil && (next < 0 || acceptsInPlace(next, node, type))
  }
}
