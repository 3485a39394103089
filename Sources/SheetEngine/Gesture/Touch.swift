import SheetModel

/// The finger of a host without a gesture recogniser.
struct Touch: Hashable, Sendable {
  /// The finger's number.
  let finger: Int
  /// Where it was put down.
  let start: Point
  /// What it has become.
  var stage = Stage.waiting

  /// What a finger has become.
  enum Stage: Hashable, Sendable {
    /// It may still become a drag or a tap.
    case waiting
    /// It drags, since it was at this point.
    case dragging(since: Point)
    /// It is neither.
    case failed
  }

  /// How far a finger moves before it drags, in points; UIKit's pan recogniser needs 10.
  static let hysteresis = 10.0
}

extension SheetEngine {
  /// A finger is put down; while it is down, it alone counts.
  mutating func beginTouch(_ finger: Int, at point: Point) {
    guard touch == nil, point.x.isFinite, point.y.isFinite else { return }
    touch = Touch(finger: finger, start: point)
  }

  /// A finger moves: once it is far enough from where it was put down, it drags if it went along the
  /// sheet's way more than across it, and never does if not.
  mutating func moveTouch(_ finger: Int, to point: Point, into events: inout [SheetEvent]) {
    guard var touch, touch.finger == finger, point.x.isFinite, point.y.isFinite else { return }
    switch touch.stage {
    case .failed: return
    case .dragging(let origin):
      changeDrag(Point(x: point.x - origin.x, y: point.y - origin.y), into: &events)
    case .waiting:
      let x = (point.x - touch.start.x).magnitude
      let y = (point.y - touch.start.y).magnitude
      guard max(x, y) >= Touch.hysteresis else { return }
      let isSideways = dragTarget(at: touch.start).map {
        sheets[$0.index].motion.track.edge.isUpright
      }
      if isSideways ?? false ? x > y : y > x {
        touch.stage = .dragging(since: point)
        self.touch = touch
        beginDrag(at: touch.start, into: &events)
      } else {
        touch.stage = .failed
        self.touch = touch
      }
    }
  }

  /// A finger is lifted: a drag ends, and one that has not moved has tapped.
  mutating func endTouch(_ finger: Int, at point: Point, into events: inout [SheetEvent]) {
    guard touch?.finger == finger else { return }
    moveTouch(finger, to: point, into: &events)
    let stage = touch?.stage
    let start = touch?.start
    touch = nil
    switch stage {
    case .dragging: endDrag(nil, velocity: nil, into: &events)
    case .waiting: if let start { tap(at: start, into: &events) }
    case .failed, nil: break
    }
  }

  /// A finger is taken away by the system.
  mutating func cancelTouch(_ finger: Int, into events: inout [SheetEvent]) {
    guard let touch, touch.finger == finger else { return }
    self.touch = nil
    if case .dragging = touch.stage { cancelDrag(into: &events) }
  }
}
