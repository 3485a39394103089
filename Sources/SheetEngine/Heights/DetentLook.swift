import SheetModel

/// What a sheet looks like at one detent, apart from what is the same at all.
struct DetentLook: Hashable, Sendable {
  /// The detent's height, in points.
  var height: Double
  /// The part of the theme's dimming that is there, from 0 to 1.
  var dimming: Double
  /// The radius of the corners, in points.
  var cornerRadius: Double
  /// The radius of the blur behind the sheet, in points.
  var blurRadius: Double

  /// The look on the way to another one.
  func interpolated(to other: DetentLook, at height: Double) -> DetentLook {
    let way = other.height - self.height
    guard way > 0 else { return other }
    let part = min(max((height - self.height) / way, 0), 1)
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return DetentLook(
      height: height, dimming: between(dimming, other.dimming),
      cornerRadius: between(cornerRadius, other.cornerRadius),
      blurRadius: between(blurRadius, other.blurRadius))
  }
}

extension SheetLayout {
  /// The looks of the detents of a preset, ascending; empty where all look alike.
  ///
  /// A free sheet has no detents: its dimming comes between ``Behavior/largestUndimmedDetent`` and the
  /// greatest height.
  static func looks(
    of preset: Preset, detents: [Detent], undimmed: Double?, maximum: Double
  ) -> [DetentLook] {
    let common = DetentLook(
      height: 0, dimming: 1, cornerRadius: preset.theme.cornerRadius,
      blurRadius: preset.theme.backgroundBlurRadius)
    var looks: [DetentLook] = []
    for detent in detents {
      var look = common
      look.height = detent.height
      if let undimmed, detent.height <= undimmed + sameHeight { look.dimming = 0 }
      for policy in preset.behavior.detentPolicies
      where policy.detent.identifier == detent.identifier {
        look.dimming = policy.dimming ?? look.dimming
        look.cornerRadius = policy.cornerRadius ?? look.cornerRadius
        look.blurRadius = policy.backgroundBlurRadius ?? look.blurRadius
      }
      looks.append(look)
    }
    if detents.isEmpty, let undimmed {
      var low = common
      low.height = undimmed
      low.dimming = 0
      var high = common
      high.height = max(maximum, undimmed)
      if high.height <= low.height { high.dimming = 0 }
      looks = [low, high]
    }
    let isPlain = looks.allSatisfy { look in
      look.dimming == common.dimming && look.cornerRadius == common.cornerRadius
        && look.blurRadius == common.blurRadius
    }
    return isPlain ? [] : looks
  }
}

extension SheetEngine {
  /// The look of a presentation at a height, where its detents differ in theirs.
  ///
  /// Reads from the array in place, like all that is done for every frame.
  func look(_ index: Int, at height: Double) -> DetentLook {
    let last = sheets[index].layout.looks.count - 1
    var upper = 0
    while upper < last, sheets[index].layout.looks[upper].height < height { upper += 1 }
    let look = sheets[index].layout.looks[upper]
    guard upper > 0, height < look.height else { return look }
    return sheets[index].layout.looks[upper - 1].interpolated(to: look, at: height)
  }
}

extension PresentedSheet {
  /// What holds at the detent that the sheet rests at or goes to, in one respect; the last policy that
  /// says something counts.
  func atDetent<Value>(_ part: (DetentPolicy) -> Value?) -> Value? {
    for policy in behavior.detentPolicies.reversed() {
      guard let value = part(policy) else { continue }
      if policy.detent.identifier == rest.identifier { return value }
    }
    return nil
  }

  /// Where a drag may begin.
  var swipeMode: SwipeMode { atDetent { $0.swipeMode } ?? behavior.swipeMode }

  /// What moves when a finger on scrolled content goes up.
  var scrollExpansion: ScrollExpansion {
    atDetent { $0.scrollExpansion } ?? behavior.scrollExpansion
  }

  /// What a touch on the content does; a presentation without detents leaves it to the content.
  var contentTouches: ContentTouches {
    guard kind == .bottomSheet else { return .content }
    return atDetent { $0.contentTouches } ?? behavior.contentTouches
  }

  /// What is felt when a user has brought the sheet where it rests.
  var hapticFeedback: HapticFeedback {
    atDetent { $0.hapticFeedback } ?? behavior.hapticFeedback
  }
}
