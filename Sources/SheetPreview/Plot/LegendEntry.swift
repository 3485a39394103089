/// An entry of a plot's legend.
struct LegendEntry {
  /// What stands in front of the words.
  enum Key: Hashable {
    /// A piece of a curve, in a presentation's colour.
    case curve(String)
    /// A piece of a detent's line.
    case detent
    /// A piece of the ground while a finger is down.
    case finger
    /// The mark of an input.
    case input
    /// The mark of an event.
    case event
    /// Nothing.
    case none
  }

  /// What stands in front.
  var key: Key
  /// The words.
  var text: String
  /// Where it begins.
  var x = 0.0
  /// The baseline.
  var y = 0.0

  /// How wide the key is, with the gap to the words.
  static let keyWidth = 22.0

  /// The entries for what a recording has.
  static func all(for recording: MotionRecording, without hidden: Int) -> [LegendEntry] {
    var entries: [LegendEntry] = []
    for name in recording.names {
      entries.append(
        LegendEntry(key: .curve(PlotStyle.color(of: name, in: recording)), text: name))
    }
    if recording.presentations.contains(where: { !$0.detents.isEmpty }) {
      entries.append(LegendEntry(key: .detent, text: "detent"))
    }
    if !recording.touches.isEmpty {
      entries.append(LegendEntry(key: .finger, text: "finger down"))
    }
    if !recording.inputs.isEmpty { entries.append(LegendEntry(key: .input, text: "input")) }
    if !recording.events.isEmpty { entries.append(LegendEntry(key: .event, text: "event")) }
    if hidden > 0 { entries.append(LegendEntry(key: .none, text: "\(hidden) labels left out")) }
    return entries
  }

  /// Puts the entries into lines.
  ///
  /// - Parameters:
  ///   - entries: the entries.
  ///   - top: the baseline of the first line.
  /// - Returns: where the next part begins.
  static func place(_ entries: inout [LegendEntry], from top: Double) -> Double {
    var (x, y) = (PlotLayout.left, top)
    for index in entries.indices {
      let words = fitted(
        entries[index].text, size: PlotStyle.labelSize,
        width: PlotLayout.edge - PlotLayout.left - keyWidth)
      let width = keyWidth + estimatedWidth(of: words, size: PlotStyle.labelSize)
      if x > PlotLayout.left, x + width > PlotLayout.edge {
        x = PlotLayout.left
        y += PlotLayout.row
      }
      entries[index].text = words
      entries[index].x = x
      entries[index].y = y
      x += width + 16
    }
    return y + 14
  }
}
