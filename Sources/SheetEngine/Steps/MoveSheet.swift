import SheetModel

extension SheetEngine {
  /// A step from detent to detent.
  enum DetentStep {
    /// The next greater detent, by the program.
    case up
    /// The next smaller detent, by the program.
    case down
    /// The next greater detent, by a screen reader.
    case increment
    /// The next smaller detent, or away, by a screen reader.
    case decrement
  }

  /// Moves a presentation to a detent or a height.
  ///
  /// A height that is a detent's is that detent. An identifier that the sheet does not have does
  /// nothing.
  mutating func move(
    _ id: String, to selection: Selection, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    if sheets[index].kind == .formSheet, case .detent(let name) = selection {
      return choose(size: name, index, into: &events)
    }
    let layout = sheets[index].layout
    guard sheets[index].kind == .bottomSheet, isInterruptible(index) else {
      return .ended(.refused)
    }
    switch selection {
    case .detent(let identifier):
      let isKnown =
        environment.hasContainer
        ? layout.index(of: identifier) != nil : sheets[index].behavior.mayHave(identifier)
      guard isKnown else { return .ended(.refused) }
      go(index, to: selection, into: &events)
    case .height(let height):
      guard height.isFinite else { return .ended(.refused) }
      let wanted = layout.rest(for: selection, last: height).height
      let same = layout.nearest(to: wanted).flatMap {
        (layout.detents[$0].height - wanted).magnitude <= SheetLayout.sameHeight ? $0 : nil
      }
      if let same, environment.hasContainer {
        go(index, to: .detent(layout.detents[same].identifier), into: &events)
      } else {
        go(index, to: selection, into: &events)
      }
    }
    return settling(index)
  }

  /// Steps to a neighbouring detent (LB-93, LB-94).
  ///
  /// The neighbour of where the sheet is or goes, not of a remembered index. Grow and reduce are for
  /// detents alone; the screen reader's steps also know the two bounds of a free sheet.
  mutating func stepDetent(
    of id: String, _ step: DetentStep, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    let sheet = sheets[index]
    let isByReader = step == .increment || step == .decrement
    let isUp = step == .up || step == .increment
    let height = sheet.rest.height
    if sheet.kind == .bottomSheet {
      if sheet.layout.isFree, isByReader {
        let bound = isUp ? sheet.layout.maximum : sheet.layout.minimum
        if (bound - height).magnitude > SheetLayout.sameHeight {
          go(index, to: .height(bound), isByUser: true, into: &events)
          return settling(index)
        }
      }
      let next = isUp ? sheet.layout.next(above: height) : sheet.layout.next(below: height)
      if let next {
        guard isInterruptible(index) else { return .ended(.refused) }
        let identifier = sheet.layout.detents[next].identifier
        go(index, to: .detent(identifier), isByUser: isByReader, into: &events)
        return settling(index)
      }
    }
    return step == .decrement ? ask(.escape, index, into: &events) : settling(index)
  }

  /// Moves a presentation by a command: a finger that holds it has to let go.
  private mutating func go(
    _ index: Int, to selection: Selection, isByUser: Bool = false,
    into events: inout [SheetEvent]
  ) {
    sheets[index].isChangedByUser = isByUser
    if sheets[index].isExpandedForKeyboard { sheets[index].ignoresKeyboard = true }
    if drag?.number == sheets[index].number {
      drag = nil
      letGo(index, to: selection, velocity: 0, into: &events)
    } else {
      select(selection, index)
      retarget(index, into: &events)
    }
  }
}

extension Behavior {
  /// Whether a detent is among those of the preset, before there is a container to measure them in.
  fileprivate func mayHave(_ identifier: String) -> Bool {
    switch heightMode {
    case .free: false
    case .fitContent: identifier == HeightValue.fitContent.identifier
    case .specific(let values, _): values.contains { $0.identifier == identifier }
    }
  }
}
