/// A line with fewer points that is nowhere farther from the given one than a distance.
///
/// Douglas and Peucker's method (1973); without recursion, because a long rest would go deep.
func simplified(
  _ points: [(x: Double, y: Double)], within distance: Double
) -> [(x: Double, y: Double)] {
  guard points.count > 2 else { return points }
  var keeps = [Bool](repeating: false, count: points.count)
  keeps[0] = true
  keeps[points.count - 1] = true
  var open = [(0, points.count - 1)]
  while let (first, last) = open.popLast() {
    var farthest = distance
    var split: Int?
    for index in first + 1..<max(last, first + 1) {
      let way = separation(of: points[index], points[first], points[last])
      if way > farthest {
        farthest = way
        split = index
      }
    }
    guard let split else { continue }
    keeps[split] = true
    open.append((first, split))
    open.append((split, last))
  }
  return points.indices.filter { keeps[$0] }.map { points[$0] }
}

/// How far a point is from the stretch between two others.
private func separation(
  of point: (x: Double, y: Double), _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
) -> Double {
  let (x, y) = (end.x - start.x, end.y - start.y)
  let (px, py) = (point.x - start.x, point.y - start.y)
  let length = x * x + y * y
  let part = length > 0 ? min(max((px * x + py * y) / length, 0), 1) : 0
  let (dx, dy) = (px - x * part, py - y * part)
  return (dx * dx + dy * dy).squareRoot()
}
