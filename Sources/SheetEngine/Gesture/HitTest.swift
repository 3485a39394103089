public import SheetModel

/// What a touch at a point is for.
public enum SheetHit: Hashable, Sendable {
  /// The presentation of this name, at one of its parts.
  case sheet(id: String, Part)
  /// Beside the presentation of this name, which keeps the touch: it asks to dismiss, or does
  /// nothing.
  case outside(id: String, OutsideTouches)
  /// What lies behind all presentations.
  case rear

  /// A part of a presentation.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The grabber's zone.
    case grabber
    /// The handle of a card.
    case handle
    /// The part that scrolls.
    case scrolledContent
    /// All else.
    case content
  }
}

extension SheetEngine {
  /// Says what a touch is for, from the frontmost presentation to the rearmost.
  ///
  /// A touch on a presentation never counts as beside one below it. One that is leaving is passed,
  /// whatever its opacity. The rule beside a sheet is that of the detent it rests at now.
  public func hitTest(_ point: Point) -> SheetHit {
    for index in sheets.indices.reversed() {
      let sheet = sheets[index]
      guard sheet.phase != .dismissing else { continue }
      if handleTouchArea(of: index)?.contains(point) == true {
        return .sheet(id: sheet.id, .handle)
      }
      if let part = sheet.part(at: point, in: rect(of: index)) { return .sheet(id: sheet.id, part) }
      if sheet.isOnNavigationBar(point, at: time) { return .sheet(id: sheet.id, .content) }
      let rule = sheet.outsideTouches
      if rule != .pass { return .outside(id: sheet.id, rule) }
    }
    return .rear
  }

  /// The presentation that a drag from a point would take hold of now; `nil` where none would.
  ///
  /// What a host's gesture recogniser asks before it begins. It answers as
  /// ``SheetInput/panBegan(_:)`` does: by the part that was hit, by `swipeMode`, and while something
  /// moves by `interruptibleBy`.
  public func presentationDragged(from point: Point) -> String? {
    guard let hit = dragTarget(at: point), mayTakeHold(of: hit.index, isInContent: hit.isInContent)
    else { return nil }
    return sheets[hit.index].id
  }

  /// Whether a finger may take hold of a presentation now, or has to wait until it has settled.
  func mayTakeHold(of index: Int, isInContent: Bool) -> Bool {
    switch sheets[index].phase {
    case .presenting, .moving:
      sheets[index].behavior.interruptibleBy.contains(isInContent ? .scroll : .drag)
    case .resting, .dragging: true
    case .dismissing: false
    }
  }

  /// The presentation that a drag from a point would hold, and whether it begins on its scrolled
  /// content; `nil` where none would.
  func dragTarget(at point: Point) -> (index: Int, isInContent: Bool)? {
    guard case .sheet(let id, let part) = hitTest(point), let index = index(of: id) else {
      return nil
    }
    let sheet = sheets[index]
    // CP-8: without interactive dismissal a card has no gesture at all.
    if sheet.kind == .card, !sheet.behavior.allowInteractiveDismissal { return nil }
    switch sheet.swipeMode {
    case .none: return nil
    case .top:
      let depth = point.y - rect(of: index).y
      let isAtTop = sheet.kind == .card && depth < sheet.layout.gestureZoneHeight
      return part == .grabber || isAtTop ? (index, false) : nil
    case .full: return (index, part == .scrolledContent)
    }
  }

  /// A tap: on the grabber, on the handle, beside the sheet, or on content that gives its taps to the
  /// sheet.
  mutating func tap(at point: Point, into events: inout [SheetEvent]) {
    switch hitTest(point) {
    case .sheet(let id, .grabber):
      guard let index = index(of: id), sheets[index].dismissesOnGrabberTap else { return }
      request(.grabberTap, index, into: &events)
    case .sheet(let id, .handle):
      guard let index = index(of: id) else { return }
      request(.grabberTap, index, into: &events)
    case .outside(let id, .dismiss):
      guard let index = index(of: id) else { return }
      if request(.tapOutside, index, into: &events) {
        tell(.didTapOutside, id, into: &events)
      }
    case .sheet(let id, .content), .sheet(let id, .scrolledContent):
      guard let index = index(of: id), sheets[index].contentTouches == .expand else { return }
      _ = stepDetent(of: id, .increment, into: &events)
    case .outside, .rear: break
    }
  }
}

extension PresentedSheet {
  /// The part of the presentation in a frame at a point of the container, or `nil` where the point is
  /// beside it.
  func part(at point: Point, in rect: Rect) -> SheetHit.Part? {
    guard rect.contains(point) else { return nil }
    let edge = motion.track.edge
    let depth =
      edge.turned(Rect(x: point.x, y: point.y, width: 0, height: 0), height: 0).y
      - edge.turned(rect, height: 0).y
    if kind == .bottomSheet || kind == .formSheet, depth < layout.gestureZoneHeight {
      return .grabber
    }
    guard scroll != nil else { return .content }
    guard let region = scroll?.region else { return .scrolledContent }
    let inner = Point(x: point.x - rect.x, y: point.y - rect.y)
    return region.contains(inner) ? .scrolledContent : .content
  }

  /// What a touch beside the presentation does: the rule of the detent it rests at, else the
  /// preset's (LB-120, LB-125, LB-127).
  var outsideTouches: OutsideTouches {
    switch kind {
    case .modal, .card: return .block
    case .bottomSheet, .formSheet: break
    }
    if let rule = atDetent({ $0.outsideTouches }) { return rule }
    if behavior.forwardEventsToRearController { return .pass }
    return behavior.canTouchDimmingBackgroundToDismiss ? .dismiss : .block
  }

  /// Whether a tap on the grabber dismisses: not where no gesture is installed (LB-65, LB-121).
  fileprivate var dismissesOnGrabberTap: Bool {
    swipeMode != .none && preset.theme.grabber?.canTouchToDismiss == true
  }
}

extension Rect {
  /// Whether a point lies in the rectangle; the right and the lower edge do not belong to it.
  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }
}
