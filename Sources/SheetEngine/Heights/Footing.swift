import SheetModel

/// How a sheet makes room for the keyboard.
struct Footing: Hashable, Sendable {
  /// How far the sheet is moved up, in points.
  var raise = 0.0
  /// How much of its height is cut off below, in points.
  var cut = 0.0
  /// How much of its lower part the keyboard covers where it rests, in points.
  var covered = 0.0

  /// Creates the place of a sheet without a keyboard.
  init() {}

  /// Creates the place of a sheet that stands on the keyboard or lies under it.
  ///
  /// The lower edge stands at `raise + cut`, which is the keyboard's height wherever at least a
  /// finger's height of the sheet is left above it.
  ///
  /// - Parameters:
  ///   - policy: what the sheet does.
  ///   - keyboard: the keyboard's height, in points.
  ///   - height: the sheet's own height, in points.
  ///   - least: the height that `resize` leaves it, in points.
  ///   - limit: the greatest height, in points.
  init(
    _ policy: KeyboardPolicy, keyboard: Double, height: Double, least: Double, limit: Double
  ) {
    let floor = min(height, HeightRules.leastTouchHeight)
    switch policy {
    case .stay, .expand: break
    case .lift:
      raise = min(keyboard, max(limit - height, 0))
      cut = min(keyboard - raise, height - floor)
    case .resize:
      cut = min(keyboard, max(height - max(least, floor), 0))
      raise = min(keyboard - cut, max(limit - height, 0))
      cut = min(keyboard - raise, height - floor)
    }
    covered = min(max(keyboard - raise - cut, 0), height - cut)
  }
}

extension PresentedSheet {
  /// Finds what the selection comes to, with the keyboard as it is now, and what follows from it.
  mutating func resolveRest(keyboard: Double) {
    resolveFooting(keyboard: keyboard)
    contentTakesTouches = contentTouches == .content
    accessibility = resolvedAccessibility()
  }

  private mutating func resolveFooting(keyboard: Double) {
    let last = selectedHeight ?? rest.height
    rest = layout.rest(for: selection, last: last)
    selectedHeight = rest.height
    if keyboard <= 0 { ignoresKeyboard = false }
    isExpandedForKeyboard = false
    let height = min(keyboard, layout.container.height)
    guard kind == .bottomSheet, height > 0 else {
      rest.footing = Footing()
      if kind != .bottomSheet {
        let lower = layout.container.height - layout.track.shown.y - layout.track.shown.height
        rest.footing.covered = min(max(height - lower, 0), layout.track.shown.height)
      }
      return
    }
    let policy = atDetent { $0.keyboard } ?? behavior.keyboard
    isExpandedForKeyboard = policy == .expand && !ignoresKeyboard
    if isExpandedForKeyboard {
      rest =
        layout.detents.isEmpty
        ? Rest(height: layout.maximum, identifier: nil)
        : layout.rest(at: layout.detents.count - 1)
    }
    rest.footing = Footing(
      policy, keyboard: height, height: rest.height, least: layout.minimum, limit: layout.limit)
  }
}
