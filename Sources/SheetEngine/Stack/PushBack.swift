import SheetModel

/// How the cards in front of a view push it back (CP-20 to CP-24).
///
/// A function of the cards and of how far each is there, computed anew for every frame: nothing is
/// added to a view that would have to be taken away again, so nothing drifts (CP-28).
struct PushBack: Hashable, Sendable {
  /// How much narrower the view is on each side, in points.
  private(set) var inset = 0.0
  /// The opacity of a view without a navigation bar.
  private var alpha = 1.0
  /// The opacity of a view with a navigation bar.
  private var alphaWithBar = 1.0
  /// How a navigation bar is drawn.
  private var barStyle = BarStyle.unchanged
  /// How much of the view's own place and corners is left, from 1 without a card to 0.
  private(set) var rest = 1.0
  /// The corner radius that the cards give, in points.
  private var radius = 0.0
  /// The verticalInset of the cards, the rearmost one's where it is there, in points.
  private var verticalInset = 0.0

  /// Whether there is a card.
  var isPushed: Bool { rest < 1 }

  /// Puts the next card behind those that push already.
  ///
  /// - Parameters:
  ///   - card: the card.
  ///   - presence: how much of it is there, from 0 to 1.
  ///   - isLeaving: whether it has been dismissed.
  mutating func add(_ card: CardRule, presence: Double, isLeaving: Bool = false) {
    let absence = 1 - presence
    inset += card.horizontalInset * presence
    let fading = 1 - presence * (1 - card.fadeAlpha)
    alpha *= fading
    if !card.blackensNavigationBar {
      alphaWithBar *= fading
    } else if !isLeaving {
      barStyle = .black
    }
    rest *= absence
    radius = radius * absence + card.cornerRadius * presence
    verticalInset = verticalInset * absence + card.verticalInset * presence
  }

  /// The opacity of a view, and the style of its navigation bar.
  func fading(hasNavigationBar: Bool) -> (alpha: Double, barStyle: BarStyle) {
    hasNavigationBar ? (alphaWithBar, barStyle) : (alpha, .unchanged)
  }

  /// The corner radius of a view with one of its own, in points.
  func cornerRadius(_ own: Double) -> Double { radius + own * rest }

  /// The frame of a view.
  ///
  /// It gets narrower, by as much as leaves a finger's width of what is to be seen, and its top comes
  /// down to that of what it stands on. The lower edge stays.
  ///
  /// - Parameters:
  ///   - own: the frame without cards in front, in points.
  ///   - base: what the view stands on; `nil` for a card, whose top stays (CP-21).
  ///   - containerWidth: the width of the container, in points; a sheet at its left or right edge may
  ///     lie beyond it in part.
  /// - Returns: the frame, in points.
  func frame(_ own: Rect, on base: CardBase?, containerWidth: Double) -> Rect {
    let visible = min(own.x + own.width, containerWidth) - max(own.x, 0)
    let side = min(inset, max((visible - HeightRules.leastTouchHeight) / 2, 0))
    var step = 0.0
    if let base {
      // The line comes down as far as the cards are there.
      let line = base.top(inset: verticalInset) - base.top(inset: 0) * rest
      step = min(max(line - own.y, 0), own.height)
    }
    return Rect(
      x: own.x + side, y: own.y + step, width: own.width - 2 * side, height: own.height - step)
  }
}
