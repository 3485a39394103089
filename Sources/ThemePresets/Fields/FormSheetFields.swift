import SheetModel

extension FieldGroup where Root == FormSheet {
  /// Sizes and routes of a form sheet.
  static let formSheet = FieldGroup(
    "FormSheet()", make: { FormSheet() },
    [
      Field(
        FormSheetKeys.sizes, sizes,
        "The sizes by name; `formSheet` and `fullScreen` are there already.",
        source: "RF-1, RF-3",
        examples: [
          ["compact": ["width": 540, "height": 620], "full": "fullScreen"],
          [
            "tall": ["width": 540, "height": "90%"],
            "snug": ["width": "60%", "height": "fitContent"],
          ],
        ]
      ) { $1(&$0.sizes) },
      Field(
        FormSheetKeys.routes, routes, "The name of the size that each route asks for.",
        details: "The app gives a route's name when it shows a screen.", source: "RF-2",
        examples: [["detail": "fullScreen"]]
      ) { $1(&$0.routes) },
      Field(
        FormSheetKeys.default, .sizeName, "The size of the routes that are not listed.",
        source: "RF-2"
      ) { $1(&$0.default) },
    ]
  )

  private static let sizes = ValueType<FormSheetSize>.formSheetSize.dictionary(
    names: .visible, from: .fullScreen,
    literal: { item in
      "FormSheet.NamedSize(name: \(swiftLiteral(item.name)), size: "
        + "\(ValueType<FormSheetSize>.formSheetSize.literal(item.size)))"
    },
    make: { FormSheet.NamedSize(name: $0, size: $1) }, split: { ($0.name, $0.size) }
  )

  private static let routes = ValueType<String>.sizeName.dictionary(
    names: .visible, from: "",
    literal: { item in
      "FormSheet.Route(route: \(swiftLiteral(item.route)), size: \(swiftLiteral(item.size)))"
    },
    make: { FormSheet.Route(route: $0, size: $1) }, split: { ($0.route, $0.size) }
  )
}

/// Keys of a form sheet that a rule speaks of.
enum FormSheetKeys {
  static let sizes = "sizes"
  static let routes = "routes"
  static let `default` = "default"
}

extension ValueType where Value == String {
  /// The name of one of the sizes.
  fileprivate static let sizeName = string(.visible, expects: "the name of one of the sizes")
    .named("sizeName", "The name of one of the sizes.", examples: ["fullScreen"])
}

extension ValueType where Value == FormSheetSize {
  /// The size of a form sheet.
  fileprivate static let formSheetSize = choice(
    [
      word("fullScreen", .fullScreen, "The whole container."),
      FieldGroup<SizedForm>(
        "", make: { SizedForm() },
        [
          Field("width", .formSheetWidth, "The width.", source: "RF-3", required: true) {
            $1(&$0.width)
          },
          Field(
            "height", .heightValue, "The height, with the navigation bar.",
            details: "The content's height is without it.", source: "RF-3, RF-4", required: true
          ) { $1(&$0.height) },
        ]
      ).type.mapped(
        from: SizedForm(), { .sized(width: $0.width, height: $0.height) },
        { size in
          guard case .sized(let width, let height) = size else { return nil }
          return SizedForm(width: width, height: height)
        }),
    ],
    literal: { size in
      switch size {
      case .fullScreen: ".fullScreen"
      case .sized(let width, let height):
        ".sized(width: \(ValueType<FormSheetWidth>.formSheetWidth.literal(width)), "
          + "height: \(ValueType<HeightValue>.heightValue.literal(height)))"
      }
    }
  )
  .expecting("`fullScreen` or a size such as `{width: 540, height: 620}`")
}

/// A width and a height as they are written.
private struct SizedForm: Hashable {
  var width = FormSheetWidth.points(0)
  var height = HeightValue.points(0)
}

extension ValueType where Value == FormSheetWidth {
  /// A width: points or a percentage.
  fileprivate static let formSheetWidth = choice(
    [
      ValueType<Double>.lengthBesidePercentage.mapped(
        from: 0, { .points($0) }, { if case .points(let value) = $0 { value } else { nil } }),
      ValueType<Double>.percentage.mapped(
        from: 0, { .fraction($0) }, { if case .fraction(let value) = $0 { value } else { nil } }),
    ],
    literal: { width in
      switch width {
      case .points(let value): ".points(\(swiftLiteral(value)))"
      case .fraction(let value): ".fraction(\(swiftLiteral(value)))"
      }
    }
  )
  .named(
    "formSheetWidth", "A width: points or a percentage of the container's width.",
    examples: [540, "80%"]
  )
  .expecting("a width: points, or a percentage such as 80%")
}
