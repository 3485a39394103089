import SheetModel

extension FieldGroup where Root == BackCard {
  /// How what lies behind a card is pushed back.
  static let backCard = FieldGroup(
    "BackCard()", make: { BackCard() },
    [
      Field(
        "horizontalInset", .length,
        "How much narrower a view gets on each side for every card over it.", source: "CP-3"
      ) { $1(&$0.horizontalInset) },
      Field(
        "verticalSpacing", .length, "The distance of a card's top from the one below.",
        details: "The first release of CardPresentationController had 17 points.", source: "CP-1",
        examples: [17]
      ) { $1(&$0.verticalSpacing) },
      Field(
        "verticalInset",
        ValueType<Double>.length.optional(
          Keyword("safeArea", "The top of the safe area, at every moment."), from: 0),
        "The distance of the rearmost view from the container's top.", source: "CP-2, CP-11",
        examples: ["safeArea", 132]
      ) { $1(&$0.verticalInset) },
      Field(
        "fadeAlpha", .fraction, "The opacity of a view for every card over it, from 0 to 1.",
        source: "CP-7",
        otherNames: [.cardPresentationController("backFadeAlpha", "0.8")]
      ) { $1(&$0.fadeAlpha) },
      Field(
        "blackensNavigationBar", .boolean,
        "Whether a view behind that shows a navigation bar has the bar turned black and does not "
          + "fade.", details: "The first release of CardPresentationController did so.",
        source: "CardPresentationController 1.0"
      ) { $1(&$0.blackensNavigationBar) },
      Field(
        "cornerRadius", .length, "The radius of the top corners of the views behind.",
        source: "CP-5"
      ) { $1(&$0.cornerRadius) },
    ]
  )
}
