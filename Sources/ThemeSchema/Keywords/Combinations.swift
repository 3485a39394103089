import ThemeYAML

extension Keyword {
  /// `allOf`: the instance satisfies every schema.
  static let allOf = Keyword(
    "allOf", .applicator,
    compile: { $0.branches($1) },
    check: { evaluator, instruction, node in
      for offset in 0..<instruction.b {
        let schema = evaluator.ints[Int(instruction.a + offset)]
        guard evaluator.acceptsInPlace(schema, node) else { return false }
      }
      return true
    },
    explain: { collector, instruction, _ in
      for offset in 0..<instruction.b {
        let schema = collector.evaluator.ints[Int(instruction.a + offset)]
        collector.collectInPlace(schema, "/allOf/\(offset)")
      }
    })

  /// `anyOf`: the instance satisfies at least one schema.
  static let anyOf = Keyword(
    "anyOf", .applicator,
    compile: { $0.branches($1) },
    check: { evaluator, instruction, node in
      var isSatisfied = false
      for offset in 0..<instruction.b {
        let schema = evaluator.ints[Int(instruction.a + offset)]
        guard evaluator.acceptsBranch(schema, node) else { continue }
        isSatisfied = true
        // Somebody who listens wants to hear of every branch that holds.
        if !evaluator.marks.isActive { return true }
      }
      return isSatisfied
    },
    explain: { $0.explainBranches($1, $2) })

  /// `oneOf`: the instance satisfies exactly one schema.
  static let oneOf = Keyword(
    "oneOf", .applicator,
    compile: { $0.branches($1) },
    check: { evaluator, instruction, node in
      var count = 0
      for offset in 0..<instruction.b {
        let schema = evaluator.ints[Int(instruction.a + offset)]
        guard evaluator.acceptsBranch(schema, node) else { continue }
        count += 1
        if count > 1 { return false }
      }
      return count == 1
    },
    explain: { collector, instruction, node in
      let satisfied = (0..<instruction.b).filter { offset in
        collector.evaluator.acceptsApart(
          collector.evaluator.ints[Int(instruction.a + offset)], node)
      }
      guard satisfied.isEmpty else {
        let words = satisfied.map { offset in
          collector.words(of: collector.evaluator.ints[Int(instruction.a + offset)])
        }
        return collector.fail(instruction, .several(satisfied.map { Int($0) }, words: words))
      }
      collector.explainBranches(instruction, node)
    })

  /// `not`: the instance does not satisfy the schema.
  static let not = Keyword(
    "not", .applicator,
    compile: { compiler, place in
      place.instruction(.all, a: compiler.subschema(place.value, of: place))
    },
    check: { evaluator, instruction, node in
      !evaluator.acceptsApart(instruction.a, node) && evaluator.stop == nil
    },
    explain: { collector, instruction, _ in
      collector.fail(instruction, .refused(collector.words(of: instruction.a)))
    })

  /// `if` with `then` and `else`: an instance that satisfies the first satisfies the second, any
  /// other the third.
  static let `if` = Keyword(
    "if", .applicator,
    compile: { compiler, place in
      let condition = compiler.subschema(place.value, of: place)
      let then = compiler.sibling("then", of: place).map { compiler.subschema($0, of: place) }
      let otherwise = compiler.sibling("else", of: place).map { compiler.subschema($0, of: place) }
      return place.instruction(.all, a: condition, b: then ?? -1, c: otherwise ?? -1)
    },
    check: { evaluator, instruction, node in
      let holds = evaluator.acceptsBranch(instruction.a, node)
      let next = holds ? instruction.b : instruction.c
      return evaluator.stop == nil && (next < 0 || evaluator.acceptsInPlace(next, node))
    },
    explain: { collector, instruction, node in
      let holds = collector.evaluator.acceptsBranch(instruction.a, node)
      let next = holds ? instruction.b : instruction.c
      if next >= 0 { collector.collectInPlace(next, holds ? "/then" : "/else") }
    })

  /// `dependentSchemas`: where a property is, the whole instance satisfies its schema.
  static let dependentSchemas = Keyword(
    "dependentSchemas", .applicator,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var pairs: [Int32] = []
      for entry in entries {
        pairs.append(compiler.draft.number(ofName: entry.name.utf8))
        pairs.append(compiler.subschema(entry.value, of: place))
      }
      return place.instruction(.object, a: compiler.draft.add(pairs), b: Int32(entries.count))
    },
    check: { evaluator, instruction, node in
      for pair in 0..<instruction.b {
        let base = Int(instruction.a + 2 * pair)
        guard evaluator.has(evaluator.ints[base], node) else { continue }
        guard evaluator.acceptsInPlace(evaluator.ints[base + 1], node) else { return false }
      }
      return true
    },
    explain: { collector, instruction, node in
      for pair in 0..<instruction.b {
        let base = Int(instruction.a + 2 * pair)
        let key = collector.evaluator.ints[base]
        guard collector.evaluator.has(key, node) else { continue }
        let name = escapedPointerToken(collector.evaluator.program.keys.names[Int(key)])
        collector.collectInPlace(
          collector.evaluator.ints[base + 1], "/dependentSchemas/\(name)")
      }
    })
}

extension SchemaCompiler {
  fileprivate mutating func branches(_ place: KeywordPlace) -> Instruction? {
    guard let schemas = subschemas(of: place) else { return nil }
    return place.instruction(.all, a: draft.add(schemas), b: Int32(schemas.count))
  }
}
