/// The motions of a sheet; `nil` takes the reference system's own, which
/// ``Behavior/animation(for:)`` gives.
public struct Animations: Hashable, Sendable {
  /// The motion when the sheet appears.
  public var appearing: Animation? = nil
  /// The motion when the sheet leaves.
  public var disappearing: Animation? = nil
  /// The motion between two detents or sizes.
  public var moving: Animation? = nil

  /// Creates the default.
  public init() {}
}

/// The occasions that are animated.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// The sheet appears.
  case appearing
  /// The sheet leaves.
  case disappearing
  /// The sheet moves to another detent or size.
  case moving
}

/// One motion.
public enum Animation: Hashable, Sendable {
  /// A change at once.
  case none
  /// A motion along a curve for a time in seconds.
  case curve(Curve, duration: Double)
  /// A motion of a damped spring.
  case spring(Spring)
}

/// A timing curve.
public enum Curve: Hashable, Sendable {
  /// No easing.
  case linear
  /// Slow at the beginning: (0.42, 0, 1, 1).
  case easeIn
  /// Slow at the end: (0, 0, 0.58, 1).
  case easeOut
  /// Slow at both ends: (0.42, 0, 0.58, 1).
  case easeInOut
  /// A cubic Bézier curve through (0, 0), (x1, y1), (x2, y2), (1, 1); x from 0 to 1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
}

/// A damped spring, by one of three sets of parameters.
public struct Spring: Hashable, Sendable {
  /// The parameters.
  public enum Parameters: Hashable, Sendable {
    /// UIKit's view animation: the time until it has settled, in seconds, and the damping ratio.
    case duration(Double, dampingRatio: Double)
    /// Apple's design spring: the period of the undamped spring, in seconds, and the damping ratio.
    case response(Double, dampingRatio: Double)
    /// The physical spring.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// The parameters.
  public var parameters: Parameters
  /// The speed at the start, in distances to the target per second; 0 by default.
  public var initialVelocity: Double

  /// Creates a spring.
  public init(_ parameters: Parameters, initialVelocity: Double = 0) {
    self.parameters = parameters
    self.initialVelocity = initialVelocity
  }
}

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
