/// How a sheet looks.
public struct Theme: Hashable, Sendable {
  /// The radius of the sheet's corners, in points; 0 or more, 12 by default.
  public var cornerRadius: Double = 12
  /// The corners that are rounded; the two top ones by default.
  public var maskedCorners: CornerSet = .top
  /// The colour over everything behind the sheet.
  ///
  /// By default black at 40 % in the light appearance, white at 10 % in the dark one.
  public var dimmingBackgroundColor = Color(
    light: ColorValue(.rgba(0x0000_00FF), opacity: 0.4),
    dark: ColorValue(.rgba(0xFFFF_FFFF), opacity: 0.1)
  )
  /// The distance from the container's leading safe-area edge, in points; 0 or more, 0 by default.
  public var leadingMargin: Double = 0
  /// The distance from the container's trailing safe-area edge, in points; 0 or more, 0 by default.
  public var trailingMargin: Double = 0
  /// The bar that shows that the sheet can be dragged, or `nil` for none.
  public var grabber: Grabber? = Grabber()
  /// The shadow around the sheet, or `nil` for none.
  public var shadow: Shadow? = Shadow()
  /// How what lies behind a card is drawn; used by the presentation `card`.
  public var backCard = BackCard()

  /// Creates the default theme.
  public init() {}
}

/// A shadow.
public struct Shadow: Hashable, Sendable {
  /// The colour; black in the light appearance, grey in the dark one by default.
  public var color = Color(light: .black, dark: .gray)
  /// The opacity, a fraction from 0 to 1; 0.3 by default.
  public var opacity: Double = 0.3
  /// The displacement, in points; none by default.
  public var offset: Point = .zero
  /// The blur radius, in points; 0 or more, 5 by default.
  public var radius: Double = 5

  /// Creates the default shadow.
  public init() {}
}

/// The bar at a sheet's top, with the zone around it.
///
/// The zone is as high as twice ``topMargin`` plus the bar's height.
public struct Grabber: Hashable, Sendable {
  /// The size of the bar, in points; 30 × 4 by default.
  public var size = Size(width: 30, height: 4)
  /// The rounding of the bar's corners.
  public var cornerRadius: GrabberCornerRadius = .rounded
  /// The corners of the bar that are rounded; all by default.
  public var maskedCorners: CornerSet = .all
  /// The colour of the bar; the system's tertiary label colour by default.
  public var color = Color(ColorValue(.semantic(.tertiaryLabel)))
  /// The distance between the sheet's top and the bar, in points; 0 or more, 20 by default.
  public var topMargin: Double = 20
  /// Whether a tap on the zone dismisses the sheet; false by default.
  public var canTouchToDismiss = false
  /// What fills the zone behind the bar.
  public var background = GrabberBackground()

  /// Creates the default grabber.
  public init() {}

  /// LBBottomSheet's `appleDefault`: a bar of 36 × 5 points, 5 points below the top.
  public static var appleDefault: Grabber {
    var grabber = Grabber()
    grabber.size = Size(width: 36, height: 5)
    grabber.topMargin = 5
    return grabber
  }

  /// The height of the zone, in points.
  public var zoneHeight: Double { 2 * topMargin + size.height }
}

/// The rounding of a grabber's corners.
public enum GrabberCornerRadius: Hashable, Sendable {
  /// Half the bar's height.
  case rounded
  /// A radius in points; 0 or more.
  case fixed(Double)
}

/// What fills a grabber's zone.
public struct GrabberBackground: Hashable, Sendable {
  /// The filling itself.
  public enum Content: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// A view that the host supplies under this name.
    case view(String)
  }

  /// The filling; clear by default.
  public var content: Content = .color(Color(.clear))
  /// Whether the content reaches below the zone (true, the default) or starts beneath it.
  public var isTranslucent = true

  /// Creates the default background.
  public init() {}
}

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
  /// The radius of the top corners of the views behind, in points; 12 by default.
  public var cornerRadius: Double = 12

  /// Creates the default.
  public init() {}
}
