import SheetModel

extension SheetEngine {
  /// Writes what only a form sheet has: its navigation bar, and what its size says.
  func writeFormSheet(
    _ index: Int, _ place: Place, at time: Double, into frame: inout PresentationFrame
  ) {
    let size = sheets[index].formSheet.size
    frame.velocity += place.extent * size.topVelocity(at: time)
    frame.cornerRadius = size.cornerRadius(at: time)
    frame.navigationBar = size.navigationBar(on: place.rect, at: time)
    frame.contentInset += size.coveredTop(at: time)
    // What leaves gives the status bar back at once.
    frame.prefersStatusBarHidden = frame.phase != .dismissing && size.target?.isFullScreen == true
  }
}

extension PresentedSheet {
  /// Whether a point is on the navigation bar of a form sheet.
  func isOnNavigationBar(_ point: Point, at time: Double) -> Bool {
    guard motion.track.isSized else { return false }
    let content = place(at: time).rect
    return formSheet.size.navigationBar(on: content, at: time)?.contains(point) ?? false
  }
}
