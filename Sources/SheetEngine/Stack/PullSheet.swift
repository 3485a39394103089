import SheetModel

/// A presentation that a finger pulls out, as from a mini player (CP-73).
extension SheetEngine {
  /// Presents a preset under a finger: it comes as far as the finger pulls it.
  ///
  /// The finger's further way comes with ``SheetInput/panChanged(translation:)`` and its end with
  /// ``SheetInput/panEnded(translation:velocity:)``. A name that is presented already is only taken
  /// hold of; one that is leaving is caught where it is and begins anew.
  mutating func pull(
    _ id: String, _ preset: Preset, at point: Point, into events: inout [SheetEvent]
  ) -> CommandCourse {
    if let index = index(of: id) {
      beginDrag(at: point, into: &events)
      return sheets[index].hasPresented ? .ended(.done) : .presenting(sheets[index].number)
    }
    if drag != nil { cancelDrag(into: &events) }
    var part = 0.0
    var inputs: [SheetInput] = []
    if let leaving = sheets.lastIndex(where: { $0.id == id }) {
      // One that only fades has not moved.
      if sheets[leaving].motion.opacity(at: time) == 1 {
        let place = sheets[leaving].place(at: time)
        part = sheets[leaving].motion.track.part(at: place.extent, of: place.height)
      }
      inputs = sheets[leaving].successor?.inputs ?? []
      sheets[leaving].successor = nil
      end(leaving, into: &events)
    }
    count += 1
    let number = count
    insert(id, preset.sanitized(), at: sheets.count, number: number, into: &events)
    for input in inputs { take(input, into: &events) }
    if let index = index(number: number), advancePhase(of: index, on: .grab) {
      hold(index, pulledOutTo: part * sheets[index].restPosition)
    }
    return .presenting(number)
  }

  /// Begins the drag of a presentation that is pulled out.
  ///
  /// Its top edge follows the finger point by point, which for a card is another measure than that of
  /// a drag that dismisses it (CP-63).
  private mutating func hold(_ index: Int, pulledOutTo extent: Double) {
    let way = sheets[index].motion.track.way(top: top(of: index))
    var drag = Drag(
      number: sheets[index].number,
      start: extent,
      startVelocity: 0,
      startSelection: sheets[index].selection,
      bounds: 0...sheets[index].greatestExtent,
      unit: way >= 1 ? way : sheets[index].layout.unit)
    drag.isPull = true
    drag.tracker.add(0, at: time)
    self.drag = drag
    let height = sheets[index].rest.height
    sheets[index].motion.stand(at: extent, time: time)
    sheets[index].motion.floor = Blend(height)
    sheets[index].motion.fade = AnimatedValue(1, at: time)
    sheets[index].motion.presence = Blend(pullProgress(of: index, at: extent))
  }

  /// How much of a presentation is there while it is pulled out, from 0 to 1.
  func pullProgress(of index: Int, at extent: Double) -> Double {
    sheets[index].motion.track.part(at: extent, of: sheets[index].rest.height)
  }

  /// Decides what becomes of a presentation that was pulled out: it goes on its way, or back.
  ///
  /// The velocity is the finger's, in points per second; positive is downwards.
  mutating func releasePull(
    _ drag: Drag, _ index: Int, velocity: Double, into events: inout [SheetEvent]
  ) {
    let sheet = sheets[index]
    let speed = sheet.speed(at: drag, finger: velocity)
    guard sheet.comes(pulledBy: drag, velocity: velocity) else {
      leave(index, .drag, velocity: speed, into: &events)
      return
    }
    let outcome = sheet.decision(drag, velocity: velocity).restingOutcome
    select(sheet.selection(for: outcome, start: drag.startSelection), index)
    finishPull(index, velocity: speed == 0 ? nil : speed, into: &events)
  }

  /// Sends a presentation that was pulled out on to its place.
  mutating func finishPull(
    _ index: Int, velocity: Double? = nil, into events: inout [SheetEvent]
  ) {
    drag = nil
    advancePhase(of: index, on: .release)
    travel(index, to: sheets[index].restPosition, .appearing, velocity: velocity)
    announceDetent(index, into: &events)
    // Whose place it takes stays until it is clear that it comes.
    let stacking = sheets[index].behavior.stacking
    makeRoom(stacking, for: sheets[index].number, into: &events)
  }
}

extension PresentedSheet {
  /// Whether a presentation that was pulled out comes when the finger lets go.
  ///
  /// The rules of its dismissal turned round: of a card the direction decides and only at rest the
  /// place (CP-64), of a modal the part of the way (IM-3), of a sheet the two speeds, else the part
  /// of its lowest height (LB-105).
  fileprivate func comes(pulledBy drag: Drag, velocity: Double) -> Bool {
    let extent = extent(held: drag)
    switch kind {
    case .card:
      return velocity == 0 ? extent >= behavior.heightPercentageThresholdToDismiss : velocity < 0
    case .modal:
      return extent > behavior.percentThresholdToDismiss
    case .bottomSheet, .formSheet:
      if velocity > behavior.velocityThresholdToDismiss { return false }
      if velocity < -behavior.velocityThresholdToOpenAtMaxHeight { return true }
      let least = kind == .bottomSheet ? layout.minimum : 1
      return extent >= behavior.heightPercentageThresholdToDismiss * least
    }
  }
}
