import SheetEngine
import SheetModel

extension SheetEvent.Kind {
  /// The event in a few words, by its name; `nil` for a place of the top edge, which the curve shows.
  var words: String? {
    switch self {
    case .positionDidChange: nil
    case .willPresent, .didPresent, .didTapOutside, .notPresented: name
    case .willChangeDetent(let detent), .didChangeDetent(let detent):
      name + ": " + (detent ?? "none")
    case .hapticFeedback(let style): name + ": " + style.rawValue
    case .commandDidEnd(let command, let outcome): command + ": " + outcome.rawValue
    case .shouldDismiss(let reason), .attemptToDismissBlocked(let reason), .willDismiss(let reason),
      .didDismiss(let reason):
      name + ": " + reason.rawValue
    }
  }
}
