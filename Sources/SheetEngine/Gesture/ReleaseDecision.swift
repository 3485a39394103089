import SheetModel

/// What becomes of a sheet when a finger lets it go.
///
/// One function for a drag on the sheet and for one that its scrolled content handed over.
struct ReleaseDecision {
  /// What is decided.
  enum Outcome: Hashable, Sendable {
    /// It wants to go; whether it may is decided by the caller.
    case dismiss
    /// It goes to the detent of this index.
    case detent(Int)
    /// It stays at a height, in points.
    case height(Double)
  }

  /// How it behaves.
  let behavior: Behavior
  /// Where it can rest.
  let layout: SheetLayout
  /// The visible height when the finger took hold, in points.
  let start: Double
  /// The visible height now, in points.
  let extent: Double
  /// How far the finger has pulled the sheet, in points; positive is downwards.
  let translation: Double
  /// The finger's velocity, in points per second; positive is downwards.
  let velocity: Double

  /// How far a throw carries, in seconds of its velocity: d / (1 − d) / 1000 with UIScrollView's
  /// normal deceleration rate d = 0.998 per millisecond (WWDC 2018, session 803).
  static let projection = 0.998 / (1 - 0.998) / 1000

  /// Where the sheet would come to rest by itself, in points.
  var projected: Double { extent - velocity * Self.projection }

  /// The decision.
  var outcome: Outcome { wantsDismissal ? .dismiss : resting }

  /// The decision for a sheet that must stay.
  var restingOutcome: Outcome {
    guard wantsDismissal else { return resting }
    switch behavior.releaseRule {
    case .momentumProjection, .sequential: return resting
    case .thresholds:
      // LB-106: not the nearest but the lowest. Without a least height there is none to go to, and
      // the sheet stays where the drag began.
      if case .free(nil, _, _) = behavior.heightMode { return .height(start) }
      return layout.isFree ? .height(layout.minimum) : .detent(0)
    }
  }

  private var wantsDismissal: Bool {
    switch (behavior.dismissFrom, behavior.releaseRule) {
    case (.lowest, _) where start > layout.minimum + SheetLayout.sameHeight: false
    case (.projected, _): projected < 0.5 * layout.minimum
    case (_, .thresholds):
      // LB-105, both strict.
      translation > behavior.heightPercentageThresholdToDismiss * start
        || velocity > behavior.velocityThresholdToDismiss
    case (_, .momentumProjection): projected < 0.5 * layout.minimum
    case (_, .sequential):
      projected < 0.5 * layout.minimum && start <= layout.minimum + SheetLayout.sameHeight
    }
  }

  private var resting: Outcome {
    guard !layout.isFree else {
      let height = behavior.releaseRule == .thresholds ? extent : projected
      return .height(min(max(height, layout.minimum), layout.maximum))
    }
    let last = layout.detents.count - 1
    switch behavior.releaseRule {
    case .thresholds:
      // LB-107; strict.
      if last > 0, velocity < -behavior.velocityThresholdToOpenAtMaxHeight { return .detent(last) }
      return .detent(layout.nearest(to: extent) ?? 0)
    case .momentumProjection:
      return .detent(layout.nearest(to: projected) ?? 0)
    case .sequential:
      let origin = layout.nearest(to: start) ?? 0
      let target = layout.nearest(to: projected) ?? 0
      return .detent(min(max(target, max(origin - 1, 0)), min(origin + 1, last)))
    }
  }
}
