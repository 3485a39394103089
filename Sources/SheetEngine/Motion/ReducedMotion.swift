package import SheetModel

extension Animation {
  /// The longest motion under reduced motion, in seconds.
  package static let reducedDuration = 0.25

  /// The motion that stands for this one when the user asks for less motion.
  ///
  /// A short curve without overshoot: at most 0.25 s, shorter where the motion's own duration is.
  /// There still is a motion with a beginning and an end, so every phase and event stays. `none`
  /// stays `none`.
  package var reduced: Animation {
    switch self {
    case .none: self
    case .curve(_, let duration):
      .curve(.easeInOut, duration: min(duration, Self.reducedDuration))
    case .spring(let spring):
      if case .duration(let duration, _) = spring.parameters {
        .curve(.easeInOut, duration: min(duration, Self.reducedDuration))
      } else {
        .curve(.easeInOut, duration: Self.reducedDuration)
      }
    }
  }
}
