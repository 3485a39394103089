import SheetModel

extension PresentedSheet {
  /// The extent and its velocity.
  ///
  /// A spring that overshoots carries the sheet no further over its greatest height than a finger
  /// could pull it, and never below the container's bottom.
  func sample(at time: Double) -> MotionSample {
    let sample = motion.sample(at: time)
    guard sample.position > motion.ceiling else { return sample }
    return resistance.resisted(
      sample, over: motion.ceiling, unit: motion.track.unit(of: layout.unit, on: motion.track.ends))
  }

  /// The place at a time.
  func place(at time: Double) -> Place {
    motion.place(at: sample(at: time), time: time)
  }

  /// The greatest extent at which it may rest, in the unit of its position.
  var greatestExtent: Double { kind == .bottomSheet ? layout.maximum : 1 }
}
