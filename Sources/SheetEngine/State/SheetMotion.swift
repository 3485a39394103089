import SheetModel

/// Where a presentation is and how it moves: all that changes from frame to frame.
///
/// Holds numbers only, so a frame reads it without counting references.
struct SheetMotion: Hashable, Sendable {
  /// How much of it is to be seen.
  ///
  /// For a bottom sheet the visible height in points; for a presentation that moves as a whole the
  /// part of the way from ``SheetTrack/hidden`` (0) to ``SheetTrack/shown`` (1).
  var position = AnimatedValue(0)
  /// Where the present motion began, in the unit of the position.
  var origin = 0.0
  /// The extent over which the present motion meets the resistance, in the unit of the position.
  var ceiling = 0.0
  /// The height below which a bottom sheet does not get smaller but is pushed down, in points.
  var floor: Blend
  /// How much of the dimming is there, from 0 to 1.
  var presence = Blend(0)
  /// The opacity; below 1 only where a cross-fade stands for a movement.
  var fade = AnimatedValue(1)
  /// How far it is moved up from the edge, by its margin and for the keyboard, in points.
  var raise = AnimatedValue(0)
  /// How much of its height is cut off for the keyboard, in points.
  var cut = AnimatedValue(0)
  /// Where it moves.
  var track: SheetTrack
}

/// The way on which a presentation moves in its container.
struct SheetTrack: Hashable, Sendable {
  /// Whether it moves as a whole, from ``hidden`` to ``shown``; a bottom sheet moves by its top edge.
  var isWhole: Bool
  /// The edge at which a bottom sheet stands.
  var edge: ContainerEdge
  /// The container's height, in points; turned with the edge.
  var containerHeight: Double
  /// The left edge of a bottom sheet, in points; turned with the edge.
  var x: Double
  /// The width of a bottom sheet, in points; turned with the edge.
  var width: Double
  /// Whether ``shown`` and ``hidden`` follow the size of a form sheet through time.
  var isSized: Bool
  /// The frame of a presentation that moves as a whole, when it is gone.
  var hidden: Rect
  /// The frame of a presentation that moves as a whole, when it is there.
  var shown: Rect
  /// How it stands on what is behind it and pushes it back, where it is a card.
  var card: CardRule?
  /// Whether it lays a colour over what is behind it.
  var dims: Bool
  /// Whether the dimming fades while a bottom sheet is pushed below its height.
  var dimmingFollowsPosition: Bool
}

/// Where a presentation that moves as a whole is when it is gone and when it is there.
struct TrackEnds: Hashable, Sendable {
  /// The frame when it is gone.
  var hidden: Rect
  /// The frame when it is there.
  var shown: Rect
}

/// Where a presentation is at one time.
struct Place: Hashable, Sendable {
  /// How much of it is to be seen, in the unit of its position.
  var extent: Double
  /// The speed of the extent, per second; positive is upwards.
  var velocity: Double
  /// The speed at which it is moved up for the keyboard, in points per second.
  var rise: Double
  /// How much of the dimming is there, from 0 to 1.
  var presence: Double
  /// Its height without what the keyboard cuts off, in points.
  var height: Double
  /// The rectangle in the container, in points.
  var rect: Rect
}

extension SheetMotion {
  /// The extent and its velocity, without the resistance beyond ``ceiling``.
  func sample(at time: Double) -> MotionSample {
    let sample = position.sample(at: time)
    return sample.position < 0 ? MotionSample(position: 0, velocity: 0) : sample
  }

  /// The place of a sample.
  ///
  /// - Parameters:
  ///   - sample: the extent and its velocity.
  ///   - time: the time, in seconds.
  ///   - top: where the top edge of a card is when it is there, in points; 0 for all else.
  /// - Returns: the place.
  func place(at sample: MotionSample, time: Double, top: Double = 0) -> Place {
    place(
      at: sample, time: time, top: top, ends: track.ends, raise: raise.sample(at: time),
      cut: cut.position(at: time))
  }

  /// The place of a sample, where the other motions have been sampled as well.
  ///
  /// - Parameters:
  ///   - sample: the extent and its velocity.
  ///   - time: the time, in seconds.
  ///   - top: where the top edge of a card is when it is there, in points; 0 for all else.
  ///   - ends: the ends of its way at that time.
  ///   - raise: the sample of ``raise``; of no matter where it moves as a whole.
  ///   - cut: the position of ``cut``; the same.
  /// - Returns: the place.
  @inline(__always)
  func place(
    at sample: MotionSample, time: Double, top: Double, ends: TrackEnds, raise: MotionSample,
    cut: Double
  ) -> Place {
    let progress = progress(at: sample.position, time: time)
    var presence = presence.value(at: progress)
    guard !track.isWhole else {
      return Place(
        extent: sample.position, velocity: sample.velocity, rise: 0, presence: presence,
        height: ends.shown.height, rect: ends.rect(at: sample.position, top: top))
    }
    let height = max(sample.position, floor.value(at: progress))
    if track.dimmingFollowsPosition, height > 0 {
      presence = min(presence, sample.position / height)
    }
    let least = min(height, HeightRules.leastTouchHeight)
    let turned = Rect(
      x: track.x, y: track.containerHeight - sample.position - raise.position,
      width: track.width, height: max(height - cut, least))
    return Place(
      extent: sample.position, velocity: sample.velocity, rise: raise.velocity,
      presence: presence, height: height,
      rect: track.edge.shown(turned, height: track.containerHeight))
  }

