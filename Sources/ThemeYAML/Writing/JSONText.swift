import ThemeDiagnostics

extension YAMLTree {
  /// The text of a node as JSON.
  ///
  /// Values are those of the core schema. A number keeps its spelling where that is JSON, and is
  /// else written as the same value; keys are written as their text, so `1: a` gives `{"1": "a"}`.
  /// Aliases are written out.
  ///
  /// - Parameters:
  ///   - root: the node.
  ///   - limit: how many nodes may be written.
  /// - Returns: the text, without a line break at its end; `nil` when more nodes would be written
  ///   than the limit allows.
  public func jsonText(of root: NodeID, limit: Int = 1_000_000) -> String? {
    var writer = JSONWriter(self, limit: limit)
    return writer.write(root) ? String(decoding: writer.output, as: UTF8.self) : nil
  }
}

/// Writes nodes as JSON with two spaces a level, without recursion.
struct JSONWriter {
  private let tree: YAMLTree
  private var budget: Int
  private(set) var output: ContiguousArray<UInt8> = []
  private var open: [Level] = []

  /// What remains to be written of a collection.
  private enum Level {
    case sequence(YAMLTree.Items)
    case mapping(YAMLTree.Entries)
  }

  init(_ tree: YAMLTree, limit: Int) {
    self.tree = tree
    budget = limit
  }

  /// Writes a node; false when the budget is spent.
  mutating func write(_ root: NodeID) -> Bool {
    guard begin(root) else { return false }
    while let level = open.indices.last {
      switch open[level] {
      case .sequence(var items):
        let item = items.next()
        open[level] = .sequence(items)
        guard let item else {
          close("]")
          continue
        }
        separate()
        guard begin(item) else { return false }
      case .mapping(var entries):
        let entry = entries.next()
        open[level] = .mapping(entries)
        guard let entry else {
          close("}")
          continue
        }
        separate()
        string(tree.bytes(of: tree.resolved(entry.key)))
        put(": ")
        guard begin(entry.value) else { return false }
      }
    }
    return true
  }

  /// Writes a scalar or an empty collection whole, and the opening bracket of another.
  private mutating func begin(_ written: NodeID) -> Bool {
    budget -= 1
    guard budget >= 0 else { return false }
    let node = tree.resolved(written)
    switch tree.kind(of: node) {
    case .scalar, .alias:
      scalar(node)
    case .sequence:
      put("[")
      open.append(.sequence(tree.items(of: node)))
    case .mapping:
      put("{")
      open.append(.mapping(tree.entries(of: node)))
    }
    return true
  }

  private mutating func separate() {
    if output.last != UInt8(ascii: "[") && output.last != UInt8(ascii: "{") { put(",") }
    lineBreak()
  }

  private mutating func close(_ bracket: StaticString) {
    open.removeLast()
    let isEmpty = output.last == UInt8(ascii: "[") || output.last == UInt8(ascii: "{")
    if !isEmpty { lineBreak() }
    put(bracket)
  }

  private mutating func lineBreak() {
    output.append(0x0A)
    for _ in open { put("  ") }
  }

  private mutating func put(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { output.append(text.utf8Start[index]) }
  }

  private mutating func scalar(_ node: NodeID) {
    switch tree.scalarKind(of: node) {
    case .null: put("null")
    case .boolean: put(tree.boolean(of: node) ? "true" : "false")
    case .string: string(tree.bytes(of: node))
    case .integer, .float: number(node)
    }
  }

  private mutating func number(_ node: NodeID) {
    let text = ContiguousArray(tree.bytes(of: node))
    let isJSON = text.withUnsafeBufferPointer { isJSONNumber($0) }
    let value = tree.number(of: node)
    if isJSON {
      output.append(contentsOf: text)
    } else if !value.isFinite {
      // JSON has no such number; the reader has reported it.
      string(tree.bytes(of: node))
    } else if let decimal = decimalSpelling(text) {
      output.append(contentsOf: decimal)
    } else {
      output.append(contentsOf: (wholeSpelling(text) ?? "\(value)").utf8)
    }
  }

  private mutating func string(_ bytes: ContiguousArray<UInt8>.SubSequence) {
    output.append(contentsOf: jsonString(String(decoding: bytes, as: UTF8.self)).utf8)
  }
}

/// The decimal spelling of `0o17` or `0x1F`; `nil` beyond 64 bits.
private func wholeSpelling(_ text: ContiguousArray<UInt8>) -> String? {
  guard text.count > 2 else { return nil }
  let radix = text[1] == UInt8(ascii: "o") ? 8 : 16
  return UInt64(String(decoding: text[2...], as: UTF8.self), radix: radix).map { "\($0)" }
}

/// The JSON spelling of a YAML decimal (`+012`, `.5`, `5.`) with the same digits; `nil` for others.
private func decimalSpelling(_ text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
  var digits = text[...]
  var result: ContiguousArray<UInt8> = []
  if digits.first == UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
  if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
    digits.removeFirst()
  }
  guard let last = digits.last, isDigit(last) || last == UInt8(ascii: ".") else { return nil }
  guard
    digits.allSatisfy({
      isDigit($0) || $0 == UInt8(ascii: ".") || $0 | 0x20 == 0x65
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
    })
  else { return nil }
  while digits.count > 1, digits.first == UInt8(ascii: "0"), isDigit(digits[digits.startIndex + 1])
  {
    digits.removeFirst()
  }
  if digits.first == UInt8(ascii: ".") { result.append(UInt8(ascii: "0")) }
  for (index, byte) in zip(digits.indices, digits) {
    let hasDigitAfter = index + 1 < digits.endIndex && isDigit(digits[index + 1])
    result.append(byte)
    if byte == UInt8(ascii: "."), !hasDigitAfter { result.append(UInt8(ascii: "0")) }
  }
  return result
}
