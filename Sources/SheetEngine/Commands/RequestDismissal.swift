import SheetModel

extension SheetEngine {
  /// Dismisses a presentation if it may be; the one way for drag, tap, grabber, escape, and for a
  /// program that asks.
  ///
  /// The preset is asked first, then the hosts of all that would leave, from the frontmost down: what
  /// stands on a presentation has a say too.
  ///
  /// - Parameters:
  ///   - reason: why.
  ///   - index: the presentation.
  ///   - velocity: the speed of the extent, upwards, in its unit per second.
  ///   - events: what is told.
  /// - Returns: whether it leaves.
  @discardableResult
  mutating func request(
    _ reason: DismissReason, _ index: Int, velocity: Double = 0, into events: inout [SheetEvent]
  ) -> Bool {
    guard sheets[index].allows(reason) else {
      tell(.attemptToDismissBlocked(reason), sheets[index].id, into: &events)
      return false
    }
    return consult(
      reason, root: index, from: sheets.count - 1, velocity: velocity, into: &events)
  }

  /// Asks by a command.
  mutating func ask(
    _ reason: DismissReason, _ index: Int, into events: inout [SheetEvent]
  ) -> CommandCourse {
    let number = sheets[index].number
    return request(reason, index, into: &events) ? .leaving(number) : .asking(number)
  }

  /// Asks those from one presentation down to the one that is to go, and dismisses it where all allow
  /// it.
  private mutating func consult(
    _ reason: DismissReason, root: Int, from top: Int, velocity: Double = 0,
    into events: inout [SheetEvent]
  ) -> Bool {
    for asked in sheets.indices.reversed() where asked >= root && asked <= top {
      guard sheets[asked].phase != .dismissing else { continue }
      let mayGo = asked == root || sheets[asked].isDismissibleByUser || !reason.isByUser
      switch mayGo ? sheets[asked].answers.answer(to: reason) : .deny {
      case .allow: continue
      case .deny: block(reason, by: asked, root: root, into: &events)
      case .pending:
        if sheets[asked].pending == nil {
          sheets[asked].pending = PendingAttempt(reason: reason, root: sheets[root].number)
          tell(.shouldDismiss(reason), sheets[asked].id, into: &events)
        }
      }
      return false
    }
    dismiss(from: root, reason, velocity: velocity, into: &events)
    return true
  }

  /// Tells that a presentation does not allow that one below it, or it itself, is dismissed.
  private func block(
    _ reason: DismissReason, by index: Int, root: Int, into events: inout [SheetEvent]
  ) {
    tell(.attemptToDismissBlocked(reason), sheets[index].id, into: &events)
    if root != index { tell(.attemptToDismissBlocked(reason), sheets[root].id, into: &events) }
  }

  /// Takes the host's answer: for the attempt that waits, else for all to come.
  mutating func take(
    _ answer: DismissAnswer, for id: String, _ reason: DismissReason?,
    into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    guard let attempt = sheets[index].pending, reason == nil || reason == attempt.reason else {
      sheets[index].answers.take(answer, for: reason)
      return .ended(.done)
    }
    guard answer != .pending, let root = self.index(number: attempt.root) else {
      return .ended(.done)
    }
    sheets[index].pending = nil
    if answer == .deny {
      block(attempt.reason, by: index, root: root, into: &events)
      return .ended(.done)
    }
    let leaves = consult(attempt.reason, root: root, from: index - 1, into: &events)
    return leaves ? .leaving(attempt.root) : .asking(attempt.root)
  }

  /// Forgets the attempts to dismiss a presentation, and those that wait for its own host.
  mutating func forgetAttempts(_ index: Int) {
    let number = sheets[index].number
    sheets[index].pending = nil
    for other in sheets.indices where sheets[other].pending?.root == number {
      sheets[other].pending = nil
    }
  }
}
