/// The label of a detent, to the right of the panel of heights.
struct DetentLabel {
  /// What is written.
  var text: String
  /// The value at which its line is drawn, in points of a sheet.
  var reach: Double
  /// How long it was there, in seconds.
  var duration: Double
  /// The coordinate of the detent's line.
  var lineY = 0.0
  /// The coordinate of the label's middle.
  var y = 0.0
  /// The class of its colour.
  var style: String

  /// The labels of the detents; a detent that two sheets share has one.
  ///
  /// Where there are more than fit beside the panel, those that were there the longest stay.
  ///
  /// - Parameters:
  ///   - recording: what is drawn.
  ///   - height: the panel's height.
  /// - Returns: the labels, and how many are left out.
  static func chosen(
    for recording: MotionRecording, height: Double
  ) -> (labels: [DetentLabel], hiddenCount: Int) {
    var labels = distinct(in: recording)
    let hiddenCount = max(labels.count - Int(height / distance), 0)
    labels.sort { $0.duration > $1.duration }
    labels.removeLast(hiddenCount)
    return (labels, hiddenCount)
  }

  /// Puts labels beside a panel with this value axis, apart from one another, from top to bottom.
  static func place(_ labels: [DetentLabel], on scale: Scale) -> [DetentLabel] {
    var labels = labels
    for index in labels.indices { labels[index].lineY = scale.place(labels[index].reach) }
    labels.sort { $0.lineY < $1.lineY }
    let places = spread(
      labels.map { $0.lineY }, by: distance, in: scale.end + 4...scale.start - 4)
    for index in labels.indices { labels[index].y = places[index] }
    return labels
  }

  /// The least distance between two labels.
  private static let distance = 13.0

  private static func distinct(in recording: MotionRecording) -> [DetentLabel] {
    var labels: [DetentLabel] = []
    for record in recording.presentations {
      let style = PlotStyle.color(of: record.id, in: recording)
      for detent in record.detents {
        let duration = detent.span.end - detent.span.start
        if let known = labels.firstIndex(where: { $0.text == detent.words }) {
          labels[known].duration += duration
          if labels[known].style != style { labels[known].style = "plain" }
        } else {
          labels.append(
            DetentLabel(
              text: detent.words, reach: detent.reach, duration: duration, style: style))
        }
      }
    }
    return labels
  }
}

extension DetentRecord {
  /// The spelling and the height, or the height alone where they are the same.
  fileprivate var words: String {
    let points = height.points
    let whole = identifier == height.short ? points : identifier + " · " + points
    return fitted(
      whole, size: PlotStyle.labelSize, width: PlotLayout.edge - PlotLayout.right - 20)
  }
}
