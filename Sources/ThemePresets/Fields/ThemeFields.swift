import SheetModel

extension FieldGroup where Root == Theme {
  /// How a sheet looks.
  static let theme = FieldGroup(
    "Theme()", make: { Theme() },
    [
      Field(
        "cornerRadius", .length, "The radius of the sheet's corners.",
        details: "At full height a bottom sheet takes the corners of the display instead.",
        source: "LB-20, CP-5", examples: [28],
        otherNames: [.uiKit("preferredCornerRadius", "12")]
      ) { $1(&$0.cornerRadius) },
      Field(
        "maskedCorners", .corners, "The corners of the sheet that are rounded.",
        details: "A sheet that floats and a form sheet usually have `all`.", source: "LB-21"
      ) { $1(&$0.maskedCorners) },
      Field(
        "dimmingBackgroundColor", .color, "The colour over everything behind the sheet.",
        details: "`clear` dims nothing.", source: "LB-22",
        examples: ["black 40%", "clear", ["light": "black 40%", "dark": "white 10%"]],
        usedBy: [.bottomSheet, .formSheet],
        otherNames: [.floatingPanel("backdropAlpha", "black 30%")]
      ) { $1(&$0.dimmingBackgroundColor) },
      Field(
        "dimmingFollowsPosition", .boolean,
        "Whether the dimming fades while the sheet is drawn below its lowest height.",
        source: "LB-130",
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.dimmingFollowsPosition) },
      Field(
        "backgroundBlurRadius", .length, "How much what lies behind the sheet is blurred.",
        details: "A radius; it comes and goes with the dimming.", source: "Cardstock",
        examples: [20],
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.backgroundBlurRadius) },
      Field(
        "leadingMargin", .length,
        "The distance of the sheet from the leading edge of the safe area.", source: "LB-29",
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.leadingMargin) },
      Field(
        "trailingMargin", .length,
        "The distance of the sheet from the trailing edge of the safe area.", source: "LB-30",
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.trailingMargin) },
      Field(
        "bottomMargin", .length, "The distance of the sheet from the edge at which it stands.",
        details: "Above 0 the sheet floats.", source: "Cardstock", examples: [8],
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.bottomMargin) },
      Field(
        "maximumWidth",
        ValueType<Double>.length.optional(Keyword("none", "As wide as there is room."), from: 0),
        "The greatest width of the sheet.", source: "Cardstock", examples: ["none", 640],
        usedBy: [.bottomSheet, .formSheet],
        otherNames: [.uiKit("widthFollowsPreferredContentSizeWhenEdgeAttached", "540")]
      ) { $1(&$0.maximumWidth) },
      Field(
        "alignment", .sheetAlignment,
        "Where a sheet of the greatest width stands between the margins.", source: "Cardstock",
        usedBy: [.bottomSheet, .formSheet]
      ) { $1(&$0.alignment) },
      Field(
        "grabber", .grabber, "The bar that shows that the sheet can be dragged.",
        details: "`none` removes it; what is not written in the mapping keeps its default.",
        source: "LB-31, LB-39",
        examples: ["none", "appleDefault", ["size": ["width": 36, "height": 5]]],
        otherNames: [.uiKit("prefersGrabberVisible", "none")]
      ) { $1(&$0.grabber) },
      Field(
        "shadow",
        FieldGroup<Shadow>.shadow.type.named("shadow", "A shadow.")
          .optional(Keyword("none", "No shadow."), from: Shadow()),
        "The shadow around the sheet.",
        details: "`none` removes it; what is not written in the mapping keeps its default.",
        source: "LB-23", examples: ["none", ["opacity": 0.2, "radius": 12]]
      ) { $1(&$0.shadow) },
      Field(
        "statusBar",
        FieldGroup<StatusBar>.statusBar.type.named(
          "statusBar", "What a presentation asks of the status bar."),
        "What the presentation asks of the status bar.", source: "CP-70, RF-11",
        examples: [["style": "lightContent"]]
      ) { $1(&$0.statusBar) },
      Field(
        "backCard",
        FieldGroup<BackCard>.backCard.type.named(
          "backCard", "How what lies behind a card is pushed back."),
        "How what lies behind a card is drawn.", source: "CP-1 to CP-7", usedBy: [.card]
      ) { $1(&$0.backCard) },
    ]
  )
}
