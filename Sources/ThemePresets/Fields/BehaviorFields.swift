import SheetModel

/// A height mode for an example that speaks of a height.
@Sendable private func heights(beside value: Encoded) -> [EncodedEntry] {
  var values = [value[DetentPolicyKeys.detent] ?? value]
  if values != ["fullscreen"] { values.append("fullscreen") }
  return [EncodedEntry(BehaviorKeys.heightMode, ["specific": ["values": .list(values)]])]
}

extension FieldGroup where Root == Behavior {
  /// How a sheet moves and what dismisses it.
  static let behavior = FieldGroup(
    "Behavior()", make: { Behavior() },
    general + dragging + ofModals + ofCards + ofFormSheets + [
      Field(
        "animations",
        FieldGroup<Animations>.animations.type.named("animations", "The motions of a sheet."),
        "The motions.", source: "LB-60 to LB-62"
      ) { $1(&$0.animations) }
    ]
  )

  private static let general: [Field<Behavior>] = [
    Field(
      PresetKeys.presentation, .presentation, "How the sheet is presented.", source: "Cardstock",
      otherNames: [.uiKit("modalPresentationStyle", "card")]
    ) { $1(&$0.presentation) },
    Field(
      BehaviorKeys.heightMode, .heightMode, "The heights the sheet can have.", source: "LB-70",
      usedBy: [.bottomSheet],
      otherNames: [
        .uiKit("detents", "{specific: {values: [50%, fullscreen]}}"),
        .floatingPanel("anchors", "{specific: {values: [69, 50%, fullscreen]}}"),
      ],
      counterpart: Counterpart("behavior.formSheet", in: .formSheet)
    ) { $1(&$0.heightMode) },
    Field(
      "edge", .sheetEdge, "The edge of the container at which the sheet stands.",
      details:
        "Heights are measured from it: at the left edge they are widths. Corners and margins "
        + "are those of a sheet at the bottom, turned with it.",
      source: "Cardstock", usedBy: [.bottomSheet]
    ) { $1(&$0.edge) },
    Field(
      "adaptation",
      FieldGroup<Adaptation>.adaptation.type.named(
        "adaptation", "What changes with the room that the container has."),
      "What changes with the room that the container has.",
      details: "A size class that the app does not give is found from the container: regular width "
        + "from 600 points on and regular height from 480 points on, and a container of compact "
        + "height is of compact width too.",
      source: "Cardstock", examples: [["regularWidthEdge": "leading"]],
      usedBy: [.bottomSheet, .card, .formSheet]
    ) { $1(&$0.adaptation) },
    Field(
      "stacking", .stackPolicy, "What it does to presentations that are there when it comes.",
      source: "Cardstock"
    ) { $1(&$0.stacking) },
    Field(
      BehaviorKeys.initialDetent,
      ValueType<HeightValue>.heightValue.optional(
        Keyword("lowest", "The lowest of the sheet's heights."), from: .fitContent),
      "The height the sheet opens at.",
      details: "For one that is none of its heights, the nearest of them.", source: "LB-92",
      examples: ["lowest", "50%"], usedBy: [.bottomSheet],
      otherNames: [
        .uiKit("selectedDetentIdentifier", "50%"), .floatingPanel("initialState", "50%"),
      ], beside: heights(beside:)
    ) { $1(&$0.initialDetent) },
    Field(
      "heightReference", .heightReference, "What percentages and points are measured in.",
      source: "Cardstock",
      usedBy: [.bottomSheet, .formSheet],
      otherNames: [.floatingPanel("referenceGuide", "safeArea")]
    ) { $1(&$0.heightReference) },
    Field(
      BehaviorKeys.largestUndimmedDetent,
      ValueType<HeightValue>.heightValue.optional(
        Keyword("none", "Every height is dimmed."), from: .fitContent),
      "The highest height at which nothing behind the sheet is dimmed.",
      details: "Above it the dimming comes with the next height. What touches do is for "
        + "`outsideTouches` to say.",
      source: "UIKit's largestUndimmedDetentIdentifier", examples: ["none", "50%"],
      usedBy: [.bottomSheet, .formSheet],
      otherNames: [.uiKit("largestUndimmedDetentIdentifier", "50%")], beside: heights(beside:)
    ) { $1(&$0.largestUndimmedDetent) },
    Field(
      "hapticFeedback", .hapticFeedback,
      "What is felt when the user has brought the sheet to another height.", source: "Cardstock",
      examples: ["selection"], usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.hapticFeedback) },
    Field(
      "contentTouches", .contentTouches, "What a touch on the content does.",
      source: "Cardstock",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.contentTouches) },
    Field(
      "keyboard", .keyboardPolicy, "What the sheet does while the keyboard is there.",
      source: "Cardstock",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.keyboard) },
    Field(
      BehaviorKeys.detentPolicies,
      FieldGroup<DetentPolicy>.detentPolicy.type
        .named("detentPolicy", "What holds at one height.")
        .list(from: DetentPolicy(detent: .fitContent)),
      "What holds at single heights only.",
      details: "Between two heights the numbers go over into one another.", source: "Cardstock",
      examples: [[["detent": 200, "outsideTouches": "pass"]]],
      usedBy: [.bottomSheet, .formSheet],
      beside: { value in
        if case .list(let policies) = value {
          policies.first.map(heights(beside:)) ?? []
        } else {
          []
        }
      }
    ) { $1(&$0.detentPolicies) },
    Field(
      "canTouchDimmingBackgroundToDismiss", .boolean,
      "Whether a tap on the dimmed background dismisses the sheet.", source: "LB-74",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.canTouchDimmingBackgroundToDismiss) },
    Field(
      "forwardEventsToRearController", .boolean,
      "Whether touches outside the sheet go to what is behind it.",
      details: "Then a tap outside never dismisses.", source: "LB-66, LB-127",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.forwardEventsToRearController) },
    Field(
      "updateHeightOnContentSizeCategoryChange", .boolean,
      "Whether the content is measured again when the user changes the text size.",
      source: "LB-72"
    ) { $1(&$0.updateHeightOnContentSizeCategoryChange) },
  ]

  private static let dragging: [Field<Behavior>] = [
    Field("swipeMode", .swipeMode, "Where a drag may begin.", source: "LB-64") {
      $1(&$0.swipeMode)
    },
    Field(
      "allowsSwipeToDismiss", .boolean, "Whether a drag can dismiss the sheet.",
      details: "Without it the sheet still moves, and springs back.", source: "LB-73",
      usedBy: [.bottomSheet, .formSheet, .modal],
      otherNames: [
        .uiKit("isModalInPresentation", "false"),
        .floatingPanel("isRemovalInteractionEnabled", "true"),
      ],
      counterpart: Counterpart("behavior.allowInteractiveDismissal", in: .card)
    ) { $1(&$0.allowsSwipeToDismiss) },
    Field(
      "heightPercentageThresholdToDismiss", .fraction,
      "The part of the sheet's height that must be dragged down to dismiss it.",
      source: "LB-67, LB-105", examples: [0.5, "30%"],
      usedBy: [.bottomSheet, .card, .formSheet],
      counterpart: Counterpart("behavior.percentThresholdToDismiss", in: .modal)
    ) { $1(&$0.heightPercentageThresholdToDismiss) },
    Field(
      "velocityThresholdToDismiss", .speed, "The downward speed beyond which a release dismisses.",
      source: "LB-68, LB-105",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.velocityThresholdToDismiss) },
    Field(
      "velocityThresholdToOpenAtMaxHeight", .speed,
      "The upward speed beyond which a release opens the sheet at its greatest height.",
      source: "LB-69, LB-107",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.velocityThresholdToOpenAtMaxHeight) },
    Field(
      "releaseRule", .releaseRule, "How the height is chosen when a drag ends.",
      source: "LB-105 to LB-109",
      usedBy: [.bottomSheet, .formSheet],
      otherNames: [.floatingPanel("momentumProjectionRate", "momentumProjection")]
    ) { $1(&$0.releaseRule) },
    Field(
      "dismissFrom", .dismissOrigin, "From which heights a drag may dismiss.",
      source: "LB-105",
      usedBy: [.bottomSheet, .formSheet]
    ) { $1(&$0.dismissFrom) },
    Field(
      "interruptibleBy", .interruption, "What may interrupt a motion that runs.",
      details: "What is left out is ignored until the sheet has settled.", source: "Cardstock",
      examples: ["all", ["drag", "program"]]
    ) { $1(&$0.interruptibleBy) },
    Field(
      "scrollExpansion", .scrollExpansion,
      "What moves when a finger on scrolled content goes up while the sheet can still grow.",
      source: "LB-115", usedBy: [.bottomSheet, .formSheet],
      otherNames: [.uiKit("prefersScrollingExpandsWhenScrolledToEdge", "never")]
    ) { $1(&$0.scrollExpansion) },
    Field(
      "elasticity", .elasticity,
      "The resistance beyond the greatest height, and below the least where a drag cannot "
        + "dismiss.",
      source: "LB-71, LB-100",
      otherNames: [.lbBottomSheet("elasticityFunction", "logarithmic")]
    ) { $1(&$0.elasticity) },
  ]

  private static let ofModals: [Field<Behavior>] = [
    Field(
      "percentThresholdToDismiss", .fraction,
      "The part of a modal's height that must be dragged down to dismiss it.", source: "IM-3",
      examples: [0.3, "30%"], usedBy: [.modal],
      counterpart: Counterpart(
        "behavior.heightPercentageThresholdToDismiss", in: .bottomSheet, .card, .formSheet)
    ) { $1(&$0.percentThresholdToDismiss) },
    Field(
      "completionSpeed", .positive,
      "How much faster than its part of the leaving motion a modal that is let go finishes or goes "
        + "back.",
      details: "By itself, a modal that was pulled by a third takes two thirds of the duration to "
        + "leave.", source: "IM-10", examples: [2], usedBy: [.modal]
    ) { $1(&$0.completionSpeed) },
    Field(
      "completionCurve",
      ValueType<Curve>.curve.optional(
        Keyword("automatic", "The leaving motion's own; `easeInOut` where that is a spring."),
        from: .easeInOut),
      "The curve with which a modal that is let go finishes or goes back.", source: "IM-10",
      examples: ["automatic", "easeOut"], usedBy: [.modal]
    ) { $1(&$0.completionCurve) },
  ]

  private static let ofCards: [Field<Behavior>] = [
    Field(
      "allowInteractiveDismissal", .boolean, "Whether a card can be dragged down to dismiss it.",
      source: "CP-8", usedBy: [.card],
      counterpart: Counterpart(
        "behavior.allowsSwipeToDismiss", in: .bottomSheet, .formSheet, .modal)
    ) { $1(&$0.allowInteractiveDismissal) },
    Field(
      "dismissHandle",
      FieldGroup<DismissHandle>.dismissHandle.type
        .named("dismissHandle", "The handle above a card.")
        .optional(Keyword("none", "No handle."), from: DismissHandle()),
      "The handle above a card that has no navigation bar.", source: "CP-50, CP-51",
      examples: ["none", ["areaHeight": 24]], usedBy: [.card],
      counterpart: Counterpart("theme.grabber", in: .bottomSheet, .formSheet)
    ) { $1(&$0.dismissHandle) },
    Field(
      "initialTransitionFrame",
      ValueType<Rect>.frame.optional(
        Keyword("none", "From below: the container's frame moved down by its height."),
        from: Rect(x: 0, y: 0, width: 0, height: 0)),
      "The frame a card grows from and returns to.", source: "CP-6", usedBy: [.card]
    ) { $1(&$0.initialTransitionFrame) },
    Field(
      "useSystemPresentationOniOS13", .boolean,
      "Whether on iOS 13 and later the system presents its own card instead.",
      details: "Then nothing else of the preset is looked at.", source: "CP-10",
      title: "Use system presentation on iOS 13", usedBy: [.card]
    ) { $1(&$0.useSystemPresentationOniOS13) },
  ]

  private static let ofFormSheets: [Field<Behavior>] = [
    Field(
      "formSheet",
      FieldGroup<FormSheet>.formSheet.type
        .checked(sizesAreKnown)
        .named("formSheet", "The sizes of a form sheet and the routes that ask for them."),
      "The sizes of a form sheet and the routes that ask for them.", source: "RF-1 to RF-3",
      usedBy: [.formSheet],
      counterpart: Counterpart("behavior.heightMode", in: .bottomSheet)
    ) { $1(&$0.formSheet) }
  ]
}
