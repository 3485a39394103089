public import SheetEngine

/// Plays a trace on a new engine, frame by frame.
///
/// There is a frame at every k/frameRate from 0 to the trace's end; inputs whose time has come are
/// applied before it, at their own times.
public struct Replay: Sequence, IteratorProtocol, Sendable {
  /// The trace.
  public let trace: Trace
  /// The engine as the last frame left it.
  public private(set) var engine: SheetEngine
  private var frameNumber = 0
  private let lastFrame: Int
  private var nextInput = 0

  /// Begins a replay.
  ///
  /// - Parameters:
  ///   - trace: what happens.
  ///   - elasticityFunctions: the resistances for `elasticity: {custom: name}`.
  public init(_ trace: Trace, elasticityFunctions: [ElasticityFunction] = []) {
    self.trace = trace
    engine = SheetEngine(
      environment: trace.environment, elasticityFunctions: elasticityFunctions)
    lastFrame = Self.lastFrame(until: trace.until, rate: trace.frameRate)
  }

  /// The next frame, or `nil` after the last one.
  public mutating func next() -> ReplayFrame? {
    guard frameNumber <= lastFrame else { return nil }
    let time = Double(frameNumber) / trace.frameRate
    frameNumber += 1
    var events: [SheetEvent] = []
    while nextInput < trace.inputs.count, trace.inputs[nextInput].time <= time {
      let input = trace.inputs[nextInput]
      engine.step(input.input, at: input.time, into: &events)
      nextInput += 1
    }
    engine.advance(to: time, into: &events)
    return ReplayFrame(frame: engine.frame(at: time), events: events)
  }

  /// The number of the last frame: the greatest k with k/rate not after the end.
  private static func lastFrame(until end: Double, rate: Double) -> Int {
    guard end > 0, end * rate < 1e12 else { return 0 }
    var number = Int(end * rate)
    // The product may be rounded to either side.
    if Double(number + 1) / rate <= end { number += 1 }
    if Double(number) / rate > end { number -= 1 }
    return number
  }
}

/// One frame of a replay, and what happened since the one before.
public struct ReplayFrame: Equatable, Sendable {
  /// What is to be seen.
  public var frame: SheetFrame
  /// What the host heard, in order.
  public var events: [SheetEvent]

  /// Creates a frame of a replay.
  public init(frame: SheetFrame, events: [SheetEvent]) {
    self.frame = frame
    self.events = events
  }
}
