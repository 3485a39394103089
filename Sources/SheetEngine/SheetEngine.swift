import SheetModel

/// The engine: plays presets as a pure function of what happens and when.
///
/// A host feeds it inputs with ``step(_:at:)``, lets time pass with ``advance(to:)``, once a frame,
/// and shows what ``frame(at:)`` says. It reads no clock and holds no reference: a copy is a saved
/// state, two equal engines answer equally for ever, and the same inputs give the same frames
/// everywhere.
///
/// Time is in seconds and never runs backwards: an earlier or not finite time counts as the latest
/// one. Lengths are points, y grows downwards.
public struct SheetEngine: Hashable, Sendable {
  /// What is around the sheets, with every part usable.
  public internal(set) var environment: SheetEnvironment
  /// The latest time, in seconds.
  public internal(set) var time: Double = 0
  /// The presentations from the rearmost to the frontmost.
  var sheets: [PresentedSheet] = []
  /// The drag that a finger does.
  var drag: Drag?
  /// The finger that may become a drag or a tap.
  var touch: Touch?
  /// The resistances that the host supplies.
  let elasticityFunctions: [ElasticityFunction]
  /// How many presentations there have been, or will have been when those that wait have come.
  var count = 0
  /// The commands whose end has not been told, in the order in which they were given.
  var commands: [PendingCommand] = []

  /// Creates an engine without presentations.
  ///
  /// - Parameters:
  ///   - environment: what is around the sheets.
  ///   - elasticityFunctions: the resistances for `elasticity: {custom: name}`.
  public init(
    environment: SheetEnvironment, elasticityFunctions: [ElasticityFunction] = []
  ) {
    self.environment = environment.sanitized(after: SheetEnvironment())
    self.elasticityFunctions = elasticityFunctions
  }
}

extension SheetEngine {
  /// Lets time pass up to an input and takes the input in.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - time: when, in seconds.
  /// - Returns: what the host is to hear, in order.
  public mutating func step(_ input: SheetInput, at time: Double) -> [SheetEvent] {
    var events: [SheetEvent] = []
    step(input, at: time, into: &events)
    return events
  }

  /// Lets time pass.
  ///
  /// - Parameter time: up to when, in seconds.
  /// - Returns: what the host is to hear, in order.
  public mutating func advance(to time: Double) -> [SheetEvent] {
    var events: [SheetEvent] = []
    advance(to: time, into: &events)
    return events
  }

  /// Lets time pass up to an input and takes the input in; adds the events to an array.
  public mutating func step(
    _ input: SheetInput, at time: Double, into events: inout [SheetEvent]
  ) {
    arrive(until: time, into: &events)
    take(input, into: &events)
    fadeHandles()
    endCommands(into: &events)
    arrive(until: time, into: &events)
    reportPositions(into: &events)
  }

  /// Lets time pass; adds the events to an array, which saves an allocation a frame.
  public mutating func advance(to time: Double, into events: inout [SheetEvent]) {
    arrive(until: time, into: &events)
    reportPositions(into: &events)
  }
}

extension SheetEngine {
  /// The names of the presentations, from the rearmost to the frontmost; one that is leaving is among
  /// them until it is gone.
  public var presentedIDs: [String] { sheets.map { $0.id } }

  /// Whether nothing moves and no finger is down, so that a host need not draw until the next input.
  public var isIdle: Bool {
    drag == nil && touch == nil
      && sheets.allSatisfy {
        $0.phase == .resting && $0.handle.isSettled(at: time)
          && $0.lookChange.rest.isSettled(at: time)
      }
  }

  /// The detents of a presentation in the present environment, ascending; empty where it has none.
  public func detents(of id: String) -> [SheetDetent] {
    guard let index = index(of: id) else { return [] }
    return sheets[index].layout.detents.map {
      SheetDetent(identifier: $0.identifier, height: $0.height)
    }
  }

  /// How far the edge that moves has come from the edge at which a presentation stands, in points.
  package func reach(of shown: PresentationFrame) -> Double {
    let edge = index(number: shown.number).map { sheets[$0].motion.track.edge } ?? .bottom
    let height = edge.turned(environment.container).height
    let rect = Rect(x: shown.x, y: shown.y, width: shown.width, height: shown.height)
    return max(height - edge.gap(rect, height: height), 0)
  }

  /// As ``reach(of:)``, for a presentation that rests at one of its detents without a keyboard.
  package func reach(of detent: SheetDetent, in id: String) -> Double {
    guard let index = index(of: id) else { return detent.height }
    let sheet = sheets[index]
    if sheet.kind == .bottomSheet { return detent.height + sheet.margin }
    return environment.container.height - sheet.layout.track.shown.y
  }

  /// The index of the presentation of a name that is not leaving, or `nil`.
  func index(of id: String) -> Int? {
    sheets.lastIndex { $0.id == id && $0.phase != .dismissing }
  }

  /// The index of the presentation of a number, or `nil`.
  func index(number: Int) -> Int? {
    sheets.firstIndex { $0.number == number }
  }
}

/// A height at which a sheet rests, in the present environment.
public struct SheetDetent: Hashable, Sendable {
  /// The canonical spelling of its value, such as `50%`.
  public var identifier: String
  /// The height, in points.
  public var height: Double
}
