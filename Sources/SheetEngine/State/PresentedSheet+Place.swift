import SheetModel

/// Where a presentation is at one time.
struct Place: Hashable, Sendable {
  /// How much of it is to be seen, in the unit of its position.
  var extent: Double
  /// The speed of the extent, per second; positive is upwards.
  var velocity: Double
  /// How much of the dimming is there, from 0 to 1.
  var presence: Double
  /// The rectangle in the container, in points.
  var rect: Rect
}

extension PresentedSheet {
  /// The extent and its velocity.
  ///
  /// A spring that overshoots carries the sheet no further over its greatest height than a finger
  /// could pull it, and never below the container's bottom.
  func sample(at time: Double) -> MotionSample {
    var sample = position.sample(at: time)
    if sample.position > ceiling {
      let over = (sample.position - ceiling) * layout.unit
      sample.velocity *= slope(at: over)
      sample.position = ceiling + resistance.displacement(for: over) / layout.unit
    } else if sample.position < 0 {
      sample = MotionSample(position: 0, velocity: 0)
    }
    return sample
  }

  /// Puts it to an extent, at rest.
  mutating func stand(at extent: Double, time: Double) {
    position = AnimatedValue(extent, at: time)
    origin = extent
    ceiling = extent
  }

  /// The greatest extent at which it may rest, in the unit of its position.
  var greatestExtent: Double { kind == .bottomSheet ? layout.maximum : 1 }

  /// How fast the resistance's displacement grows per point.
  func slope(at over: Double) -> Double {
    let step = 0.01
    let less = max(over - step, 0)
    let change = resistance.displacement(for: over + step) - resistance.displacement(for: less)
    return change / (over + step - less)
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

  /// The place at a time.
  func place(at time: Double) -> Place {
    let sample = sample(at: time)
    let progress = progress(at: sample.position, time: time)
    var presence = presence.value(at: progress)
    let rect: Rect
    if kind == .bottomSheet {
      let height = max(sample.position, floor.value(at: progress))
      if preset.theme.dimmingFollowsPosition, height > 0 {
        presence = min(presence, sample.position / height)
      }
      rect = Rect(
        x: layout.x, y: layout.container.height - sample.position, width: layout.width,
        height: height)
    } else {
      rect = layout.hidden.interpolated(to: layout.shown, at: sample.position)
    }
    return Place(
      extent: sample.position, velocity: sample.velocity, presence: presence, rect: rect)
  }

  /// The top edge at a time, in points.
  func y(at time: Double) -> Double {
    let extent = sample(at: time).position
    guard kind == .bottomSheet else {
      return layout.hidden.y + (layout.shown.y - layout.hidden.y) * extent
    }
    return layout.container.height - extent
  }

  /// The opacity at a time, from 0 to 1.
  func opacity(at time: Double) -> Double {
    min(max(fade.position(at: time), 0), 1)
  }

  /// When everything about it has come to rest, in seconds.
  var endTime: Double { max(position.endTime, fade.endTime) }
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
