/// What a sheet does while the keyboard covers the container from below.
///
/// The sheet's place is a function of the keyboard's height, not of what happened before: when the
/// keyboard has gone, the sheet stands where it stood.
public enum KeyboardPolicy: String, Hashable, Sendable, CaseIterable {
  /// Nothing; the keyboard lies over it.
  case stay
  /// It stands on the keyboard as high as it is; what does not fit below the limit is cut off.
  case lift
  /// It goes to its greatest detent as long as the keyboard is there.
  case expand
  /// Its top stays and its lower edge stands on the keyboard; one that would get lower than its lowest
  /// detent is lifted too.
  case resize
}
