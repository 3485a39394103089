/// The labels of moments, above or below the panels.
struct MarkLane {
  /// One moment.
  struct Label {
    /// The coordinate of the moment.
    var x: Double
    /// What is written.
    var text: String
    /// The whole of it, for a pointer that rests on the mark.
    var fullText: String
    /// The row from the panels outwards, from 0.
    var row: Int
    /// The class of the presentation's colour; empty where it concerns none.
    var style: String
  }

  /// The labels by their times.
  var labels: [Label] = []
  /// How many rows there are.
  var rowCount = 0
  /// How many labels have no room and are only marked.
  var hiddenCount = 0
  /// Whether the lane is above the panels.
  var isAbove: Bool
  /// The coordinate of the marks.
  var y = 0.0

  init(_ marks: [MotionMark], of recording: MotionRecording, on time: Scale, isAbove: Bool) {
    self.isAbove = isAbove
    let numbered = marks.enumerated().sorted { left, right in
      // The label nearest to the panels is the last of its time above, the first below.
      if left.element.time != right.element.time { return left.element.time < right.element.time }
      return (left.offset < right.offset) == isAbove
    }
    for (_, mark) in numbered where mark.time <= recording.end {
      labels.append(Label(mark, in: recording, on: time))
    }
    let rows = rows(
      for: labels.map { ($0.x, estimatedWidth(of: $0.text, size: PlotStyle.labelSize) + 5) },
      gap: 8)
    for index in labels.indices {
      labels[index].row = rows[index]
      if rows[index] >= PlotLayout.greatestRows { hiddenCount += 1 }
    }
    rowCount = min((rows.max() ?? -1) + 1, PlotLayout.greatestRows)
  }
}

extension MarkLane.Label {
  init(_ mark: MotionMark, in recording: MotionRecording, on time: Scale) {
    let needsName = !mark.id.isEmpty && recording.names.contains { $0 != mark.id }
    x = time.place(mark.time)
    let whole = (needsName ? mark.id + ": " : "") + mark.text
    text = fitted(whole, size: PlotStyle.labelSize, width: PlotLayout.edge - x - 5)
    fullText = mark.time.fine + " s  " + whole
    row = 0
    style = PlotStyle.color(of: mark.id, in: recording)
  }
}
