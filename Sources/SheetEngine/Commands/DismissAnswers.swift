/// What a host answers to the question whether a presentation should be dismissed.
struct DismissAnswers: Hashable, Sendable {
  /// The answer for every reason that has none of its own.
  private var general = DismissAnswer.allow
  /// The answers for single reasons.
  private var single: [Single] = []

  private struct Single: Hashable, Sendable {
    let reason: DismissReason
    let answer: DismissAnswer
  }

  /// The answer to an attempt.
  func answer(to reason: DismissReason) -> DismissAnswer {
    single.last { $0.reason == reason }?.answer ?? general
  }

  /// Takes an answer: for one reason, or with `nil` for all.
  mutating func take(_ answer: DismissAnswer, for reason: DismissReason?) {
    if let reason {
      single.removeAll { $0.reason == reason }
      single.append(Single(reason: reason, answer: answer))
    } else {
      general = answer
      single = []
    }
  }
}

/// An attempt to dismiss that waits for a host.
struct PendingAttempt: Hashable, Sendable {
  /// Why.
  let reason: DismissReason
  /// The number of the presentation that is to go, with all that stands on it.
  let root: Int
}
