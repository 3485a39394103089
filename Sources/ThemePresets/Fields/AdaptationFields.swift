import SheetModel

extension FieldGroup where Root == Adaptation {
  /// What changes with the room that the container has.
  static let adaptation = FieldGroup(
    "Adaptation()", make: { Adaptation() },
    [
      Field(
        "regularWidthEdge",
        ValueType<SheetEdge>.sheetEdge.optional(
          Keyword("same", "The edge is the same as in compact width."), from: .bottom),
        "The edge at which the sheet stands in regular width.", source: "Cardstock",
        examples: ["same", "leading"], usedBy: [.bottomSheet]
      ) { $1(&$0.regularWidthEdge) },
      Field(
        "compactWidthFormSheet",
        .words("compactFormSheet", "What a form sheet becomes in compact width.") {
          switch $0 {
          case .sheet: "A sheet at the bottom, up to the status bar."
          case .fullScreen: "It covers the container."
          case .formSheet: "It keeps its size, as far as there is room."
          }
        },
        "What a form sheet becomes in compact width.", source: "Cardstock", usedBy: [.formSheet]
      ) { $1(&$0.compactWidthFormSheet) },
      Field(
        "compactHeightCard",
        .words("compactCard", "What a card becomes in compact height.") {
          switch $0 {
          case .card: "It stays a card."
          case .fullHeight: "It covers the container's whole height."
          }
        },
        "What a card becomes in compact height.", source: "Cardstock", usedBy: [.card],
        otherNames: [.uiKit("prefersEdgeAttachedInCompactHeight", "card")]
      ) { $1(&$0.compactHeightCard) },
    ]
  )
}

extension ValueType where Value == SheetEdge {
  /// An edge of the container.
  static let sheetEdge = words("edge", "An edge of the container.") {
    switch $0 {
    case .bottom: "The lower edge."
    case .top: "The upper edge."
    case .left: "The left edge."
    case .right: "The right edge."
    case .leading: "The edge at which text begins."
    case .trailing: "The edge at which text ends."
    }
  }
}

extension ValueType where Value == SheetAlignment {
  /// Where a sheet stands that is narrower than its room.
  static let sheetAlignment = words("alignment", "Where a sheet stands in its room.") {
    switch $0 {
    case .center: "In the middle."
    case .leading: "At the leading margin; at the left or right edge at the top."
    case .trailing: "At the trailing margin; at the left or right edge at the bottom."
    }
  }
}
