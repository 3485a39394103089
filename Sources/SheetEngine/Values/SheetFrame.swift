public import SheetModel

/// Everything a host shows at one time.
public struct SheetFrame: Equatable, Sendable {
  /// The time, in seconds.
  public var time: Double
  /// The presentations from the rearmost to the frontmost.
  public var presentations: [PresentationFrame]
  /// The colour over the rear view: the dimming of all presentations, laid over one another.
  public var dimming: ColorValue
  /// What lies behind all presentations.
  public var rear: RearFrame
  /// The status bar.
  public var statusBar: StatusBarFrame

  /// Creates a frame without presentations, to be filled by
  /// ``SheetEngine/SheetEngine/writeFrame(at:into:)``.
  public init() {
    time = 0
    presentations = []
    dimming = .clear
    rear = RearFrame()
    statusBar = StatusBarFrame()
  }
}

/// The view behind all presentations.
public struct RearFrame: Hashable, Sendable {
  /// Its frame in the container, in points.
  public var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  /// Its opacity, from 0 to 1.
  public var alpha: Double = 1
  /// The radius of its corners, in points.
  public var cornerRadius: Double = 0
  /// The corners that are rounded.
  public var maskedCorners: CornerSet = []
  /// How its navigation bar is drawn, where it shows one.
  public var barStyle = BarStyle.unchanged
  /// Whether touches reach it; false where a presentation keeps those beside it.
  public var isUserInteractionEnabled = true

  /// Creates the untouched rear view of a container without a size.
  public init() {}
}

/// One presentation at one time.
public struct PresentationFrame: Hashable, Sendable {
  /// The name that the host gave.
  public var id: String
  /// The engine's number for it, which is never used again.
  public var number: Int
  /// What it is doing.
  public var phase: SheetPhase
  /// The identifier of the detent it rests at or goes to; `nil` is a height that is none.
  public var detent: String?
  /// The height, in points.
  public var height: Double
  /// How far the lower edge stands above the container's bottom, in points; negative is below it.
  public var bottom: Double
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points: the container's height − height − bottom.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// How much of it is there, from 0 (gone) to 1 (at its place): the part of its way, of a bottom sheet
  /// the part of its own height that is to be seen, so 1 at every detent and on the way between two.
  public var progress: Double
  /// The speed of the top edge, in points per second; positive is downwards, at another edge than the
  /// bottom towards it.
  public var velocity: Double
  /// The radius of the corners, in points.
  public var cornerRadius: Double
  /// The corners that are rounded.
  public var maskedCorners: CornerSet
  /// The colour directly behind the presentation, over all that lies behind it.
  public var dimming: ColorValue
  /// How much what lies behind it is blurred: a radius in points; 0 is not.
  public var blurRadius: Double
  /// How much of its lower part the keyboard covers where it rests, in points; for the content's inset.
  ///
  /// Of the place it goes to, not of the one it is at, so that the content is laid out once.
  public var coveredHeight: Double
  /// Whether touches on its content go to the content; if not, the host gives them to the engine only.
  public var contentTakesTouches: Bool
  /// What a screen reader is told, and can do.
  public var accessibility: SheetAccessibility
  /// The shadow, or `nil` for none.
  public var shadow: ShadowFrame?
  /// The grabber, or `nil` for none.
  public var grabber: GrabberFrame?
  /// Where a drag may begin and the grabber is tapped when `swipeMode` is `top`, in the container.
  public var grabberZone: Rect
  /// The navigation bar of a form sheet, in the container; `nil` for none.
  ///
  /// It stands on ``rect``, which is the content's alone, and in full screen covers the status bar's
  /// place.
  public var navigationBar: Rect?
  /// Whether the status bar is to be hidden: in the full screen of a form sheet.
  public var prefersStatusBarHidden: Bool
  /// The distance of the content's top from the presentation's, in points.
  public var contentInset: Double
  /// How far the scrolled content stands from its edge, in points.
  ///
  /// The host applies it while ``phase`` is `dragging`. `nil` where nothing scrolls.
  public var distanceToEdge: Double?

  /// How the navigation bar of its content is drawn, where it shows one.
  public var barStyle: BarStyle
  /// The handle of a card, or `nil` for none.
  public var handle: HandleFrame?
  /// Whether touches reach it; false where something in front keeps them, and while it leaves.
  public var isUserInteractionEnabled: Bool

  /// The rectangle in the container, in points.
  public var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
}

/// How a navigation bar behind cards is drawn.
public enum BarStyle: String, Hashable, Sendable, CaseIterable {
  /// As it is by itself.
  case unchanged
  /// Black, so that it stands out from the card in front without fading.
  case black
}

/// The handle of a card with its colour for the appearance.
public struct HandleFrame: Hashable, Sendable {
  /// The bar in the container, in points.
  public var bar: Rect
  /// The part of the container that takes taps, in points.
  public var touchArea: Rect
  /// The bar's colour.
  public var color: ColorValue
  /// The radius of the bar's corners, in points.
  public var cornerRadius: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The height of the strip at the card's top in which the bar is centred, in points.
  let areaHeight: Double
}

/// A shadow with its colour for the appearance.
public struct ShadowFrame: Hashable, Sendable {
  /// The colour.
  public var color: ColorValue
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The displacement, in points.
  public var offset: Point
  /// The blur radius, in points.
  public var radius: Double
}

/// A grabber with its colours for the appearance.
public struct GrabberFrame: Hashable, Sendable {
  /// The bar in the container, in points.
  public var bar: Rect
  /// The bar's colour.
  public var color: ColorValue
  /// The radius of the bar's corners, in points.
  public var cornerRadius: Double
  /// The bar's corners that are rounded.
  public var maskedCorners: CornerSet
  /// What fills ``PresentationFrame/grabberZone`` behind the bar.
  public var background: Background
  /// Whether the content reaches below the zone.
  public var isTranslucent: Bool

  /// What fills the zone.
  public enum Background: Hashable, Sendable {
    /// A colour.
    case color(ColorValue)
    /// A view that the host supplies under this name.
    case view(String)
  }
}
