import SheetModel

/// A resistance that the host supplies for `elasticity: {custom: name}` (LB-71).
///
/// Two functions of one name are equal: the name is the identity that presets and recorded states
/// know. The function must be pure; what it answers is kept between 0 and the finger's own way.
public struct ElasticityFunction: Sendable {
  /// The name in the preset.
  public let name: String
  /// How far the sheet follows, in points, for how far the finger is past the limit, in points.
  public let displacement: @Sendable (Double) -> Double

  /// Creates a named function.
  public init(name: String, displacement: @escaping @Sendable (Double) -> Double) {
    self.name = name
    self.displacement = displacement
  }
}

extension ElasticityFunction: Hashable {
  /// Whether two functions have the same name.
  public static func == (left: ElasticityFunction, right: ElasticityFunction) -> Bool {
    left.name == right.name
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The resistance of one sheet beyond its limits.
enum Resistance: Hashable, Sendable {
  case none
  case logarithmic
  case rubberBand(coefficient: Double, limit: Double)
  case host(ElasticityFunction)

  /// The resistance of a preset; a function that the host does not supply is the logarithmic one.
  init(_ elasticity: Elasticity, functions: [ElasticityFunction]) {
    switch elasticity {
    case .none: self = .none
    case .logarithmic: self = .logarithmic
    case .rubberBand(let coefficient, let limit):
      self = .rubberBand(coefficient: coefficient, limit: limit)
    case .custom(let name):
      if let function = functions.first(where: { $0.name == name }) {
        self = .host(function)
      } else {
        self = .logarithmic
      }
    }
  }

  /// How far the sheet goes past its limit, in points, when the finger is `x` points past it.
  ///
  /// Between 0 and `x`, whatever the parameters.
  func displacement(for x: Double) -> Double {
    guard x > 0 else { return 0 }
    let result: Double
    switch self {
    case .none: return 0
    case .logarithmic:
      // LB-100.
      result = 2 * Elementary.log2((x + 3) / 3)
    case .rubberBand(let coefficient, let limit):
      // UIKit's scroll views: (1 − 1 / (x c / d + 1)) d.
      guard limit > 0 else { return 0 }
      result = (1 - 1 / (x * coefficient / limit + 1)) * limit
    case .host(let function): result = function.displacement(x)
    }
    return result > 0 ? min(result, x) : 0
  }
  /// A sample beyond a ceiling with the resistance that it meets there.
  ///
  /// - Parameters:
  ///   - sample: the sample without resistance, beyond the ceiling.
  ///   - ceiling: where the resistance begins, in the sample's unit.
  ///   - unit: how many points the sample's unit stands for.
  /// - Returns: the sample with the resistance.
  func resisted(_ sample: MotionSample, over ceiling: Double, unit: Double) -> MotionSample {
    let over = (sample.position - ceiling) * unit
    let step = 0.01
    let less = max(over - step, 0)
    let change = displacement(for: over + step) - displacement(for: less)
    return MotionSample(
      position: ceiling + displacement(for: over) / unit,
      velocity: sample.velocity * change / (over + step - less))
  }
}
