import SheetModel

/// The finger of a host without a gesture recogniser.
struct Touch: Hashable, Sendable {
  /// The finger's number.
  let finger: Int
  /// Where it was put down.
  let start: Point
  /// What was there.
  let target: Target
  /// What it has become.
  var stage = Stage.waiting

  /// What a finger was put down on.
  struct Target: Hashable, Sendable {
    /// The number of the presentation, or of the one that it is beside; `nil` behind all.
    let number: Int?
    /// Whether it is on the presentation.
    let isInside: Bool
  }

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
    touch = Touch(finger: finger, start: point, target: touchTarget(at: point))
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
      guard touchTarget(at: touch.start) == touch.target else {
        touch.stage = .failed
        self.touch = touch
        return
      }
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

  /// A finger is lifted: a drag ends, and one that has not moved has tapped what it was put down on.
  mutating func endTouch(_ finger: Int, at point: Point, into events: inout [SheetEvent]) {
    guard touch?.finger == finger else { return }
    moveTouch(finger, to: point, into: &events)
    guard let touch else { return }
    self.touch = nil
    switch touch.stage {
    case .dragging: endDrag(nil, velocity: nil, into: &events)
    case .waiting:
      if touchTarget(at: touch.start) == touch.target { tap(at: touch.start, into: &events) }
    case .failed: break
    }
  }

  /// A finger is taken away by the system.
  mutating func cancelTouch(_ finger: Int, into events: inout [SheetEvent]) {
    guard let touch, touch.finger == finger else { return }
    self.touch = nil
    if case .dragging = touch.stage { cancelDrag(into: &events) }
  }

  /// What a finger at a point is on.
  ///
  /// A press belongs to what was there when it began: a sheet that has gone or moved away meanwhile
  /// leaves nothing of it to what was behind (lodev09/react-native-true-sheet#816).
  private func touchTarget(at point: Point) -> Touch.Target {
    switch hitTest(point) {
    case .sheet(let id, _):
      Touch.Target(number: index(of: id).map { sheets[$0].number }, isInside: true)
    case .outside(let id, _):
      Touch.Target(number: index(of: id).map { sheets[$0].number }, isInside: false)
    case .rear: Touch.Target(number: nil, isInside: false)
    }
  }
}
