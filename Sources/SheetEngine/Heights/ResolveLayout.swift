import SheetModel

extension SheetLayout {
  /// The layout of a preset in a sanitized environment, with the height that its content asks for.
  ///
  /// `size` is the name of a form sheet's size; without one it is that of a screen without a route.
  init(
    _ preset: Preset, environment: SheetEnvironment, contentHeight declared: Double?,
    size: String? = nil
  ) {
    let rules = HeightRules(preset, environment: environment, contentHeight: declared)
    container = rules.environment.container
    limit = rules.limit
    var track = SheetTrack(preset, environment: environment)
    detents = track.isWhole ? [] : rules.detents
    formSheet = nil
    if track.isSized {
      let name = size ?? ResizingPolicy(preset.behavior.formSheet).size(for: nil)
      let place = Resizer(preset).place(
        of: name, in: environment, contentHeight: rules.content)
      detents = [Detent(identifier: place.name, height: place.content.height)]
      track.shown = place.content
      track.hidden = place.content
      track.hidden.y = container.height + place.barHeight
      formSheet = place
    }
    self.track = track
    contentHeight = rules.content
    if case .free(let minHeight, let maxHeight, _) = preset.behavior.heightMode {
      (minimum, maximum) = rules.freeBounds(minHeight, maxHeight)
      isFree = !track.isWhole
    } else {
      minimum = detents.first?.height ?? limit
      maximum = detents.last?.height ?? limit
      isFree = false
    }
    let undimmed =
      track.isWhole
      ? nil : preset.behavior.largestUndimmedDetent.flatMap(rules.height(of:))
    looks = Self.looks(of: preset, detents: detents, undimmed: undimmed, maximum: maximum)
    zoneHeight = preset.theme.grabber?.zoneHeight ?? 0
    gestureZoneHeight = preset.theme.grabber?.zoneHeight ?? Grabber().zoneHeight
    contentInset = HeightRules.contentInset(of: preset.theme)
    unit =
      track.isSized
      ? track.ends.sizedWay : track.isWhole ? max(container.height, 1) : 1
  }

  /// What a presentation rests at when it opens: the lowest detent, or the preset's `initialDetent`.
  ///
  /// In free mode it is `minHeight`, else the content's height. An initial detent that is none of
  /// the sheet's detents opens the one nearest to it.
  func initialSelection(of preset: Preset, rules: HeightRules) -> Selection {
    if let formSheet { return .detent(formSheet.name) }
    let wanted = preset.behavior.initialDetent
    if case .free(let minHeight, _, _) = preset.behavior.heightMode {
      let height = wanted.flatMap(rules.height(of:)) ?? minHeight ?? contentHeight
      return .height(min(max(height, minimum), maximum))
    }
    if let wanted {
      if index(of: wanted.identifier) != nil { return .detent(wanted.identifier) }
      if let height = rules.height(of: wanted), let index = nearest(to: height) {
        return .detent(detents[index].identifier)
      }
    }
    return .detent(detents.first?.identifier ?? HeightValue.fitContent.identifier)
  }
}

extension SheetTrack {
  /// The way of a preset in a sanitized environment.
  init(_ preset: Preset, environment: SheetEnvironment) {
    edge = preset.edge(in: environment)
    let container = environment.container
    isWhole = preset.behavior.presentation != .bottomSheet
    isSized = preset.behavior.presentation == .formSheet
    let turned = edge.turned(environment)
    containerHeight = turned.container.height
    (x, width) = Self.column(
      of: preset.theme, environment: turned,
      isMirrored: environment.layoutDirection == .rightToLeft && !edge.isUpright)
    shown = Rect(x: 0, y: 0, width: container.width, height: container.height)
    hidden = shown
    hidden.y = container.height
    card = nil
    if preset.behavior.presentation == .card {
      card = CardRule(preset.theme.backCard, environment: environment)
      // CP-25; the frame is in the container's coordinates (CP-6).
      hidden = preset.behavior.initialTransitionFrame ?? hidden
    }
    dims =
      preset.behavior.presentation == .bottomSheet || preset.behavior.presentation == .formSheet
    dimmingFollowsPosition = preset.theme.dimmingFollowsPosition
  }

  /// The left edge and the width between safe area and margins (LB-6), and within the greatest width.
  ///
  /// Margins that leave less than a finger's width are made smaller in proportion.
  private static func column(
    of theme: Theme, environment: SheetEnvironment, isMirrored: Bool
  ) -> (x: Double, width: Double) {
    let safeArea = environment.safeArea
    let room = environment.container.width - safeArea.left - safeArea.right
    var leading = max(theme.leadingMargin, 0)
    var trailing = max(theme.trailingMargin, 0)
    let left = max(room - HeightRules.leastTouchHeight, 0)
    let margins = leading + trailing
    if margins > left {
      leading *= left / margins
      trailing *= left / margins
    }
    let free = room - leading - trailing
    let width = min(free, max(theme.maximumWidth ?? free, HeightRules.leastTouchHeight))
    let side =
      switch theme.alignment {
      case .center: (free - width) / 2
      case .leading: isMirrored ? free - width : 0
      case .trailing: isMirrored ? 0 : free - width
      }
    return (safeArea.left + (isMirrored ? trailing : leading) + side, width)
  }
}
