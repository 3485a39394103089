extension SVGWriter {
  /// Draws the heading and the legend.
  mutating func heading(of plot: MotionPlot, _ layout: PlotLayout) {
    let room = PlotLayout.edge - PlotLayout.left
    var y = 8.0
    if !plot.title.isEmpty {
      y += 26
      label(
        fitted(plot.title, size: PlotStyle.titleSize * 1.2, width: room), "title",
        at: (PlotLayout.left, y))
    }
    if !plot.subtitle.isEmpty {
      y += 18
      label(
        fitted(plot.subtitle, size: PlotStyle.labelSize, width: room), "muted",
        at: (PlotLayout.left, y))
    }
    for entry in layout.legend { legend(entry) }
  }

  private mutating func legend(_ entry: LegendEntry) {
    let (x, y) = (entry.x, entry.y - 4)
    switch entry.key {
    case .curve(let color): line("curve " + color, from: (x + 1, y), to: (x + 15, y))
    case .detent: line("detent plain", from: (x + 1, y), to: (x + 15, y))
    case .finger:
      rectangle("finger", at: (x, y - 5), width: 16, height: 10)
      rectangle("bar", at: (x, y - 5), width: 16, height: 2)
    case .input: triangle("mark", at: (x + 8, y + 4), isDown: true)
    case .event: triangle("mark", at: (x + 8, y - 4), isDown: false)
    case .none: break
    }
    label(entry.text, "muted", at: (entry.x + LegendEntry.keyWidth, entry.y))
  }

  /// Shades the panels while a finger is down.
  mutating func touches(_ spans: [MotionSpan], _ layout: PlotLayout) {
    guard let first = layout.panels.first, let last = layout.panels.last else { return }
    let height = last.scale.start - first.scale.end
    for span in spans { touch(span, "finger", height: height, layout) }
  }

  /// Draws a bar along the top while a finger is down.
  mutating func touchBars(_ spans: [MotionSpan], _ layout: PlotLayout) {
    for span in spans { touch(span, "bar", height: 2, layout) }
  }

  private mutating func touch(
    _ span: MotionSpan, _ style: String, height: Double, _ layout: PlotLayout
  ) {
    guard let first = layout.panels.first else { return }
    let x = layout.time.place(min(span.start, layout.time.high))
    let width = max(layout.time.place(min(span.end, layout.time.high)) - x, 1)
    rectangle(style, at: (x, first.scale.end), width: width, height: height)
  }

  private mutating func rectangle(
    _ style: String, at corner: (x: Double, y: Double), width: Double, height: Double
  ) {
    element(
      "rect",
      [
        ("class", style), ("x", corner.x.short), ("y", corner.y.short), ("width", width.short),
        ("height", height.short),
      ])
  }

  /// Draws the grids and axes.
  mutating func panels(_ layout: PlotLayout) {
    for panel in layout.panels {
      let (top, bottom) = (panel.scale.end, panel.scale.start)
      for second in layout.time.ticks(atMost: 12) {
        let x = layout.time.place(second)
        line("grid", from: (x, top), to: (x, bottom))
      }
      for tick in panel.ticks {
        let y = panel.scale.place(tick.value)
        line(
          tick.value == 0 ? "axis" : "grid", from: (PlotLayout.left, y), to: (PlotLayout.right, y))
        label(tick.text, "muted", at: (PlotLayout.left - 8, y + 4), anchor: "end")
      }
      let middle = (top + bottom) / 2
      element(
        "text",
        [
          ("class", "name"), ("text-anchor", "middle"),
          ("transform", "translate(20 \(middle.short)) rotate(-90)"),
        ], panel.title)
    }
    guard let last = layout.panels.last else { return }
    let y = last.scale.start + 16
    for second in layout.time.ticks(atMost: 12) {
      label(second.fine, "muted", at: (layout.time.place(second), y), anchor: "middle")
    }
    label("time, s", "name", at: (PlotLayout.right + 20, y))
  }
}
