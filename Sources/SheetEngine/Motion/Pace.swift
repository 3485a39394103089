/// What motions that set out together with one animation have in common at one time: nearly all of
/// what a sample costs.
///
/// Of a spring these are ``DampedSpring/solutions(at:)``, of a curve its progress and slope.
typealias Pace = (Double, Double)

extension AnimatedValue {
  /// The pace at a time, or `nil` where it does not move.
  @inline(__always)
  func pace(at time: Double) -> Pace? {
    let elapsed = time - startTime
    guard time < endTime, elapsed > 0 else { return nil }
    switch course {
    case .rest: return nil
    case .curve(let motion): return motion.progress(at: elapsed)
    case .spring(let spring): return spring.solutions(at: elapsed)
    }
  }

  /// Position and velocity at a time whose pace is known, from this value or from one that set out
  /// with it.
  @inline(__always)
  func sample(at time: Double, pace: Pace) -> MotionSample {
    let elapsed = time - startTime
    if time >= endTime { return MotionSample(position: target, velocity: 0) }
    if elapsed <= 0 { return MotionSample(position: start, velocity: startVelocity) }
    switch course {
    case .rest:
      return MotionSample(position: target, velocity: 0)
    case .curve(let motion):
      let way = motion.sample(pace, at: elapsed)
      return MotionSample(position: start + way.position, velocity: way.velocity)
    case .spring(let spring):
      let rest = spring.sample(pace, displacement: start - target, velocity: startVelocity)
      return MotionSample(position: target + rest.position, velocity: rest.velocity)
    }
  }
}
