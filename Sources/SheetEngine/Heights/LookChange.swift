import SheetModel

/// What is left of the look that a sheet had before its heights changed: it fades in the time of a
/// motion, so that dimming, corners and blur do not jump.
struct LookChange: Hashable, Sendable {
  /// How much more of the dimming was there.
  var dimming = 0.0
  /// How much larger the radius of the corners was, in points.
  var cornerRadius = 0.0
  /// How much larger the radius of the blur was, in points.
  var blurRadius = 0.0
  /// The part of the difference that is left.
  var rest = AnimatedValue(0)
}

extension SheetEngine {
  /// Resolves a presentation's layout anew for other content, which may move the heights at which its
  /// detents look different.
  mutating func layOutContent(_ index: Int) {
    let old = shownLook(index, at: sample(of: index).position, time: time)
    layOut(index)
    sheets[index].lookChange = LookChange()
    let new = shownLook(index, at: sample(of: index).position, time: time)
    guard new != old else { return }
    let isComing =
      sheets[index].phase == .presenting
      || (sheets[index].phase == .dragging && !sheets[index].hasPresented)
    let animation = sheets[index].behavior.animation(for: isComing ? .appearing : .moving)
    sheets[index].lookChange = LookChange(
      dimming: old.dimming - new.dimming, cornerRadius: old.cornerRadius - new.cornerRadius,
      blurRadius: old.blurRadius - new.blurRadius,
      rest: AnimatedValue(
        environment.reduceMotion ? animation.reduced : animation, from: 1, to: 0, at: time))
  }

  /// The look of a presentation at a height and a time.
  func shownLook(_ index: Int, at height: Double, time: Double) -> DetentLook {
    var look = DetentLook(
      height: height, dimming: 1, cornerRadius: sheets[index].look.cornerRadius,
      blurRadius: sheets[index].look.blurRadius)
    if !sheets[index].layout.looks.isEmpty { look = self.look(index, at: height) }
    look.height = height
    let rest = sheets[index].lookChange.rest.position(at: time)
    guard rest != 0 else { return look }
    look.dimming = min(max(look.dimming + sheets[index].lookChange.dimming * rest, 0), 1)
    look.cornerRadius = max(look.cornerRadius + sheets[index].lookChange.cornerRadius * rest, 0)
    look.blurRadius = max(look.blurRadius + sheets[index].lookChange.blurRadius * rest, 0)
    return look
  }
}
