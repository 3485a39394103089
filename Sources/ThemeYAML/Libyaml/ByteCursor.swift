/// Turns libyaml's places, which count Unicode scalars, into offsets of bytes.
///
/// Asked in ascending order, all questions together cost one walk over the text.
struct ByteCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let base: Int
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  /// Creates a cursor.
  ///
  /// - Parameters:
  ///   - bytes: valid UTF-8.
  ///   - base: the offset of the byte that libyaml was given first.
  ///   - isASCII: whether every scalar is one byte.
  init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool) {
    self.bytes = bytes
    self.base = base
    self.isASCII = isASCII
    offset = base
  }

  /// The offset of the byte where a scalar begins; the end of the text for scalars beyond it.
  @inline(__always)
  mutating func offset(of target: Int) -> Int {
    isASCII ? min(base &+ target, bytes.count) : walk(to: target)
  }

  private mutating func walk(to target: Int) -> Int {
    while index < target, offset < bytes.count {
      let lead = bytes[offset]
      offset += lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      index += 1
    }
    while index > target, offset > base {
      offset -= 1
      if bytes[offset] & 0xC0 != 0x80 { index -= 1 }
    }
    return min(offset, bytes.count)
  }
}
