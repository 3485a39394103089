import ThemeYAML

/// The pools while they grow.
struct ProgramDraft {
  var schemas: ContiguousArray<SchemaRecord> = []
  var code: ContiguousArray<Instruction> = []
  var ints: ContiguousArray<Int32> = []
  var bytes: ContiguousArray<UInt8> = []
  var bounds: ContiguousArray<NumberBound> = []
  var literals: ContiguousArray<LiteralRecord> = []
  var divisors: ContiguousArray<Divisor> = []
  var patterns: ContiguousArray<Pattern> = []
  var formats: ContiguousArray<Format> = []
  /// Whether a dynamic reference was compiled.
  var hasDynamicScope = false
  /// The property names by number.
  var names: [String] = []
  private var nameIndex = KeyHash()

  /// The number of a property name.
  mutating func number(ofName name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let (id, isNew) = nameIndex.insert(name)
    if isNew { names.append(String(decoding: name, as: UTF8.self)) }
    return id
  }

  /// Begins a table of that many keys, filled by ``insert(_:_:intoTable:)``: an open-addressed table of
  /// a power of two of pairs, at most half full, with its mask before it.
  mutating func beginTable(count: Int) -> Int32 {
    var size = 2
    while size < count * 2 { size *= 2 }
    let start = Int32(ints.count)
    ints.append(Int32(size - 1))
    ints.append(contentsOf: repeatElement(-1, count: size * 2))
    return start
  }

  /// Adds a key to a table; of equal ones the first is found.
  mutating func insert(_ key: Int32, _ value: Int32, intoTable table: Int32) {
    let base = Int(table) + 1
    let mask = Int(ints[Int(table)])
    var slot = tableSlot(key, mask: mask)
    while ints[base + slot * 2] >= 0 { slot = (slot + 1) & mask }
    ints[base + slot * 2] = key
    ints[base + slot * 2 + 1] = value
  }

  /// Adds bytes to the pool.
  mutating func add(_ text: some Collection<UInt8>) -> Slice {
    let slice = Slice(start: Int32(bytes.count), count: Int32(text.count))
    bytes.append(contentsOf: text)
    return slice
  }

  /// Adds a list to the pool of integers; gives its start.
  mutating func add(_ list: [Int32]) -> Int32 {
    let start = Int32(ints.count)
    ints.append(contentsOf: list)
    return start
  }

  /// Adds a table from keys to values, found by ``Evaluator/look(up:in:)``.
  mutating func add(table pairs: [(key: Int32, value: Int32)]) -> Int32 {
    let table = beginTable(count: pairs.count)
    for pair in pairs { insert(pair.key, pair.value, intoTable: table) }
    return table
  }
}

/// Where a key's probing begins in a table.
@inline(__always)
func tableSlot(_ key: Int32, mask: Int) -> Int {
  let hash = UInt32(bitPattern: key) &* 0x9E37_79B1
  return Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
}
