/// A motion along a timing curve that may begin with any velocity.
///
/// From rest it is start + way · B(t / d), with B the curve. A curve brings its own velocity at the
/// start, so after a drag or another motion there would be a jump in the velocity. The difference
/// Δv between the two velocities is therefore run out beside the curve: Δv · t · (1 − t/τ)² is added
/// until τ. That cubic is 0 at both ends, has the slope Δv at 0 and none at τ, so position and
/// velocity are continuous (C¹) and the end of the curve is untouched.
///
/// τ is the whole duration d unless that would carry too far: the cubic's largest value is
/// 4/27 · |Δv| · τ, and τ is shortened until this is at most a third of the way or the allowed
/// excursion, whichever is more. A third keeps a throw towards the target from passing it.
package struct CurveMotion: Hashable, Sendable {
  private let curve: TimingCurve
  private let way: Double
  private let duration: Double
  private let excess: Double
  private let runOut: Double

  /// Creates a motion over a distance.
  ///
  /// - Parameters:
  ///   - curve: the progress over the fraction of the time.
  ///   - way: target minus start.
  ///   - duration: the time in seconds, above 0.
  ///   - velocity: the velocity at the start per second, or `nil` for the curve's own.
  ///   - excursion: how far the run-out may carry where a third of the way is less.
  package init(
    _ curve: TimingCurve, way: Double, duration: Double, velocity: Double?, excursion: Double
  ) {
    self.curve = curve
    self.way = way
    self.duration = duration
    excess = velocity.map { $0 - way * curve.sample(at: 0).slope / duration } ?? 0
    let allowed = max(way.magnitude / 3, excursion)
    let farthest = excess.magnitude * (4.0 / 27)
    runOut = farthest * duration > allowed ? allowed / farthest : duration
  }

  /// The way covered and the velocity at a time in seconds since the start.
  package func sample(at time: Double) -> MotionSample {
    sample(progress(at: time), at: time)
  }

  /// The progress along the curve at a time in seconds since the start, and its slope.
  func progress(at time: Double) -> (progress: Double, slope: Double) {
    curve.sample(at: time / duration)
  }

  /// The sample for the progress at a time, which may be that of several motions.
  func sample(_ progress: (progress: Double, slope: Double), at time: Double) -> MotionSample {
    var sample = MotionSample(
      position: way * progress.progress, velocity: way * progress.slope / duration)
    if excess != 0, time < runOut {
      let rest = 1 - time / runOut
      sample.position += excess * time * rest * rest
      sample.velocity += excess * rest * (3 * rest - 2)
    }
    return sample
  }
}
