/// What a screen reader is told about a presentation: the value of the grabber, or of the handle, as an
/// adjustable element, and what it can do.
///
/// The actions are the inputs ``SheetInput/increment(id:)``, ``SheetInput/decrement(id:)`` and
/// ``SheetInput/escape``. The focus has no input: where it is never changes a presentation.
public struct SheetAccessibility: Hashable, Sendable {
  /// Which of its heights it rests at or goes to, from 1; `nil` where it is none of them.
  public var position: Int? = nil
  /// How many different heights it has; 0 where it has none or rests anywhere.
  public var count = 0
  /// The part of the way between its two bounds, from 0 to 1, where it rests anywhere; else `nil`.
  public var fraction: Double? = nil
  /// Whether an increment moves it.
  public var canIncrement = false
  /// Whether a decrement moves it, or asks to dismiss it.
  public var canDecrement = false
  /// Whether an escape may dismiss it; the host's answer comes on top.
  public var canEscape = false
  /// Whether what lies behind is out of reach, for fingers and for a screen reader.
  public var isModal = true

  /// Creates what is told about a presentation that nothing can be done with.
  public init() {}

  /// The value in words: `2 of 3`, or a percentage where it rests anywhere; `nil` where there is none.
  ///
  /// English; a host that speaks another language has the numbers.
  public var value: String? {
    if let fraction { return "\(Int(fraction * 100 + 0.5))%" }
    return position.map { "\($0) of \(count)" }
  }
}
