/// A collection whose end has not been read.
struct OpenCollection {
  /// Its node; -1 for the place of a document's root.
  let node: NodeID
  let isMapping: Bool
  /// Whether the next node is a key.
  var expectsKey: Bool
  var children: Int32 = 0
  /// Where the last child ends; before the first child, the collection's own start.
  var lastEnd: UInt32
  /// Whether two keys may be equal; exact for keys numbered below 64.
  private(set) var mayRepeatKey = false
  private var seenKeys: UInt64 = 0
  /// How many keys have other characters than those of ASCII.
  private(set) var wideKeys: Int32 = 0

  init(node: NodeID, isMapping: Bool, start: UInt32) {
    self.node = node
    self.isMapping = isMapping
    expectsKey = isMapping
    lastEnd = start
  }

  /// Notes a key; `isWide` tells one that has other characters than those of ASCII.
  @inline(__always)
  mutating func noteKey(_ key: Int32, isWide: Bool) {
    if isWide { wideKeys += 1 }
    let bit: UInt64 = 1 << UInt64(key & 63)
    mayRepeatKey = mayRepeatKey || seenKeys & bit != 0
    seenKeys |= bit
  }

  /// Notes a child that ends at an offset.
  @inline(__always)
  mutating func noteChild(end: UInt32) {
    children += 1
    lastEnd = end
    expectsKey = isMapping && !expectsKey
  }
}
