package import SheetModel

/// A number that moves: at rest, or on its way to a target, which may change at any time.
///
/// A plain value without memory of frames: what it answers depends on the time alone, so frames can
/// be asked for in any order and any number. Retargeting takes the position and the velocity of that
/// instant along, so neither ever jumps.
package struct AnimatedValue: Hashable, Sendable {
  /// Where it ends.
  package let target: Double
  /// When the motion began, in seconds.
  package let startTime: Double
  /// When it is at rest, in seconds; ``startTime`` where nothing moves.
  package let endTime: Double
  /// Where it begins.
  let start: Double
  /// The velocity with which it begins, per second.
  let startVelocity: Double
  /// What it goes along.
  let course: Course

  /// What a value goes along.
  enum Course: Hashable, Sendable {
    case rest
    case curve(CurveMotion)
    case spring(DampedSpring)
  }

  private init(
    from start: Double, to target: Double, velocity: Double, during time: (Double, Double),
    along course: Course
  ) {
    self.start = start
    self.target = target
    startVelocity = velocity
    startTime = time.0
    endTime = time.1
    self.course = course
  }

  /// Creates a value at rest.
  package init(_ value: Double, at time: Double = 0) {
    self.init(from: value, to: value, velocity: 0, during: (time, time), along: .rest)
  }

  /// Creates a value that stays where it is for as long as a motion takes, while something else goes
  /// along with it.
  package init(_ value: Double, for animation: Animation, at time: Double) {
    let duration = AnimatedValue(animation, from: 0, to: 1, at: 0).endTime
    self.init(
      from: value, to: value, velocity: 0, during: (time, time + duration), along: .rest)
  }

  /// Creates a value on its way.
  ///
  /// - Parameters:
  ///   - animation: the motion; `none`, a duration of 0 and parameters that describe no spring reach
  ///     the target at once.
  ///   - start: where it begins; taken as the target where it is not finite.
  ///   - target: where it ends.
  ///   - velocity: the velocity at the start, in the value's unit per second; `nil` means from rest,
  ///     with the animation's own initial velocity.
  ///   - time: when it begins, in seconds.
  ///   - excursion: how far a curve may be carried by another velocity than its own, in the value's
  ///     unit, where a third of the way is less; 16 points by default.
  package init(
    _ animation: Animation,
    from start: Double,
    to target: Double,
    velocity: Double? = nil,
    at time: Double,
    excursion: Double = 16
  ) {
    let way = target - start
    let velocity = velocity.map { $0.isFinite ? $0 : 0 }
    if way.isFinite, way != 0 || (velocity ?? 0) != 0 {
      switch animation {
      case .none: break
      case .curve(let curve, let duration) where duration > 0 && duration < .infinity:
        let motion = CurveMotion(
          TimingCurve(curve), way: way, duration: duration, velocity: velocity,
          excursion: excursion)
        self.init(
          from: start, to: target, velocity: motion.sample(at: 0).velocity,
          during: (time, time + duration), along: .curve(motion))
        return
      case .curve: break
      case .spring(let parameters):
        guard let spring = DampedSpring(parameters) else { break }
        let velocity = velocity ?? spring.initialVelocity * way
        let duration = spring.settlingTime(displacement: -way, velocity: velocity)
        self.init(
          from: start, to: target, velocity: velocity, during: (time, time + duration),
          along: .spring(spring))
        return
      }
    }
    self.init(target, at: time)
  }
}

extension AnimatedValue {
  /// Position and velocity at a time; before the start those of the start, from ``endTime`` on the
  /// target at rest.
  @inline(__always)
  package func sample(at time: Double) -> MotionSample {
    // Most values rest; these are not worth a call.
    time >= endTime ? MotionSample(position: target, velocity: 0) : movingSample(at: time)
  }

  /// The sample before ``endTime``.
  private func movingSample(at time: Double) -> MotionSample {
    sample(at: time, pace: pace(at: time) ?? (0, 0))
  }

  /// The position at a time.
  package func position(at time: Double) -> Double { sample(at: time).position }

  /// Whether it is at its target for good.
  package func isSettled(at time: Double) -> Bool { time >= endTime }

  /// The value on its way to another target, from where it is at that time and as fast as it is.
  ///
  /// A value at rest starts with the animation's own initial velocity; a target that stays the same
  /// starts the motion anew, with the new animation.
  package func retargeted(to target: Double, with animation: Animation, at time: Double) -> Self {
    let now = sample(at: time)
    return AnimatedValue(
      animation,
      from: now.position,
      to: target,
      velocity: isSettled(at: time) ? nil : now.velocity,
      at: time
    )
  }

  /// The same motion, over as soon as what it moves has passed the target for good.
  ///
  /// For what is hidden beyond the target: nobody sees a spring swing on there.
  ///
  /// - Parameter allowance: how far it may still come back, in the value's unit.
  /// - Returns: the motion, where it never passes the target the same.
  func endingBeyondTarget(allowance: Double) -> Self {
    guard case .spring(let spring) = course,
      let passing = spring.passingTime(
        displacement: start - target, velocity: startVelocity, allowance: allowance),
      startTime + passing < endTime
    else { return self }
    return AnimatedValue(
      from: start, to: target, velocity: startVelocity,
      during: (startTime, startTime + passing), along: course)
  }

  /// The same motion with start and target moved by a distance, as when what it is measured from
  /// has moved.
  package func shifted(by distance: Double) -> Self {
    AnimatedValue(
      from: start + distance, to: target + distance, velocity: startVelocity,
      during: (startTime, endTime), along: course)
  }
}
