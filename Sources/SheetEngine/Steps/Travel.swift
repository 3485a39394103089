import SheetModel

extension SheetEngine {
  /// How much of a presentation that has left may come into sight again, in points: as much as nobody
  /// sees.
  private static let unseenWay = 0.5

  /// Sends a presentation on its way to a position, from where it is and as fast as it is.
  ///
  /// - Parameters:
  ///   - index: the presentation.
  ///   - target: the position, in its unit.
  ///   - motion: the occasion, which chooses the animation.
  ///   - velocity: the speed of the extent per second, upwards; `nil` is that of the present motion.
  ///   - given: the animation, where it is not the preset's.
  mutating func travel(
    _ index: Int, to target: Double, _ motion: Motion, velocity: Double? = nil,
    with given: Animation? = nil
  ) {
    let sheet = sheets[index]
    let place = sheet.place(at: time)
    let isMoving = sheet.motion.position.endTime > time
    let speed = velocity ?? (isMoving ? place.velocity : nil)
    let floor = sheet.motion.floor.value(at: sheet.motion.progress(at: place.extent, time: time))
    sheets[index].motion.origin = place.extent
    sheets[index].motion.ceiling = max(sheet.greatestExtent, place.extent, target)
    sheets[index].motion.presence = Blend(
      from: place.presence, to: motion == .disappearing ? 0 : 1)
    sheets[index].motion.floor = Blend(from: floor, to: min(floor, target))
    switch motion {
    case .appearing: sheets[index].motion.floor.to = target
    case .disappearing: sheets[index].motion.floor = Blend(max(floor, place.extent))
    case .moving: break
    }
    let animation = given ?? sheet.behavior.animation(for: motion)
    if environment.reduceMotion {
      crossFade(index, to: target, motion, animation.reduced, from: sheet.motion.fade)
    } else {
      sheets[index].motion.position = AnimatedValue(
        animation, from: place.extent, to: target, velocity: speed, at: time)
      if motion == .disappearing, sheet.motion.track.leavesSight {
        let way = max(sheet.motion.track.way(top: top(of: index)), 1)
        sheets[index].motion.position = sheets[index].motion.position
          .endingBeyondTarget(allowance: Self.unseenWay / way)
      }
      let isUnseen = motion == .disappearing && sheets[index].motion.position.endTime == time
      if isUnseen, sheet.motion.track.dims, place.presence > 0 {
        // A finger has it below the container: there is no way left, but the dimming has one.
        sheets[index].motion.presence = Blend(place.presence)
        sheets[index].motion.fade = sheet.motion.fade.retargeted(to: 0, with: animation, at: time)
      } else {
        sheets[index].motion.fade = sheet.motion.fade.retargeted(to: 1, with: animation, at: time)
      }
      findFooting(index, motion, animation)
    }
    if motion != .disappearing, sheets[index].motion.position.endTime == time,
      isUnfinished(index, place)
    {
      sheets[index].motion.position = AnimatedValue(
        target, for: environment.reduceMotion ? animation.reduced : animation, at: time)
    }
  }

  /// Whether something that goes along with a motion has a way left where the motion has none: a sheet
  /// was caught while it came, and is let go where it is to rest.
  private func isUnfinished(_ index: Int, _ place: Place) -> Bool {
    let motion = sheets[index].motion
    return motion.presence.from != motion.presence.to
      || (!motion.track.isWhole && motion.floor.from > motion.floor.to
        && place.height > place.extent)
  }

  /// Sends a presentation to its place over the keyboard; one that leaves goes down to the container's
  /// bottom.
  private mutating func findFooting(
    _ index: Int, _ motion: Motion, _ animation: Animation
  ) {
    let place = sheets[index].rest.footing
    let old = sheets[index].motion
    let raise = motion == .disappearing ? 0 : place.raise
    let cut = motion == .disappearing ? old.cut.target : place.cut
    sheets[index].motion.raise = old.raise.retargeted(to: raise, with: animation, at: time)
    if motion == .disappearing {
      sheets[index].motion.raise = sheets[index].motion.raise
        .endingBeyondTarget(allowance: Self.unseenWay)
    }
    sheets[index].motion.cut = old.cut.retargeted(to: cut, with: animation, at: time)
  }

  /// A motion for people who ask for less of it: the sheet appears and leaves by a cross-fade where
  /// it stands, and changes its height shortly and without overshoot.
  private mutating func crossFade(
    _ index: Int, to target: Double, _ motion: Motion, _ animation: Animation,
    from fade: AnimatedValue
  ) {
    let extent = sheets[index].motion.origin
    switch motion {
    case .appearing where extent == 0 && sheets[index].phase == .presenting:
      sheets[index].motion.stand(at: target, time: time)
      sheets[index].motion.floor = Blend(target)
      sheets[index].motion.presence = Blend(1)
      sheets[index].motion.fade = AnimatedValue(animation, from: 0, to: 1, at: time)
      sheets[index].motion.stand(over: sheets[index].rest.footing, time: time)
    case .disappearing:
      sheets[index].motion.stand(at: extent, time: time)
      sheets[index].motion.presence = Blend(sheets[index].motion.presence.from)
      sheets[index].motion.fade = fade.retargeted(to: 0, with: animation, at: time)
      sheets[index].motion.holdFooting(at: time)
    case .appearing, .moving:
      sheets[index].motion.position = AnimatedValue(animation, from: extent, to: target, at: time)
      sheets[index].motion.fade = fade.retargeted(to: 1, with: animation, at: time)
      findFooting(index, motion, animation)
    }
  }

  /// Sends a presentation to what it rests at, and announces another detent.
  ///
  /// Its phase has been moved on already; the velocity is that of ``travel(_:to:_:velocity:with:)``.
  mutating func settle(_ index: Int, velocity: Double? = nil, into events: inout [SheetEvent]) {
    let isFirst = sheets[index].phase == .presenting
    travel(
      index, to: sheets[index].restPosition, isFirst ? .appearing : .moving, velocity: velocity)
    retargetSize(index, into: &events)
    announceDetent(index, into: &events)
  }

  /// Announces the detent that the presentation goes to where it is not the one announced last.
  mutating func announceDetent(_ index: Int, into events: inout [SheetEvent]) {
    guard sheets[index].announced != sheets[index].rest.identifier else { return }
    sheets[index].announced = sheets[index].rest.identifier
    sheets[index].isChanging = true
    tell(.willChangeDetent(sheets[index].rest.identifier), sheets[index].id, into: &events)
  }
}
