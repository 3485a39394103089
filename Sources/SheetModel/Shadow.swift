/// A shadow.
public struct Shadow: Hashable, Sendable {
  /// The colour; black in the light appearance, grey in the dark one by default.
  public var color = Color(light: .black, dark: .gray)
  /// The opacity, a fraction from 0 to 1; 0.3 by default.
  public var opacity: Double = 0.3
  /// The displacement, in points; none by default.
  public var offset: Point = .zero
  /// The blur radius, in points; 0 or more, 5 by default.
  public var radius: Double = 5

  /// Creates the default shadow.
  public init() {}
}
