/// The colours and faces of a plot.
enum PlotStyle {
  /// How many names have a colour of their own; more begin again with the first.
  private static var colorCount: Int { light.series.count }

  /// The class of the colour of a presentation's name; empty where there is no such presentation.
  static func color(of id: String, in recording: MotionRecording) -> String {
    recording.names.firstIndex(of: id).map(color) ?? ""
  }

  private static func color(_ index: Int) -> String { "c\(index % colorCount)" }

  /// The sizes of letters, in points.
  static let titleSize = 16.0
  static let labelSize = 11.0

  // Words and curves have a contrast of 4.5 : 1 or more against their ground (WCAG 2.1, 1.4.3).
  private static let light = Colors(
    paper: "#ffffff", ink: "#1c2024", muted: "#5f6872", grid: "#e7eaee", axis: "#aab2bb",
    touch: "#8a63d2", series: ["#0a66c2", "#b4510a", "#0b7a53", "#a02c8c", "#7a5c00", "#c01f3f"])
  private static let dark = Colors(
    paper: "#14171b", ink: "#eceff2", muted: "#9aa4af", grid: "#262b31", axis: "#4d5660",
    touch: "#b79cf5", series: ["#6cb6ff", "#f5a15b", "#56d3a0", "#f08bd8", "#d6bf4f", "#ff8b93"])

  /// The style sheet.
  static let rules =
    """
    svg { font-family: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; \
    font-size: \(labelSize.short)px; font-variant-numeric: tabular-nums; }
    .title { font-size: \(titleSize.short)px; font-weight: 600; }
    .name { font-weight: 600; }
    path, line { fill: none; stroke-linecap: round; stroke-linejoin: round; }
    .grid { stroke-width: 1; }
    .axis { stroke-width: 1; }
    .curve { stroke-width: 2; }
    .area { stroke: none; opacity: 0.16; }
    .detent { stroke-width: 1; stroke-dasharray: 5 4; opacity: 0.75; }
    .lead { stroke-width: 1; opacity: 0.5; }
    .thread { stroke-width: 1; stroke-dasharray: 1 3; }
    text, .mark { stroke: none; }
    .finger { stroke: none; opacity: 0.11; }
    .bar { stroke: none; opacity: 0.9; }

    """ + light.rules + "\n@media (prefers-color-scheme: dark) {\n" + dark.rules + "\n}"

  private struct Colors {
    var paper: String
    var ink: String
    var muted: String
    var grid: String
    var axis: String
    var touch: String
    var series: [String]

    var rules: String {
      var text = """
        .paper { fill: \(paper); }
        text { fill: \(ink); }
        text.muted, text.plain, .mark { fill: \(muted); }
        .detent.plain, .lead.plain { stroke: \(muted); }
        .grid { stroke: \(grid); }
        .axis, .thread { stroke: \(axis); }
        .finger, .bar { fill: \(touch); }
        .curve.dim { stroke: \(ink); }
        .area.dim { fill: \(ink); }
        """
      for (index, color) in series.enumerated() {
        let name = PlotStyle.color(index)
        text += """

          .curve.\(name), .detent.\(name), .lead.\(name) { stroke: \(color); }
          text.\(name), .mark.\(name), .area.\(name) { fill: \(color); }
          """
      }
      return text
    }
  }
}
