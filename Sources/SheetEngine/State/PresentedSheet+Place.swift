import SheetModel

extension PresentedSheet {
  /// The extent and its velocity.
  ///
  /// A spring that overshoots carries the sheet no further over its greatest height than a finger
  /// could pull it, and never below the container's bottom.
  func sample(at time: Double) -> MotionSample {
    let sample = motion.sample(at: time)
    return sample.position > motion.ceiling ? resisted(sample) : sample
  }

  /// A sample beyond the ceiling with the resistance that it meets there.
  func resisted(_ sample: MotionSample) -> MotionSample {
    // A form sheet's way follows its size through time; that of its layout would make it jump.
    let unit = motion.track.isSized ? motion.track.sizedWay : layout.unit
    let over = (sample.position - motion.ceiling) * unit
    let step = 0.01
    let less = max(over - step, 0)
    let change = resistance.displacement(for: over + step) - resistance.displacement(for: less)
    return MotionSample(
      position: motion.ceiling + resistance.displacement(for: over) / unit,
      velocity: sample.velocity * change / (over + step - less))
  }

  /// The place at a time.
  func place(at time: Double) -> Place {
    motion.place(at: sample(at: time), time: time)
  }

  /// The greatest extent at which it may rest, in the unit of its position.
  var greatestExtent: Double { kind == .bottomSheet ? layout.maximum : 1 }
}
