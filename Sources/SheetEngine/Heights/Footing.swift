import SheetModel

/// How a sheet stands on the container's edge: its margin, and the room it makes for the keyboard.
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
  /// The lower edge stands at `raise + cut`, which is the keyboard's height and the margin wherever at
  /// least a finger's height of the sheet is left above it.
  ///
  /// - Parameters:
  ///   - policy: what the sheet does.
  ///   - keyboard: the keyboard's height, in points.
  ///   - margin: how far it stands from the edge, in points.
  ///   - height: the sheet's own height, in points.
  ///   - least: the height that `resize` leaves it, in points.
  ///   - limit: the greatest height, in points.
  init(
    _ policy: KeyboardPolicy, keyboard: Double, margin: Double, height: Double, least: Double,
    limit: Double
  ) {
    let floor = min(height, HeightRules.leastTouchHeight)
    switch policy {
    case .stay, .expand: raise = 0
    case .lift:
      raise = min(keyboard, max(limit - height, 0))
      cut = min(keyboard - raise, height - floor)
    case .resize:
      cut = min(keyboard, max(height - max(least, floor), 0))
      raise = min(keyboard - cut, max(limit - height, 0))
      cut = min(keyboard - raise, height - floor)
    }
    raise += margin
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
    guard kind == .bottomSheet else {
      rest.footing = Footing()
      rest.footing.covered = covered(layout.track.shown, by: height, in: layout.container.height)
      return
    }
    let margin = self.margin
    guard height > 0, layout.track.edge == .bottom else {
      rest.footing = Footing(
        .stay, keyboard: 0, margin: margin, height: rest.height, least: 0, limit: layout.limit)
      if height > 0 { rest.footing.covered = coveredAtOtherEdge(by: height) }
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
      policy, keyboard: height, margin: margin, height: rest.height, least: layout.minimum,
      limit: layout.limit)
  }

  /// How far it stands from its edge, in points.
  ///
  /// A margin leaves the sheet the heights that it may have, so it can make room for a keyboard.
  var margin: Double {
    min(
      preset.theme.bottomMargin, max(layout.container.height - max(rest.height, layout.limit), 0))
  }

  /// The extent up to which it follows a finger that takes hold of it, in the unit of the position.
  ///
  /// It keeps its place over the keyboard while it is held, so what the keyboard lifts it is no longer
  /// there above it.
  func greatestHeldExtent(at time: Double) -> Double {
    guard kind == .bottomSheet else { return greatestExtent }
    let lift = motion.raise.position(at: time) - margin
    return lift > 0 ? min(greatestExtent, layout.limit - lift) : greatestExtent
  }

  /// How much of a sheet at another edge than the lower one the keyboard covers, in points.
  private func coveredAtOtherEdge(by keyboard: Double) -> Double {
    let track = layout.track
    let turned = Rect(
      x: track.x, y: track.containerHeight - rest.height - rest.footing.raise, width: track.width,
      height: rest.height)
    let real = track.edge.shown(turned, height: track.containerHeight)
    return covered(real, by: keyboard, in: track.edge.turned(layout.container).height)
  }

  /// How much of a rectangle the keyboard covers, in points.
  private func covered(_ rect: Rect, by keyboard: Double, in container: Double) -> Double {
    min(max(rect.y + rect.height - (container - keyboard), 0), rect.height)
  }
}
