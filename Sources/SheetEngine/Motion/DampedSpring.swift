/// A damped spring in closed form: x″ + 2β x′ + ω² x = 0 for the displacement x from the target.
///
/// With q = ω² − β² the solution is x(t) = e^(−βt) (x₀ C(t) + (v₀ + β x₀) S(t)), where C = cos √q t
/// and S = sin √q t / √q below critical damping, cosh and sinh of √−q t above it. Both are power
/// series in q t² that do not know the difference, so near critical damping, where the textbook forms
/// divide nothing by nothing, the series are summed.
package struct DampedSpring: Hashable, Sendable {
  /// β: half the damping divided by the mass, in 1/s.
  package let decay: Double
  /// ω: the frequency without damping, in radians per second.
  package let frequency: Double
  /// q = ω² − β²: above 0 below critical damping.
  let discriminant: Double
  /// √|q|, in radians per second.
  let rate: Double
  /// The time after which a motion that starts at rest, or with the spring's own velocity, is over;
  /// `nil` where the spring itself tells.
  let duration: Double?
  /// The speed at the start from rest, in distances to the target per second.
  package let initialVelocity: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - frequency: ω, in radians per second, above 0.
  ///   - dampingRatio: β / ω, above 0.
  ///   - duration: the time a motion from rest takes, where it is given.
  ///   - initialVelocity: the speed at the start from rest, in distances per second.
  init(
    frequency: Double, dampingRatio: Double, duration: Double? = nil, initialVelocity: Double = 0
  ) {
    self.frequency = frequency
    decay = dampingRatio * frequency
    discriminant = frequency * frequency * ((1 - dampingRatio) * (1 + dampingRatio))
    rate = Elementary.squareRoot(discriminant.magnitude)
    self.duration = duration
    self.initialVelocity = initialVelocity
  }
}

/// A position and how fast it changes.
package struct MotionSample: Hashable, Sendable {
  /// The position, in the unit of the value that moves: usually points.
  package var position: Double
  /// The velocity, in that unit per second.
  package var velocity: Double

  /// Creates a sample.
  package init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}

extension DampedSpring {
  /// The displacement from the target and its velocity.
  ///
  /// - Parameters:
  ///   - time: seconds since the start, 0 or more.
  ///   - displacement: the displacement at the start.
  ///   - velocity: the velocity at the start, per second.
  /// - Returns: the displacement and the velocity at that time.
  package func sample(
    at time: Double, displacement: Double, velocity: Double
  ) -> MotionSample {
    sample(solutions(at: time), displacement: displacement, velocity: velocity)
  }

  /// The displacement and its velocity from the solutions at a time, of which there may be several
  /// for one pair.
  func sample(
    _ solutions: (c: Double, s: Double), displacement: Double, velocity: Double
  ) -> MotionSample {
    let lean = velocity + decay * displacement
    let (c, s) = solutions
    let position = displacement * c + lean * s
    return MotionSample(
      position: position,
      velocity: lean * c - displacement * discriminant * s - decay * position
    )
  }

  /// e^(−βt) C(t) and e^(−βt) S(t).
  func solutions(at time: Double) -> (c: Double, s: Double) {
    let z = discriminant * time * time
    if z.magnitude <= 1 {
      let e = Elementary.exp(-decay * time)
      let (c, s) = Self.series(z)
      return (e * c, e * time * s)
    }
    if z > 0 {
      let e = Elementary.exp(-decay * time)
      let (sine, cosine) = Elementary.sinCos(rate * time)
      return (e * cosine, e * sine / rate)
    }
    // The slow root without the cancellation of β − √−q, and no cosh that could overflow.
    let fast = decay + rate
    let slow = frequency * frequency / fast
    let eSlow = Elementary.exp(-slow * time)
    let eFast = Elementary.exp(-fast * time)
    return (0.5 * (eSlow + eFast), 0.5 * (eSlow - eFast) / rate)
  }

  /// cos √z and sin √z / √z for |z| <= 1; for negative z cosh and sinh of √−z.
  ///
  /// Terms up to z^9 / 18!: what is left out is below 2^−60.
  static func series(_ z: Double) -> (c: Double, s: Double) {
    var c = 1.0
    var s = 1.0
    // Critical damping, the most usual spring, needs no term.
    if z == 0 { return (c, s) }
    var n = 9.0
    while n > 0 {
      c = 1 - z * c / ((2 * n - 1) * (2 * n))
      s = 1 - z * s / ((2 * n) * (2 * n + 1))
      n -= 1
    }
    return (c, s)
  }
}
