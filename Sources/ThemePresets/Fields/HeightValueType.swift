import SheetModel

extension ValueType where Value == HeightValue {
  /// One height.
  static let heightValue = choice(
    [
      word("fitContent", .fitContent, "The content's height."),
      word("fullscreen", .fullscreen, "The container's height."),
      ValueType<Double>.lengthBesidePercentage.mapped(
        from: 0, { .points($0) }, { if case .points(let value) = $0 { value } else { nil } }),
      ValueType<Double>.percentage.mapped(
        from: 0, { .fraction($0) }, { if case .fraction(let value) = $0 { value } else { nil } }),
      ValueType<Double>.fraction
        .keyed("childRatio", "The height as a part of the content's height.")
        .mapped(
          from: 1, { .childRatio($0) },
          { if case .childRatio(let value) = $0 { value } else { nil } }),
      ValueType<String>.hostName
        .keyed("custom", "The name of a height that the app computes.")
        .mapped(
          from: "", { .custom($0) }, { if case .custom(let value) = $0 { value } else { nil } }),
    ],
    literal: { value in
      switch value {
      case .points(let value): ".points(\(swiftLiteral(value)))"
      case .fraction(let value): ".fraction(\(swiftLiteral(value)))"
      case .childRatio(let value): ".childRatio(\(swiftLiteral(value)))"
      case .fitContent: ".fitContent"
      case .fullscreen: ".fullscreen"
      case .custom(let name): ".custom(\(swiftLiteral(name)))"
      }
    }
  )
  .named(
    "heightValue",
    "A height: points, a percentage of the container, the content's height or a part of it.",
    examples: [200, "50%", "fitContent", "fullscreen", ["childRatio": "50%"], ["custom": "peek"]]
  )
  .expecting(
    "a height: points, a percentage such as 50%, `fitContent`, `fullscreen`, `{childRatio: 50%}` "
      + "or `{custom: name}`"
  )
  .otherwise([
    .uiKit("medium", "50%"), .uiKit("large", "fullscreen"), .floatingPanel("half", "50%"),
    .floatingPanel("full", "fullscreen"), .floatingPanel("tip", "69"),
  ])
}
