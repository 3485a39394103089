import SheetModel

extension PresentationFrame {
  /// Creates what stays the same from frame to frame: names, colours and sizes.
  init(
    id: String, number: Int, _ preset: Preset, _ layout: SheetLayout,
    _ environment: SheetEnvironment
  ) {
    let theme = preset.theme
    let style = environment.userInterfaceStyle
    self.id = id
    self.number = number
    phase = .presenting
    detent = nil
    height = 0
    bottom = 0
    x = layout.track.x
    y = 0
    width = layout.track.width
    alpha = 1
    progress = 0
    velocity = 0
    cornerRadius = theme.cornerRadius
    maskedCorners = layout.track.edge.turned(theme.maskedCorners)
    blurRadius = theme.backgroundBlurRadius
    contentTakesTouches = true
    accessibility = SheetAccessibility()
    coveredHeight = 0
    shadow = theme.shadow.map { ShadowFrame($0, style) }
    grabberZone = Rect(x: 0, y: 0, width: 0, height: 0)
    contentInset = layout.contentInset
    navigationBar = nil
    prefersStatusBarHidden = false
    distanceToEdge = nil
    barStyle = .unchanged
    handle = nil
    isUserInteractionEnabled = true
    switch preset.behavior.presentation {
    case .bottomSheet, .formSheet:
      dimming = theme.dimmingBackgroundColor.value(for: style)
      grabber = theme.grabber.map { GrabberFrame($0, style) }
    case .card:
      dimming = .clear
      blurRadius = 0
      grabber = nil
      handle = preset.behavior.dismissHandle.map { HandleFrame($0, style) }
    case .modal:
      dimming = .clear
      blurRadius = 0
      grabber = nil
    }
  }
}

extension ShadowFrame {
  fileprivate init(_ shadow: Shadow, _ style: UserInterfaceStyle) {
    color = shadow.color.value(for: style)
    opacity = shadow.opacity
    offset = shadow.offset
    radius = shadow.radius
  }
}

extension GrabberFrame {
  fileprivate init(_ grabber: Grabber, _ style: UserInterfaceStyle) {
    bar = Rect(x: 0, y: grabber.topMargin, width: grabber.size.width, height: grabber.size.height)
    color = grabber.color.value(for: style)
    switch grabber.cornerRadius {
    case .rounded: cornerRadius = grabber.size.height / 2
    case .fixed(let radius): cornerRadius = radius
    }
    maskedCorners = grabber.maskedCorners
    switch grabber.background.content {
    case .color(let color): background = .color(color.value(for: style))
    case .view(let name): background = .view(name)
    }
    isTranslucent = grabber.background.isTranslucent
  }
}

extension SheetEngine {
  /// Resolves anew what stays the same from frame to frame.
  mutating func refreshLook(of index: Int) {
    let sheet = sheets[index]
    sheets[index].look = PresentationFrame(
      id: sheet.id, number: sheet.number, sheet.preset, sheet.layout, environment)
  }
}
