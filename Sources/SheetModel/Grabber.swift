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
