import ThemeYAML

extension Keyword {
  /// `minLength`: the string has at least that many code points.
  static let minLength = length("minLength") { $0 >= $1 }
  /// `maxLength`: the string has at most that many code points.
  static let maxLength = length("maxLength") { $0 <= $1 }
  /// `minItems`: the array has at least that many items.
  static let minItems = count("minItems", .array) { $0 >= $1 }
  /// `maxItems`: the array has at most that many items.
  static let maxItems = count("maxItems", .array) { $0 <= $1 }
  /// `minProperties`: the object has at least that many properties.
  static let minProperties = count("minProperties", .object) { $0 >= $1 }
  /// `maxProperties`: the object has at most that many properties.
  static let maxProperties = count("maxProperties", .object) { $0 <= $1 }

  private static func length(
    _ name: String, holds: @escaping @Sendable (Int32, Int32) -> Bool
  ) -> Keyword {
    Keyword(
      name, .validation,
      compile: { compiler, place in
        compiler.count(of: place).map { place.instruction(.string, a: $0) }
      },
      check: { evaluator, instruction, node in
        holds(evaluator.scalarCount(of: node), instruction.a)
      },
      explain: { collector, instruction, node in
        collector.fail(
          instruction,
          .length(
            found: Int(collector.evaluator.scalarCount(of: node)),
            minimum: collector.sibling("minLength", of: instruction).flatMap { Int($0) },
            maximum: collector.sibling("maxLength", of: instruction).flatMap { Int($0) }))
      })
  }

  private static func count(
    _ name: String, _ applies: TypeSet, holds: @escaping @Sendable (Int32, Int32) -> Bool
  ) -> Keyword {
    let suffix = applies == .array ? "Items" : "Properties"
    return Keyword(
      name, .validation,
      compile: { compiler, place in
        compiler.count(of: place).map { place.instruction(applies, a: $0) }
      },
      check: { evaluator, instruction, node in
        holds(Int32(evaluator.childCount(of: node)), instruction.a)
      },
      explain: { collector, instruction, node in
        collector.fail(
          instruction,
          .count(
            found: collector.evaluator.childCount(of: node),
            minimum: collector.sibling("min" + suffix, of: instruction).flatMap { Int($0) },
            maximum: collector.sibling("max" + suffix, of: instruction).flatMap { Int($0) }))
      })
  }
}

extension Evaluator {
  /// The number of code points of a string.
  fileprivate func scalarCount(of node: NodeID) -> Int32 {
    var count: Int32 = 0
    for byte in text(of: node) where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
