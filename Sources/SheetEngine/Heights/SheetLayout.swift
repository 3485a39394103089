import SheetModel

/// Where one presentation can stand in a container: its column and its heights.
///
/// A function of preset, environment, content and place in the stack. It changes only when one of
/// them does, so a frame reads it and computes nothing anew.
struct SheetLayout: Hashable, Sendable {
  /// The container's size, in points.
  var container: Size
  /// Where it moves.
  var track: SheetTrack
  /// Where it stands as a form sheet; `nil` for all else.
  var formSheet: FormSheetPlace?
  /// The greatest height, in points (LB-86).
  var limit: Double
  /// The heights it can rest at, ascending; empty where it rests anywhere between the bounds.
  var detents: [Detent]
  /// How the sheet looks at its detents, ascending; empty where all look alike.
  var looks: [DetentLook]
  /// The least height it can rest at, in points.
  var minimum: Double
  /// The greatest height it can rest at, in points.
  var maximum: Double
  /// Whether a release leaves the sheet where it is.
  var isFree: Bool
  /// The content's height with the inset of an opaque grabber background, in points.
  var contentHeight: Double
  /// The height of the grabber's zone, in points (LB-40); 0 without a grabber.
  var zoneHeight: Double
  /// The height of the zone in which `swipeMode: top` lets a drag begin, in points (LB-31).
  var gestureZoneHeight: Double
  /// The distance of the content's top from the sheet's, in points (LB-41, LB-42).
  var contentInset: Double
  /// How many points of the finger's way stand for the whole way; 1 for a bottom sheet, whose
  /// position is in points itself.
  var unit: Double

  /// A height at which a sheet rests.
  struct Detent: Hashable, Sendable {
    /// The canonical spelling of its value.
    var identifier: String
    /// The height, in points.
    var height: Double
  }
}

/// What a sheet rests at, independent of container and content.
enum Selection: Hashable, Sendable {
  /// The detent of this identifier.
  case detent(String)
  /// A height in points that is no detent.
  case height(Double)
}

/// What a selection comes to in a layout.
struct Rest: Hashable, Sendable {
  /// The height, in points.
  var height: Double
  /// The detent's identifier; `nil` where the height is none.
  var identifier: String?
  /// How it makes room for the keyboard.
  var footing = Footing()
}

extension SheetLayout {
  /// The index of the detent of this identifier, or `nil` where the layout has no such detent now.
  func index(of identifier: String) -> Int? {
    detents.firstIndex { $0.identifier == identifier }
  }

  /// The index of the detent nearest to a height; the lower of two at the same distance (LB-89).
  ///
  /// `nil` where there are no detents.
  func nearest(to height: Double) -> Int? {
    var best: Int?
    for index in detents.indices {
      guard let candidate = best else {
        best = index
        continue
      }
      let distance = (detents[index].height - height).magnitude
      if distance < (detents[candidate].height - height).magnitude { best = index }
    }
    return best
  }

  /// The index of the lowest detent above a height, or `nil`.
  func next(above height: Double) -> Int? {
    detents.firstIndex { $0.height > height + Self.sameHeight }
  }

  /// The index of the highest detent below a height, or `nil`.
  func next(below height: Double) -> Int? {
    detents.lastIndex { $0.height < height - Self.sameHeight }
  }

  /// Two heights closer than this, in points, are one: no event tells a change of less.
  static let sameHeight = 0.01

  /// The height of a selection that was perhaps made in another layout.
  ///
  /// The height that it had last decides where the chosen detent is not there now.
  func rest(for selection: Selection, last: Double) -> Rest {
    switch selection {
    case .detent(let identifier):
      if let index = index(of: identifier) { return rest(at: index) }
      if let index = nearest(to: last) { return rest(at: index) }
      return Rest(height: min(max(last, minimum), maximum), identifier: nil)
    case .height(let height):
      let bounds = isFree ? (minimum, maximum) : (min(minimum, Self.leastHeight), limit)
      return Rest(height: min(max(height, bounds.0), bounds.1), identifier: nil)
    }
  }

  /// The height of a detent.
  func rest(at index: Int) -> Rest {
    Rest(height: detents[index].height, identifier: detents[index].identifier)
  }

  /// The smallest height, in points, that a sheet may be told to rest at; a sheet that rests unseen
  /// is a dismissed one.
  static let leastHeight = 1.0
}
