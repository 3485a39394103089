/// Byte strings numbered in the order of insertion, by open addressing.
package struct KeyHash: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  /// Where each key ends in ``bytes``; the first is where key 0 begins.
  private var ends: ContiguousArray<Int32> = [0]
  private var slots: ContiguousArray<Slot> = []
  private var seed: UInt64 = 0

  /// A place for a key: half of its hash, and its number or -1.
  fileprivate struct Slot {
    var hash: UInt32 = 0
    var id: Int32 = -1
  }

  /// Creates a table without keys.
  package init() {}

  /// How many keys there are.
  package var count: Int { ends.count - 1 }

  /// The number of a key.
  package func find(_ key: some Collection<UInt8>) -> Int32? {
    withBytes(key) { find($0) }
  }

  /// Gives a key its number.
  package mutating func insert(_ key: some Collection<UInt8>) -> (id: Int32, isNew: Bool) {
    withBytes(key) { insert($0) }
  }

  /// Gives a key its number.
  package mutating func insert(_ key: String) -> (id: Int32, isNew: Bool) {
    withUTF8(key) { insert($0) }
  }

  /// The bytes of a key.
  subscript(id: Int32) -> ContiguousArray<UInt8>.SubSequence {
    bytes[Int(ends[Int(id)])..<Int(ends[Int(id) + 1])]
  }

  /// The number of a key.
  package func find(_ key: UnsafeBufferPointer<UInt8>) -> Int32? {
    withView { $0.find(key) }
  }

  /// Gives a key its number.
  package mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> (id: Int32, isNew: Bool) {
    if (count + 1) * 2 > slots.count { rebuild(slots: max(16, slots.count * 2), seed: seed) }
    var hash = hash(key)
    var place = probe(key, hash: hash)
    if slots[place.slot].id >= 0 { return (slots[place.slot].id, false) }
    if place.steps > 256 {
      // Keys made to collide: with another seed they do not, and nobody can aim at two seeds.
      rebuild(slots: slots.count, seed: hash | 1)
      hash = self.hash(key)
      place = probe(key, hash: hash)
    }
    let id = Int32(count)
    slots[place.slot] = Slot(hash: UInt32(truncatingIfNeeded: hash >> 32), id: id)
    bytes.append(contentsOf: key)
    ends.append(Int32(bytes.count))
    return (id, true)
  }

  private func probe(
    _ key: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) -> (slot: Int, steps: Int) {
    withView { $0.probe(key, hash: hash) }
  }

  private mutating func rebuild(slots count: Int, seed newSeed: UInt64) {
    seed = newSeed
    slots = ContiguousArray(repeating: Slot(), count: count)
    let mask = count - 1
    for id in 0..<self.count {
      let hash = bytes.withUnsafeBufferPointer {
        self.hash(UnsafeBufferPointer(rebasing: $0[Int(ends[id])..<Int(ends[id + 1])]))
      }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot].id >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Slot(hash: UInt32(truncatingIfNeeded: hash >> 32), id: Int32(id))
    }
  }

  private func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 { hashBytes(key, seed: seed) }
}

extension KeyHash {
  /// The table by its addresses, valid within ``withView(_:)``: for a reader that asks for every key.
  struct View {
    fileprivate let slots: UnsafeBufferPointer<Slot>
    fileprivate let ends: UnsafeBufferPointer<Int32>
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate let seed: UInt64

    /// The number of a key.
    @inline(__always)
    func find(_ key: UnsafeBufferPointer<UInt8>) -> Int32? {
      guard !slots.isEmpty else { return nil }
      let id = slots[probe(key, hash: hashBytes(key, seed: seed)).slot].id
      return id < 0 ? nil : id
    }

    /// The slot that holds the key, or the free one where it belongs.
    @inline(__always)
    fileprivate func probe(
      _ key: UnsafeBufferPointer<UInt8>, hash: UInt64
    ) -> (slot: Int, steps: Int) {
      let mask = slots.count &- 1
      let high = UInt32(truncatingIfNeeded: hash >> 32)
      var slot = Int(truncatingIfNeeded: hash) & mask
      var steps = 0
      while true {
        let found = slots[slot]
        if found.id < 0 || (found.hash == high && matches(key, Int(found.id))) {
          return (slot, steps)
        }
        slot = (slot &+ 1) & mask
        steps &+= 1
      }
    }

    @inline(__always)
    private func matches(_ key: UnsafeBufferPointer<UInt8>, _ id: Int) -> Bool {
      let start = Int(ends[id])
      guard Int(ends[id &+ 1]) &- start == key.count else { return false }
      guard let address = key.baseAddress, let base = bytes.baseAddress else { return true }
      return equalBytes(base + start, address, key.count)
    }
  }

  /// Calls a function with the table's addresses.
  func withView<Result>(_ body: (View) -> Result) -> Result {
    slots.withUnsafeBufferPointer { slots in
      ends.withUnsafeBufferPointer { ends in
        bytes.withUnsafeBytes { bytes in
          body(View(slots: slots, ends: ends, bytes: bytes, seed: seed))
        }
      }
    }
  }
}

/// Eight bytes at a time, the last ones overlapping, each word folded by a wide multiplication (the step of wyhash).
@inline(__always)
private func hashBytes(_ key: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt64 {
  var hash = seed ^ UInt64(truncatingIfNeeded: key.count)
  guard let base = UnsafeRawPointer(key.baseAddress) else { return fold(hash) }
  let count = key.count
  if count >= 8 {
    var offset = 0
    while offset + 8 < count {
      hash = fold(hash ^ base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return fold(hash ^ base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
  }
  if count >= 4 {
    let head = UInt64(base.loadUnaligned(as: UInt32.self))
    let tail = UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
    return fold(hash ^ (head << 32 | tail))
  }
  var rest: UInt64 = 0
  for index in 0..<count {
    rest = rest << 8 | UInt64(base.load(fromByteOffset: index, as: UInt8.self))
  }
  return fold(hash ^ rest)
}

@inline(__always)
private func fold(_ word: UInt64) -> UInt64 {
  let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
  return product.high ^ product.low
}

private func withBytes<Result>(
  _ key: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  key.withContiguousStorageIfAvailable(body)
    ?? ContiguousArray(key).withUnsafeBufferPointer(body)
}
