import SheetModel

extension ValueType where Value == Elasticity {
  /// The resistance beyond a limit.
  static let elasticity = choice(
    [
      word("none", .none, "No movement beyond the limit."),
      word(
        "logarithmic", .logarithmic,
        "A soft resistance that grows for ever: 2·log2(x + 3) − 2·log2(3) points."),
      FieldGroup<RubberBand>(
        "", make: { RubberBand() },
        [
          Field(
            "coefficient", .positive, "How much of the finger's first movement is followed.",
            details: "UIKit's scroll views have 0.55.", source: "Cardstock", examples: [0.55],
            required: true
          ) { $1(&$0.coefficient) },
          Field(
            "limit", .positiveLength, "The distance that is never exceeded.", source: "Cardstock",
            examples: [40], required: true
          ) { $1(&$0.limit) },
        ]
      ).type
        .keyed("rubberBand", "A resistance as of UIKit's scroll views, which has a greatest reach.")
        .mapped(
          from: RubberBand(),
          { .rubberBand(coefficient: $0.coefficient, limit: $0.limit) },
          { elasticity in
            guard case .rubberBand(let coefficient, let limit) = elasticity else { return nil }
            return RubberBand(coefficient: coefficient, limit: limit)
          }),
      ValueType<String>.hostName
        .keyed("custom", "The name of a resistance that the app computes.")
        .mapped(
          from: "", { .custom($0) }, { if case .custom(let name) = $0 { name } else { nil } }),
    ],
    literal: { elasticity in
      switch elasticity {
      case .none: ".none"
      case .logarithmic: ".logarithmic"
      case .rubberBand(let coefficient, let limit):
        ".rubberBand(coefficient: \(swiftLiteral(coefficient)), limit: \(swiftLiteral(limit)))"
      case .custom(let name): ".custom(\(swiftLiteral(name)))"
      }
    }
  )
  .named(
    "elasticity", "The resistance beyond a limit.",
    examples: ["none", "logarithmic", ["rubberBand": ["coefficient": 0.55, "limit": 40]]]
  )
  .expecting("`none`, `logarithmic` or a mapping with either `rubberBand` or `custom`")
}

/// The content of `rubberBand`.
private struct RubberBand: Hashable {
  var coefficient = 0.55
  var limit = 40.0
}
