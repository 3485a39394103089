import SheetModel

/// How a card stands on what is behind it and pushes it back: numbers only, for one environment.
struct CardRule: Hashable, Sendable {
  /// The distance of the rearmost view from the container's top, in points (CP-2).
  var verticalInset: Double
  /// The distance of the card's top from the one below, in points (CP-1).
  var verticalSpacing: Double
  /// How much narrower what is behind gets on each side, in points (CP-3).
  var horizontalInset: Double
  /// The opacity of what is behind (CP-7).
  var fadeAlpha: Double
  /// The radius of the top corners of what is behind, in points (CP-5).
  var cornerRadius: Double
  /// Whether a navigation bar behind turns black in place of the view's fading.
  var blackensNavigationBar: Bool
  /// The lowest place that a top edge may have, in points: a finger's height stays to be seen.
  var lowestTop: Double

  /// Creates the rule of a preset in a sanitized environment.
  ///
  /// The safe area's top is the live one, so a status bar that comes or goes moves the stack
  /// (radianttap/CardPresentationController#6; the reference keeps what it was once, CP-11).
  init(_ backCard: BackCard, environment: SheetEnvironment) {
    lowestTop = max(environment.container.height - HeightRules.leastTouchHeight, 0)
    verticalInset = min(backCard.verticalInset ?? environment.safeArea.top, lowestTop)
    verticalSpacing = backCard.verticalSpacing
    horizontalInset = backCard.horizontalInset
    fadeAlpha = backCard.fadeAlpha
    cornerRadius = backCard.cornerRadius
    blackensNavigationBar = backCard.blackensNavigationBar
  }

  /// The card's top edge, in points, when it is there (CP-20, CP-21).
  func top(on base: CardBase) -> Double {
    min(base.top(inset: verticalInset) + verticalSpacing, lowestTop)
  }
}

/// What the next card stands on: the top of the cards below it, each as far as it is there.
///
/// A card that is not there counts for nothing and one that is there hides those below it, so while
/// a lower card leaves those above it move up with it.
struct CardBase: Hashable, Sendable {
  /// The part of the top that is given by cards, in points.
  private var given = 0.0
  /// The part that is not given, and so is the inset's.
  private var open = 1.0

  /// The top for an inset of the rearmost view, in points.
  func top(inset: Double) -> Double { given + open * inset }

  /// Puts a card on it.
  ///
  /// - Parameters:
  ///   - top: where the card's top edge is when it is there, in points.
  ///   - presence: how much of it is there, from 0 to 1.
  mutating func add(_ top: Double, presence: Double) {
    // Exact at both ends, which a step by a difference would not be.
    given = given * (1 - presence) + top * presence
    open *= 1 - presence
  }
}
