import SheetModel

extension ValueType where Value == Curve {
  /// A timing curve.
  static let curve = choice(
    [
      word("linear", .linear, "The same speed all the way."),
      word("easeIn", .easeIn, "Slow at the beginning: (0.42, 0, 1, 1)."),
      word("easeOut", .easeOut, "Slow at the end: (0, 0, 0.58, 1)."),
      word("easeInOut", .easeInOut, "Slow at both ends: (0.42, 0, 0.58, 1)."),
      ValueType<[Double]>.controlPoints
        .keyed(
          "cubicBezier",
          "The two control points of a curve from (0, 0) to (1, 1): [x1, y1, x2, y2]."
        )
        .mapped(
          from: [0, 0, 1, 1],
          { .cubicBezier(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3]) },
          { curve in
            guard case .cubicBezier(let x1, let y1, let x2, let y2) = curve else { return nil }
            return [x1, y1, x2, y2]
          }),
    ],
    literal: { curve in
      switch curve {
      case .linear: ".linear"
      case .easeIn: ".easeIn"
      case .easeOut: ".easeOut"
      case .easeInOut: ".easeInOut"
      case .cubicBezier(let x1, let y1, let x2, let y2):
        ".cubicBezier(x1: \(swiftLiteral(x1)), y1: \(swiftLiteral(y1)), "
          + "x2: \(swiftLiteral(x2)), y2: \(swiftLiteral(y2)))"
      }
    }
  )
  .named(
    "curve", "A timing curve.", examples: ["easeInOut", ["cubicBezier": [0.2, 0, 0, 1]]]
  )
  .expecting("`linear`, `easeIn`, `easeOut`, `easeInOut` or `{cubicBezier: [x1, y1, x2, y2]}`")
}

extension ValueType where Value == [Double] {
  /// Two points; the horizontal coordinates lie between 0 and 1, so that time never runs back.
  fileprivate static let controlPoints: ValueType = {
    let across = ValueType<Double>.number(NumberShape(minimum: 0, maximum: 1))
    let along = ValueType<Double>.number(NumberShape())
    return .tuple([across, along, across, along])
      .expecting("four numbers `[x1, y1, x2, y2]` with x1 and x2 from 0 to 1")
  }()
}
