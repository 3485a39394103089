import ThemeDiagnostics
import ThemeYAML

/// Refuses a least height above the greatest.
let minimumBelowMaximum: @Sendable (FreeHeights, NodeID, inout Decoding) -> Void = {
  heights, node, decoding in
  guard let least = heights.minHeight, let greatest = heights.maxHeight, least > greatest,
    let minimum = decoding.value(of: FreeHeights.minHeightKey, in: node),
    let maximum = decoding.value(of: FreeHeights.maxHeightKey, in: node)
  else { return }
  decoding.find(
    .presetMinimumAboveMaximum,
    "\(FreeHeights.minHeightKey) is \(decoding.written(minimum)) points, more than "
      + "\(FreeHeights.maxHeightKey), which is \(decoding.written(maximum))",
    at: minimum,
    related: [
      RelatedRange(
        "\(FreeHeights.maxHeightKey) stands here", at: decoding.tree.range(of: maximum))
    ])
}
