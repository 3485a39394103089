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
