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
  /// Whether the dimming fades while the sheet is drawn below its lowest detent; false by default.
  ///
  /// False is LBBottomSheet's way: the colour changes only when the sheet appears and leaves.
  public var dimmingFollowsPosition = false
  /// How much what lies behind the sheet is blurred: a radius in points; 0 or more, 0 by default.
  public var backgroundBlurRadius: Double = 0
  /// The distance from the container's leading safe-area edge, in points; 0 or more, 0 by default.
  public var leadingMargin: Double = 0
  /// The distance from the container's trailing safe-area edge, in points; 0 or more, 0 by default.
  public var trailingMargin: Double = 0
  /// The distance of a bottom sheet from the edge at which it stands, in points; 0 or more, 0 by default.
  ///
  /// Above 0 it floats.
  public var bottomMargin: Double = 0
  /// The greatest width of a bottom sheet, in points, or `nil`, the default, for none.
  public var maximumWidth: Double? = nil
  /// Where a bottom sheet of the greatest width stands between the margins; in the middle by default.
  public var alignment: SheetAlignment = .center
  /// The bar that shows that the sheet can be dragged, or `nil` for none.
  public var grabber: Grabber? = Grabber()
  /// The shadow around the sheet, or `nil` for none.
  public var shadow: Shadow? = Shadow()
  /// What the presentation asks of the status bar.
  public var statusBar = StatusBar()
  /// How what lies behind a card is drawn; used by the presentation `card`.
  public var backCard = BackCard()

  /// Creates the default theme.
  public init() {}
}
