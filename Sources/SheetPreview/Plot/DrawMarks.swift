extension SVGWriter {
  /// Draws the moments that are marked, with their labels.
  mutating func marks(_ marks: MarkLane, _ layout: PlotLayout) {
    for mark in marks.labels {
      let side = marks.isAbove ? -1.0 : 1.0
      let y = marks.y + side * (8 + PlotLayout.row * (Double(mark.row) + 0.5))
      if marks.isAbove, let last = layout.panels.last {
        line("thread", from: (mark.x, marks.y), to: (mark.x, last.scale.start))
      }
      open("g", [])
      element("title", [], mark.fullText)
      triangle("mark " + mark.style, at: (mark.x, marks.y), isDown: marks.isAbove)
      if mark.row < PlotLayout.greatestRows {
        line("lead axis", from: (mark.x, marks.y + side * 6), to: (mark.x, y + side * 4))
        label(mark.text, "", at: (mark.x + 5, y + 4))
      }
      close("g")
    }
  }

  /// Draws a small triangle whose tip is at a point.
  mutating func triangle(_ style: String, at tip: (x: Double, y: Double), isDown: Bool) {
    let back = isDown ? -7.0 : 7.0
    let form = "M\(tip.x.short) \(tip.y.short)l-4 \(back.short)h8z"
    element("path", [("class", style), ("d", form)])
  }
}
