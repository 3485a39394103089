/// The vertical velocity of a finger, from where it has been lately.
///
/// Measured over the last 100 ms, and only since the finger last turned round: what counts is the
/// movement with which it leaves, not the way back before it.
struct VelocityTracker: Hashable, Sendable {
  /// How far back counts, in seconds.
  static let window = 0.1
  /// Enough for the window at 240 samples a second.
  private static let capacity = 24

  private struct Sample: Hashable, Sendable {
    var time: Double
    var place: Double
  }

  /// The latest samples; a ring once it is full, so that a drag allocates only at its beginning.
  private var samples: [Sample] = []
  private var newest = 0

  init() {
    samples.reserveCapacity(Self.capacity)
  }

  /// Takes down where the finger is.
  ///
  /// - Parameters:
  ///   - place: the place in points, growing downwards.
  ///   - time: the time in seconds, not before the last one.
  mutating func add(_ place: Double, at time: Double) {
    let sample = Sample(time: time, place: place)
    if samples.isEmpty {
      samples.append(sample)
    } else if samples[newest].time == time {
      samples[newest] = sample
    } else if samples.count < Self.capacity {
      samples.append(sample)
      newest = samples.count - 1
    } else {
      newest = (newest + 1) % samples.count
      samples[newest] = sample
    }
  }

  /// The velocity in points per second; positive is downwards, 0 where nothing is known.
  var velocity: Double {
    guard samples.count > 1 else { return 0 }
    let last = samples[newest]
    var first = last
    var direction = 0.0
    for step in 1..<samples.count {
      let sample = samples[(newest + samples.count - step) % samples.count]
      let way = first.place - sample.place
      if way != 0 {
        let sign = way < 0 ? -1.0 : 1.0
        if direction == 0 { direction = sign }
        if sign != direction { break }
      }
      first = sample
      if last.time - first.time >= Self.window - 1e-9 { break }
    }
    let duration = last.time - first.time
    return duration > 0 ? (last.place - first.place) / duration : 0
  }
}
