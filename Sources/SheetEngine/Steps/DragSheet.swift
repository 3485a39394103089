import SheetModel

extension SheetEngine {
  /// The farthest that a finger is believed to have moved, in points.
  private static let greatestTranslation = 1e5
  /// The fastest that a finger is believed to be, in points per second.
  private static let greatestVelocity = 1e5

  /// Takes hold of the sheet under a finger.
  ///
  /// One finger drives: a drag that is still going on is taken back first.
  mutating func beginDrag(at point: Point, into events: inout [SheetEvent]) {
    if drag != nil { cancelDrag(into: &events) }
    guard let hit = dragTarget(at: point),
      mayTakeHold(of: hit.index, isInContent: hit.isInContent),
      advancePhase(of: hit.index, on: .grab)
    else { return }
    hold(hit.index, isInContent: hit.isInContent)
  }

  /// Stops a sheet where it is and begins the drag.
  ///
  /// Position and velocity are those that were shown (the reference jumps, LB-102); the target that
  /// it was on its way to is forgotten.
  private mutating func hold(_ index: Int, isInContent: Bool) {
    let sheet = sheets[index]
    let place = sheet.place(at: time)
    let isMoving = sheet.motion.position.endTime > time
    let layout = sheet.layout
    let least = sheet.kind == .bottomSheet ? layout.minimum : 1
    var drag = Drag(
      number: sheet.number,
      start: place.extent,
      startVelocity: isMoving ? place.velocity : 0,
      startSelection: sheet.selection,
      bounds: min(least, place.extent)...max(sheet.greatestHeldExtent(at: time), place.extent),
      unit: fingerUnit(index)
    )
    if isInContent, let scroll = sheet.scroll {
      drag.share = ScrollShare(position: scroll, expansion: sheet.scrollExpansion)
    }
    drag.tracker.add(0, at: time)
    self.drag = drag
    // A sheet that has not come up to its height yet keeps it: its content must not be laid out anew.
    let isPushedDown = place.extent < place.height
    let floor = isPushedDown ? place.height : min(least, place.extent)
    sheets[index].motion.stand(at: place.extent, time: time)
    sheets[index].motion.holdFooting(at: time)
    sheets[index].motion.floor = Blend(floor)
    sheets[index].motion.presence = Blend(place.presence)
  }

  /// How many points of a finger's way stand for a unit of a presentation's position.
  ///
  /// For a card these are the container's height (CP-63). One that goes to a frame of its own follows
  /// the finger point by point, as when it is pulled out of it, but into a frame high up no faster than
  /// over half of the container.
  private func fingerUnit(_ index: Int) -> Double {
    let unit = sheets[index].layout.unit
    guard sheets[index].kind == .card, sheets[index].behavior.initialTransitionFrame != nil else {
      return unit
    }
    return max(sheets[index].motion.track.way(top: top(of: index)), unit / 2)
  }

  /// Moves the sheet with the finger.
  mutating func changeDrag(_ translation: Point, into events: inout [SheetEvent]) {
    guard var drag, let index = index(number: drag.number) else { return }
    let closing = sheets[index].motion.track.edge.closing(translation)
    guard closing.isFinite else { return }
    let bound = Self.greatestTranslation
    let y = min(max(closing, -bound), bound)
    if sheets[index].kind == .card, !drag.isPull, !drag.hasMoved {
      // CP-61: the direction at the beginning decides about the whole gesture. A finger that has not
      // moved has none yet.
      if translation == .zero { return }
      drag.isIgnored = y <= 0
    }
    drag.hasMoved = true
    drag.tracker.add(y, at: time)
    if var share = drag.share {
      let pulled = drag.sheetTranslation
      let room = (drag.bounds.upperBound - drag.start) * drag.unit + pulled
      share.divide(y - drag.translation, sheetTranslation: pulled, room: room)
      drag.share = share
    }
    drag.translation = y
    self.drag = drag
    guard !drag.isIgnored else { return }
    follow(drag, index)
  }

