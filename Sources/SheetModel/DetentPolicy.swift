/// What holds while a sheet rests at one detent; `nil` keeps the rule for all detents.
///
/// Between two detents the numbers go over into one another with the sheet's position.
public struct DetentPolicy: Hashable, Sendable {
  /// The detent.
  public var detent: HeightValue
  /// The size class across in which the detent is there; `nil`, the default, is any.
  public var horizontalSizeClass: SizeClass? = nil
  /// The size class from top to bottom in which the detent is there; `nil`, the default, is any.
  public var verticalSizeClass: SizeClass? = nil
  /// What a touch outside the sheet does.
  public var outsideTouches: OutsideTouches? = nil
  /// What a touch on the content does.
  public var contentTouches: ContentTouches? = nil
  /// Where a drag may begin.
  public var swipeMode: SwipeMode? = nil
  /// What moves when the finger goes up over scrolled content.
  public var scrollExpansion: ScrollExpansion? = nil
  /// What the sheet does while the keyboard is there.
  public var keyboard: KeyboardPolicy? = nil
  /// Whether the detent is never higher than the content.
  public var limitToContent: Bool? = nil
  /// The part of the theme's dimming that is there, from 0 to 1.
  public var dimming: Double? = nil
  /// The radius of the sheet's corners, in points; 0 or more.
  public var cornerRadius: Double? = nil
  /// How much what lies behind the sheet is blurred: a radius in points; 0 or more.
  public var backgroundBlurRadius: Double? = nil
  /// What is felt when a user has brought the sheet here.
  public var hapticFeedback: HapticFeedback? = nil

  /// Creates a policy that changes nothing.
  public init(detent: HeightValue) {
    self.detent = detent
  }
}

/// What a touch outside a sheet does.
public enum OutsideTouches: String, Hashable, Sendable, CaseIterable {
  /// It asks to dismiss the sheet.
  case dismiss
  /// Nothing.
  case block
  /// It goes to what lies behind the sheet.
  case pass
}

/// What a touch on a sheet's content does.
public enum ContentTouches: String, Hashable, Sendable, CaseIterable {
  /// It goes to the content.
  case content
  /// A tap moves the sheet to the next greater detent; the content gets nothing.
  case expand
  /// The content gets nothing.
  case block
}

/// What is felt; UIKit's feedback generators.
public enum HapticFeedback: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The tick of a changed selection.
  case selection
  /// An impact.
  case light, medium, heavy, soft, rigid
}
