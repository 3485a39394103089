package import SheetModel

/// A transition that a finger drives by percent: forwards and backwards while it is held, then on to
/// one of the ends.
///
/// Follows UIKit's percent-driven transition (IM-10): the finger scrubs linearly, whatever the
/// transition's curve; after a release the rest runs with the completion curve and takes the part
/// of the duration that is left, divided by the completion speed: (1 − p) · d to finish, p · d to
/// cancel. Unlike UIKit's, the finger's velocity is carried into it.
package struct Scrub: Hashable, Sendable {
  /// The transition's whole duration, in seconds.
  package var duration: Double
  /// How much faster than its share of the duration the rest runs; 1 by default.
  package var completionSpeed: Double
  /// The curve of the rest; ease-in-out by default.
  package var completionCurve: Curve

  /// Creates a scrub.
  package init(duration: Double, completionSpeed: Double = 1, completionCurve: Curve = .easeInOut) {
    self.duration = duration
    self.completionSpeed = completionSpeed
    self.completionCurve = completionCurve
  }

  /// Creates the scrub of a preset's animation: its duration, and its curve for the rest.
  ///
  /// A spring scrubs over the time it takes from rest and runs out with ease-in-out.
  package init(_ animation: Animation, completionSpeed: Double = 1) {
    let whole = AnimatedValue(animation, from: 0, to: 1, at: 0)
    if case .curve(let curve, _) = animation {
      self.init(
        duration: whole.endTime, completionSpeed: completionSpeed, completionCurve: curve)
    } else {
      self.init(duration: whole.endTime, completionSpeed: completionSpeed)
    }
  }

  /// The rest of the transition after the finger has let go.
  ///
  /// - Parameters:
  ///   - progress: where it is, from 0 to 1.
  ///   - target: the end it runs to: 1 to finish, 0 to cancel.
  ///   - velocity: the finger's, in progress per second.
  ///   - time: the time of the release, in seconds.
  /// - Returns: the progress from then on.
  package func release(
    from progress: Double, to target: Double, velocity: Double? = nil, at time: Double
  ) -> AnimatedValue {
    let left = (target - progress).magnitude * duration / completionSpeed
    return AnimatedValue(
      .curve(completionCurve, duration: left),
      from: progress, to: target, velocity: velocity, at: time, excursion: 0.02)
  }
}
