extension Behavior {
  /// The animation of a motion: the preset's own, else that of the presentation's reference system.
  public func animation(for motion: Motion) -> Animation {
    let own =
      switch motion {
      case .appearing: animations.appearing
      case .disappearing: animations.disappearing
      case .moving: animations.moving
      }
    return own ?? presentation.referenceAnimation(for: motion)
  }
}

extension Presentation {
  /// The reference system's animation of a motion.
  ///
  /// LBBottomSheet: 0.5 s spring, ratio 1, velocity 0.1; moves 0.3 s ease-in-out (LB-60 to LB-62).
  /// CardPresentationController: damping ratio 1 or 0.8, response 0.44 (CP-40, CP-41).
  /// Form sheet: 0.5 s ease-in (RF-8), otherwise as the bottom sheet. Modal: 0.6 s ease-in-out (IM-9).
  public func referenceAnimation(for motion: Motion) -> Animation {
    switch (self, motion) {
    case (.modal, _): .curve(.easeInOut, duration: 0.6)
    case (.card, .disappearing): .spring(Spring(.response(0.44, dampingRatio: 0.8)))
    case (.card, _): .spring(Spring(.response(0.44, dampingRatio: 1)))
    case (.formSheet, .moving): .curve(.easeIn, duration: 0.5)
    case (.bottomSheet, .moving): .curve(.easeInOut, duration: 0.3)
    case (.bottomSheet, _), (.formSheet, _):
      .spring(Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1))
    }
  }
}
