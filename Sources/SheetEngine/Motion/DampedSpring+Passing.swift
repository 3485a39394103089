extension DampedSpring {
  /// The time in seconds from which on the displacement stays below 0, but for a little.
  ///
  /// Below critical damping the displacement passes 0 once in every half period, so the first passage
  /// is found by halving that, and every second one is such a time; what comes back in between gets
  /// smaller by e^(−βT) a period. From critical damping on there is at most one passage.
  ///
  /// - Parameters:
  ///   - displacement: the displacement from the target at the start.
  ///   - velocity: the velocity at the start, per second.
  ///   - allowance: how far above 0 it may still come.
  /// - Returns: seconds from the start on, or `nil` where it is not above 0 or never passes it.
  func passingTime(displacement: Double, velocity: Double, allowance: Double) -> Double? {
    guard displacement > 0, allowance > 0 else { return nil }
    func sample(_ time: Double) -> MotionSample {
      self.sample(at: time, displacement: displacement, velocity: velocity)
    }
    guard discriminant > 0 else {
      let end = settlingTime(displacement: displacement, velocity: velocity)
      guard sample(end).position < 0 else { return nil }
      return Self.turn(in: 0...end) { sample($0).position > 0 }
    }
    let half = Double.pi / rate
    var passing = Self.turn(in: 0...half) { sample($0).position > 0 }
    let peak = Self.turn(in: passing + half...passing + 2 * half) { sample($0).velocity > 0 }
    var back = sample(peak).position
    let fading = Elementary.exp(-2 * half * decay)
    while back > allowance {
      back *= fading
      passing += 2 * half
    }
    return passing
  }

  /// The time at which a claim that is true at first becomes false, to the last digits.
  private static func turn(in range: ClosedRange<Double>, while holds: (Double) -> Bool) -> Double {
    var (early, late) = (range.lowerBound, range.upperBound)
    for _ in 0..<52 {
      let middle = 0.5 * (early + late)
      if holds(middle) { early = middle } else { late = middle }
    }
    return late
  }
}
