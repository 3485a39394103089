import ThemeDiagnostics

/// Reading cannot go on; the reason is in the report.
struct Stopped: Error {}

/// Puts nodes together in document order: what the readers of both languages share.
///
/// It counts depth and nodes, numbers the keys and finds those that stand twice.
struct TreeBuilder {
  var tree: YAMLTree
  var report: Findings
  let limits: ReadLimits
  /// Whether the whole text is ASCII.
  var isASCII = true
  /// The collections that have begun and not ended, the outermost first.
  private(set) var open: ContiguousArray<OpenCollection> = []
  private var duplicates = DuplicateKeys()
  private var merges: MergeKeys

  init(source: SourceText, keys: KeyTable, limits: ReadLimits, report: Findings) {
    self.report = report
    tree = YAMLTree(source: source, keys: keys)
    self.limits = limits
    let size = source.bytes.count
    merges = MergeKeys(limit: max(limits.expandedNodes, size))
    tree.arena.reserveCapacity(size)
    tree.nodes.reserveCapacity(min(size / 6, limits.nodes))
  }

  /// Whether the next node is a key of a mapping.
  var expectsKey: Bool { open.last?.expectsKey ?? false }

  /// Appends a scalar with its text, and a number with its value.
  @discardableResult
  mutating func scalar(
    _ record: NodeRecord, text: UnsafeBufferPointer<UInt8>, number: Double = 0
  ) throws(Stopped) -> NodeID {
    var record = record
    record.textStart = UInt32(tree.arena.count)
    record.textLength = UInt32(text.count)
    tree.arena.append(contentsOf: text)
    if record.scalarKind == .integer || record.scalarKind == .float {
      withUnsafeBytes(of: number) { tree.arena.append(contentsOf: $0) }
    }
    if expectsKey {
      let key = tree.keys.intern(text)
      record.key = key
      open[open.count - 1].noteKey(key, isWide: !isASCII && text.contains { $0 >= 0x80 })
    }
    return try place(record)
  }

  /// Appends an alias of a node that stands before it.
  mutating func alias(_ record: NodeRecord, of target: NodeID) throws(Stopped) {
    var record = record
    record.count = target
    if expectsKey, tree.nodes[Int(target)].kind == .scalar {
      let key = ContiguousArray(tree.bytes(of: target)).withUnsafeBufferPointer {
        tree.keys.intern($0)
      }
      record.key = key
      open[open.count - 1].noteKey(key)
    }
    try place(record)
  }

  /// Notes that the key placed last merges its value's entries into the innermost mapping.
  mutating func noteMerge() {
    guard let mapping = open.last else { return }
    tree.nodes[Int(mapping.node)].hasMerge = true
  }

  /// Begins a sequence or mapping, which goes on until ``end(at:)``.
  mutating func begin(_ record: NodeRecord) throws(Stopped) {
    if open.count >= limits.depth {
      report.append(
        Diagnostic(
          .tooDeep, "collections are nested deeper than \(limits.depth) levels",
          at: SourceRange(Int(record.start), Int(record.start) + 1)))
      throw Stopped()
    }
    let isMapping = record.kind == .mapping
    let node = try place(record)
    open.append(OpenCollection(node: node, isMapping: isMapping))
  }

  /// Ends the innermost open collection.
  ///
  /// - Parameter end: the offset after its last byte; `nil` to end it where its last child ends.
  mutating func end(at end: UInt32?) {
    guard let closed = open.popLast() else { return }
    let id = Int(closed.node)
    tree.nodes[id].next = NodeID(tree.nodes.count)
    tree.nodes[id].count = closed.isMapping ? closed.children / 2 : closed.children
    tree.nodes[id].end = end ?? closed.lastEnd ?? tree.nodes[id].start
    if closed.wideKeys > 1 { LookAlikeKeys().check(closed.node, in: tree, report: &report) }
    if closed.mayRepeatKey { duplicates.check(closed.node, in: tree, report: &report) }
    if tree.nodes[id].hasMerge { merges.resolve(closed.node, in: &tree, report: &report) }
    if let parent = open.indices.last { open[parent].lastEnd = tree.nodes[id].end }
  }

  /// Ends everything that is still open, after reading has stopped.
  mutating func endAll() {
    while let last = open.last {
      // A key without its value would break the pairs.
      if last.isMapping, !last.expectsKey {
        let end = last.lastEnd ?? 0
        var missing = NodeRecord(kind: .scalar, style: .plain, start: end, end: end)
        missing.isFaulty = true
        append(missing)
      }
      end(at: nil)
    }
  }

  @discardableResult
  private mutating func place(_ record: NodeRecord) throws(Stopped) -> NodeID {
    if tree.nodes.count >= limits.nodes {
      report.append(
        Diagnostic(
          .tooManyNodes, "the text has more than \(limits.nodes) nodes",
          at: SourceRange(Int(record.start), Int(record.end))))
      throw Stopped()
    }
    return append(record)
  }

  @discardableResult
  private mutating func append(_ record: NodeRecord) -> NodeID {
    let id = NodeID(tree.nodes.count)
    tree.nodes.append(record)
    tree.nodes[Int(id)].next = id + 1
    if let parent = open.indices.last {
      open[parent].children += 1
      open[parent].lastEnd = record.end
      if open[parent].isMapping { open[parent].expectsKey.toggle() }
    }
    return id
  }
}

/// A collection whose end has not been read.
struct OpenCollection {
  let node: NodeID
  let isMapping: Bool
  var expectsKey: Bool
  var children: Int32 = 0
  /// Where the last child ends.
  var lastEnd: UInt32?
  /// Whether two keys may be equal; exact for keys numbered below 64.
  private(set) var mayRepeatKey = false
  private var seenKeys: UInt64 = 0
  /// How many keys have other characters than those of ASCII.
  private(set) var wideKeys = 0

  init(node: NodeID, isMapping: Bool) {
    self.node = node
    self.isMapping = isMapping
    expectsKey = isMapping
  }

  /// Notes a key; `isWide` tells one that has other characters than those of ASCII.
  mutating func noteKey(_ key: Int32, isWide: Bool = false) {
    if isWide { wideKeys += 1 }
    let bit: UInt64 = 1 << UInt64(key & 63)
    mayRepeatKey = mayRepeatKey || seenKeys & bit != 0
    seenKeys |= bit
  }
}
