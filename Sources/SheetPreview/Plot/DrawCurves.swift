extension SVGWriter {
  /// Draws the curves into the panels.
  mutating func curves(of recording: MotionRecording, _ layout: PlotLayout) {
    let heights = layout.panels[0].scale
    for record in recording.presentations {
      let color = PlotStyle.color(of: record.id, in: recording)
      for detent in record.detents { detentLine(detent, color, heights, layout) }
    }
    for record in recording.presentations {
      let color = PlotStyle.color(of: record.id, in: recording)
      let points = record.height.map { layout.point($0, on: heights) }
      area(color, under: points, downTo: heights.start)
      curve(color, through: points)
      for stretch in record.velocity {
        curve(color, through: stretch.map { layout.point($0, on: layout.panels[1].scale) })
      }
    }
    let dimming = layout.panels[2].scale
    let points = recording.dimming.map { layout.point($0, on: dimming) }
    area("dim", under: points, downTo: dimming.start)
    curve("dim", through: points)
  }

  /// Draws the labels of the detents, each with a line from where the detent is.
  mutating func detentLabels(_ layout: PlotLayout) {
    for detent in layout.detents {
      let x = PlotLayout.right
      path(
        "lead " + detent.style,
        through: [(x, detent.lineY), (x + 5, detent.lineY), (x + 15, detent.y), (x + 18, detent.y)])
      label(detent.text, detent.style, at: (x + 21, detent.y + 4))
    }
  }

  /// Marks the events on the curves of the heights.
  mutating func dots(of recording: MotionRecording, _ layout: PlotLayout) {
    for event in recording.events {
      let record = recording.presentations.last {
        $0.id == event.id && ($0.height.first?.time ?? .infinity) <= event.time
      }
      guard let point = record?.height.shown(at: event.time) else { continue }
      let color = PlotStyle.color(of: event.id, in: recording)
      let place = layout.point(point, on: layout.panels[0].scale)
      element(
        "circle",
        [
          ("class", "mark " + color), ("cx", place.x.short), ("cy", place.y.short), ("r", "3"),
        ])
    }
  }

  private mutating func detentLine(
    _ detent: DetentRecord, _ color: String, _ heights: Scale, _ layout: PlotLayout
  ) {
    let y = heights.place(detent.reach)
    let start = layout.time.place(detent.span.start)
    let end = layout.time.place(detent.span.end)
    guard end - start >= 1 else { return }
    line("detent " + color, from: (start, y), to: (end, y))
  }

  private mutating func curve(_ color: String, through points: [(x: Double, y: Double)]) {
    path("curve " + color, through: simplified(points, within: 0.1))
  }

  private mutating func area(
    _ color: String, under points: [(x: Double, y: Double)], downTo base: Double
  ) {
    guard let first = points.first, let last = points.last else { return }
    path(
      "area " + color,
      through: [(first.x, base)] + simplified(points, within: 0.1) + [(last.x, base)])
  }
}

extension [MotionPoint] {
  /// The last sample of a time, else the first after it, else the last of all.
  fileprivate func shown(at time: Double) -> MotionPoint? {
    last { $0.time == time } ?? first { $0.time > time } ?? last
  }
}

extension PlotLayout {
  /// Where a value stands in the picture.
  func point(_ point: MotionPoint, on scale: Scale) -> (x: Double, y: Double) {
    (time.place(point.time), scale.place(point.value))
  }
}
