/// What a presentation is doing.
public enum SheetPhase: String, Hashable, Sendable, CaseIterable {
  /// It comes for the first time.
  case presenting
  /// It stands still.
  case resting
  /// A finger holds it.
  case dragging
  /// It goes to a detent or a size.
  case moving
  /// It leaves, and nothing can stop it.
  case dismissing
}

/// What makes a phase end.
enum Occasion: Hashable, Sendable, CaseIterable {
  /// The motion has arrived.
  case arrival
  /// A finger takes hold.
  case grab
  /// The finger lets go, or is taken away, and the sheet stays.
  case release
  /// Another place is the target.
  case retarget
  /// The sheet must go.
  case dismissal
}

extension SheetPhase {
  /// The phase that follows on an occasion, or `nil` where the occasion means nothing.
  ///
  /// These are all the transitions. A presentation begins as `presenting`, and ends when it arrives
  /// while `dismissing`. A target that changes under a finger takes effect when the finger lets go.
  func next(on occasion: Occasion) -> SheetPhase? {
    switch (self, occasion) {
    case (.presenting, .arrival): .resting
    case (.presenting, .grab): .dragging
    case (.presenting, .retarget): .presenting
    case (.presenting, .dismissal): .dismissing
    case (.resting, .grab): .dragging
    case (.resting, .retarget): .moving
    case (.resting, .dismissal): .dismissing
    case (.dragging, .release): .moving
    case (.dragging, .dismissal): .dismissing
    case (.moving, .arrival): .resting
    case (.moving, .grab): .dragging
    case (.moving, .retarget): .moving
    case (.moving, .dismissal): .dismissing
    case (.presenting, .release), (.resting, .release), (.moving, .release): nil
    case (.resting, .arrival): nil
    case (.dragging, .arrival), (.dragging, .grab), (.dragging, .retarget): nil
    case (.dismissing, _): nil
    }
  }
}
