import SheetModel

extension FieldGroup where Root == GrabberBackground {
  /// What fills a grabber's zone: a colour or a view.
  static let grabberBackground = ValueType<GrabberBackground>.choice(
    [
      view.type.mapped(
        from: ViewBackground(),
        {
          var background = GrabberBackground()
          background.content = .view($0.view)
          background.isTranslucent = $0.isTranslucent
          return background
        },
        { background in
          guard case .view(let name) = background.content else { return nil }
          return ViewBackground(view: name, isTranslucent: background.isTranslucent)
        }),
      color.type.mapped(
        from: ColorBackground(),
        {
          var background = GrabberBackground()
          background.content = .color($0.color)
          background.isTranslucent = $0.isTranslucent
          return background
        },
        { background in
          guard case .color(let color) = background.content else { return nil }
          return ColorBackground(color: color, isTranslucent: background.isTranslucent)
        }),
    ],
    literal: swiftLiteral
  )
  .expecting("a mapping with either `color` or `view`")

  private static let view = FieldGroup<ViewBackground>(
    "", make: { ViewBackground() },
    [
      Field(
        "view", .hostName, "The name of a view that the app supplies.", source: "LB-38",
        examples: ["brand-glow"], required: true
      ) { $1(&$0.view) },
      .isTranslucent { $1(&$0.isTranslucent) },
    ])

  private static let color = FieldGroup<ColorBackground>(
    "", make: { ColorBackground() },
    [
      Field(
        "color", .color, "The colour of the zone.", source: "LB-38", examples: ["white 80%"]
      ) { $1(&$0.color) },
      .isTranslucent { $1(&$0.isTranslucent) },
    ])
}

/// A background with a colour.
private struct ColorBackground: Hashable {
  var color = Color(.clear)
  var isTranslucent = true
}

/// A background with a view of the host.
private struct ViewBackground: Hashable {
  var view = ""
  var isTranslucent = true
}

extension Field {
  fileprivate static func isTranslucent(
    access: @escaping @Sendable (inout Root, (inout Bool) -> Void) -> Void
  ) -> Field {
    Field(
      "isTranslucent", .boolean,
      "Whether the content reaches below the zone; otherwise it starts beneath it.",
      details: "An opaque zone adds its height to that of the content.", source: "LB-38, LB-41",
      access: access)
  }
}

/// A Swift expression for a background.
private func swiftLiteral(_ background: GrabberBackground) -> String {
  let content =
    switch background.content {
    case .color(let color): ".color(\(ValueType<Color>.color.literal(color)))"
    case .view(let name): ".view(\(swiftLiteral(name)))"
    }
  return
    "{ var value = GrabberBackground(); value.content = \(content); "
    + "value.isTranslucent = \(background.isTranslucent); return value }()"
}
