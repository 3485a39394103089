public import SheetEngine
public import ThemeDiagnostics

/// What happens to sheets and when: a recording that the engine can play again.
public struct Trace: Equatable, Sendable {
  /// What it shows, in one sentence; may be empty.
  public var summary = ""
  /// What is around the sheets at the beginning.
  public var environment = SheetEnvironment()
  /// Frames per second; above 0.
  public var frameRate: Double = 60
  /// The time of the last frame, in seconds.
  public var until: Double = 1
  /// The inputs in the order of their times.
  public var inputs: [TimedInput] = []

  /// Creates a trace in which nothing happens.
  public init() {}
}

/// An input and its time.
public struct TimedInput: Equatable, Sendable {
  /// When it happens, in seconds from the beginning.
  public var time: Double
  /// What happens.
  public var input: SheetInput

  /// Creates a timed input.
  public init(_ input: SheetInput, at time: Double) {
    self.time = time
    self.input = input
  }
}

/// What came out of a trace's text.
public struct TraceFile: Sendable {
  /// The trace, with errors the best value that could be formed.
  public var trace: Trace
  /// The findings in source order.
  public var report: DiagnosticReport
}
