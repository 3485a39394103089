/// What holds while a sheet rests at one detent; `nil` keeps the behaviour's own rule.
public struct DetentPolicy: Hashable, Sendable {
  /// The detent.
  public var detent: HeightValue
  /// What a touch outside the sheet does.
  public var outsideTouches: OutsideTouches? = nil
  /// Whether the detent is never higher than the content.
  public var limitToContent: Bool? = nil

  /// Creates a policy that changes nothing.
  public init(detent: HeightValue) {
    self.detent = detent
  }
}

/// What a touch outside a sheet does.
public enum OutsideTouches: String, Hashable, Sendable, CaseIterable {
  /// It asks to dismiss the sheet.
  case dismiss
  /// Nothing.
  case block
  /// It goes to what lies behind the sheet.
  case pass
}
