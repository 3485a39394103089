/// The handle above a card.
public struct DismissHandle: Hashable, Sendable {
  /// The size, in points; 50 × 5 by default.
  public var size = Size(width: 50, height: 5)
  /// The colour; white at 50 % by default.
  public var color = Color(ColorValue(.rgba(0xFFFF_FFFF), opacity: 0.5))
  /// The radius of the corners, in points; 3 by default.
  public var cornerRadius: Double = 3
  /// The height of the strip at the card's top in which the handle is centred, in points; 16 by
  /// default.
  public var areaHeight: Double = 16

  /// Creates the default handle.
  public init() {}
}
