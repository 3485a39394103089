import SheetModel

/// A drag that is going on.
///
/// What a sheet shows while it is held is a pure function of where the drag began and of the way the
/// finger has given to the sheet, so the way back passes the same places
/// (scenee/FloatingPanel#126).
struct Drag: Hashable, Sendable {
  /// The number of the presentation that is held.
  let number: Int
  /// The extent when the finger took hold, in the unit of the position.
  let start: Double
  /// The speed the sheet had then, upwards, in its unit per second; kept until the finger moves.
  let startVelocity: Double
  /// What the sheet rested at, or was on its way to.
  let startSelection: Selection
  /// The extents between which the sheet follows the finger, in the unit of the position.
  let bounds: ClosedRange<Double>
  /// How many points of the finger's way stand for a unit of the position.
  let unit: Double
  /// The finger's whole way, in points; positive is downwards.
  var translation: Double = 0
  /// Whether the finger has moved at all since it took hold.
  var hasMoved = false
  /// Whether the drag does nothing: a card's, that began upwards.
  var isIgnored = false
  /// Whether the finger pulls the presentation out, which was not there before.
  var isPull = false
  /// What the scrolled content takes of the way, where the finger is on it.
  var share: ScrollShare?
  /// The finger's velocity.
  var tracker = VelocityTracker()

  /// The finger's way that the sheet has got, in points.
  var sheetTranslation: Double { translation - (share?.taken ?? 0) }
}

/// The part that scrolled content has in a drag.
struct ScrollShare: Hashable, Sendable {
  /// Where the content is now.
  var position: ScrollPosition
  /// The finger's way that the content has got, in points; positive is downwards.
  var taken: Double = 0
  /// Whether the sheet got the last of the way.
  var sheetMovedLast = false
  /// Who goes first upwards.
  let expansion: ScrollExpansion

  /// Divides a step of the finger between the content and the sheet; together they move exactly as
  /// far as the finger (scenee/FloatingPanel#293).
  ///
  /// - Parameters:
  ///   - step: the finger's way, in points; positive is downwards.
  ///   - sheetTranslation: how far the sheet has been pulled in this drag, in points.
  ///   - room: how far the sheet can still grow, in points.
  mutating func divide(_ step: Double, sheetTranslation: Double, room: Double) {
    guard step != 0 else { return }
    let content = step > 0 ? down(step, sheetTranslation) : -up(-step, sheetTranslation, room)
    position.distanceToEdge = max(position.distanceToEdge - content, 0)
    if let end = position.distanceToEnd { position.distanceToEnd = max(end + content, 0) }
    taken += content
    sheetMovedLast = content != step
  }

  /// The content's part of a step downwards: to its edge first.
  ///
  /// Where the content went first on the way up, a sheet that has grown since goes down first.
  private func down(_ step: Double, _ sheetTranslation: Double) -> Double {
    let back = expansion == .contentFirst ? min(step, max(-sheetTranslation, 0)) : 0
    return min(step - back, position.distanceToEdge)
  }

  /// The content's part of a step upwards.
  private func up(_ step: Double, _ sheetTranslation: Double, _ room: Double) -> Double {
    let end = position.distanceToEnd ?? .infinity
    // What has been pulled down in this drag comes back first.
    let back = min(step, max(sheetTranslation, 0))
    let rest = step - back
    switch expansion {
    case .contentFirst: return min(rest, end)
    case .never: return rest
    case .sheetFirst:
      let sheet = position.distanceToEdge > 0 ? 0 : min(rest, max(room - back, 0))
      return min(rest - sheet, end)
    }
  }
}
