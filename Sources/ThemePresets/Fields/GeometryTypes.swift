import SheetModel

extension ValueType where Value == Size {
  /// A width and a height.
  static let size = FieldGroup<Size>(
    "Size(width: 0, height: 0)", make: { Size(width: 0, height: 0) },
    [
      Field("width", .length, "The width.", source: "LB-32", required: true) { $1(&$0.width) },
      Field("height", .length, "The height.", source: "LB-32", required: true) { $1(&$0.height) },
    ]
  ).type.whole(literal: {
    "Size(width: \(swiftLiteral($0.width)), height: \(swiftLiteral($0.height)))"
  })
  .named(
    "size", "A width and a height in points.", examples: [["width": 36, "height": 5]])
}

extension ValueType where Value == Point {
  /// A displacement.
  static let displacement = FieldGroup<Point>(
    "Point.zero", make: { .zero },
    [
      Field(
        "x", .coordinate, "The displacement to the right.", source: "LB-26", required: true
      ) { $1(&$0.x) },
      Field("y", .coordinate, "The displacement downwards.", source: "LB-26", required: true) {
        $1(&$0.y)
      },
    ]
  ).type.whole(literal: { "Point(x: \(swiftLiteral($0.x)), y: \(swiftLiteral($0.y)))" })
    .named(
      "displacement", "A displacement in points, to the right and downwards.",
      examples: [["x": 0, "y": -2]])
}

extension ValueType where Value == Rect {
  /// A rectangle in the container's coordinates.
  static let frame = FieldGroup<Rect>(
    "Rect.zero", make: { Rect(x: 0, y: 0, width: 0, height: 0) },
    [
      Field("x", .coordinate, "The leading edge.", source: "CP-6", required: true) { $1(&$0.x) },
      Field("y", .coordinate, "The top edge.", source: "CP-6", required: true) { $1(&$0.y) },
      Field("width", .length, "The width.", source: "CP-6", required: true) { $1(&$0.width) },
      Field("height", .length, "The height.", source: "CP-6", required: true) { $1(&$0.height) },
    ]
  ).type.whole(literal: {
    "Rect(x: \(swiftLiteral($0.x)), y: \(swiftLiteral($0.y)), "
      + "width: \(swiftLiteral($0.width)), height: \(swiftLiteral($0.height)))"
  })
  .named(
    "frame", "A rectangle in points, in the container's coordinates.",
    examples: [["x": 16, "y": 700, "width": 358, "height": 64]])
}

extension ValueType where Value == CornerSet {
  /// Corners by their names, or a word for usual sets.
  static let corners = choice(
    [
      word("all", .all, "All four corners."),
      word("top", .top, "The two top corners."),
      word("bottom", .bottom, "The two bottom corners."),
      word("none", [], "No corner."),
      ValueType<Corner>.words("corner", "One corner.") {
        switch $0 {
        case .topLeft: "The top left corner."
        case .topRight: "The top right corner."
        case .bottomLeft: "The bottom left corner."
        case .bottomRight: "The bottom right corner."
        }
      }
      .list(from: .topLeft)
      .mapped(from: [], { CornerSet($0) }, { $0.corners }),
    ],
    literal: { "[" + $0.corners.map { ".\($0.rawValue)" }.joined(separator: ", ") + "]" }
  )
  .named(
    "corners", "The corners that are rounded: a list of them, or a word for usual sets.",
    examples: ["top", ["topLeft", "bottomRight"]]
  )
  .expecting("`all`, `top`, `bottom`, `none` or a list of corners such as `[topLeft, topRight]`")
}
