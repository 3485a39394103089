import SheetModel

extension Behavior {
  /// The rest of a transition that a finger drove by percent, forwards or backwards.
  ///
  /// Follows UIKit's percent-driven transition (IM-10): the rest runs with the completion curve and
  /// takes the part of the duration that is left, divided by the completion speed: (1 − p) · d to
  /// finish, p · d to go back. A spring's duration is the time it takes from rest.
  ///
  /// - Parameter left: the part of the way that is left, from 0 to 1.
  /// - Returns: the motion.
  func completion(_ left: Double) -> Animation {
    let leaving = animation(for: .disappearing)
    var curve = Curve.easeInOut
    if case .curve(let own, _) = leaving { curve = own }
    let whole = AnimatedValue(leaving, from: 0, to: 1, at: 0).endTime
    return .curve(completionCurve ?? curve, duration: whole * left / completionSpeed)
  }
}
