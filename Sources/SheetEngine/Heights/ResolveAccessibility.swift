import SheetModel

extension PresentedSheet {
  /// What a screen reader is told, at what the presentation rests at or goes to.
  func resolvedAccessibility() -> SheetAccessibility {
    let canEscape = isDismissibleByUser
    var result = SheetAccessibility()
    result.canEscape = canEscape
    result.canDecrement = canEscape
    result.isModal = outsideTouches != .pass
    guard kind == .bottomSheet else { return result }
    var canReduce = false
    if layout.isFree {
      let way = layout.maximum - layout.minimum
      let height = rest.height - layout.minimum
      result.fraction = way > 0 ? min(max(height / way, 0), 1) : 1
      result.canIncrement = layout.maximum - rest.height > SheetLayout.sameHeight
      canReduce = height > SheetLayout.sameHeight
    } else {
      var last = -Double.infinity
      for detent in layout.detents where detent.height > last + SheetLayout.sameHeight {
        last = detent.height
        result.count += 1
        if (detent.height - rest.height).magnitude <= SheetLayout.sameHeight {
          result.position = result.count
        }
      }
      result.canIncrement = layout.next(above: rest.height) != nil
      canReduce = layout.next(below: rest.height) != nil
    }
    result.canDecrement = canReduce || canEscape
    return result
  }
}
