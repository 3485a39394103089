/// Writes values as a list of 32-bit words, which a program can hold as a constant.
struct ImageWriter {
  /// What was written so far.
  private(set) var words: [Int32] = []

  mutating func put(_ value: Int32) { words.append(value) }

  mutating func put(_ value: Bool) { put(Int32(value ? 1 : 0)) }

  /// Writes a number of 64 bits, the lower half first.
  mutating func put(_ value: UInt64) {
    put(Int32(truncatingIfNeeded: value))
    put(Int32(truncatingIfNeeded: value >> 32))
  }

  /// Writes how many bytes there are, and the bytes, four to a word.
  mutating func put(_ bytes: some Collection<UInt8>) {
    put(Int32(bytes.count))
    var word: UInt32 = 0
    var shift: UInt32 = 0
    for byte in bytes {
      word |= UInt32(byte) << shift
      shift += 8
      if shift == 32 {
        put(Int32(bitPattern: word))
        (word, shift) = (0, 0)
      }
    }
    if shift > 0 { put(Int32(bitPattern: word)) }
  }

  /// Writes how many elements there are, and the elements.
  mutating func put<Element>(
    _ list: some Collection<Element>, _ write: (inout ImageWriter, Element) -> Void
  ) {
    put(Int32(list.count))
    for element in list { write(&self, element) }
  }
}

/// Reads what ``ImageWriter`` wrote, in the same order.
struct ImageReader {
  private let words: [Int32]
  private var position = 0

  init(_ words: [Int32]) { self.words = words }

  mutating func word() -> Int32 {
    defer { position += 1 }
    return words[position]
  }

  mutating func flag() -> Bool { word() != 0 }

  mutating func wide() -> UInt64 {
    let low = UInt64(UInt32(bitPattern: word()))
    return low | UInt64(UInt32(bitPattern: word())) << 32
  }

  mutating func bytes() -> ContiguousArray<UInt8> {
    let count = Int(word())
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var rest = UInt32(bitPattern: word())
      for _ in 0..<min(4, count - bytes.count) {
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
      }
    }
    return bytes
  }

  mutating func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  mutating func list<Element>(
    _ read: (inout ImageReader) -> Element
  ) -> ContiguousArray<Element> {
    let count = Int(word())
    var list: ContiguousArray<Element> = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(read(&self)) }
    return list
  }
}
