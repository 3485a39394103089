extension HeightValue {
  /// The value's canonical spelling, which identifies the detent in events, frames and commands:
  /// `200`, `50%`, `childRatio 50%`, `fitContent`, `fullscreen`, `custom name`.
  public var identifier: String {
    switch self {
    case .points(let points): Self.spelled(points)
    case .fraction(let fraction): Self.percentage(fraction)
    case .childRatio(let fraction): "childRatio " + Self.percentage(fraction)
    case .fitContent: "fitContent"
    case .fullscreen: "fullscreen"
    case .custom(let name): "custom " + name
    }
  }

  /// A fraction as a percentage, without the digits that come from the binary representation:
  /// 0.55 is `55%`, not `55.00000000000001%`.
  private static func percentage(_ fraction: Double) -> String {
    let hundredths = fraction * 100
    guard hundredths.magnitude < 1e6 else { return spelled(hundredths) + "%" }
    return spelled(Double(Int64(hundredths * 1e8 + (hundredths < 0 ? -0.5 : 0.5))) / 1e8) + "%"
  }

  private static func spelled(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    // Not `Int(exactly:)` nor `rounded()`: both would need the C library's mathematics.
    let whole = Int64(number)
    return Double(whole) == number ? "\(whole)" : "\(number)"
  }
}
