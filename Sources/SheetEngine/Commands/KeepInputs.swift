import SheetModel

/// What is said to a presentation that was presented again while its name was still leaving.
///
/// A host that presents it goes on at once: it gives the content's height, its answer, a detent. None
/// of that is lost because the name is not free yet.
extension SheetEngine {
  /// Keeps an input for a presentation that waits for its name.
  ///
  /// - Returns: whether it was kept; if not, it is for now.
  mutating func keep(_ input: SheetInput) -> Bool {
    let plain = input.withoutName
    guard plain.canWait, let id = plain.presentation, let index = leaving(before: id) else {
      return false
    }
    // Who was not given an answer has nothing to say; it is simply not presented any more.
    if case .attemptToDismiss = plain, !hasAnswer(index) { return false }
    sheets[index].successor?.inputs.append(input)
    return true
  }

  /// The index of the presentation that leaves and for whose name another waits, or `nil`.
  func leaving(before id: String) -> Int? {
    sheets.lastIndex { $0.id == id && $0.successor != nil }
  }

  private func hasAnswer(_ index: Int) -> Bool {
    sheets[index].successor?.inputs.contains {
      if case .answer = $0.withoutName { true } else { false }
    } ?? false
  }

  /// Gives up what waits for a name, and what was asked of it.
  mutating func forgetSuccessor(_ index: Int) {
    guard let successor = sheets[index].successor else { return }
    sheets[index].successor = nil
    for input in successor.inputs { supersede(input) }
  }

  private mutating func supersede(_ input: SheetInput) {
    guard case .command(let name, let inner) = input else { return }
    supersede(inner)
    begin(name, .ended(.superseded), id: inner.presentation)
  }
}

extension SheetInput {
  /// The input itself, where it has a name.
  fileprivate var withoutName: SheetInput {
    if case .command(_, let input) = self { input.withoutName } else { self }
  }

  /// Whether it makes sense for a presentation that has not come yet, and need not be done at once.
  fileprivate var canWait: Bool {
    switch self {
    case .attemptToDismiss, .grow, .reduce, .moveToHeight, .moveToDetent, .increment, .decrement,
      .scroll, .push, .pop, .replaceTop, .resizingPolicy, .navigationBar, .answer, .content:
      true
    case .command, .present, .pull, .dismiss, .dismissAll, .replace, .escape, .panBegan,
      .panChanged, .panEnded, .panCancelled, .tap, .touchBegan, .touchMoved, .touchEnded,
      .touchCancelled, .hostRemoved, .environment:
      false
    }
  }
}
