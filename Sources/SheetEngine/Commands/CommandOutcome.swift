/// How a command ended.
public enum CommandOutcome: String, Hashable, Sendable, CaseIterable {
  /// What it asked for is the case: the presentation rests where it was sent to, or is gone.
  case done
  /// A later command, a finger or a dismissal decided otherwise before it was done.
  case superseded
  /// It could not begin: the preset or the host's answer does not allow it, or there is no such
  /// detent.
  case refused
  /// The presentation that it names is not there.
  case notPresented
}
