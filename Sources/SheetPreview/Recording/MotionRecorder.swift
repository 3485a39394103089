public import SheetEngine
import SheetModel

/// Plays inputs on an engine and takes down what is to be seen, also between the frames.
public struct MotionRecorder: Sendable {
  /// What has been taken down.
  public private(set) var recording = MotionRecording()
  /// The engine.
  public private(set) var engine: SheetEngine
  private let interval: Double
  private var frame = SheetFrame()

  /// Begins a recording at the time 0.
  ///
  /// - Parameters:
  ///   - environment: what is around the sheets.
  ///   - interval: the seconds from one sample to the next, above 0.
  ///   - elasticityFunctions: the resistances for `elasticity: {custom: name}`.
  public init(
    environment: SheetEnvironment, interval: Double = 1.0 / 240,
    elasticityFunctions: [ElasticityFunction] = []
  ) {
    precondition(interval > 0, "the interval is \(interval); it must be above 0")
    self.interval = interval
    engine = SheetEngine(environment: environment, elasticityFunctions: elasticityFunctions)
    sample()
  }

  /// Lets time pass up to an input and takes it in; there is a sample before and after it.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - time: when, in seconds.
  public mutating func step(_ input: SheetInput, at time: Double) {
    advance(to: time)
    note(input)
    tell(engine.step(input, at: time))
    sample()
  }

  /// Lets time pass.
  ///
  /// - Parameter time: up to when, in seconds.
  public mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    while engine.time + interval < time {
      tell(engine.advance(to: engine.time + interval))
      sample()
    }
    tell(engine.advance(to: time))
    sample()
  }
}

extension MotionRecorder {
  /// Takes down what is to be seen now.
  private mutating func sample() {
    let time = engine.time
    engine.writeFrame(at: time, into: &frame)
    recording.end = time
    recording.dimming.append(MotionPoint(time: time, value: frame.dimming.coverage))
    for index in frame.presentations.indices { sample(frame.presentations[index]) }
  }

  private mutating func sample(_ shown: PresentationFrame) {
    let time = engine.time
    let known = recording.presentations.lastIndex { $0.number == shown.number }
    let index = known ?? recording.presentations.count
    if known == nil {
      recording.presentations.append(PresentationRecord(id: shown.id, number: shown.number))
    }
    recording.presentations[index].height.append(
      MotionPoint(time: time, value: engine.reach(of: shown)))
    recording.presentations[index].addVelocity(
      -shown.velocity, at: time, isHeld: shown.phase == .dragging)
    for detent in engine.detents(of: shown.id) {
      recording.presentations[index].addDetent(
        detent, reach: engine.reach(of: detent, in: shown.id), at: time)
    }
  }

  /// Takes down what was told.
  private mutating func tell(_ events: [SheetEvent]) {
    for event in events {
      guard let text = event.kind.words else { continue }
      recording.events.append(MotionMark(time: event.time, text: text, id: event.id))
    }
  }

  /// Takes down what is done, and whether a finger is down.
  private mutating func note(_ input: SheetInput) {
    let time = engine.time
    let last = recording.touches.count - 1
    let isDown = last >= 0 && recording.touches[last].end == .infinity
    switch input.touch {
    case .begins where !isDown:
      recording.touches.append(MotionSpan(start: time, end: .infinity))
    case .ends where isDown: recording.touches[last].end = time
    case .begins, .ends, nil: break
    }
    if let text = input.words(after: engine.environment) {
      recording.inputs.append(MotionMark(time: time, text: text, id: input.addressee ?? ""))
    }
  }
}

extension PresentationRecord {
  fileprivate mutating func addVelocity(_ value: Double, at time: Double, isHeld: Bool) {
    let point = MotionPoint(time: time, value: value)
    if isHeld {
      if velocity.last?.isEmpty == false { velocity.append([]) }
    } else if velocity.isEmpty {
      velocity.append([point])
    } else {
      velocity[velocity.count - 1].append(point)
    }
  }

  /// Continues a detent that is still there, or begins a new one.
  fileprivate mutating func addDetent(_ detent: SheetDetent, reach: Double, at time: Double) {
    let known = detents.lastIndex {
      $0.identifier == detent.identifier && ($0.height - detent.height).magnitude < 0.01
        && ($0.reach - reach).magnitude < 0.01 && $0.span.end >= lastSample(before: time)
    }
    if let known {
      detents[known].span.end = time
    } else {
      detents.append(
        DetentRecord(
          identifier: detent.identifier, height: detent.height, reach: reach,
          span: MotionSpan(start: time, end: time)))
    }
  }

  private func lastSample(before time: Double) -> Double {
    height.last { $0.time < time }?.time ?? time
  }
}
