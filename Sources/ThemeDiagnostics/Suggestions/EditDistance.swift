/// The optimal string alignment distance: insertions, deletions, substitutions and swaps of two
/// neighbours, each of cost 1, no part edited twice.
///
/// - Parameters:
///   - first: a name.
///   - second: another name.
///   - limit: the largest distance of interest.
/// - Returns: the distance, or `nil` when it is larger than the limit. The time is the product of
///   the lengths at most.
package func editDistance(_ first: [UInt32], _ second: [UInt32], limit: Int) -> Int? {
  guard abs(first.count - second.count) <= limit else { return nil }
  var beforePrevious = [Int](repeating: 0, count: second.count + 1)
  var previous = Array(0...second.count)
  var current = previous
  for row in 0..<first.count {
    current[0] = row + 1
    var least = current[0]
    for column in 0..<second.count {
      let change = first[row] == second[column] ? 0 : 1
      var cost = min(previous[column] + change, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
    }
    guard least <= limit else { return nil }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[second.count] <= limit ? previous[second.count] : nil
}
