import SheetModel

extension FieldGroup where Root == DetentPolicy {
  /// What holds at one detent.
  static let detentPolicy = FieldGroup(
    "DetentPolicy(detent: .fitContent)", make: { DetentPolicy(detent: .fitContent) },
    [
      Field(
        "detent", .heightValue, "The height at which the rest holds.", source: "Cardstock",
        examples: ["fullscreen", 200], required: true
      ) { $1(&$0.detent) },
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
        details: "By itself what the behavior says for all heights.", source: "Cardstock",
        examples: ["pass"]
      ) { $1(&$0.outsideTouches) },
      Field(
        "limitToContent", ValueType<Bool>.boolean.optional(from: false),
        "Whether the detent is never higher than the content.", source: "Cardstock",
        examples: [true]
      ) { $1(&$0.limitToContent) },
    ]
  )
}
