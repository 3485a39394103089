extension ValueType where Value == Double {
  /// A number in a range.
  package static func number(_ shape: NumberShape) -> ValueType {
    ValueType(
      TypeDescription(.number(shape)),
      bind: { _ in
        let rules = NumberRule.all.filter { $0.applies(shape) }
        return { node, decoding, value in
          guard let number = decoding.number(node), shape.admits(number) else { return false }
          if !decoding.isSurely(number, node, shape) { decoding.isExact = false }
          value = number
          for rule in rules { rule.check(number, shape, node, &decoding) }
          return true
        }
      },
      encode: { .number($0) }, literal: { swiftLiteral($0) }
    )
  }

  /// A part of something as `40%`.
  static let percentage = ValueType(
    TypeDescription(
      .text(TextShape.pattern("^\(Percentage.pattern)$")), expects: "a percentage such as 50%"),
    bind: { _ in
      { node, decoding, value in
        guard let text = decoding.string(node), let fraction = Percentage.read(text) else {
          return false
        }
        value = fraction
        return true
      }
    },
    encode: { .text(Percentage.text($0)) }, literal: { swiftLiteral($0) }
  )

  /// A part of something, written as a number from 0 to 1 or as a percentage.
  package static let fraction = choice(
    [
      number(NumberShape(minimum: 0, maximum: 1, admitsPercentage: true)), percentage,
    ],
    literal: { swiftLiteral($0) }
  )
  .named(
    "fraction", "A part of a whole: a number from 0 to 1 or a percentage.", examples: [0.4, "40%"])

  /// A length or distance: points, 0 or more.
  package static let length = number(
    NumberShape(unit: .points, minimum: 0, isSuspiciousBelowOne: true)
  ).named("length", "A length in points, 0 or more.", examples: [16])

  /// A length where a percentage can be written as well: points, 0 or more.
  static let lengthBesidePercentage = number(
    NumberShape(unit: .points, minimum: 0, isSuspiciousBelowOne: true, admitsPercentage: true))

  /// A length that is often below one point: points, 0 or more.
  package static let fineLength = number(NumberShape(unit: .points, minimum: 0))
    .named("fineLength", "A length in points, 0 or more.", examples: [0.5])

  /// A coordinate or displacement: points of either sign.
  package static let coordinate = number(NumberShape(unit: .points))
    .named("coordinate", "A coordinate or a displacement in points.", examples: [-4])

  /// A speed: points per second, 0 or more.
  package static let speed = number(NumberShape(unit: .pointsPerSecond, minimum: 0))
    .named("speed", "A speed in points per second, 0 or more.", examples: [700])

  /// A time: seconds, 0 or more.
  package static let duration = number(NumberShape(unit: .seconds, minimum: 0))
    .named("duration", "A time in seconds, 0 or more.", examples: [0.3])

  /// A time that cannot be nothing: seconds, more than 0.
  package static let period = number(NumberShape(unit: .seconds, exclusiveMinimum: 0))
    .named("period", "A time in seconds, more than 0.", examples: [0.44])

  /// A plain number more than 0.
  static let positive = number(NumberShape(exclusiveMinimum: 0))
    .named("positive", "A number more than 0.", examples: [1])

  /// A length that cannot be nothing: points, more than 0.
  static let positiveLength = number(
    NumberShape(unit: .points, exclusiveMinimum: 0, isSuspiciousBelowOne: true)
  ).named("positiveLength", "A length in points, more than 0.", examples: [40])

  /// Any number.
  static let plain = number(NumberShape()).named("number", "A number.", examples: [0.1])
}
