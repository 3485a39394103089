/// The SplitMix64 generator: equal seeds give equal corpora on every platform.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// One of the values; there must be at least one.
  mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int(next() % UInt64(values.count))]
  }

  /// A whole number in a closed range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A number with one decimal between two whole numbers, both included.
  mutating func decimal(_ range: ClosedRange<Int>) -> String {
    let tenths = whole(range.lowerBound * 10...range.upperBound * 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// A fraction between 0.01 and 0.99 with two decimals.
  mutating func fraction() -> String {
    let hundredths = whole(1...99)
    return hundredths < 10 ? "0.0\(hundredths)" : "0.\(hundredths)"
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool {
    next() % 100 < UInt64(percent)
  }
}
