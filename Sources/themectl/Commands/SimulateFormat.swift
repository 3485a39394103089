import SheetEngine
import SheetModel
import SheetPreview
import ThemeDiagnostics
import ThemeTraces

/// What a replay is printed as.
enum SimulateFormat: String, CaseIterable {
  /// A line of JSON a frame.
  case jsonl
  /// The frames as one JSON list.
  case json
  /// A picture of the motion.
  case svg

  /// The document.
  ///
  /// - Parameters:
  ///   - lines: the frames, a line of JSON each.
  ///   - file: the trace.
  /// - Returns: its text.
  func document(_ lines: [String], of file: TraceFile) -> String {
    switch self {
    case .jsonl: lines.reduce(into: "") { $0 += $1 + "\n" }
    case .json: "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    case .svg: plot(of: file).svg
    }
  }

  /// More samples than this are not seen on a plot.
  private static let greatestSamples = 1500.0

  private func plot(of file: TraceFile) -> MotionPlot {
    let trace = file.trace
    var recorder = MotionRecorder(
      environment: trace.environment, interval: max(trace.until, 1e-3) / Self.greatestSamples)
    for input in trace.inputs where input.time <= trace.until {
      recorder.step(input.input, at: input.time)
    }
    recorder.advance(to: trace.until)
    let size = trace.environment.container
    let name = file.report.source.name
    return MotionPlot(
      recorder.recording, title: trace.summary.isEmpty ? name : trace.summary,
      subtitle: (trace.summary.isEmpty ? "" : name + " · ")
        + "container \(size.width.short) × \(size.height.short) pt")
  }
}
