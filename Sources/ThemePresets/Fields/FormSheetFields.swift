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
        examples: [["compact": ["width": 540, "height": 620], "full": "fullScreen"]]
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
      ValueType<Size>.size.mapped(
        from: Size(width: 0, height: 0), { .fixed($0) },
        { if case .fixed(let size) = $0 { size } else { nil } }),
    ],
    literal: { size in
      switch size {
      case .fullScreen: ".fullScreen"
      case .fixed(let size): ".fixed(\(ValueType<Size>.size.literal(size)))"
      }
    }
  )
  .expecting("`fullScreen` or a size such as `{width: 540, height: 620}`")
}
