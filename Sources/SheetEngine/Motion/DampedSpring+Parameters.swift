package import SheetModel

extension DampedSpring {
  /// The smallest damping ratio: a spring that would swing for minutes is damped a little.
  static let leastDampingRatio = 0.01

  /// Creates the spring that a preset asks for, or `nil` where the parameters describe none (zero,
  /// negative or not finite): such a motion ends at once.
  package init?(_ spring: Spring) {
    let velocity = spring.initialVelocity.isFinite ? spring.initialVelocity : 0
    switch spring.parameters {
    case .response(let response, let ratio):
      // Apple's design spring (WWDC 2018, session 803; rule CP-40): mass 1, stiffness (2π / r)²,
      // damping 4πζ / r, so ω = 2π / r.
      guard response > 0, response < .infinity, ratio < .infinity else { return nil }
      self.init(
        frequency: 2 * Double.pi / response,
        dampingRatio: max(ratio, Self.leastDampingRatio),
        initialVelocity: velocity
      )
    case .physical(let mass, let stiffness, let damping):
      guard mass > 0, mass < .infinity, stiffness > 0, stiffness < .infinity, damping < .infinity
      else { return nil }
      let ratio = damping / (2 * Elementary.squareRoot(stiffness * mass))
      self.init(
        frequency: Elementary.squareRoot(stiffness / mass),
        dampingRatio: max(ratio, Self.leastDampingRatio),
        initialVelocity: velocity
      )
    case .duration(let duration, let ratio):
      guard duration > 0, duration < .infinity, ratio < .infinity else { return nil }
      // UIKit takes more than critical damping as critical.
      let ratio = min(max(ratio, Self.leastDampingRatio), 1)
      self.init(
        frequency: Self.scaledFrequency(dampingRatio: ratio, velocity: velocity * duration)
          / duration,
        dampingRatio: ratio,
        duration: duration,
        initialVelocity: velocity
      )
    }
    guard frequency > 0, frequency < 1e6, decay < 1e6 else { return nil }
  }

  /// ω d of the spring that UIKit's view animation makes of a duration d.
  ///
  /// The relation as it was published with Framer's springs ("Framer/SpringsExample", 2014) and
  /// found again by others in UIKit's derived spring parameters: at the time d what is left of the
  /// motion is 1/1000 of the way. At critical damping that is (1 + (ω − v) d) e^(−ωd), below it the
  /// amplitude of the sine, |ζω − v| / (ω √(1 − ζ²)) e^(−ζωd); v is the velocity at the start in
  /// distances per second. Solved by iterating towards ω d; the step shrinks tenfold each time.
  ///
  /// - Parameters:
  ///   - ratio: the damping ratio, above 0 and up to 1.
  ///   - velocity: v d, in distances.
  /// - Returns: ω d, in radians.
  static func scaledFrequency(dampingRatio ratio: Double, velocity: Double) -> Double {
    let scale = ratio < 1 ? 1000 / Elementary.squareRoot((1 - ratio) * (1 + ratio)) : 1000
    var product = 10 / ratio
    for _ in 0..<60 {
      let rest =
        ratio < 1
        ? scale * max((ratio - velocity / product).magnitude, 0.005)
        : scale * max((1 + product - velocity).magnitude, 1)
      let next = max(Elementary.log(rest) / ratio, 1)
      if next == product { break }
      product = next
    }
    return product
  }
}
