/// How what lies behind a card is pushed back.
public struct BackCard: Hashable, Sendable {
  /// How much narrower a view gets on each side for every card over it, in points; 16 by default.
  public var horizontalInset: Double = 16
  /// The distance of a card's top from the one below, in points; 16 by default.
  public var verticalSpacing: Double = 16
  /// The distance of the rearmost view from the container's top, in points; `nil`, the default, is
  /// the live top of the safe area.
  public var verticalInset: Double? = nil
  /// The opacity of a view for every card over it, a fraction from 0 to 1; 0.8 by default.
  public var fadeAlpha: Double = 0.8
  /// Whether a view behind that shows a navigation bar has the bar turned black and does not fade;
  /// false by default.
  public var blackensNavigationBar = false
  /// The radius of the top corners of the views behind, in points; 12 by default.
  public var cornerRadius: Double = 12

  /// Creates the default.
  public init() {}
}
