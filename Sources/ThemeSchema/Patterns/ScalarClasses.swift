/// The code points, put together into classes that no set of a pattern tells apart.
struct ScalarClasses: Sendable {
  /// How many classes there are.
  private(set) var count = 0
  /// The class of each ASCII character.
  private(set) var ascii: [UInt16] = []
  /// Where a range of one class begins, ascending from 0.
  private var starts: [UInt32] = []
  /// The class of each range.
  private var classes: [UInt16] = []
  /// For every set and class, whether the set holds it.
  private var members: [Bool] = []
  /// Whether a class consists of word characters; right only where `\w` is among the sets.
  private(set) var isWord: [Bool] = []

  /// Tells the code points apart that any of some sets tells apart.
  init(_ sets: [ScalarSet]) {
    let bounds = sets.map { $0.bounds }
    var known: [[Bool]: UInt16] = [:]
    var rows: [[Bool]] = []
    // The bound of each set that comes next, and whether the set holds what stands before it.
    var places = [Int](repeating: 0, count: sets.count)
    var row = [Bool](repeating: false, count: sets.count)
    var start: UInt32 = 0
    while start < ScalarSet.limit {
      var next = ScalarSet.limit
      for index in bounds.indices where places[index] < bounds[index].count {
        if bounds[index][places[index]] == start {
          places[index] += 1
          row[index].toggle()
          guard places[index] < bounds[index].count else { continue }
        }
        next = min(next, bounds[index][places[index]])
      }
      starts.append(start)
      if let number = known[row] {
        classes.append(number)
      } else {
        known[row] = UInt16(rows.count)
        classes.append(UInt16(rows.count))
        rows.append(row)
        isWord.append(ScalarSet.word.contains(start))
      }
      start = next
    }
    count = rows.count
    members = [Bool](repeating: false, count: sets.count * count)
    for (number, row) in rows.enumerated() {
      for index in row.indices { members[index * count + number] = row[index] }
    }
    ascii = (0..<128).map { search(UInt32($0)) }
  }

  /// The class of a code point; logarithmic in the number of ranges beyond ASCII.
  func number(of value: UInt32) -> Int {
    value < 128 ? Int(ascii[Int(value)]) : Int(search(value))
  }

  /// Whether a set, by its number, holds a class.
  func contains(_ set: Int32, _ number: Int) -> Bool { members[Int(set) * count + number] }

  private func search(_ value: UInt32) -> UInt16 {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return classes[low]
  }
}
