/// A picture of a recording: height, velocity and dimming over the time that they share, with what was
/// done above them and what was told below.
public struct MotionPlot: Sendable {
  /// What is drawn.
  public var recording: MotionRecording
  /// The heading; empty for none.
  public var title: String
  /// What stands in smaller letters below the heading; empty for none.
  public var subtitle: String

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - recording: what is drawn.
  ///   - title: the heading.
  ///   - subtitle: what stands below it.
  public init(_ recording: MotionRecording, title: String = "", subtitle: String = "") {
    self.recording = recording
    self.title = title
    self.subtitle = subtitle
  }

  /// The picture as a self-contained SVG document.
  ///
  /// It is as wide as ``PlotLayout/width`` and as high as its labels need, has a ground of its own and
  /// follows the viewer's light or dark appearance. No label overlaps another.
  public var svg: String {
    let layout = PlotLayout(self)
    var writer = SVGWriter()
    writer.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("viewBox", "0 0 \(PlotLayout.width.short) \(layout.height.short)"),
        ("width", PlotLayout.width.short), ("height", layout.height.short), ("role", "img"),
      ])
    writer.element("title", [], title.isEmpty ? "Motion of a sheet" : title)
    writer.element("desc", [], description)
    writer.style(PlotStyle.rules)
    writer.element("rect", [("class", "paper"), ("width", "100%"), ("height", "100%")])
    writer.heading(of: self, layout)
    writer.touches(recording.touches, layout)
    writer.panels(layout)
    writer.touchBars(recording.touches, layout)
    writer.marks(layout.inputs, layout)
    writer.marks(layout.events, layout)
    writer.curves(of: recording, layout)
    writer.detentLabels(layout)
    writer.dots(of: recording, layout)
    writer.close("svg")
    return writer.text
  }

  /// What the picture shows, for people who cannot see it.
  private var description: String {
    let sheets = recording.names.joined(separator: ", ")
    let parts = [
      "Height, velocity and dimming over \(recording.end.fine) seconds.",
      sheets.isEmpty ? "Nothing is presented." : "Presented: \(sheets).",
      recording.inputs.isEmpty ? "" : "Inputs: \(Self.list(recording.inputs)).",
      recording.events.isEmpty ? "" : "Events: \(Self.list(recording.events)).",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func list(_ marks: [MotionMark]) -> String {
    marks.map { "\($0.time.fine) s \($0.text)" }.joined(separator: "; ")
  }
}
