#if canImport(CYamlShim)
  import CYamlShim
  import ThemeDiagnostics

  /// Reads YAML through libyaml's events into nodes, without recursion.
  struct EventReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let facts: TextFacts
    let base: Int
    var builder: TreeBuilder
    var cursor: ByteCursor
    var anchors = Anchors()
    /// The document that is being read.
    var document: OpenDocument?
    /// The mapping in which a space was missing last, and the diagnostic of that.
    var colonFault: (mapping: NodeID, diagnostic: Int)?
    /// How many nodes there may be with every alias written out.
    let expansionLimit: Int

    /// A document whose end has not been read.
    struct OpenDocument {
      var start: Int
      var root: NodeID
      var isExplicit: Bool
    }

    init(
      _ bytes: UnsafeBufferPointer<UInt8>, from base: Int, facts: TextFacts, builder: TreeBuilder
    ) {
      self.bytes = bytes
      self.facts = facts
      self.base = base
      self.builder = builder
      cursor = ByteCursor(bytes, base: base, isASCII: facts.isASCII)
      let (product, isTooLarge) = bytes.count.multipliedReportingOverflow(by: 100)
      expansionLimit = max(builder.limits.expandedNodes, isTooLarge ? Int.max : product)
    }

    /// Reads one event into the tree.
    ///
    /// - Returns: false at the end of the stream.
    mutating func take(_ event: UnsafePointer<yaml_event_t>) throws(Stopped) -> Bool {
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: try scalar(event)
      case YAML_MAPPING_START_EVENT:
        let data = event.pointee.data.mapping_start
        try begin(
          .mapping, isFlow: data.style == YAML_FLOW_MAPPING_STYLE, anchor: data.anchor,
          tag: data.tag, event)
      case YAML_SEQUENCE_START_EVENT:
        let data = event.pointee.data.sequence_start
        try begin(
          .sequence, isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE, anchor: data.anchor,
          tag: data.tag, event)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: end(event)
      case YAML_ALIAS_EVENT: try alias(event)
      case YAML_DOCUMENT_START_EVENT: beginDocument(event)
      case YAML_DOCUMENT_END_EVENT:
        endDocument(isExplicit: event.pointee.data.document_end.implicit == 0, isTruncated: false)
        try boundDirectives(from: cursor.offset(of: Int(event.pointee.end_mark.index)))
      case YAML_STREAM_START_EVENT: try boundDirectives(from: cursor.offset(of: 0))
      case YAML_STREAM_END_EVENT: return false
      default: break
      }
      return true
    }

    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>) throws(Stopped) {
      if event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil {
        return try scalarWithProperties(event)
      }
      let start = cursor.offset(of: Int(event.pointee.start_mark.index))
      let end = cursor.offset(of: Int(event.pointee.end_mark.index))
      let text = UnsafeBufferPointer(
        start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
      var record = NodeRecord(
        kind: .scalar, style: nodeStyle(event.pointee.data.scalar.style),
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
      let value = record.style == .plain ? resolveCore(text) : CoreValue(kind: .string)
      record.scalarKind = value.kind
      record.boolean = value.boolean
      check(&record, text, value)
      if record.style == .plain, innermostExpectsMerge(text) { builder.noteMerge() }
      try place(record, text)
    }

    private mutating func scalarWithProperties(
      _ event: UnsafePointer<yaml_event_t>
    ) throws(Stopped) {
      let data = event.pointee.data.scalar
      let start = cursor.offset(of: Int(event.pointee.start_mark.index))
      let end = cursor.offset(of: Int(event.pointee.end_mark.index))
      let text = UnsafeBufferPointer(start: data.value, count: data.length)
      let style = nodeStyle(data.style)
      let places = PropertyPlaces(bytes, from: start, to: end)
      let value = resolve(text, style, tag: data.tag, at: places, end: end)
      var record = NodeRecord(
        kind: .scalar, style: style, start: UInt32(places.content), end: UInt32(end))
      record.isFaulty = value.isFaulty
      record.scalarKind = value.kind
      record.boolean = value.boolean
      check(&record, text, value)
      if data.tag == nil, style == .plain, innermostExpectsMerge(text) { builder.noteMerge() }
      let node = try place(record, text)
      note(places, anchor: data.anchor, tag: data.tag, of: node, depth: nil)
    }

    @inline(__always)
    private func innermostExpectsMerge(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      text.count == 2 && builder.expectsKey && equals(text, "<<")
    }

    /// Places a scalar; its value is taken from the source where it stands there byte for byte.
    @discardableResult
    @inline(__always)
    private mutating func place(
      _ record: NodeRecord, _ text: UnsafeBufferPointer<UInt8>
    ) throws(Stopped) -> NodeID {
      let quote = record.style == .plain ? 0 : 1
      let start = Int(record.start) + quote
      if Int(record.end) - start == text.count + quote, let value = text.baseAddress,
        let base = bytes.baseAddress, equalBytes(base + start, value, text.count)
      {
        return try builder.scalar(record, text, inTextAt: start)
      }
      if record.style == .singleQuoted || record.style == .doubleQuoted {
        checkContinuedLines(of: SourceRange(Int(record.start), Int(record.end)))
      }
      return try builder.scalar(record, text)
    }

    private mutating func begin(
      _ kind: NodeKind, isFlow: Bool, anchor: UnsafeMutablePointer<UInt8>?,
      tag: UnsafeMutablePointer<UInt8>?, _ event: UnsafePointer<yaml_event_t>
    ) throws(Stopped) {
      var start = cursor.offset(of: Int(event.pointee.start_mark.index))
      var places: PropertyPlaces?
      var isFaulty = false
      if anchor != nil || tag != nil {
        let end = cursor.offset(of: Int(event.pointee.end_mark.index))
        let found = PropertyPlaces(bytes, from: start, to: end)
        places = found
        start = found.content
        isFaulty = refusesTag(ofCollection: kind, tag, at: found)
      }
      var record = NodeRecord(
        kind: kind, style: isFlow ? .flow : .block, start: UInt32(start), end: UInt32(start))
      record.isFaulty = isFaulty
      if builder.expectsKey { refuseKey(at: start, isFlowMapping: isFlow && kind == .mapping) }
      let node = NodeID(builder.tree.nodes.count)
      try builder.begin(record)
      if let places {
        note(places, anchor: anchor, tag: tag, of: node, depth: builder.depth)
      }
    }

    private mutating func end(_ event: UnsafePointer<yaml_event_t>) {
      let depth = builder.depth
      let node = Int(builder.innermost.node)
      guard depth > 0 else { return }
      if builder.tree.nodes[node].style == .flow {
        let end = cursor.offset(of: Int(event.pointee.end_mark.index))
        builder.end(at: UInt32(end))
        checkAfterBracket(at: end)
        let start = Int(builder.tree.nodes[node].start)
        checkContinuedLines(of: SourceRange(start, end))
      } else {
        builder.end(at: nil)
      }
      anchors.end(depth: depth, nodes: builder.tree.nodes.count)
    }

    private mutating func alias(_ event: UnsafePointer<yaml_event_t>) throws(Stopped) {
      let name = cString(event.pointee.data.alias.anchor)
      let start = cursor.offset(of: Int(event.pointee.start_mark.index))
      let end = cursor.offset(of: Int(event.pointee.end_mark.index))
      let range = SourceRange(start, end)
      guard let definition = anchors.definition(of: name), definition.isComplete else {
        return try faultyAlias(name, anchors.definition(of: name), at: range)
      }
      if anchors.count(definition, nodes: builder.tree.nodes.count) > expansionLimit {
        throw tooManyExpanded(at: range, definition)
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
        builder.report.append(aliasWithColon(range, name))
      }
      if builder.expectsKey, builder.tree.kind(of: definition.node) != .scalar {
        refuseKey(at: start, end: end, isFlowMapping: false)
      }
      let record = NodeRecord(
        kind: .alias, style: .plain, start: UInt32(start), end: UInt32(end))
      try builder.alias(record, of: definition.node)
    }

    @inline(__always)
    private func nodeStyle(_ style: yaml_scalar_style_t) -> NodeStyle {
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    }
  }

  /// The bytes of a C string; empty for none.
  func cString(_ text: UnsafeMutablePointer<UInt8>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeBufferPointer(start: text, count: count)
  }
#endif
