/// A set of code points, as the sorted list of the points where membership changes.
struct ScalarSet: Hashable, Sendable {
  /// Even places begin a range, odd ones end it (exclusively).
  private(set) var bounds: [UInt32] = []

  /// One more than the largest code point.
  static let limit: UInt32 = 0x11_0000
  /// Every code point.
  static let all = ScalarSet([(0, limit - 1)])

  /// Creates a set from ranges with closed ends, in any order.
  init(_ ranges: [(first: UInt32, last: UInt32)]) {
    for range in ranges.sorted(by: { $0.first < $1.first }) {
      append(range.first, range.last + 1)
    }
  }

  /// Creates the set of one code point.
  init(_ value: UInt32) { bounds = [value, value + 1] }

  /// Creates the set of the code points that a condition holds for, asked for each in turn.
  init(where condition: (UInt32) -> Bool) {
    var isInside = false
    for value in 0..<Self.limit where condition(value) != isInside {
      isInside.toggle()
      bounds.append(value)
    }
    if isInside { bounds.append(Self.limit) }
  }

  private mutating func append(_ start: UInt32, _ end: UInt32) {
    if let last = bounds.last, start <= last {
      bounds[bounds.count - 1] = max(last, end)
    } else {
      bounds.append(start)
      bounds.append(end)
    }
  }

  /// The ranges, with closed ends.
  var ranges: [(first: UInt32, last: UInt32)] {
    stride(from: 0, to: bounds.count, by: 2).map { (bounds[$0], bounds[$0 + 1] - 1) }
  }

  /// All other code points.
  var inverted: ScalarSet {
    var result = self
    if bounds.first == 0 { result.bounds.removeFirst() } else { result.bounds.insert(0, at: 0) }
    if result.bounds.last == Self.limit {
      result.bounds.removeLast()
    } else {
      result.bounds.append(Self.limit)
    }
    return result
  }

  /// The code points of either set.
  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  /// The code points of both sets.
  func intersection(_ other: ScalarSet) -> ScalarSet {
    inverted.union(other.inverted).inverted
  }

  /// Whether a code point is in the set; logarithmic in the number of ranges.
  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }

  /// The only code point, when there is just one.
  var single: UInt32? { bounds.count == 2 && bounds[0] + 1 == bounds[1] ? bounds[0] : nil }
}

extension ScalarSet {
  /// Creates a set from ``ScriptTable``'s text.
  init(encoded text: String) {
    var value: UInt32 = 0
    for word in text.utf8.split(separator: 0x20) {
      var number: UInt32 = 0
      for digit in word { number = number * 36 + UInt32(digit < 0x3A ? digit - 0x30 : digit - 87) }
      value += bounds.count % 2 == 0 ? number : number + 1
      bounds.append(value)
    }
  }
}

extension ScalarSet {
  /// `\d`: the ASCII digits.
  static let digits = ScalarSet([(0x30, 0x39)])
  /// `\w`: ASCII letters, digits and the underscore.
  static let word = ScalarSet([(0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A)])
  /// `\s`: ECMA-262's white space (with every code point of category Zs) and line terminators.
  static let space = ScalarSet([
    (0x09, 0x0D), (0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A), (0x2028, 0x2029),
    (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF),
  ])
  /// `.` without the flag `s`: all but the line terminators.
  static let notLineTerminators =
    ScalarSet([(0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)]).inverted
}
