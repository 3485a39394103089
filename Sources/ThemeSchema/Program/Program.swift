import ThemeYAML

/// Everything that a compiled schema is made of, in flat pools that instructions point into.
final class Program: Sendable {
  let schemas: ContiguousArray<SchemaRecord>
  let code: ContiguousArray<Instruction>
  /// Tables of the instructions: hash tables of property names, lists of schemas.
  let ints: ContiguousArray<Int32>
  /// The text of literals and bounds.
  let bytes: ContiguousArray<UInt8>
  let bounds: ContiguousArray<NumberBound>
  let literals: ContiguousArray<LiteralRecord>
  let divisors: ContiguousArray<Divisor>
  let patterns: ContiguousArray<Pattern>
  let formats: ContiguousArray<Format>
  /// The documents that schemas came from; the first is the one that was compiled.
  let documents: [SchemaDocument]
  /// The resources in them.
  let resources: [SchemaResource]
  /// Whether a dynamic reference makes the way of the evaluation matter.
  let hasDynamicScope: Bool
  /// The schema that validation begins with.
  let root: SchemaID
  /// Whether any schema tracks what was evaluated.
  let tracks: Bool
  let keys: KeyTable

  init(
    _ draft: consuming ProgramDraft, documents: [SchemaDocument], resources: [SchemaResource],
    root: SchemaID
  ) {
    schemas = draft.schemas
    code = draft.code
    ints = draft.ints
    bytes = draft.bytes
    bounds = draft.bounds
    literals = draft.literals
    divisors = draft.divisors
    patterns = draft.patterns
    formats = draft.formats
    keys = KeyTable(draft.names)
    tracks = draft.schemas.contains { $0.tracks }
    hasDynamicScope = draft.hasDynamicScope
    self.documents = documents
    self.resources = resources
    self.root = root
  }
}

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
  mutating func number(ofName name: some Collection<UInt8>) -> Int32 {
    let (id, isNew) = nameIndex.insert(name)
    if isNew { names.append(String(decoding: name, as: UTF8.self)) }
    return id
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

  /// Adds a table from keys to values, found by ``Evaluator/look(up:in:)``: an open-addressed table
  /// of a power of two of pairs, at most half full, with its mask before it.
  mutating func add(table pairs: [(key: Int32, value: Int32)]) -> Int32 {
    var size = 2
    while size < pairs.count * 2 { size *= 2 }
    var table = [Int32](repeating: -1, count: size * 2)
    for pair in pairs {
      var slot = tableSlot(pair.key, mask: size - 1)
      while table[slot * 2] >= 0 { slot = (slot + 1) & (size - 1) }
      table[slot * 2] = pair.key
      table[slot * 2 + 1] = pair.value
    }
    return add([Int32(size - 1)] + table)
  }
}

/// Where a key's probing begins in a table.
@inline(__always)
func tableSlot(_ key: Int32, mask: Int) -> Int {
  let hash = UInt32(bitPattern: key) &* 0x9E37_79B1
  return Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
}
