import SheetModel

extension SheetEngine {
  /// Dismisses a presentation by the program, with all that stands on it.
  mutating func dismiss(_ id: String, into events: inout [SheetEvent]) -> CommandCourse {
    if let index = index(of: id) {
      dismiss(from: index, .program, into: &events)
      return .leaving(sheets[index].number)
    }
    guard let leaving = leaving(before: id) else { return missing(id, into: &events) }
    // The last command wins: what waited to be presented again is not.
    forgetSuccessor(leaving)
    return .leaving(sheets[leaving].number)
  }

  /// Asks for a presentation to go, as a program's own button does.
  mutating func attemptToDismiss(
    _ id: String, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return dismiss(id, into: &events) }
    return ask(.program, index, into: &events)
  }

  /// Dismisses everything, from the frontmost to the rearmost.
  mutating func dismissAll(into events: inout [SheetEvent]) -> CommandCourse {
    for index in sheets.indices { forgetSuccessor(index) }
    dismiss(from: sheets.startIndex, .program, into: &events)
    return .leavingAll(through: count)
  }

  /// Dismisses a presentation and presents another above it.
  mutating func replace(
    _ id: String, with other: String, _ preset: Preset, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else {
      guard let leaving = leaving(before: id) else { return missing(id, into: &events) }
      forgetSuccessor(leaving)
      return present(other, preset, into: &events)
    }
    leave(index, .replaced, into: &events)
    if sheets.contains(where: { $0.id == other }) { return present(other, preset, into: &events) }
    count += 1
    insert(other, preset.sanitized(), at: index + 1, number: count, into: &events)
    return .presenting(count)
  }

  /// Ends a presentation whose view is gone, and all that stands on it, at once.
  mutating func remove(_ id: String, into events: inout [SheetEvent]) -> CommandCourse {
    guard let first = sheets.firstIndex(where: { $0.id == id }) else {
      return missing(id, into: &events)
    }
    for index in sheets.indices.reversed() where index >= first {
      if sheets[index].phase != .dismissing { leave(index, .hostRemoved, into: &events) }
      forgetSuccessor(index)
      end(index, into: &events)
    }
    return .ended(.done)
  }

  /// The escape key: asks the frontmost presentation to go.
  mutating func escape(into events: inout [SheetEvent]) -> CommandCourse {
    guard let index = sheets.lastIndex(where: { $0.phase != .dismissing }) else {
      return .ended(.notPresented)
    }
    return ask(.escape, index, into: &events)
  }
}

extension SheetEngine {
  /// Sends a presentation and all that stand on it away in one transition: they leave with the
  /// lowest one's animation, are told of from the frontmost on, and are gone together.
  mutating func dismiss(
    from first: Int, _ reason: DismissReason, velocity: Double = 0,
    into events: inout [SheetEvent]
  ) {
    guard sheets.indices.contains(first) else { return }
    let number = sheets[first].number
    let animation = sheets[first].behavior.animation(for: .disappearing)
    for index in sheets.indices.reversed() where index > first {
      guard sheets[index].phase != .dismissing else { continue }
      leave(index, .program, with: animation, into: &events)
      sheets[index].departure = number
    }
    guard sheets[first].phase != .dismissing else { return }
    leave(first, reason, velocity: velocity, into: &events)
  }

  /// Sends one presentation away.
  mutating func leave(
    _ index: Int, _ reason: DismissReason, velocity: Double = 0, with given: Animation? = nil,
    into events: inout [SheetEvent]
  ) {
    if drag?.number == sheets[index].number { drag = nil }
    let sheet = sheets[index]
    advancePhase(of: index, on: .dismissal)
    sheets[index].dismissReason = reason
    sheets[index].departure = sheet.number
    forgetAttempts(index)
    sheets[index].isChanging = false
    var animation = given
    if sheet.kind == .modal, reason == .drag {
      let left = sheet.sample(at: time).position
      animation = sheet.behavior.completion(left)
    }
    travel(
      index, to: 0, .disappearing, velocity: velocity == 0 ? nil : velocity, with: animation)
    tell(.willDismiss(reason), sheet.id, into: &events)
  }

  /// Whether the program may send a presentation elsewhere now; dismissing it, it always may.
  func isInterruptible(_ index: Int) -> Bool {
    let sheet = sheets[index]
    guard sheet.phase == .moving else { return true }
    return sheet.behavior.interruptibleBy.contains(.program)
  }
}

extension PresentedSheet {
  /// Whether the preset lets a user dismiss it in this way; the host's answer comes on top.
  func allows(_ reason: DismissReason) -> Bool {
    switch reason {
    case .drag:
      kind == .card ? behavior.allowInteractiveDismissal : behavior.allowsSwipeToDismiss
    case .escape: isDismissibleByUser
    case .tapOutside, .grabberTap, .program, .replaced, .hostRemoved: true
    }
  }

  /// Whether the preset lets a user dismiss it in any way; one that it does not is persistent, and
  /// neither escape nor a screen reader dismisses it.
  var isDismissibleByUser: Bool {
    switch kind {
    case .card: behavior.allowInteractiveDismissal || behavior.dismissHandle != nil
    case .modal: behavior.allowsSwipeToDismiss
    case .bottomSheet, .formSheet:
      behavior.allowsSwipeToDismiss || behavior.canTouchDimmingBackgroundToDismiss
        || preset.theme.grabber?.canTouchToDismiss == true
    }
  }
}
