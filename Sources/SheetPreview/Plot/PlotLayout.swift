/// Where everything in a plot stands, in points of the picture.
struct PlotLayout {
  /// The width of the picture.
  static let width = 960.0
  /// Where the axes begin and end.
  static let left = 88.0
  static let right = 796.0
  /// Where labels end.
  static let edge = 948.0
  /// The height of a row of labels.
  static let row = 15.0
  /// More rows of labels than this are not drawn.
  static let greatestRows = 16

  /// The heights of the parts and the gaps around them.
  private static let panelHeights = (height: 250.0, velocity: 110.0, dimming: 72.0)
  private static let panelGap = 22.0

  /// The time axis, in seconds.
  var time: Scale
  /// The panels from top to bottom.
  var panels: [PlotPanel] = []
  /// The entries of the legend.
  var legend: [LegendEntry] = []
  /// The labels above the panels.
  var inputs: MarkLane
  /// The labels below the panels.
  var events: MarkLane
  /// The labels of the detents.
  var detents: [DetentLabel]
  /// The height of the picture.
  var height: Double

  init(_ plot: MotionPlot) {
    let recording = plot.recording
    time = Scale(
      low: 0, high: recording.end > 0 ? recording.end : 1, start: Self.left, end: Self.right)
    inputs = MarkLane(recording.inputs, of: recording, on: time, isAbove: true)
    events = MarkLane(recording.events, of: recording, on: time, isAbove: false)
    let heights = Self.panelHeights
    let chosen = DetentLabel.chosen(for: recording, height: heights.height)
    legend = LegendEntry.all(
      for: recording, without: inputs.hiddenCount + events.hiddenCount + chosen.hiddenCount)
    var y = LegendEntry.place(&legend, from: plot.headingHeight)
    y += Double(inputs.rowCount) * Self.row + 12
    inputs.y = y
    for (axis, height) in [
      (PlotPanel.heights(recording), heights.height),
      (PlotPanel.velocities(recording), heights.velocity),
      (PlotPanel.dimming(recording), heights.dimming),
    ] {
      var panel = axis
      y += panels.isEmpty ? 6 : Self.panelGap
      panel.scale.start = y + height
      panel.scale.end = y
      panels.append(panel)
      y += height
    }
    events.y = y + 34
    self.height = events.y + Double(events.rowCount) * Self.row + 22
    detents = DetentLabel.place(chosen.labels, on: panels[0].scale)
  }
}

extension MotionPlot {
  /// How far down the heading goes.
  var headingHeight: Double { (title.isEmpty ? 0 : 26) + (subtitle.isEmpty ? 0 : 18) + 26 }
}

/// One of the diagrams that share the time axis.
struct PlotPanel {
  /// What is drawn and in which unit.
  var title: String
  /// The value axis.
  var scale: Scale
  /// The values at which it is marked, and what is written there.
  var ticks: [Tick]

  /// A marked value.
  struct Tick {
    var value: Double
    /// What is written there.
    var text: String
  }

  /// The panel of the visible heights.
  static func heights(_ recording: MotionRecording) -> PlotPanel {
    var greatest = 100.0
    for record in recording.presentations {
      for point in record.height { greatest = max(greatest, point.value) }
      for detent in record.detents { greatest = max(greatest, detent.reach) }
    }
    let scale = Scale(low: 0, high: Scale.roundUp(greatest * 1.02, ticks: 10), start: 0, end: 0)
    return PlotPanel(
      title: "height, pt", scale: scale,
      ticks: scale.ticks(atMost: 6).map { Tick(value: $0, text: $0.short) })
  }

  /// The panel of the velocities.
  static func velocities(_ recording: MotionRecording) -> PlotPanel {
    var (least, greatest) = (-50.0, 50.0)
    for record in recording.presentations {
      for points in record.velocity {
        for point in points {
          least = min(least, point.value)
          greatest = max(greatest, point.value)
        }
      }
    }
    let step = Scale.step(for: (greatest - least) / 4)
    let scale = Scale(
      low: (least / step + 1e-9).rounded(.down) * step,
      high: (greatest / step - 1e-9).rounded(.up) * step, start: 0, end: 0)
    let ticks = scale.ticks(atMost: 5).map { value in
      let direction = value > 0 ? " ↑" : value < 0 ? " ↓" : ""
      return Tick(value: value, text: value.magnitude.short + direction)
    }
    return PlotPanel(title: "velocity, pt/s", scale: scale, ticks: ticks)
  }

  /// The panel of the dimming.
  static func dimming(_ recording: MotionRecording) -> PlotPanel {
    var greatest = 0.0
    for point in recording.dimming { greatest = max(greatest, point.value) }
    let high = greatest > 0 ? max(Scale.roundUp(greatest, ticks: 4), 0.1) : 0.5
    let scale = Scale(low: 0, high: high, start: 0, end: 0)
    return PlotPanel(
      title: "dimming", scale: scale,
      ticks: scale.ticks(atMost: 3).map { Tick(value: $0, text: ($0 * 100).short + " %") })
  }
}
