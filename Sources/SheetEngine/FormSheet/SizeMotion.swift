import SheetModel

/// How a form sheet changes its size: every edge on its own, so that a change of mind on the way keeps
/// place and speed of all of them (RF-9).
struct SizeMotion: Hashable, Sendable {
  private var width = AnimatedValue(0)
  private var height = AnimatedValue(0)
  private var top = AnimatedValue(0)
  private var bar = AnimatedValue(0)
  private var coveredTop = AnimatedValue(0)
  private var radius = AnimatedValue(0)
  /// Where it stands or goes; `nil` before it has stood anywhere.
  private(set) var target: FormSheetPlace?

  /// When the size has been reached, in seconds.
  var endTime: Double {
    max(
      max(width.endTime, height.endTime), max(top.endTime, bar.endTime),
      max(coveredTop.endTime, radius.endTime))
  }

  /// Stands at a place at once.
  mutating func stand(at place: FormSheetPlace, time: Double) {
    go(to: place, with: .none, at: time)
  }

  /// Sets out for a place, from where it is and as fast as it is.
  mutating func go(to place: FormSheetPlace, with animation: Animation, at time: Double) {
    target = place
    width = width.retargeted(to: place.content.width, with: animation, at: time)
    height = height.retargeted(to: place.content.height, with: animation, at: time)
    top = top.retargeted(to: place.content.y, with: animation, at: time)
    bar = bar.retargeted(to: place.barHeight, with: animation, at: time)
    coveredTop = coveredTop.retargeted(to: place.coveredTop, with: animation, at: time)
    radius = radius.retargeted(to: place.cornerRadius, with: animation, at: time)
  }

  /// The size at a time, in the middle of a container of a width, in points.
  func sample(at time: Double, containerWidth: Double) -> SizeSample {
    // All that moves has set out together.
    let pace =
      width.pace(at: time) ?? height.pace(at: time) ?? top.pace(at: time) ?? bar.pace(at: time)
      ?? coveredTop.pace(at: time) ?? radius.pace(at: time) ?? (0, 0)
    let top = top.sample(at: time, pace: pace)
    let width = max(width.sample(at: time, pace: pace).position, 0)
    return SizeSample(
      content: Rect(
        x: (containerWidth - width) / 2, y: top.position, width: width,
        height: max(height.sample(at: time, pace: pace).position, 0)),
      topVelocity: top.velocity,
      barHeight: max(bar.sample(at: time, pace: pace).position, 0),
      coveredTop: max(coveredTop.sample(at: time, pace: pace).position, 0),
      cornerRadius: max(radius.sample(at: time, pace: pace).position, 0))
  }
}

/// The size of a form sheet at one time.
struct SizeSample: Hashable, Sendable {
  /// The content's rectangle, in points.
  var content: Rect
  /// How fast the content's top edge moves because of the size, in points per second.
  var topVelocity: Double
  /// How far the navigation bar reaches above the content, in points.
  var barHeight: Double
  /// How much of the content's top the navigation bar covers, in points.
  var coveredTop: Double
  /// The corner radius, in points.
  var cornerRadius: Double

  /// The navigation bar that stands on content, in points; `nil` where it is hidden.
  func navigationBar(on content: Rect) -> Rect? {
    guard barHeight > 0 else { return nil }
    return Rect(
      x: content.x, y: content.y - barHeight, width: content.width,
      height: barHeight + coveredTop)
  }

  /// The ends of the way in a container of a height, in points.
  func ends(containerHeight: Double) -> TrackEnds {
    var hidden = content
    // With the bar that stands on it.
    hidden.y = containerHeight + barHeight
    return TrackEnds(hidden: hidden, shown: content)
  }
}

extension TrackEnds {
  /// How far a form sheet goes from where it is gone to where it is there, in points; at least 1.
  var sizedWay: Double { max(hidden.y - shown.y, 1) }
}

extension SheetTrack {
  /// Takes the place of a form sheet at a time.
  mutating func follow(_ size: SizeMotion, at time: Double, containerWidth: Double) {
    let ends = size.sample(at: time, containerWidth: containerWidth)
      .ends(containerHeight: containerHeight)
    shown = ends.shown
    hidden = ends.hidden
  }
}
