/// A text that consists of characters of one set, within a range of lengths: `^[a-z]{2,5}$`.
struct CharacterRun: Sendable {
  private let set: ScalarSet
  /// One bit for each ASCII character.
  private let low: UInt64
  private let high: UInt64
  private let minimum: Int
  private let maximum: Int

  /// Recognises a set, or a repetition of one.
  init?(_ node: PatternNode) {
    switch node {
    case .set(let set):
      self.init(set, 1, 1)
    case .repetition(let repetition):
      guard case .set(let set) = repetition.node else { return nil }
      self.init(set, repetition.minimum, repetition.maximum ?? Int.max)
    default:
      return nil
    }
  }

  private init(_ set: ScalarSet, _ minimum: Int, _ maximum: Int) {
    self.set = set
    self.minimum = minimum
    self.maximum = maximum
    var bits: (low: UInt64, high: UInt64) = (0, 0)
    for value: UInt32 in 0..<64 where set.contains(value) { bits.low |= 1 << UInt64(value) }
    for value: UInt32 in 0..<64 where set.contains(value + 64) { bits.high |= 1 << UInt64(value) }
    (low, high) = bits
  }

  /// Whether a text is such a run.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    var count = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        guard (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1 else { return false }
        offset += 1
      } else {
        let (value, length) = text.codePoint(at: offset)
        guard set.contains(value) else { return false }
        offset += length
      }
      count += 1
    }
    return count >= minimum && count <= maximum
  }
}
