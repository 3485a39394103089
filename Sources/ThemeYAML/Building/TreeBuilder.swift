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
  let isASCII: Bool
  /// The innermost collection that has begun and not ended, or the place of the root.
  private(set) var innermost = OpenCollection(node: -1, isMapping: false, start: 0)
  /// The collections around it, the outermost last but for the place of the root, which is first.
  private var outer: ContiguousArray<OpenCollection> = []
  private let sharedKeys: KeyHash.View
  private var duplicates = DuplicateKeys()
  private var merges: MergeKeys

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - source: the text that the tree belongs to.
  ///   - bytes: the text as it is read; scalars that stand there as their value are not copied.
  ///   - keys: the shared keys.
  ///   - sharedKeys: the same for the time of reading.
  ///   - limits: the bounds.
  ///   - isASCII: whether every byte is ASCII.
  ///   - report: what was found before.
  init(
    source: SourceText, bytes: UnsafeBufferPointer<UInt8>, keys: KeyTable,
    sharedKeys: KeyHash.View, limits: ReadLimits, isASCII: Bool, report: Findings
  ) {
    self.sharedKeys = sharedKeys
    self.report = report
    self.limits = limits
    self.isASCII = isASCII
    merges = MergeKeys(limit: max(limits.expandedNodes, bytes.count))
    tree = YAMLTree(source: source, keys: keys)
    // A little room for values that are not spelled as they are.
    tree.arena.reserveCapacity(bytes.count + bytes.count / 16)
    tree.arena.append(contentsOf: bytes)
    tree.nodes.reserveCapacity(min(bytes.count / 8 + 8, limits.nodes))
  }

  /// Whether the next node is a key of a mapping.
  var expectsKey: Bool { innermost.expectsKey }

  /// How many collections are open.
  var depth: Int { outer.count }

  /// The collections that are open, the outermost first.
  var open: [OpenCollection] { Array(outer.dropFirst()) + (depth > 0 ? [innermost] : []) }

  /// Appends a scalar whose value stands at an offset of the text.
  @discardableResult
  @inline(__always)
  mutating func scalar(
    _ record: NodeRecord, _ text: UnsafeBufferPointer<UInt8>, inTextAt offset: Int
  ) throws(Stopped) -> NodeID {
    var record = record
    record.textStart = UInt32(truncatingIfNeeded: offset)
    record.textLength = UInt32(truncatingIfNeeded: text.count)
    if innermost.expectsKey {
      let key = sharedKeys.find(text) ?? tree.keys.internOwn(text)
      record.key = key
      innermost.noteKey(key, isWide: !isASCII && text.contains { $0 >= 0x80 })
    }
    return try place(record)
  }

  /// Appends a scalar whose value is spelled otherwise than it is.
  @discardableResult
  mutating func scalar(
    _ record: NodeRecord, _ text: UnsafeBufferPointer<UInt8>
  ) throws(Stopped) -> NodeID {
    let start = tree.arena.count
    tree.arena.append(contentsOf: text)
    return try scalar(record, text, inTextAt: start)
  }

  /// Appends an alias of a node that stands before it.
  mutating func alias(_ record: NodeRecord, of target: NodeID) throws(Stopped) {
    var record = record
    record.count = target
    if innermost.expectsKey, tree.nodes[Int(target)].kind == .scalar {
      let text = ContiguousArray(tree.bytes(of: target))
      let key = text.withUnsafeBufferPointer { sharedKeys.find($0) ?? tree.keys.internOwn($0) }
      record.key = key
      innermost.noteKey(key, isWide: text.contains { $0 >= 0x80 })
    }
    try place(record)
  }

  /// Notes that the key placed last merges its value's entries into the innermost mapping.
  mutating func noteMerge() {
    if innermost.isMapping { tree.nodes[Int(innermost.node)].hasMerge = true }
  }

  /// Begins a sequence or mapping, which goes on until ``end(at:)``.
  mutating func begin(_ record: NodeRecord) throws(Stopped) {
    if depth >= limits.depth {
      report.append(
        Diagnostic(
          .tooDeep, "collections are nested deeper than \(limits.depth) levels",
          at: SourceRange(Int(record.start), Int(record.start) + 1)))
      throw Stopped()
    }
    let node = try place(record)
    outer.append(innermost)
    innermost = OpenCollection(node: node, isMapping: record.kind == .mapping, start: record.start)
  }

  /// Ends the innermost open collection.
  ///
  /// - Parameter end: the offset after its last byte; `nil` to end it where its last child ends.
  mutating func end(at end: UInt32?) {
    let closed = innermost
    guard let parent = outer.popLast() else { return }
    innermost = parent
    let id = Int(closed.node)
    let last = end ?? closed.lastEnd
    tree.nodes[id].next = NodeID(truncatingIfNeeded: tree.nodes.count)
    tree.nodes[id].count = closed.isMapping ? closed.children / 2 : closed.children
    tree.nodes[id].end = last
    innermost.lastEnd = last
    if closed.wideKeys > 1 { LookAlikeKeys().check(closed.node, in: tree, report: &report) }
    if closed.mayRepeatKey { duplicates.check(closed.node, in: tree, report: &report) }
    if tree.nodes[id].hasMerge { merges.resolve(closed.node, in: &tree, report: &report) }
  }

  /// Ends everything that is still open, after reading has stopped.
  mutating func endAll() {
    while depth > 0 {
      // A key without its value would break the pairs.
      if innermost.isMapping, !innermost.expectsKey {
        let end = innermost.lastEnd
        var missing = NodeRecord(kind: .scalar, style: .plain, start: end, end: end)
        missing.textStart = end
        missing.isFaulty = true
        append(missing)
      }
      end(at: nil)
    }
  }

  @discardableResult
  @inline(__always)
  private mutating func place(_ record: NodeRecord) throws(Stopped) -> NodeID {
    if tree.nodes.count >= limits.nodes {
      reportTooManyNodes(at: record)
      throw Stopped()
    }
    return append(record)
  }

  @discardableResult
  @inline(__always)
  private mutating func append(_ record: NodeRecord) -> NodeID {
    var record = record
    let id = NodeID(truncatingIfNeeded: tree.nodes.count)
    record.next = id &+ 1
    tree.nodes.append(record)
    innermost.noteChild(end: record.end)
    return id
  }

  private mutating func reportTooManyNodes(at record: NodeRecord) {
    report.append(
      Diagnostic(
        .tooManyNodes, "the text has more than \(limits.nodes) nodes",
        at: SourceRange(Int(record.start), Int(record.end))))
  }
}
