import ThemeYAML

extension Evaluator {
  /// The node itself, or what it stands for when it is an alias.
  @inline(__always)
  func resolved(_ node: NodeID) -> NodeID {
    let record = nodes[Int(node)]
    return record.kind == .alias && record.count >= 0 ? record.count : node
  }

  /// The type of a resolved node.
  @inline(__always)
  func type(of node: NodeID) -> TypeSet {
    let record = nodes[Int(node)]
    switch record.kind {
    case .mapping: return .object
    case .sequence: return .array
    case .alias: return .null
    case .scalar: break
    }
    if node == keyNode { return .string }
    switch record.scalarKind {
    case .string: return .string
    case .boolean: return .boolean
    case .null: return .null
    case .integer: return .integer
    case .float: return floatType(text(of: node))
    }
  }

  /// The value of a number as the nearest double.
  @inline(__always)
  func number(of node: NodeID) -> Double { coreNumber(text(of: node)) }

  /// The value of a scalar as UTF-8.
  @inline(__always)
  func text(of node: NodeID) -> UnsafeBufferPointer<UInt8> {
    let record = nodes[Int(node)]
    let start = Int(record.textStart)
    return UnsafeBufferPointer(rebasing: arena[start..<start + Int(record.textLength)])
  }

  /// The text of a literal or bound.
  @inline(__always)
  func text(of slice: Slice) -> UnsafeBufferPointer<UInt8> {
    let start = Int(slice.start)
    return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(slice.count)])
  }

  /// How many entries or items a resolved node has; 0 for scalars.
  mutating func childCount(of node: NodeID) -> Int {
    let record = nodes[Int(node)]
    switch record.kind {
    case .sequence: return Int(record.count)
    case .mapping:
      if record.hasMerge { return mergedRuns.run(of: node)?.count ?? 0 }
      return Int(record.count)
    case .scalar, .alias: return 0
    }
  }

  /// The entries of a resolved mapping.
  @inline(__always)
  mutating func entries(of node: NodeID) -> EntryCursor {
    let record = nodes[Int(node)]
    if record.hasMerge { return mergedEntries(of: node) }
    return EntryCursor(nodes: nodes, keyMap: keyMap, current: node + 1, end: record.next)
  }

  private mutating func mergedEntries(of node: NodeID) -> EntryCursor {
    guard let run = mergedRuns.run(of: node), let entries = mergedEntries.baseAddress else {
      return EntryCursor(nodes: nodes, keyMap: keyMap, current: 0, end: 0)
    }
    return EntryCursor(
      nodes: nodes, keyMap: keyMap, current: 0, end: NodeID(run.count), merged: entries + run.start)
  }

  /// The items of a resolved sequence.
  @inline(__always)
  func items(of node: NodeID) -> ItemCursor {
    ItemCursor(nodes: nodes, current: node + 1, end: nodes[Int(node)].next)
  }

  /// The value of a key in a table of the program, or `nil`.
  @inline(__always)
  func look(up key: Int32, in table: Int32) -> Int32? {
    guard key >= 0 else { return nil }
    let base = Int(table) + 1
    let mask = Int(ints[Int(table)])
    var slot = tableSlot(key, mask: mask)
    while true {
      let found = ints[base + slot * 2]
      if found == key { return ints[base + slot * 2 + 1] }
      if found < 0 { return nil }
      slot = (slot + 1) & mask
    }
  }
}

/// Whether a number with a point or an exponent is a whole one; exact beyond a double's digits.
private func floatType(_ text: UnsafeBufferPointer<UInt8>) -> TypeSet {
  if isPlainFraction(text) { return .fraction }
  let number = coreNumber(text)
  if number.isFinite, number != number.rounded(.towardZero) { return .fraction }
  // `.inf` and `.nan` are the only ones with these letters.
  if !number.isFinite, text.contains(where: { $0 | 0x20 == UInt8(ascii: "n") }) {
    return .notFinite
  }
  return withDecimal(text) { $0.isInteger } ? .integer : .fraction
}

/// Whether a number's text ends with a point and digits, the last of them not 0, such as `0.75`.
private func isPlainFraction(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var place = text.count - 1
  guard place > 0, text[place] &- UInt8(ascii: "1") < 9 else { return false }
  while place > 0, text[place] &- UInt8(ascii: "0") < 10 { place -= 1 }
  return text[place] == UInt8(ascii: ".")
}

/// One entry of a mapping.
struct Entry {
  /// Its place, from 0.
  var index: Int
  /// The key's node.
  var key: NodeID
  /// The program's number of the key; -1, or beyond its names, for a key it does not know.
  var number: Int32
  /// The value's node, as written.
  var value: NodeID
}

/// Walks over the entries of a mapping.
struct EntryCursor {
  let nodes: UnsafeBufferPointer<NodeRecord>
  let keyMap: UnsafePointer<Int32>?
  /// The next key, or the next entry's number where the mapping has a merge key.
  var current: NodeID
  let end: NodeID
  /// The entries where the mapping has a merge key.
  var merged: UnsafePointer<MergedEntry>?
  var index = -1

  @inline(__always)
  mutating func next() -> Entry? {
    guard current < end else { return nil }
    index += 1
    if let merged {
      current += 1
      return entry(merged[index].key, merged[index].value)
    }
    let key = current
    let value = nodes[Int(key)].next
    current = nodes[Int(value)].next
    return entry(key, value)
  }

  @inline(__always)
  private func entry(_ key: NodeID, _ value: NodeID) -> Entry {
    let record = nodes[Int(key)]
    var number = record.key
    if record.kind == .alias, number < 0, record.count >= 0 {
      number = nodes[Int(record.count)].key
    }
    if let keyMap, number >= 0 { number = keyMap[Int(number)] }
    return Entry(index: index, key: key, number: number, value: value)
  }
}

/// Walks over the items of a sequence.
struct ItemCursor {
  let nodes: UnsafeBufferPointer<NodeRecord>
  var current: NodeID
  let end: NodeID

  @inline(__always)
  mutating func next() -> NodeID? {
    guard current < end else { return nil }
    defer { current = nodes[Int(current)].next }
    return current
  }
}
