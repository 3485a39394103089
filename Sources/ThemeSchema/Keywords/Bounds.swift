import ThemeYAML

extension Keyword {
  /// `minimum`: the number is at least the value.
  static let minimum = bound("minimum") { ($0 ?? 0) >= 0 }
  /// `exclusiveMinimum`: the number is above the value.
  static let exclusiveMinimum = bound("exclusiveMinimum") { ($0 ?? 1) > 0 }
  /// `maximum`: the number is at most the value.
  static let maximum = bound("maximum") { ($0 ?? 0) <= 0 }
  /// `exclusiveMaximum`: the number is below the value.
  static let exclusiveMaximum = bound("exclusiveMaximum") { ($0 ?? -1) < 0 }

  // `holds` says whether the comparison of the number with the value is a good one; it is `nil` for
  // `.nan`, which compares with nothing.
  private static func bound(
    _ name: String, holds: @escaping @Sendable (Int?) -> Bool
  ) -> Keyword {
    Keyword(
      name, .validation,
      compile: { compiler, place in
        compiler.bound(place.value, of: place).map { place.instruction(.numeric, a: $0) }
      },
      check: { evaluator, instruction, node in
        holds(evaluator.compare(node, with: evaluator.bounds[Int(instruction.a)]))
      },
      explain: { collector, instruction, _ in
        collector.fail(instruction, .range(collector.range(beside: instruction)))
      })
  }

  /// `multipleOf`: the number is a whole multiple of the value, exactly.
  static let multipleOf = Keyword(
    "multipleOf", .validation,
    compile: { compiler, place in
      let tree = compiler.tree(place)
      let text = Array(tree.text(of: place.value).utf8)
      guard compiler.isNumber(place.value, in: tree),
        let divisor = text.withUnsafeBufferPointer({ withDecimal($0) { Divisor($0) } })
      else { return compiler.refuse(place, "a number above 0") }
      compiler.draft.divisors.append(divisor)
      return place.instruction(.numeric, a: Int32(compiler.draft.divisors.count - 1))
    },
    check: { evaluator, instruction, node in
      guard evaluator.type(of: node) != .notFinite else { return false }
      return withDecimal(evaluator.text(of: node)) {
        evaluator.program.divisors[Int(instruction.a)].divides($0)
      }
    },
    explain: { collector, instruction, _ in
      let divisor = collector.schemaText(of: instruction.node, instruction)
      collector.fail(
        instruction,
        .multiple(of: divisor, unit: collector.sibling("x-unit", of: instruction)))
    })
}

extension Collector {
  /// The bounds that stand side by side in an instruction's schema.
  fileprivate func range(beside instruction: Instruction) -> NumberRange {
    NumberRange(
      minimum: sibling("minimum", of: instruction),
      exclusiveMinimum: sibling("exclusiveMinimum", of: instruction),
      maximum: sibling("maximum", of: instruction),
      exclusiveMaximum: sibling("exclusiveMaximum", of: instruction),
      unit: sibling("x-unit", of: instruction))
  }
}
