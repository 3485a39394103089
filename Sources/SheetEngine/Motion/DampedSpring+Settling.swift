extension DampedSpring {
  /// The part of a motion's size that may be left when it counts as settled; UIKit's number.
  package static let settledFraction = 0.001

  /// The time in seconds after which a motion is over.
  ///
  /// A spring never arrives, so a motion is over as soon as it can never again be further from the
  /// target than 1/1000 of its size: the larger of the displacement at the start and of the distance
  /// v₀/ω that the velocity stands for. The rule does not depend on the unit, and a motion twice as
  /// far takes the same time. What is bounded is the envelope, not the crossing: an oscillation that
  /// happens to pass the target is not over. A spring given by its duration is over after it, unless
  /// it starts with another velocity than its own.
  ///
  /// - Parameters:
  ///   - displacement: the displacement from the target at the start.
  ///   - velocity: the velocity at the start, per second.
  /// - Returns: seconds from the start on, 0 or more.
  package func settlingTime(displacement: Double, velocity: Double) -> Double {
    if let duration, velocity == -initialVelocity * displacement { return duration }
    let size = max(displacement.magnitude, velocity.magnitude / frequency)
    guard size > 0, size < .infinity else { return 0 }
    let x = displacement / size
    let lean = velocity / size + decay * x
    // From the slow root's time constant on the envelope only falls.
    let slow = discriminant < 0 ? frequency * frequency / (decay + rate) : decay
    var late = 8 / slow
    while envelope(at: late, x: x, lean: lean) > Self.settledFraction { late *= 2 }
    var early = 0.0
    // Halved to a microsecond or a millionth of the motion, whichever is finer.
    for _ in 0..<40 where late - early > 1e-6 * min(late, 1) {
      let middle = 0.5 * (early + late)
      if envelope(at: middle, x: x, lean: lean) > Self.settledFraction
        || middle < peak(x: x, lean: lean)
      {
        early = middle
      } else {
        late = middle
      }
    }
    return late
  }

  /// A bound of |x| at a time, of which the largest value comes first and then only smaller ones.
  private func envelope(at time: Double, x: Double, lean: Double) -> Double {
    if discriminant < 0, rate * time > 1 {
      // |x₀| cosh + |v₀ + βx₀| sinh / √−q, the exponentials multiplied out.
      let fast = decay + rate
      let slow = frequency * frequency / fast
      let eSlow = Elementary.exp(-slow * time)
      let eFast = Elementary.exp(-fast * time)
      return 0.5 * (x.magnitude * (eSlow + eFast) + lean.magnitude * (eSlow - eFast) / rate)
    }
    let e = Elementary.exp(-decay * time)
    if discriminant < 0 {
      let (c, s) = Self.series(discriminant * time * time)
      return e * (x.magnitude * c + lean.magnitude * time * s)
    }
    // sin √q t / √q is at most t; far from critical damping the amplitude is the better bound.
    let growing = x.magnitude + lean.magnitude * time
    guard discriminant > 0 else { return e * growing }
    let amplitude = Elementary.squareRoot(x * x + lean * lean / discriminant)
    return e * min(growing, amplitude)
  }

  /// A time at which the envelope is past its largest value: e^(−βt) (a + b t) has it at
  /// 1/β − a/b, the overdamped one no later than the fast root's time constant plus the slow one's.
  private func peak(x: Double, lean: Double) -> Double {
    guard lean != 0 else { return 0 }
    if discriminant < 0 {
      // x₀ = 0 gives the latest one: ln(fast / slow) / (fast − slow).
      let fast = decay + rate
      let slow = frequency * frequency / fast
      guard fast - slow > 1e-6 * fast else { return 1 / fast }
      return Elementary.log(fast / slow) / (fast - slow)
    }
    return max(0, 1 / decay - x.magnitude / lean.magnitude)
  }
}
