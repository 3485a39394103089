import SheetModel

extension FieldGroup where Root == Grabber {
  /// The bar at a sheet's top.
  static let grabber = FieldGroup(
    "Grabber()", make: { Grabber() },
    [
      Field(
        "size", .size, "The size of the bar.", source: "LB-32",
        examples: [["width": 36, "height": 5]],
        otherNames: [.floatingPanel("grabberHandleSize", "{width: 36, height: 5}")]
      ) { $1(&$0.size) },
      Field(
        "cornerRadius", .grabberCornerRadius, "The rounding of the bar's corners.",
        source: "LB-33", examples: ["rounded", 2], usedBy: [.bottomSheet, .formSheet],
        otherNames: [.lbBottomSheet("cornerRadiusType", "rounded")]
      ) { $1(&$0.cornerRadius) },
      Field(
        "maskedCorners", .corners, "The corners of the bar that are rounded.", source: "LB-34",
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.maskedCorners) },
      Field(
        "color", .color, "The colour of the bar.", source: "LB-35",
        usedBy: [.bottomSheet, .formSheet],
        counterpart: Counterpart("behavior.dismissHandle.color", in: .card)
      ) { $1(&$0.color) },
      Field(
        "topMargin", .length, "The distance between the sheet's top and the bar.",
        details: "The zone around the bar is as high as twice this distance and the bar's height; "
          + "it can be dragged with `swipeMode: top`.",
        source: "LB-36, LB-40", examples: [5, 20],
        otherNames: [.floatingPanel("grabberHandlePadding", "6")]
      ) { $1(&$0.topMargin) },
      Field(
        "canTouchToDismiss", .boolean, "Whether a tap on the grabber's zone dismisses the sheet.",
        source: "LB-37", usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.canTouchToDismiss) },
      Field(
        "background", FieldGroup<GrabberBackground>.grabberBackground,
        "What fills the zone behind the bar.",
        source: "LB-38"
      ) { $1(&$0.background) },
    ]
  )
}

extension ValueType where Value == Grabber? {
  /// A grabber, or none.
  static let grabber = ValueType<Grabber>.wholeGrabber.optional(
    Keyword("none", "No grabber."), from: Grabber())
}

extension ValueType where Value == Grabber {
  /// A grabber by its parts or by a word.
  fileprivate static let wholeGrabber: ValueType = {
    let parts = FieldGroup.grabber.type.named(
      "grabber", "The bar at a sheet's top and the zone around it.",
      examples: [["topMargin": 8, "color": "white 60%"]])
    let apple = word(
      "appleDefault", .appleDefault, "A bar of 36 × 5 points, 5 points below the top.")
    let choice = choice(
      [apple, parts], literal: { $0 == .appleDefault ? ".appleDefault" : parts.literal($0) })
    return ValueType(
      choice.description, admitsToken: choice.admitsToken, bind: choice.bind,
      encode: choice.encode, literal: choice.literal,
      assignments: { old, new, path in
        new == .appleDefault
          ? choice.assignments(old, new, path) : parts.assignments(old, new, path)
      })
  }()
}

extension ValueType where Value == GrabberCornerRadius {
  /// The rounding of a grabber's corners.
  fileprivate static let grabberCornerRadius = choice(
    [
      word("rounded", .rounded, "Half the bar's height."),
      ValueType<Double>.length.mapped(
        from: 0, { .fixed($0) }, { if case .fixed(let radius) = $0 { radius } else { nil } }),
    ],
    literal: { radius in
      switch radius {
      case .rounded: ".rounded"
      case .fixed(let points): ".fixed(\(swiftLiteral(points)))"
      }
    }
  )
  .expecting("`rounded` or a radius in points")
}
