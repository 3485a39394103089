import SheetModel

/// What holds where a policy says nothing.
private let general = "By itself what the behavior says for all heights."

extension FieldGroup where Root == DetentPolicy {
  /// What holds at one detent.
  static let detentPolicy = FieldGroup(
    "DetentPolicy(detent: .fitContent)", make: { DetentPolicy(detent: .fitContent) },
    [
      Field(
        DetentPolicyKeys.detent, .heightValue, "The height at which the rest holds.",
        source: "Cardstock",
        examples: ["fullscreen", 200], required: true
      ) { $1(&$0.detent) },
      Field(
        "horizontalSizeClass",
        ValueType<SizeClass>.sizeClass.optional(from: .regular),
        "The size class across in which the detent is there.", details: "By itself any.",
        source: "UIKit: a resolver may make a detent inactive", examples: ["regular"]
      ) { $1(&$0.horizontalSizeClass) },
      Field(
        "verticalSizeClass",
        ValueType<SizeClass>.sizeClass.optional(from: .regular),
        "The size class from top to bottom in which the detent is there.",
        details: "By itself any; UIKit's medium detent is there in `regular` alone.",
        source: "UIKit: a resolver may make a detent inactive", examples: ["regular"]
      ) { $1(&$0.verticalSizeClass) },
      Field(
        "outsideTouches",
        ValueType<OutsideTouches>.words("outsideTouches", "What a touch outside the sheet does.") {
          switch $0 {
          case .dismiss: "It asks to dismiss the sheet."
          case .block: "Nothing."
          case .pass: "It goes to what lies behind the sheet."
          }
        }.optional(from: .dismiss),
        "What a touch outside the sheet does.",
        details: general, source: "Cardstock",
        examples: ["pass"]
      ) { $1(&$0.outsideTouches) },
      Field(
        "contentTouches", ValueType<ContentTouches>.contentTouches.optional(from: .content),
        "What a touch on the content does.", details: general, source: "Cardstock",
        examples: ["expand"]
      ) { $1(&$0.contentTouches) },
      Field(
        "swipeMode", ValueType<SwipeMode>.swipeMode.optional(from: .full),
        "Where a drag may begin.", details: general, source: "Cardstock", examples: ["top"]
      ) { $1(&$0.swipeMode) },
      Field(
        "scrollExpansion", ValueType<ScrollExpansion>.scrollExpansion.optional(from: .sheetFirst),
        "What moves when a finger on scrolled content goes up.", details: general,
        source: "Cardstock", examples: ["never"]
      ) { $1(&$0.scrollExpansion) },
      Field(
        "keyboard", ValueType<KeyboardPolicy>.keyboardPolicy.optional(from: .stay),
        "What the sheet does while the keyboard is there.", details: general,
        source: "Cardstock", examples: ["lift"]
      ) { $1(&$0.keyboard) },
      Field(
        "dimming", ValueType<Double>.fraction.optional(from: 1),
        "The part of the theme's dimming that is there.",
        details: "By itself the whole, or nothing up to `largestUndimmedDetent`.",
        source: "Cardstock", examples: ["50%"]
      ) { $1(&$0.dimming) },
      Field(
        "cornerRadius", ValueType<Double>.length.optional(from: 0),
        "The radius of the sheet's corners.", details: "By itself the theme's.",
        source: "Cardstock", examples: [24]
      ) { $1(&$0.cornerRadius) },
      Field(
        "backgroundBlurRadius", ValueType<Double>.length.optional(from: 0),
        "How much what lies behind the sheet is blurred.", details: "By itself the theme's.",
        source: "Cardstock", examples: [20]
      ) { $1(&$0.backgroundBlurRadius) },
      Field(
        "hapticFeedback", ValueType<HapticFeedback>.hapticFeedback.optional(from: .none),
        "What is felt when the user has brought the sheet here.", details: general,
        source: "Cardstock", examples: ["light"]
      ) { $1(&$0.hapticFeedback) },
      Field(
        "limitToContent", ValueType<Bool>.boolean.optional(from: false),
        "Whether the detent is never higher than the content.", source: "Cardstock",
        examples: [true]
      ) { $1(&$0.limitToContent) },
    ]
  )
}
