import SheetEngine
import ThemeTraces

/// What plays come to: how often each kind of input, of event and of its reason or outcome comes up,
/// and how many presentations there are at a time.
struct Coverage {
  /// How often each kind of input is given, by its key in a trace.
  private(set) var inputs: [String: Int] = [:]
  /// How many inputs have a name.
  private(set) var named = 0
  /// How often each event is told, with its reason or outcome.
  private(set) var events: [String: Int] = [:]
  /// After how many inputs each number of presentations is there.
  private(set) var depths: [Int: Int] = [:]
  /// After how many inputs a presentation has each phase.
  private(set) var phases: [String: Int] = [:]
  /// After how many inputs a presentation of each kind is there.
  private(set) var kinds: [String: Int] = [:]

  /// Plays a trace and counts.
  mutating func add(_ trace: Trace) {
    var engine = SheetEngine(environment: trace.environment)
    var told: [SheetEvent] = []
    var frame = SheetFrame()
    for timed in trace.inputs {
      inputs[timed.input.key, default: 0] += 1
      if case .command = timed.input { named += 1 }
      engine.step(timed.input, at: timed.time, into: &told)
      engine.writeFrame(at: engine.time, into: &frame)
      depths[frame.presentations.count, default: 0] += 1
      for phase in Set(frame.presentations.map { $0.phase.rawValue }) {
        phases[phase, default: 0] += 1
      }
      for kind in Set(frame.presentations.map { Self.kind(of: $0) }) {
        kinds[kind, default: 0] += 1
      }
    }
    engine.advance(to: engine.time + 60, into: &told)
    for event in told { events[event.kind.key, default: 0] += 1 }
  }

  private static func kind(of frame: PresentationFrame) -> String {
    if frame.handle != nil { return "card with a handle" }
    if frame.navigationBar != nil { return "form sheet with a bar" }
    return frame.grabber == nil ? "other" : "sheet with a grabber"
  }

  /// The counts as text, the most frequent first.
  var text: String {
    let sum = depths.values.reduce(0, +)
    var lines = ["\(sum) inputs, \(named) of them with a name"]
    for (title, counts) in [
      ("inputs", inputs), ("events", events), ("phases", phases), ("kinds", kinds),
    ] {
      let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines.append("\(title): " + rows.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    }
    let rows = depths.sorted { $0.key < $1.key }
    lines.append(
      "presentations at a time: "
        + rows.map { "\($0.key) in \($0.value * 100 / max(sum, 1)) %" }.joined(separator: ", "))
    return lines.joined(separator: "\n")
  }
}

extension SheetInput {
  /// The input's key in a trace.
  var key: String {
    switch self {
    case .command(_, let input): input.key
    case .present: "present"
    case .pull: "pull"
    case .dismiss: "dismiss"
    case .attemptToDismiss: "attemptToDismiss"
    case .dismissAll: "dismissAll"
    case .replace: "replace"
    case .grow: "grow"
    case .reduce: "reduce"
    case .moveToHeight, .moveToDetent: "moveTo"
    case .escape: "escape"
    case .increment: "increment"
    case .decrement: "decrement"
    case .panBegan: "panBegan"
    case .panChanged: "panChanged"
    case .panEnded: "panEnded"
    case .panCancelled: "panCancelled"
    case .tap: "tap"
    case .touchBegan: "touchBegan"
    case .touchMoved: "touchMoved"
    case .touchEnded: "touchEnded"
    case .touchCancelled: "touchCancelled"
    case .scroll: "scroll"
    case .push: "push"
    case .pop: "pop"
    case .replaceTop: "replaceTop"
    case .resizingPolicy: "resizingPolicy"
    case .navigationBar: "navigationBar"
    case .answer: "answer"
    case .hostRemoved: "hostRemoved"
    case .environment: "environment"
    case .content: "content"
    }
  }
}

extension SheetEvent.Kind {
  /// The event's name with its reason or outcome.
  fileprivate var key: String {
    switch self {
    case .willDismiss(let reason), .didDismiss(let reason), .shouldDismiss(let reason),
      .attemptToDismissBlocked(let reason):
      "\(name) \(reason.rawValue)"
    case .commandDidEnd(_, let outcome): "\(name) \(outcome.rawValue)"
    case .willPresent, .didPresent, .willChangeDetent, .positionDidChange, .didChangeDetent,
      .hapticFeedback, .didTapOutside, .notPresented:
      name
    }
  }
}
