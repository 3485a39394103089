/// Byte strings numbered in the order of insertion, by open addressing.
package struct KeyHash: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int32> = []
  private var hashes: ContiguousArray<UInt64> = []
  /// The number of the key in each slot, or -1.
  private var slots: ContiguousArray<Int32> = []
  private var seed: UInt64 = 0
  private var mask: Int { slots.count - 1 }

  /// Creates a table without keys.
  package init() {}

  /// How many keys there are.
  package var count: Int { ends.count }

  /// The number of a key.
  package func find(_ key: some Collection<UInt8>) -> Int32? {
    withBytes(key) { find($0) }
  }

  /// Gives a key its number.
  package mutating func insert(_ key: some Collection<UInt8>) -> (id: Int32, isNew: Bool) {
    withBytes(key) { insert($0) }
  }

  /// The bytes of a key.
  subscript(id: Int32) -> ContiguousArray<UInt8>.SubSequence {
    bytes[(id == 0 ? 0 : Int(ends[Int(id) - 1]))..<Int(ends[Int(id)])]
  }

  func find(_ key: UnsafeBufferPointer<UInt8>) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let id = slots[probe(key, hash: hash(key)).slot]
    return id < 0 ? nil : id
  }

  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> (id: Int32, isNew: Bool) {
    if (count + 1) * 2 > slots.count { rebuild(slots: max(16, slots.count * 2), seed: seed) }
    var hash = hash(key)
    var place = probe(key, hash: hash)
    if slots[place.slot] >= 0 { return (slots[place.slot], false) }
    if place.steps > 256 {
      // Keys made to collide: with another seed they do not, and nobody can aim at two seeds.
      rebuild(slots: slots.count, seed: hash | 1)
      hash = self.hash(key)
      place = probe(key, hash: hash)
    }
    let id = Int32(count)
    slots[place.slot] = id
    bytes.append(contentsOf: key)
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    return (id, true)
  }

  /// The slot that holds the key, or the free one where it belongs.
  private func probe(
    _ key: UnsafeBufferPointer<UInt8>, hash: UInt64
  ) -> (slot: Int, steps: Int) {
    let mask = mask
    var slot = Int(truncatingIfNeeded: hash) & mask
    var steps = 0
    while true {
      let id = slots[slot]
      if id < 0 || (hashes[Int(id)] == hash && matches(key, Int(id))) { return (slot, steps) }
      slot = (slot + 1) & mask
      steps += 1
    }
  }

  private func matches(_ key: UnsafeBufferPointer<UInt8>, _ id: Int) -> Bool {
    let start = id == 0 ? 0 : Int(ends[id - 1])
    guard Int(ends[id]) - start == key.count else { return false }
    for index in 0..<key.count where bytes[start + index] != key[index] { return false }
    return true
  }

  private mutating func rebuild(slots count: Int, seed newSeed: UInt64) {
    slots = ContiguousArray(repeating: -1, count: count)
    if newSeed != seed {
      seed = newSeed
      for id in 0..<self.count {
        hashes[id] = ContiguousArray(self[Int32(id)]).withUnsafeBufferPointer { hash($0) }
      }
    }
    for id in 0..<self.count {
      var slot = Int(truncatingIfNeeded: hashes[id]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }

  /// Eight bytes at a time, each word folded by a wide multiplication (the step of wyhash).
  private func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(key)
    var hash = seed ^ UInt64(key.count)
    var offset = 0
    while offset + 8 <= key.count {
      hash = Self.fold(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < key.count {
      rest = rest << 8 | UInt64(key[offset])
      offset += 1
    }
    return Self.fold(hash ^ rest)
  }

  private static func fold(_ word: UInt64) -> UInt64 {
    let product = (word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}

private func withBytes<Result>(
  _ key: some Collection<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
) -> Result {
  key.withContiguousStorageIfAvailable(body)
    ?? ContiguousArray(key).withUnsafeBufferPointer(body)
}
