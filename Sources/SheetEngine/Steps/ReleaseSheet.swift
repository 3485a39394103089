import SheetModel

extension SheetEngine {
  /// Decides where a sheet goes that a finger has let go.
  ///
  /// The velocity is the finger's, in points per second; positive is downwards.
  mutating func release(
    _ drag: Drag, _ index: Int, velocity: Double, into events: inout [SheetEvent]
  ) {
    let sheet = sheets[index]
    let wantsDismissal: Bool
    var resting: Selection
    switch sheet.kind {
    case .bottomSheet, .formSheet:
      let decision = sheet.decision(drag, velocity: velocity)
      wantsDismissal = decision.outcome == .dismiss
      resting = sheet.selection(for: decision.restingOutcome, start: drag.startSelection)
    case .modal:
      wantsDismissal = sheet.percent(drag) > sheet.behavior.percentThresholdToDismiss
      resting = drag.startSelection
    case .card:
      wantsDismissal = !drag.isIgnored && sheet.cardWantsDismissal(drag, velocity: velocity)
      resting = drag.startSelection
    }
    let speed = drag.isIgnored ? 0 : sheet.speed(at: drag, finger: velocity)
    if wantsDismissal {
      if request(.drag, index, velocity: speed, into: &events) { return }
      // What the preset allows and a host does not goes back to where the drag began.
      if sheet.allows(.drag) { resting = drag.startSelection }
    }
    if sheet.isExpandedForKeyboard {
      // Back to where it stands only for the keyboard's sake is no choice; anything else is.
      let chosen = sheet.layout.rest(for: resting, last: sheet.rest.height)
      if chosen.identifier == sheet.rest.identifier, chosen.height == sheet.rest.height {
        resting = drag.startSelection
      } else {
        sheets[index].ignoresKeyboard = true
      }
    }
    sheets[index].isChangedByUser = true
    letGo(index, to: resting, velocity: speed, into: &events)
  }

  /// Sends a sheet that is no longer held to what it rests at.
  ///
  /// The velocity is the speed of the extent, upwards, in its unit per second.
  mutating func letGo(
    _ index: Int, to selection: Selection, velocity: Double, into events: inout [SheetEvent]
  ) {
    advancePhase(of: index, on: .release)
    select(selection, index)
    let sheet = sheets[index]
    switch sheet.kind {
    case .bottomSheet, .formSheet:
      settle(index, velocity: velocity == 0 ? nil : velocity, into: &events)
    case .card:
      // What goes back runs its leaving backwards (CP-65).
      let leaving = sheet.behavior.animation(for: .disappearing)
      travel(index, to: 1, .moving, velocity: velocity == 0 ? nil : velocity, with: leaving)
    case .modal:
      let left = 1 - sheet.sample(at: time).position
      travel(index, to: 1, .moving, with: sheet.behavior.completion(left))
    }
  }

  /// Makes a selection what the presentation rests at.
  mutating func select(_ selection: Selection, _ index: Int) {
    if sheets[index].selection != selection { sheets[index].selections += 1 }
    sheets[index].selection = selection
    sheets[index].resolveRest(keyboard: environment.keyboardHeight)
  }
}

extension PresentedSheet {
  /// The release rule applied to a drag.
  ///
  /// For a presentation that moves as a whole its one height is the way it has to go.
  func decision(_ drag: Drag, velocity: Double) -> ReleaseDecision {
    var heights = layout
    if kind != .bottomSheet {
      heights.detents = [SheetLayout.Detent(identifier: "", height: layout.unit)]
      heights.minimum = layout.unit
      heights.maximum = layout.unit
      heights.isFree = false
    }
    // Where the keyboard lifts it, the finger may have chosen a height that there was no room to show.
    let wanted = min(drag.start - drag.sheetTranslation / drag.unit, greatestExtent)
    return ReleaseDecision(
      behavior: behavior,
      layout: heights,
      start: drag.start * layout.unit,
      extent: max(extent(held: drag), wanted) * layout.unit,
      translation: drag.sheetTranslation,
      velocity: velocity
    )
  }

  /// What an outcome that is no dismissal selects.
  func selection(for outcome: ReleaseDecision.Outcome, start: Selection) -> Selection {
    guard kind == .bottomSheet else { return start }
    switch outcome {
    case .dismiss: return start
    case .detent(let index):
      return layout.detents.indices.contains(index)
        ? .detent(layout.detents[index].identifier) : start
    case .height(let height): return .height(height)
    }
  }

  /// The part of the modal's height that has been pulled down, from 0 (IM-2), in doubles (IM-3).
  func percent(_ drag: Drag) -> Double {
    max(drag.sheetTranslation / drag.unit, 0)
  }

  /// The speed with which a sheet leaves a finger, upwards, in its unit per second.
  ///
  /// A percent-driven transition has none (IM-5). One that was grabbed and let go without a move goes
  /// on as fast as it was.
  func speed(at drag: Drag, finger: Double) -> Double {
    if kind == .modal { return 0 }
    guard drag.hasMoved else { return -finger / drag.unit }
    return speed(held: drag, finger: finger)
  }

  /// CP-64: the direction decides, and the place only where the finger rests.
  func cardWantsDismissal(_ drag: Drag, velocity: Double) -> Bool {
    guard velocity == 0 else { return velocity > 0 }
    return percent(drag) >= behavior.heightPercentageThresholdToDismiss
  }
}