  /// The edge that moves, at an extent and a time, in points; `top` is that of ``place(at:time:top:)``.
  func y(at extent: Double, time: Double, top: Double = 0) -> Double {
    if track.isWhole { return track.rect(at: extent, top: top).y }
    return track.edge.place(
      track.containerHeight - extent - raise.position(at: time), height: track.containerHeight)
  }

  /// How far the present motion has come at an extent and a time, from 0 to 1.
  ///
  /// By the way it has made; by the time where it comes back to where it set out.
  func progress(at extent: Double, time: Double) -> Double {
    let way = position.target - origin
    guard way.magnitude > 1e-9 else {
      let duration = position.endTime - position.startTime
      guard duration > 0 else { return 1 }
      return min(max((time - position.startTime) / duration, 0), 1)
    }
    return min(max((extent - origin) / way, 0), 1)
  }

  /// The opacity at a time, from 0 to 1.
  func opacity(at time: Double) -> Double {
    min(max(fade.position(at: time), 0), 1)
  }

  /// When everything about it has come to rest, in seconds.
  var endTime: Double {
    max(max(position.endTime, fade.endTime), max(raise.endTime, cut.endTime))
  }

  /// Puts it to where it has come over the keyboard, at rest.
  mutating func holdFooting(at time: Double) {
    raise = AnimatedValue(raise.position(at: time), at: time)
    cut = AnimatedValue(cut.position(at: time), at: time)
  }

  /// Puts it over the keyboard as it is to rest, at rest.
  mutating func stand(over place: Footing, time: Double) {
    raise = AnimatedValue(place.raise, at: time)
    cut = AnimatedValue(place.cut, at: time)
  }

  /// Whether it is to rest over the keyboard in this way.
  func goes(over place: Footing) -> Bool {
    raise.target == place.raise && cut.target == place.cut
  }

  /// Puts it to an extent, at rest.
  mutating func stand(at extent: Double, time: Double) {
    position = AnimatedValue(extent, at: time)
    origin = extent
    ceiling = extent
  }
}

extension SheetTrack {
  /// The ends of the way of a presentation that moves as a whole.
  var ends: TrackEnds { TrackEnds(hidden: hidden, shown: shown) }

  /// Whether nothing of it is to be seen when it is gone; a card may go to a frame that is.
  var leavesSight: Bool { !isWhole || hidden.y >= containerHeight }

  /// How far the top edge goes for a whole unit of the position, in points; `top` as in
  /// ``rect(at:top:)``.
  func way(top: Double) -> Double { isWhole ? hidden.y - shown.y - top : 1 }

  /// How many points a whole unit of the position stands for beyond its end, where the layout says
  /// `unit` and the way has these ends.
  ///
  /// A form sheet's way follows its size through time; that of its layout would make it jump.
  func unit(of unit: Double, on ends: TrackEnds) -> Double { isSized ? ends.sizedWay : unit }

  /// How much of a presentation is there at an extent, from 0 to 1: the part of its way, or the part of
  /// a bottom sheet's own height that is to be seen.
  @inline(__always)
  func part(at extent: Double, of height: Double) -> Double {
    min(isWhole ? extent : extent / max(height, SheetLayout.leastHeight), 1)
  }

  /// The frame of a presentation that moves as a whole, at a part of its way; see
  /// ``TrackEnds/rect(at:top:)``.
  func rect(at progress: Double, top: Double) -> Rect { ends.rect(at: progress, top: top) }
}

extension TrackEnds {
  /// The frame at a part of the way.
  ///
  /// A spring that swings past the end of the way pulls the top edge along; the other edges stay, so
  /// nothing opens below. `top` is how far the top edge is below that of ``shown``, in points.
  @inline(__always)
  func rect(at progress: Double, top: Double) -> Rect {
    var there = shown
    there.y += top
    there.height = max(there.height - top, 0)
    if progress < 1 { return hidden.interpolated(to: there, at: progress) }
    let past = (hidden.y - there.y) * (progress - 1)
    return Rect(x: there.x, y: there.y - past, width: there.width, height: there.height + past)
  }
}

extension Rect {
  /// The rectangle on the straight way to another.
  func interpolated(to other: Rect, at progress: Double) -> Rect {
    Rect(
      x: x + (other.x - x) * progress,
      y: y + (other.y - y) * progress,
      width: width + (other.width - width) * progress,
      height: height + (other.height - height) * progress
    )
  }
}
