import SheetModel

extension SheetEngine {
  /// Lets the handles of cards appear and go (CP-53, CP-66).
  ///
  /// There is at most one: that of the frontmost card, once it has been presented. It comes back when
  /// the card in front of it is gone. It fades, but comes back at once when a drag goes back, and goes
  /// at once when it was tapped or a drag has dismissed the card.
  mutating func fadeHandles() {
    var isFrontmost = true
    for index in sheets.indices.reversed() where sheets[index].motion.track.card != nil {
      let target: Double = isFrontmost && showsHandle(index) ? 1 : 0
      isFrontmost = false
      let handle = sheets[index].handle
      let changesAtOnce =
        target == 1 ? sheets[index].phase == .moving : sheets[index].dismissReason?.isByHand == true
      if changesAtOnce {
        sheets[index].handle = AnimatedValue(target, at: time)
      } else if handle.target != target {
        sheets[index].handle = handle.retargeted(to: target, with: Self.handleFade, at: time)
      }
    }
  }

  /// How handles come and go: in 0.15 s (CP-53).
  private static let handleFade = Animation.curve(.easeInOut, duration: 0.15)

  /// Whether a card without another in front of it shows its handle.
  private func showsHandle(_ index: Int) -> Bool {
    guard sheets[index].hasPresented else { return false }
    switch sheets[index].phase {
    case .presenting, .resting, .moving: return true
    case .dismissing: return false
    // A finger that has not moved the card is not dragging it away.
    case .dragging: return drag.map { $0.sheetTranslation == 0 || $0.isIgnored } ?? true
    }
  }

  /// Takes in whether the content of a presentation shows a navigation bar of its own.
  mutating func showNavigationBar(
    of id: String, _ isVisible: Bool, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    sheets[index].hasNavigationBar = isVisible
    return .ended(.done)
  }

  /// Where the handle of a card takes taps now, in points, or `nil` where it takes none (CP-52).
  func handleTouchArea(of index: Int) -> Rect? {
    guard sheets[index].motion.track.card != nil, sheets[index].handle.target == 1,
      !sheets[index].hasNavigationBar, var handle = sheets[index].look.handle
    else { return nil }
    handle.place(in: sheets[index].motion.track.rect(at: 1, top: top(of: index)))
    return handle.touchArea
  }
}

extension DismissReason {
  /// Whether a finger on the card itself dismissed it.
  fileprivate var isByHand: Bool { self == .drag || self == .grabberTap }
}

extension HandleFrame {
  /// The handle of a card, not yet at its place.
  init(_ handle: DismissHandle, _ style: UserInterfaceStyle) {
    bar = Rect(x: 0, y: 0, width: handle.size.width, height: handle.size.height)
    touchArea = Rect(
      x: 0, y: 0, width: max(Self.touchSize, handle.size.width),
      height: max(Self.touchSize, handle.size.height))
    color = handle.color.value(for: style)
    cornerRadius = handle.cornerRadius
    alpha = 0
    areaHeight = handle.areaHeight
  }

  /// The least width and height of the part that takes taps, in points (CP-52).
  private static let touchSize = 50.0

  /// Puts it to the top of a card that is there (CP-51).
  ///
  /// It belongs to the container and does not follow the card under a finger (CP-54).
  mutating func place(in card: Rect) {
    let center = Point(x: card.x + card.width / 2, y: card.y + areaHeight / 2)
    bar.move(centerTo: center)
    touchArea.move(centerTo: center)
  }
}

extension Rect {
  fileprivate mutating func move(centerTo center: Point) {
    x = center.x - width / 2
    y = center.y - height / 2
  }
}
