/// An unchanging list of names with a fast look-up, shared by trees and schemas.
///
/// A name's number is its place in the list.
public final class KeyTable: Sendable {
  /// The names by number.
  public let names: [String]
  package let index: KeyHash

  /// The table without names.
  public static let empty = KeyTable([])

  /// Creates a table; a name that stands twice keeps its first number.
  public init(_ names: [String]) {
    var index = KeyHash()
    var unique: [String] = []
    for name in names where index.insert(Array(name.utf8)).isNew { unique.append(name) }
    self.names = unique
    self.index = index
  }

  /// The number of a name, compared by bytes.
  public func id(of name: String) -> Int32? { index.find(Array(name.utf8)) }
}

/// The keys of one tree: a shared table's, and those that only this tree has.
package struct KeyIndex: Sendable {
  /// The shared table, whose keys are numbered from 0.
  package let shared: KeyTable
  private var own = KeyHash()

  init(_ shared: KeyTable) { self.shared = shared }

  /// How many keys there are.
  package var count: Int { shared.names.count + own.count }

  /// The number of a key, or `nil` when the tree has no such key.
  package func id(of bytes: some Collection<UInt8>) -> Int32? {
    shared.index.find(bytes) ?? own.find(bytes).map { $0 + Int32(shared.names.count) }
  }

  /// The number of a key, given on first use.
  mutating func intern(_ bytes: some Collection<UInt8>) -> Int32 {
    if let id = shared.index.find(bytes) { return id }
    return own.insert(bytes).id + Int32(shared.names.count)
  }
}

/// Byte strings numbered in the order of insertion, by open addressing.
package struct KeyHash: Sendable {
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<Int32> = []
  private var hashes: ContiguousArray<UInt32> = []
  private var slots: ContiguousArray<Int32> = []

  /// Creates a table without keys.
  package init() {}

  /// How many keys there are.
  package var count: Int { ends.count }

  /// The number of a key.
  package func find(_ key: some Collection<UInt8>) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let id = slots[slot(of: key, hash: Self.hash(key))]
    return id < 0 ? nil : id
  }

  /// Gives a key its number.
  package mutating func insert(_ key: some Collection<UInt8>) -> (id: Int32, isNew: Bool) {
    if (count + 1) * 2 > slots.count { grow() }
    let hash = Self.hash(key)
    let slot = slot(of: key, hash: hash)
    if slots[slot] >= 0 { return (slots[slot], false) }
    let id = Int32(count)
    slots[slot] = id
    bytes.append(contentsOf: key)
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    return (id, true)
  }

  /// The slot that holds the key, or the free one where it belongs.
  private func slot(of key: some Collection<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let id = slots[slot]
      if id < 0 || (hashes[Int(id)] == hash && matches(key, Int(id))) { return slot }
      slot = (slot + 1) & mask
    }
  }

  private func matches(_ key: some Collection<UInt8>, _ id: Int) -> Bool {
    let start = id == 0 ? 0 : Int(ends[id - 1])
    return bytes[start..<Int(ends[id])].elementsEqual(key)
  }

  private mutating func grow() {
    slots = ContiguousArray(repeating: -1, count: max(16, slots.count * 2))
    let mask = slots.count - 1
    for id in 0..<count {
      var slot = Int(hashes[id]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(id)
    }
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ key: some Collection<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in key { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