  /// Puts the sheet where the finger has it.
  private mutating func follow(_ drag: Drag, _ index: Int) {
    let extent = sheets[index].extent(held: drag)
    sheets[index].motion.stand(at: extent, time: time)
    if drag.isPull {
      sheets[index].motion.presence = Blend(pullProgress(of: index, at: extent))
    }
    if extent >= sheets[index].motion.floor.to {
      sheets[index].motion.floor = Blend(min(sheets[index].layout.minimum, extent))
    }
  }

  /// Lets the sheet go: it leaves, or settles at what the release rule says.
  mutating func endDrag(
    _ translation: Point?, velocity: Point?, into events: inout [SheetEvent]
  ) {
    if let translation { changeDrag(translation, into: &events) }
    guard var drag, let index = index(number: drag.number) else { return }
    drag.tracker.add(drag.translation, at: time)
    self.drag = nil
    finishScrolling(drag, index)
    let edge = sheets[index].motion.track.edge
    let given = velocity.flatMap { edge.closing($0).isFinite ? edge.closing($0) : nil }
    // A sheet that was grabbed and let go at once goes on as fast as it was.
    let measured = drag.hasMoved ? drag.tracker.velocity : -drag.startVelocity * drag.unit
    let bound = Self.greatestVelocity
    let finger = min(max(given ?? measured, -bound), bound)
    if sheets[index].needsLayout { layOutContent(index) }
    if drag.isPull {
      releasePull(drag, index, velocity: finger, into: &events)
      return
    }
    if let share = drag.share, drag.hasMoved, !share.sheetMovedLast {
      // The finger left the content, not the sheet: its speed is the content's.
      release(drag, index, velocity: 0, into: &events)
    } else {
      release(drag, index, velocity: finger, into: &events)
    }
  }

  /// Takes the finger away: the sheet goes back to where the drag began, and never leaves
  /// (gorhom and vaul let a cancelled gesture decide; so does LB-104).
  mutating func cancelDrag(into events: inout [SheetEvent]) {
    guard let drag, let index = index(number: drag.number) else { return }
    self.drag = nil
    if drag.isPull {
      // It was not there when the finger came, so that is what it goes back to.
      leave(index, .drag, into: &events)
      return
    }
    finishScrolling(drag, index)
    if sheets[index].needsLayout { layOutContent(index) }
    letGo(index, to: drag.startSelection, velocity: 0, into: &events)
  }

  /// Takes the finger away because there is other room: the sheet goes back to where the drag began.
  ///
  /// One that was being pulled out has no such place, and comes.
  mutating func loseDrag(into events: inout [SheetEvent]) {
    guard let drag, drag.isPull, let index = index(number: drag.number) else {
      return cancelDrag(into: &events)
    }
    finishPull(index, into: &events)
  }

  private mutating func finishScrolling(_ drag: Drag, _ index: Int) {
    if let share = drag.share { sheets[index].scroll = share.position }
  }
}

extension PresentedSheet {
  /// The extent under a finger, in the unit of the position.
  func extent(held drag: Drag) -> Double {
    let wanted = drag.start - drag.sheetTranslation / drag.unit
    let bounds = drag.bounds
    if wanted > bounds.upperBound {
      // Only a bottom sheet can be pulled further up than it is; CP-63's negative fractions are not.
      guard kind == .bottomSheet else { return bounds.upperBound }
      return bounds.upperBound + resistance.displacement(for: wanted - bounds.upperBound)
    }
    if wanted < bounds.lowerBound, resistsDismissal {
      let under = (bounds.lowerBound - wanted) * drag.unit
      let extent = bounds.lowerBound - resistance.displacement(for: under) / drag.unit
      return max(extent, 0)
    }
    return max(wanted, 0)
  }

  /// The speed at which the sheet follows the finger, upwards, in its unit per second.
  func speed(held drag: Drag, finger: Double) -> Double {
    guard finger != 0 else { return 0 }
    let step = 0.01
    var ahead = drag
    ahead.translation += step
    var back = drag
    back.translation -= step
    let slope = (extent(held: back) - extent(held: ahead)) / (2 * step)
    return -finger * slope
  }

  /// Whether the sheet may not be dragged away, and so resists below its lowest detent (LB-73).
  var resistsDismissal: Bool {
    let allows = kind == .card ? behavior.allowInteractiveDismissal : behavior.allowsSwipeToDismiss
    return !allows || answers.answer(to: .drag) == .deny
  }
}
