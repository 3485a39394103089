// Written by Scripts/generate from the files in Themes; do not edit.
// swift-format-ignore-file

public import SheetModel

/// The presets that come with Cardstock: the files of `Themes`, compiled in.
public enum ShippedPresets {
  /// All shipped presets, sorted by name.
  public static let all: [Preset] = [
    alertSheet,
    bottomSheet,
    bottomSheetAppleGrabber,
    card,
    cardClassic,
    dragToDismiss,
    formSheet,
    fullHeight,
    maps,
    material,
    nowPlaying,
    playerMini,
  ]

  /// A short question that has to be answered with its own buttons.
  public static let alertSheet: Preset = {
    var preset = Preset(
      name: "alert-sheet",
      summary: "A short question that has to be answered with its own buttons.")
    preset.theme.cornerRadius = 20
    preset.theme.maskedCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x000000FF), opacity: 0.5))
    preset.theme.leadingMargin = 12
    preset.theme.trailingMargin = 12
    preset.theme.grabber = nil
    preset.behavior.keyboard = .lift
    preset.behavior.canTouchDimmingBackgroundToDismiss = false
    preset.behavior.swipeMode = .none
    preset.behavior.allowsSwipeToDismiss = false
    preset.behavior.animations.appearing = .spring(Spring(.duration(0.4, dampingRatio: 0.8)))
    preset.behavior.animations.disappearing = .curve(.easeIn, duration: 0.2)
    return preset
  }()

  /// A sheet as high as its content, with a grabber and a dimmed background.
  public static let bottomSheet: Preset = {
    let preset = Preset(
      name: "bottom-sheet",
      summary: "A sheet as high as its content, with a grabber and a dimmed background.")
    return preset
  }()

  /// The plain bottom sheet with a grabber as in Apple's own sheets.
  public static let bottomSheetAppleGrabber: Preset = {
    var preset = Preset(
      name: "bottom-sheet-apple-grabber",
      summary: "The plain bottom sheet with a grabber as in Apple's own sheets.")
    preset.theme.grabber = .appleDefault
    return preset
  }()

  /// A card of nearly full height over what it pushes back.
  public static let card: Preset = {
    var preset = Preset(
      name: "card",
      summary: "A card of nearly full height over what it pushes back.")
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x00000000)))
    preset.theme.grabber = nil
    preset.theme.shadow = nil
    preset.behavior.presentation = .card
    preset.behavior.animations.appearing = .spring(Spring(.response(0.44, dampingRatio: 1)))
    preset.behavior.animations.disappearing = .spring(Spring(.response(0.44, dampingRatio: 0.8)))
    return preset
  }()

  /// The stacked card of 2018, with 17 points of spacing and livelier springs.
  public static let cardClassic: Preset = {
    var preset = Preset(
      name: "card-classic",
      summary: "The stacked card of 2018, with 17 points of spacing and livelier springs.")
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x00000000)))
    preset.theme.grabber = nil
    preset.theme.shadow = nil
    preset.theme.backCard.verticalSpacing = 17
    preset.theme.backCard.blackensNavigationBar = true
    preset.behavior.presentation = .card
    preset.behavior.animations.appearing = .spring(Spring(.response(0.4, dampingRatio: 0.85)))
    preset.behavior.animations.disappearing = .spring(Spring(.response(0.3, dampingRatio: 0.7)))
    return preset
  }()

  /// A full screen that a drag downwards dismisses by percent.
  public static let dragToDismiss: Preset = {
    var preset = Preset(
      name: "drag-to-dismiss",
      summary: "A full screen that a drag downwards dismisses by percent.")
    preset.theme.cornerRadius = 0
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x00000000)))
    preset.theme.grabber = nil
    preset.theme.shadow = nil
    preset.behavior.presentation = .modal
    preset.behavior.animations.disappearing = .curve(.easeInOut, duration: 0.6)
    return preset
  }()

  /// A centred sheet that changes its size from screen to screen.
  public static let formSheet: Preset = {
    var preset = Preset(
      name: "form-sheet",
      summary: "A centred sheet that changes its size from screen to screen.")
    preset.theme.grabber = nil
    preset.behavior.presentation = .formSheet
    preset.behavior.swipeMode = .none
    preset.behavior.formSheet.routes = [FormSheet.Route(route: "detail", size: "fullScreen")]
    preset.behavior.animations.moving = .curve(.easeIn, duration: 0.5)
    return preset
  }()

  /// A sheet of the screen's full height.
  public static let fullHeight: Preset = {
    var preset = Preset(
      name: "full-height",
      summary: "A sheet of the screen's full height.")
    preset.theme.grabber = .appleDefault
    preset.behavior.heightMode = .specific(values: [.fullscreen], heightLimit: .screen)
    preset.behavior.swipeMode = .top
    preset.behavior.heightPercentageThresholdToDismiss = 0.25
    return preset
  }()

  /// Three heights over a map that stays bright and usable.
  public static let maps: Preset = {
    var preset = Preset(
      name: "maps",
      summary: "Three heights over a map that stays bright and usable.")
    preset.theme.cornerRadius = 10
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x00000000)))
    preset.theme.grabber?.size = Size(width: 36, height: 5)
    preset.theme.grabber?.topMargin = 6
    preset.theme.shadow?.color = Color(ColorValue(.rgba(0x000000FF)))
    preset.theme.shadow?.opacity = 0.15
    preset.theme.shadow?.radius = 8
    preset.behavior.heightMode = .specific(values: [.points(80), .fraction(0.45), .fullscreen], heightLimit: .statusBar)
    preset.behavior.initialDetent = .fraction(0.45)
    preset.behavior.keyboard = .expand
    preset.behavior.forwardEventsToRearController = true
    preset.behavior.allowsSwipeToDismiss = false
    preset.behavior.releaseRule = .momentumProjection
    preset.behavior.elasticity = .rubberBand(coefficient: 0.55, limit: 40)
    return preset
  }()

  /// A bottom sheet with the numbers of Material Design 3.
  public static let material: Preset = {
    var preset = Preset(
      name: "material",
      summary: "A bottom sheet with the numbers of Material Design 3.")
    preset.theme.cornerRadius = 28
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x000000FF), opacity: 0.32))
    preset.theme.grabber?.size = Size(width: 32, height: 4)
    preset.theme.grabber?.cornerRadius = .fixed(2)
    preset.theme.grabber?.color = Color(ColorValue(.rgba(0x49454F66)))
    preset.theme.grabber?.topMargin = 22
    preset.theme.shadow = nil
    preset.behavior.heightMode = .specific(values: [.fraction(0.5), .fullscreen], heightLimit: .statusBar)
    preset.behavior.animations.appearing = .curve(.cubicBezier(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1), duration: 0.4)
    preset.behavior.animations.disappearing = .curve(.cubicBezier(x1: 0.3, y1: 0, x2: 0.8, y2: 0.15), duration: 0.2)
    preset.behavior.animations.moving = .curve(.cubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3)
    return preset
  }()

  /// A card that grows from a mini player at the bottom of the screen.
  public static let nowPlaying: Preset = {
    var preset = Preset(
      name: "now-playing",
      summary: "A card that grows from a mini player at the bottom of the screen.")
    preset.theme.cornerRadius = 10
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x00000000)))
    preset.theme.grabber = nil
    preset.theme.shadow?.color = Color(ColorValue(.rgba(0x000000FF)))
    preset.theme.shadow?.opacity = 0.25
    preset.theme.shadow?.radius = 24
    preset.theme.backCard.horizontalInset = 12
    preset.theme.backCard.verticalSpacing = 10
    preset.theme.backCard.fadeAlpha = 0.7
    preset.theme.backCard.cornerRadius = 10
    preset.behavior.presentation = .card
    preset.behavior.dismissHandle?.color = Color(ColorValue(.semantic(.label), opacity: 0.3))
    preset.behavior.dismissHandle?.areaHeight = 24
    preset.behavior.initialTransitionFrame = Rect(x: 8, y: 697, width: 374, height: 64)
    preset.behavior.animations.appearing = .spring(Spring(.response(0.5, dampingRatio: 0.82)))
    preset.behavior.animations.disappearing = .spring(Spring(.response(0.38, dampingRatio: 0.9)))
    return preset
  }()

  /// A small player that a swipe opens to the whole screen.
  public static let playerMini: Preset = {
    var preset = Preset(
      name: "player-mini",
      summary: "A small player that a swipe opens to the whole screen.")
    preset.theme.cornerRadius = 14
    preset.theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0x000000FF), opacity: 0.3))
    preset.theme.leadingMargin = 8
    preset.theme.trailingMargin = 8
    preset.theme.grabber = nil
    preset.theme.shadow?.color = Color(ColorValue(.rgba(0x000000FF)))
    preset.theme.shadow?.opacity = 0.2
    preset.theme.shadow?.offset = Point(x: 0, y: -2)
    preset.theme.shadow?.radius = 12
    preset.behavior.heightMode = .specific(values: [.points(72), .fullscreen], heightLimit: .screen)
    preset.behavior.largestUndimmedDetent = .points(72)
    preset.behavior.hapticFeedback = .light
    preset.behavior.detentPolicies = [{ var value = DetentPolicy(detent: .fitContent); value.detent = .points(72); value.outsideTouches = .pass; value.contentTouches = .expand; return value }(), { var value = DetentPolicy(detent: .fitContent); value.detent = .fullscreen; value.outsideTouches = .block; value.cornerRadius = 24; value.backgroundBlurRadius = 16; return value }()]
    preset.behavior.allowsSwipeToDismiss = false
    preset.behavior.animations.moving = .spring(Spring(.response(0.4, dampingRatio: 0.86)))
    return preset
  }()
}
