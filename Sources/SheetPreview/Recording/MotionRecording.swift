import SheetModel

/// What a play of the engine showed, dense enough to be drawn.
public struct MotionRecording: Equatable, Sendable {
  /// When it ends, in seconds; it begins at 0.
  public internal(set) var end: Double = 0
  /// The presentations in the order in which they came.
  public internal(set) var presentations: [PresentationRecord] = []
  /// How dark the rear view is: the part of it that the dimming hides, from 0 to 1.
  public internal(set) var dimming: [MotionPoint] = []
  /// What was done to the engine, in order.
  public internal(set) var inputs: [MotionMark] = []
  /// What the engine told, in order, without the places of the top edges.
  public internal(set) var events: [MotionMark] = []
  /// When a finger was down.
  public internal(set) var touches: [MotionSpan] = []
}

extension MotionRecording {
  /// The names of the presentations, each once, in the order in which they came.
  var names: [String] {
    var names: [String] = []
    for record in presentations where !names.contains(record.id) { names.append(record.id) }
    return names
  }
}

/// The course of one presentation.
public struct PresentationRecord: Equatable, Sendable {
  /// The name that the host gave.
  public var id: String
  /// The engine's number for it.
  public var number: Int
  /// How far the edge that moves has come from the edge at which the presentation stands, in points:
  /// of a bottom sheet how far its top stands above the container's bottom.
  public internal(set) var height: [MotionPoint] = []
  /// The speed of the top edge in points per second, upwards positive, a list for each time between
  /// two holds of a finger: a sheet that is held has the finger's speed, which the engine leaves open.
  public internal(set) var velocity: [[MotionPoint]] = []
  /// The heights at which it could rest.
  public internal(set) var detents: [DetentRecord] = []
}

/// A height at which a sheet could rest for a time.
public struct DetentRecord: Equatable, Sendable {
  /// The canonical spelling of its value, such as `50%`.
  public var identifier: String
  /// The height, in points.
  public var height: Double
  /// How far the edge that moves has come when it rests there, in points: the height and the margin, of
  /// a form sheet the height of its top above the container's bottom.
  public var reach: Double
  /// When.
  public internal(set) var span: MotionSpan
}

/// A value at a time.
public struct MotionPoint: Hashable, Sendable {
  /// The time, in seconds.
  public var time: Double
  /// The value, in the unit of its list.
  public var value: Double
}

/// A moment that is marked.
public struct MotionMark: Hashable, Sendable {
  /// The time, in seconds.
  public var time: Double
  /// What happened, in a few words.
  public var text: String
  /// The presentation that it concerns; empty for none.
  public var id: String
}

/// A stretch of time, in seconds.
public struct MotionSpan: Hashable, Sendable {
  /// When it begins.
  public var start: Double
  /// When it ends.
  public internal(set) var end: Double
}
