import SheetModel

extension SheetEngine {
  /// The size of a form sheet at a time, which the ends of its way follow; apart, as few have one.
  @inline(never)
  func size(of index: Int, at time: Double, ends: inout TrackEnds) -> SizeSample {
    let size = sheets[index].formSheet.size.sample(
      at: time, containerWidth: environment.container.width)
    ends = size.ends(containerHeight: sheets[index].motion.track.containerHeight)
    return size
  }

  /// Whether what covers the whole screen hides the status bar.
  ///
  /// What leaves gives it back at once.
  func hidesStatusBar(_ index: Int) -> Bool {
    sheets[index].phase != .dismissing && sheets[index].formSheet.size.target?.isFullScreen == true
  }
}

extension PresentationFrame {
  /// Takes what only a form sheet has: its navigation bar, and what its size says.
  mutating func take(_ size: SizeSample, _ place: Place) {
    velocity += place.extent * size.topVelocity
    cornerRadius = size.cornerRadius
    navigationBar = size.navigationBar(on: place.rect)
    contentInset += size.coveredTop
  }
}

extension PresentedSheet {
  /// Whether a point is on the navigation bar of a form sheet.
  func isOnNavigationBar(_ point: Point, at time: Double) -> Bool {
    guard motion.track.isSized else { return false }
    let size = formSheet.size.sample(at: time, containerWidth: layout.container.width)
    return size.navigationBar(on: place(at: time).rect)?.contains(point) ?? false
  }
}
