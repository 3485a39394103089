import SheetModel

extension ValueType where Value == HeightMode {
  /// The heights a sheet can have.
  static let heightMode = choice(
    [
      word(
        "fitContent", .fitContent(heightLimit: .navigationBar),
        "One height: the content's, up to the navigation bar."),
      fitted, free, specific,
    ],
    literal: swiftLiteral
  )
  .named(
    "heightMode", "The heights a sheet can have.",
    examples: [
      "fitContent",
      ["specific": ["values": [200, "50%", "fullscreen"], "heightLimit": "navigationBar"]],
      ["free": ["minHeight": 200, "maxHeight": 600]],
    ]
  )
  .expecting("`fitContent` or a mapping with one of `fitContent`, `free` and `specific`")

  private static let fitted: ValueType = FieldGroup<FittedHeight>(
    "", make: { FittedHeight() }, [.heightLimit { $1(&$0.heightLimit) }]
  ).type
    .keyed("fitContent", "One height: the content's, up to the limit.")
    .mapped(
      from: FittedHeight(), { .fitContent(heightLimit: $0.heightLimit) },
      { mode in
        guard case .fitContent(let limit) = mode else { return nil }
        return FittedHeight(heightLimit: limit)
      })

  private static let free: ValueType = FieldGroup<FreeHeights>(
    "", make: { FreeHeights() },
    [
      Field(
        FreeHeights.minHeightKey, .heightBound, "The least height.",
        details: "Without it the sheet can be made as low as nothing.", source: "LB-88",
        examples: [200]
      ) { $1(&$0.minHeight) },
      Field(
        FreeHeights.maxHeightKey, .heightBound, "The greatest height.",
        details: "Without it the limit is the greatest height.", source: "LB-88",
        examples: [600]
      ) { $1(&$0.maxHeight) },
      .heightLimit { $1(&$0.heightLimit) },
    ]
  ).type
    .checked(minimumBelowMaximum)
    .keyed("free", "Any height between two bounds: the sheet stays where it is let go.")
    .mapped(
      from: FreeHeights(),
      { .free(minHeight: $0.minHeight, maxHeight: $0.maxHeight, heightLimit: $0.heightLimit) },
      { mode in
        guard case .free(let least, let greatest, let limit) = mode else { return nil }
        return FreeHeights(minHeight: least, maxHeight: greatest, heightLimit: limit)
      })

  private static let specific: ValueType = FieldGroup<SpecificHeights>(
    "", make: { SpecificHeights() },
    [
      Field(
        "values", ValueType<HeightValue>.heightValue.list(minimum: 1, from: .fitContent),
        "The heights the sheet can rest at, in any order.", source: "LB-85, LB-89",
        examples: [[200, "50%", "fullscreen"]], required: true
      ) { $1(&$0.values) },
      .heightLimit { $1(&$0.heightLimit) },
    ]
  ).type
    .keyed("specific", "A list of heights: the sheet comes to rest at one of them.")
    .mapped(
      from: SpecificHeights(),
      { .specific(values: $0.values, heightLimit: $0.heightLimit) },
      { mode in
        guard case .specific(let values, let limit) = mode else { return nil }
        return SpecificHeights(values: values, heightLimit: limit)
      })
}

/// The content of `fitContent`.
private struct FittedHeight: Hashable {
  var heightLimit = HeightLimit.navigationBar
}

/// The content of `free`.
struct FreeHeights: Hashable {
  static let minHeightKey = "minHeight"
  static let maxHeightKey = "maxHeight"

  var minHeight: Double? = nil
  var maxHeight: Double? = nil
  var heightLimit = HeightLimit.navigationBar
}

/// The content of `specific`.
private struct SpecificHeights: Hashable {
  var values: [HeightValue] = []
  var heightLimit = HeightLimit.navigationBar
}

extension Field {
  /// The limit that every height mode has.
  fileprivate static func heightLimit(
    access: @escaping @Sendable (inout Root, (inout HeightLimit) -> Void) -> Void
  ) -> Field {
    Field(
      "heightLimit", .heightLimit, "How far up the sheet may reach.", source: "LB-86, LB-90",
      access: access)
  }
}

extension ValueType where Value == HeightLimit {
  /// How far up a sheet may reach.
  fileprivate static let heightLimit = words("heightLimit", "How far up the sheet may reach.") {
    switch $0 {
    case .navigationBar: "8 points below the visible navigation bar, else as `statusBar`."
    case .statusBar: "The top of the safe area."
    case .screen: "The container's top."
    }
  }
}

extension ValueType where Value == Double? {
  /// A bound that may be absent.
  fileprivate static let heightBound = ValueType<Double>.length.optional(from: 0)
}

/// A Swift expression for a height mode.
private func swiftLiteral(_ mode: HeightMode) -> String {
  switch mode {
  case .fitContent(let limit):
    return ".fitContent(heightLimit: .\(limit.rawValue))"
  case .free(let least, let greatest, let limit):
    let bounds = [least, greatest].map { $0.map { swiftLiteral($0) } ?? "nil" }
    return ".free(minHeight: \(bounds[0]), maxHeight: \(bounds[1]), "
      + "heightLimit: .\(limit.rawValue))"
  case .specific(let values, let limit):
    let list = values.map(ValueType<HeightValue>.heightValue.literal).joined(separator: ", ")
    return ".specific(values: [\(list)], heightLimit: .\(limit.rawValue))"
  }
}
