extension UnsafeBufferPointer<UInt8> {
  /// The code point that begins at an offset and its length in bytes.
  ///
  /// A byte that begins none gives U+FFFD and length 1.
  func codePoint(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, offset + length <= count else { return (0xFFFD, 1) }
    var value = first & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      let byte = UInt32(self[index])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | byte & 0x3F
    }
    return value < ScalarSet.limit ? (value, length) : (0xFFFD, 1)
  }

  /// The code point that ends at an offset and its length in bytes.
  func codePoint(before offset: Int) -> (value: UInt32, length: Int) {
    var start = offset - 1
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    let (value, length) = codePoint(at: start)
    return start + length == offset ? (value, length) : (0xFFFD, 1)
  }

  /// Whether an ASCII word character begins at an offset.
  func isWord(at offset: Int) -> Bool {
    guard offset >= 0, offset < count else { return false }
    switch self[offset] {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return true
    default: return false
    }
  }

  /// Whether a condition holds at an offset.
  func holds(_ condition: PlaceCondition, at offset: Int) -> Bool {
    switch condition {
    case .start: offset == 0
    case .end: offset == count
    case .wordBoundary: isWord(at: offset - 1) != isWord(at: offset)
    case .noWordBoundary: isWord(at: offset - 1) == isWord(at: offset)
    }
  }
}
