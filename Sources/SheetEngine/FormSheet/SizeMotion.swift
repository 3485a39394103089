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

  /// The content's rectangle at a time, in the middle of a container of a width, in points.
  func content(at time: Double, containerWidth: Double) -> Rect {
    let width = max(width.position(at: time), 0)
    return Rect(
      x: (containerWidth - width) / 2, y: top.position(at: time), width: width,
      height: max(height.position(at: time), 0))
  }

  /// How fast the content's top edge moves at a time because of the size, in points per second.
  func topVelocity(at time: Double) -> Double { top.sample(at: time).velocity }

  /// The corner radius at a time, in points.
  func cornerRadius(at time: Double) -> Double { max(radius.position(at: time), 0) }

  /// How much of the content's top the navigation bar covers at a time, in points.
  func coveredTop(at time: Double) -> Double { max(coveredTop.position(at: time), 0) }

  /// How far the navigation bar reaches above the content at a time, in points.
  func barHeight(at time: Double) -> Double { max(bar.position(at: time), 0) }

  /// The navigation bar that stands on content, in points; `nil` where it is hidden.
  func navigationBar(on content: Rect, at time: Double) -> Rect? {
    let height = barHeight(at: time)
    guard height > 0 else { return nil }
    return Rect(
      x: content.x, y: content.y - height, width: content.width,
      height: height + coveredTop(at: time))
  }
}

extension SheetTrack {
  /// How far a form sheet goes from where it is gone to where it is there, in points; at least 1.
  var sizedWay: Double { max(hidden.y - shown.y, 1) }

  /// Takes the place of a form sheet at a time.
  mutating func follow(_ size: SizeMotion, at time: Double, containerWidth: Double) {
    shown = size.content(at: time, containerWidth: containerWidth)
    hidden = shown
    // With the bar that stands on it.
    hidden.y = containerHeight + size.barHeight(at: time)
  }
}
