/// Gives labels that stand to the right of their marks rows in which they do not touch.
///
/// Row 0 is the nearest to the axis. Each label hangs on a straight line from its mark; a label on the
/// left of another is put farther away, so no line crosses a label.
///
/// - Parameters:
///   - labels: the marks' coordinates, ascending, and the labels' widths.
///   - gap: the least distance between two labels of a row.
/// - Returns: the rows in the order of the labels. Quadratic in their number at worst.
func rows(for labels: [(x: Double, width: Double)], gap: Double) -> [Int] {
  var rows = [Int](repeating: 0, count: labels.count)
  // For each row, where the leftmost label placed so far begins.
  var starts: [Double] = []
  for index in labels.indices.reversed() {
    let end = labels[index].x + labels[index].width + gap
    // The lines of the rows above come down through this one.
    var row = starts.count
    while row > 0, end <= starts[row - 1] { row -= 1 }
    if row == starts.count { starts.append(0) }
    starts[row] = labels[index].x
    rows[index] = row
  }
  return rows
}

/// Moves coordinates apart until each has a distance to the next, as little as possible.
///
/// - Parameters:
///   - places: the wanted coordinates, ascending.
///   - distance: the least distance between two.
///   - bounds: where they should stay; with too little room they go on beyond the upper bound.
/// - Returns: the coordinates in the same order.
func spread(_ places: [Double], by distance: Double, in bounds: ClosedRange<Double>) -> [Double] {
  var result = places
  for index in result.indices {
    let least = index == 0 ? bounds.lowerBound : result[index - 1] + distance
    result[index] = max(result[index], least)
  }
  var limit = bounds.upperBound
  for index in result.indices.reversed() {
    guard result[index] > limit else { break }
    let least = bounds.lowerBound + Double(index) * distance
    result[index] = max(limit, least)
    limit = result[index] - distance
  }
  return result
}
