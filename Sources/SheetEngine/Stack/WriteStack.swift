import SheetModel

extension SheetEngine {
  /// Writes into a frame what the presentations do to those behind them, from the frontmost to the
  /// rearmost.
  func writeStack(into frame: inout SheetFrame) {
    var push = PushBack()
    var isReached = true
    for index in sheets.indices.reversed() {
      let isLeaving = frame.presentations[index].phase == .dismissing
      frame.presentations[index].isUserInteractionEnabled = isReached && !isLeaving
      if isReached, !isLeaving { isReached = !sheets[index].accessibility.isModal }
      let card = sheets[index].motion.track.card
      // What it shows of itself decides how it pushes, not what is left of that behind others.
      let presence = frame.presentations[index].presence
      if push.isPushed {
        let base = card == nil ? cardBase(below: index, in: frame) : nil
        frame.presentations[index].yield(
          to: push, on: base, containerWidth: environment.container.width,
          hasNavigationBar: sheets[index].hasNavigationBar)
      }
      frame.presentations[index].writeGrabber(
        zone: sheets[index].layout.zoneHeight, edge: sheets[index].motion.track.edge)
      if let card { push.add(card, presence: presence, isLeaving: isLeaving) }
    }
    frame.rear.isUserInteractionEnabled = isReached
    if push.isPushed {
      frame.rear.yield(to: push, hasNavigationBar: environment.navigationBarBottom != nil)
    }
  }

  /// What a presentation stands on, for one that has no top of its own among the cards.
  private func cardBase(below index: Int, in frame: SheetFrame) -> CardBase {
    var base = CardBase()
    for lower in sheets.indices where lower < index {
      guard let card = sheets[lower].motion.track.card else { continue }
      base.add(card.top(on: base), presence: frame.presentations[lower].presence)
    }
    return base
  }
}

extension PresentationFrame {
  /// How much of it is to be seen before anything stands in front of it, from 0 to 1.
  ///
  /// Where a cross-fade stands for the movement, that is the opacity.
  var presence: Double { progress * alpha }

  /// Puts it behind the cards in front of it.
  fileprivate mutating func yield(
    to push: PushBack, on base: CardBase?, containerWidth: Double, hasNavigationBar: Bool
  ) {
    let end = bottom
    let frame = push.frame(rect, on: base, containerWidth: containerWidth)
    if navigationBar != nil {
      // The bar of a form sheet stands on its content.
      navigationBar?.x = frame.x
      navigationBar?.width = frame.width
      navigationBar?.y += frame.y - y
    }
    x = frame.x
    y = frame.y
    width = frame.width
    height = frame.height
    bottom = end
    let fading = push.fading(hasNavigationBar: hasNavigationBar)
    alpha *= fading.alpha
    barStyle = fading.barStyle
    cornerRadius = push.cornerRadius(cornerRadius)
    maskedCorners.formUnion(.top)
  }
}

extension RearFrame {
  /// Puts it behind the cards in front of it.
  fileprivate mutating func yield(to push: PushBack, hasNavigationBar: Bool) {
    frame = push.frame(frame, on: CardBase(), containerWidth: frame.width)
    (alpha, barStyle) = push.fading(hasNavigationBar: hasNavigationBar)
    cornerRadius = push.cornerRadius(0)
    maskedCorners = .top
  }
}
