import SheetEngine
import SheetModel
import ThemePresets
import ThemeYAML

extension ValueType where Value == Double {
  /// A time from the trace's beginning; the checks of durations do not apply.
  static let moment = number(NumberShape(minimum: 0))
    .named("time", "A time from the beginning of the trace, in seconds.", examples: [1.5])
    .described { $0.shape = .number(NumberShape(unit: .seconds, minimum: 0)) }
    .withoutToken()

  /// A length of the environment.
  ///
  /// A trace tells what a host did, nonsense included; the engine puts it right.
  static let extent = anything(in: .points)
    .named(
      "length",
      "A length in points; what makes no sense, as a negative one, the engine puts right.",
      examples: [320])

  /// A coordinate, a distance or a height that may be anything.
  static let place = anything(in: .points)
    .named("coordinate", "A coordinate or a displacement in points.", examples: [120])

  /// A component of a velocity.
  static let rate = anything(in: .pointsPerSecond)
    .named("velocity", "A velocity in points per second; downwards and to the right is positive.")

  /// A number, or a word for one that a host in trouble sends and JSON cannot write.
  private static func anything(in unit: Unit) -> ValueType {
    choice(
      [
        notFinite("nan", .nan, "No number at all."),
        notFinite("infinity", .infinity, "Greater than every number."),
        notFinite("-infinity", -.infinity, "Less than every number."),
        number(NumberShape(unit: unit)),
      ],
      literal: { _ in "" }
    ).expecting("a number of \(unit.rawValue)").withoutToken()
  }

  private static func notFinite(_ text: String, _ value: Double, _ summary: String) -> ValueType {
    let plain = word(text, value, summary)
    return ValueType(
      plain.description, bind: plain.bind,
      encode: { $0 == value || ($0.isNaN && value.isNaN) ? .text(text) : nil },
      literal: plain.literal)
  }

  /// The number that tells a finger from others.
  static let finger = number(NumberShape(minimum: 0, isInteger: true))
    .named("finger", "The number of a finger, from 0.").withoutToken()
}

extension ValueType where Value == Name {
  /// The name of a presentation.
  static let presentation = name.named(
    "presentation", "The name that a `present` gave.", examples: ["sheet-1"])

  /// A preset of the catalogue or a file.
  static let presetReference = name.named(
    "preset",
    "The name of a preset, or with a `/` or the ending `.yaml`, `.yml` or `.json` a path from the "
      + "trace.",
    examples: ["bottom-sheet", "../Themes/brand.yaml"])

  private static let name: ValueType = {
    let text = ValueType<String>.text
    return ValueType(
      text.description,
      bind: { keys in
        let decode = text.bind(&keys)
        return { node, decoding, value in
          value.node = node
          return decode(node, &decoding, &value.text)
        }
      },
      encode: { text.encode($0.text) }, literal: { _ in "" }
    ).withoutToken()
  }()
}

extension ValueType where Value == String {
  /// A detent's identifier; a number stands for that many points.
  static let detent = choice(
    [
      text,
      ValueType<Double>.extent.mapped(
        from: 0, { HeightValue.points($0).identifier }, { _ in nil }),
    ],
    literal: { _ in "" }
  ).named(
    "detent", "The spelling of a detent.",
    examples: ["50%", "fitContent", 200, "childRatio 50%", "custom compact"]
  ).withoutToken()
}

extension ValueType where Value == Nothing {
  /// An empty mapping.
  static let nothing = FieldGroup<Nothing>("", make: { Nothing() }, []).type
    .named("nothing", "An empty mapping: the input needs nothing more.", examples: [[:]])
}

extension ValueType where Value == Point {
  /// A point of the container.
  static let point = FieldGroup<Point>("", make: { .zero }, .coordinates()).type
    .named(
      "point", "A point in the container, in points from its top left corner.",
      examples: [["x": 195, "y": 560]])

  /// A displacement of a finger.
  static let translation = FieldGroup<Point>("", make: { .zero }, .coordinates()).type
    .named(
      "translation", "A displacement in points since the drag began; downwards is positive.",
      examples: [["x": 0, "y": 120]])

  /// A velocity of a finger.
  static let velocity = FieldGroup<Point>("", make: { .zero }, .coordinates(.rate)).type
    .named(
      "velocities", "A velocity in points per second; downwards is positive.",
      examples: [["x": 0, "y": 900]])
}

extension [Field<Point>] {
  fileprivate static func coordinates(_ type: ValueType<Double> = .place) -> [Field<Point>] {
    [
      Field("x", type, "The horizontal part.", source: "Cardstock", required: true) { $1(&$0.x) },
      Field("y", type, "The vertical part.", source: "Cardstock", required: true) { $1(&$0.y) },
    ]
  }
}

extension ValueType where Value == Size {
  /// The size of a container.
  static let container = FieldGroup<Size>(
    "", make: { Size(width: 0, height: 0) },
    [
      Field("width", .extent, "The width.", source: "Cardstock", required: true) {
        $1(&$0.width)
      },
      Field("height", .extent, "The height.", source: "Cardstock", required: true) {
        $1(&$0.height)
      },
    ]
  ).type.named(
    "container", "A size in points.", examples: [["width": 390, "height": 844]])
}

extension ValueType where Value == Rect {
  /// A part of a sheet.
  static let region = FieldGroup<Rect>(
    "", make: { Rect(x: 0, y: 0, width: 0, height: 0) },
    [
      Field("x", .place, "The left edge.", source: "Cardstock", required: true) { $1(&$0.x) },
      Field("y", .place, "The top edge.", source: "Cardstock", required: true) { $1(&$0.y) },
      Field("width", .extent, "The width.", source: "Cardstock", required: true) {
        $1(&$0.width)
      },
      Field("height", .extent, "The height.", source: "Cardstock", required: true) {
        $1(&$0.height)
      },
    ]
  ).type.named("region", "A rectangle in points from the sheet's top left corner.")
}
