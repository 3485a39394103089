import SheetModel

extension ValueType where Value == Spring {
  /// A damped spring in one of three forms.
  static let spring = choice([byDuration, byResponse, physical], literal: swiftLiteral)
    .named(
      "spring", "A damped spring by one of three sets of numbers.",
      examples: [
        ["duration": 0.5, "dampingRatio": 1], ["response": 0.44, "dampingRatio": 0.8],
        ["stiffness": 204, "damping": 28.6],
      ]
    )
    .expecting(
      "a spring by `duration` and `dampingRatio`, by `response` and `dampingRatio`, or by "
        + "`stiffness` and `damping`")

  private static let byDuration = FieldGroup<RatioSpring>(
    "", make: { RatioSpring() },
    [
      Field(
        "duration", .period, "The time until the motion has settled.",
        details: "UIKit's `usingSpringWithDamping` animations are given so.", source: "LB-63",
        examples: [0.5], required: true
      ) { $1(&$0.time) },
      .dampingRatio, .initialVelocity { $1(&$0.initialVelocity) },
    ]
  ).type.mapped(
    from: RatioSpring(),
    {
      Spring(.duration($0.time, dampingRatio: $0.dampingRatio), initialVelocity: $0.initialVelocity)
    },
    { spring in
      guard case .duration(let time, let ratio) = spring.parameters else { return nil }
      return RatioSpring(
        time: time, dampingRatio: ratio, initialVelocity: spring.initialVelocity)
    })

  private static let byResponse = FieldGroup<RatioSpring>(
    "", make: { RatioSpring() },
    [
      Field(
        "response", .period, "The time of one swing of the spring if it were not damped.",
        details: "Apple's design tools give springs so.", source: "CP-40", examples: [0.44],
        required: true
      ) { $1(&$0.time) },
      .dampingRatio, .initialVelocity { $1(&$0.initialVelocity) },
    ]
  ).type.mapped(
    from: RatioSpring(),
    {
      Spring(.response($0.time, dampingRatio: $0.dampingRatio), initialVelocity: $0.initialVelocity)
    },
    { spring in
      guard case .response(let time, let ratio) = spring.parameters else { return nil }
      return RatioSpring(
        time: time, dampingRatio: ratio, initialVelocity: spring.initialVelocity)
    })

  private static let physical = FieldGroup<PhysicalSpring>(
    "", make: { PhysicalSpring() },
    [
      Field(
        "mass", .positive, "The mass at the spring's end.", source: "CP-40", examples: [1]
      ) { $1(&$0.mass) },
      Field(
        "stiffness", .positive, "The force for each unit of distance.", source: "CP-40",
        examples: [204], required: true
      ) { $1(&$0.stiffness) },
      Field(
        "damping", .positive, "The force against each unit of speed.", source: "CP-40",
        examples: [28.6], required: true
      ) { $1(&$0.damping) },
      .initialVelocity { $1(&$0.initialVelocity) },
    ]
  ).type.mapped(
    from: PhysicalSpring(),
    {
      Spring(
        .physical(mass: $0.mass, stiffness: $0.stiffness, damping: $0.damping),
        initialVelocity: $0.initialVelocity)
    },
    { spring in
      guard case .physical(let mass, let stiffness, let damping) = spring.parameters else {
        return nil
      }
      return PhysicalSpring(
        mass: mass, stiffness: stiffness, damping: damping,
        initialVelocity: spring.initialVelocity)
    })
}

/// A spring by a time and the damping ratio.
private struct RatioSpring: Hashable {
  var time = 0.5
  var dampingRatio = 1.0
  var initialVelocity = 0.0
}

/// A spring by its physical constants.
private struct PhysicalSpring: Hashable {
  var mass = 1.0
  var stiffness = 0.0
  var damping = 0.0
  var initialVelocity = 0.0
}

extension Field where Root == RatioSpring {
  fileprivate static let dampingRatio = Field(
    "dampingRatio", .positive, "How fast the swinging dies: 1 does not overshoot, less swings.",
    source: "LB-63, CP-40", examples: [1, 0.8], required: true
  ) { $1(&$0.dampingRatio) }
}

extension Field {
  fileprivate static func initialVelocity(
    access: @escaping @Sendable (inout Root, (inout Double) -> Void) -> Void
  ) -> Field {
    Field(
      "initialVelocity", .plain,
      "The speed at the start, in distances to the target per second.", source: "LB-63",
      examples: [0.1], access: access)
  }
}

/// A Swift expression for a spring.
private func swiftLiteral(_ spring: Spring) -> String {
  let parameters =
    switch spring.parameters {
    case .duration(let time, let ratio):
      ".duration(\(swiftLiteral(time)), dampingRatio: \(swiftLiteral(ratio)))"
    case .response(let time, let ratio):
      ".response(\(swiftLiteral(time)), dampingRatio: \(swiftLiteral(ratio)))"
    case .physical(let mass, let stiffness, let damping):
      ".physical(mass: \(swiftLiteral(mass)), stiffness: \(swiftLiteral(stiffness)), "
        + "damping: \(swiftLiteral(damping)))"
    }
  return spring.initialVelocity == 0
    ? "Spring(\(parameters))"
    : "Spring(\(parameters), initialVelocity: \(swiftLiteral(spring.initialVelocity)))"
}
