/// What a presentation does to those that are there when it is presented.
public enum StackPolicy: String, Hashable, Sendable, CaseIterable {
  /// It stands on them.
  case push
  /// It takes the place of the frontmost one.
  case replace
  /// It takes the place of all.
  case replaceAll
}
