package import ThemeDiagnostics
package import ThemeYAML

/// One pass over the nodes of a document that fills values from them.
///
/// Decoding never says what the schema says. What does not fit is left as it was, so that the best
/// value comes out, and the pass is not exact any more, so that the schema is asked for the reason;
/// what fits but is doubtful is added to the findings.
package struct Decoding {
  /// The nodes.
  package let tree: YAMLTree
  /// What was found so far.
  package var findings: [Diagnostic] = []
  /// Whether all that was decoded so far is surely what the schema wants, so that it need not be asked.
  package var isExact = true
  /// Whether the document extends others, so that its own text does not tell what it holds.
  var isExtension = false
  /// Whether the document defines or uses tokens while it is not known what they stand for.
  var usesTokens = false
  /// What tokens stand for, once that is known.
  var tokens: TokenTable?
  /// The presentations that do not look at something that the document says.
  var ignored: PresentationSet = []
  /// In a pass that says which keys are of no use: the presentation that does not look at them.
  var audit: KeyAudit?
  /// The key whose value is being decoded; -1 at the root.
  package var key: NodeID = -1

  /// Begins a pass.
  package init(_ tree: YAMLTree) {
    self.tree = tree
  }
}

/// Fills a value from a node; false when the node does not fit, and the value is as before.
package typealias Decode<Value> = @Sendable (NodeID, inout Decoding, inout Value) -> Bool

extension Decoding {
  /// The node to decode at a value's place, with aliases and tokens followed; `nil` for a token that
  /// stands for nothing.
  mutating func open(_ node: NodeID, admitsToken: Bool) -> NodeID? {
    let node = tree.resolved(node)
    guard admitsToken else { return node }
    let record = tree.nodes[Int(node)]
    if record.kind == .scalar, record.scalarKind == .string, record.textLength > 0,
      tree.arena[Int(record.textStart)] == UInt8(ascii: "$")
    {
      return token(at: node)
    }
    return node
  }

  /// The bytes of a string scalar; `nil` for every other node.
  func string(_ node: NodeID) -> ArraySlice<UInt8>? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .string else { return nil }
    let start = Int(record.textStart)
    return tree.arena[start..<start + Int(record.textLength)]
  }

  /// Whether a node is a string scalar of exactly these bytes.
  func isString(_ node: NodeID, _ bytes: [UInt8]) -> Bool {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .string,
      Int(record.textLength) == bytes.count
    else { return false }
    let start = Int(record.textStart)
    for index in 0..<bytes.count where tree.arena[start + index] != bytes[index] { return false }
    return true
  }

  /// The place of a string scalar in a list of words; `nil` when it is none of them.
  func index(of node: NodeID, in words: WordList) -> Int? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .string else { return nil }
    let (from, length) = (Int(record.textStart), Int(record.textLength))
    var start = 0
    for index in 0..<words.ends.count {
      let end = words.ends[index]
      if end - start == length {
        var offset = 0
        while offset < length, tree.arena[from + offset] == words.bytes[start + offset] {
          offset += 1
        }
        if offset == length { return index }
      }
      start = end
    }
    return nil
  }

  /// The value of a finite number; `nil` for every other node.
  func number(_ node: NodeID) -> Double? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .integer || record.scalarKind == .float,
      tree.number(of: node).isFinite
    else { return nil }
    return tree.number(of: node)
  }

  /// Whether a number that a shape admits is surely admitted as it is written, digits beyond those of a
  /// `Double` included.
  func isSurely(_ number: Double, _ node: NodeID, _ shape: NumberShape) -> Bool {
    let record = tree.nodes[Int(node)]
    if record.scalarKind == .integer { return true }
    let isBound =
      number == shape.minimum || number == shape.exclusiveMinimum || number == shape.maximum
    guard isBound || shape.isInteger else { return true }
    let start = Int(record.textStart)
    let text = tree.arena[start..<start + Int(record.textLength)]
    // Fifteen digits without an exponent always are what they say.
    return text.count <= 15 && !text.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// Whether a text, such as a key, is surely of a shape.
  func isSurely(_ text: NodeID, _ shape: TextShape) -> Bool {
    string(text).map(shape.surelyAdmits) ?? false
  }

  /// The value of a boolean; `nil` for every other node.
  func boolean(_ node: NodeID) -> Bool? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .boolean else { return nil }
    return record.boolean
  }
}

/// A place among the items of a sequence.
struct ItemCursor {
  fileprivate var current: NodeID
  fileprivate var end: NodeID
}

extension Decoding {
  /// The place before the first item; `nil` when the node is not a sequence.
  func items(of node: NodeID) -> ItemCursor? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .sequence else { return nil }
    return ItemCursor(current: node + 1, end: record.next)
  }

  /// The next item.
  func next(_ cursor: inout ItemCursor) -> NodeID? {
    guard cursor.current < cursor.end else { return nil }
    let item = cursor.current
    cursor.current = tree.nodes[Int(item)].next
    return item
  }
}

/// A place among the entries of a mapping, with merge keys resolved.
struct EntryCursor {
  fileprivate var current: NodeID
  fileprivate var end: NodeID
  fileprivate var merged: [MergedEntry]?
  fileprivate var index = 0
}

extension Decoding {
  /// The place before the first entry; `nil` when the node is not a mapping.
  func entries(of node: NodeID) -> EntryCursor? {
    let record = tree.nodes[Int(node)]
    guard record.kind == .mapping else { return nil }
    return EntryCursor(
      current: node + 1, end: record.next, merged: record.hasMerge ? tree.merged[node] : nil)
  }

  /// The next entry.
  func next(_ cursor: inout EntryCursor) -> (key: NodeID, value: NodeID)? {
    if let merged = cursor.merged {
      guard cursor.index < merged.count else { return nil }
      let entry = merged[cursor.index]
      cursor.index += 1
      return (entry.key, entry.value)
    }
    guard cursor.current < cursor.end else { return nil }
    let key = cursor.current
    let value = tree.nodes[Int(key)].next
    cursor.current = tree.nodes[Int(value)].next
    return (key, value)
  }
}

/// Words to be compared with scalars, as bytes in one piece.
struct WordList: Sendable {
  fileprivate var bytes: ContiguousArray<UInt8> = []
  fileprivate var ends: ContiguousArray<Int> = []

  init(_ words: [String]) {
    for word in words {
      bytes += word.utf8
      ends.append(bytes.count)
    }
  }
}
