#if canImport(CYamlShim)
  import ThemeDiagnostics

  extension EventReader {
    /// Keeps a node's tag and anchor; `depth` counts the open collections when it is one of them.
    mutating func note(
      _ places: PropertyPlaces, anchor: UnsafeMutablePointer<UInt8>?,
      tag: UnsafeMutablePointer<UInt8>?, of node: NodeID, depth: Int?
    ) {
      var properties = NodeProperties()
      if anchor != nil {
        let name = cString(anchor)
        properties.anchor = String(decoding: name, as: UTF8.self)
        define(name, places, node, depth: depth)
      }
      if tag != nil { properties.tag = String(decoding: cString(tag), as: UTF8.self) }
      builder.tree.nodes[Int(node)].properties = Int32(builder.tree.properties.count)
      builder.tree.properties.append(properties)
    }

    private mutating func define(
      _ name: UnsafeBufferPointer<UInt8>, _ places: PropertyPlaces, _ node: NodeID, depth: Int?
    ) {
      let place = places.anchor ?? SourceRange(at: places.content)
      if place.end < bytes.count, bytes[place.end] == UInt8(ascii: ":") {
        let range = SourceRange(place.start, place.end + 1)
        builder.report.append(anchorName(range))
      }
      if let old = anchors.define(name, node, at: place, depth: depth) {
        builder.report.append(
          Diagnostic(
            .anchorRedefined, severity: .warning,
            "the anchor \(quoted(name)) is defined again; aliases below mean this one",
            at: place, related: [RelatedRange("first defined here", at: old.place)]))
      }
    }

    /// The diagnostic of an alias that cannot stand for anything, and an empty node in its place.
    mutating func faultyAlias(
      _ name: UnsafeBufferPointer<UInt8>, _ open: Anchors.Definition?, at range: SourceRange
    ) throws(Stopped) {
      let alias = "`*\(String(decoding: name, as: UTF8.self))`"
      if let open {
        builder.report.append(
          Diagnostic(
            .recursiveAlias, "the alias \(alias) stands within the node it names", at: range,
            related: [RelatedRange("the node begins here", at: open.place)]))
      } else {
        if !builder.report.isFull {
          anchors.noteUndefined(name, diagnostic: builder.report.diagnostics.count)
        }
        builder.report.append(
          Diagnostic(.undefinedAlias, "the alias \(alias) has no anchor", at: range))
      }
      var record = NodeRecord(
        kind: .scalar, style: .plain, start: UInt32(range.start), end: UInt32(range.end))
      record.isFaulty = true
      try builder.scalar(record, UnsafeBufferPointer(start: nil, count: 0))
    }

    /// The diagnostic of `*name:`, where for YAML 1.2 the colon belongs to the name.
    func aliasWithColon(
      _ range: SourceRange, _ name: UnsafeBufferPointer<UInt8>
    ) -> Diagnostic {
      Diagnostic(
        .missingSpace,
        "a space is missing before `:`; without it the alias has the name \(quoted(Array(name) + [0x3A]))",
        at: SourceRange(range.end, range.end + 1),
        fixes: [
          Fix(
            "put a space before `:`", .safe,
            edits: [TextEdit(SourceRange(at: range.end), " ")])
        ])
    }

    /// Refuses an alias that would make the tree too large, and stops.
    mutating func tooManyExpanded(
      at range: SourceRange, _ definition: Anchors.Definition
    ) -> Stopped {
      builder.report.append(
        Diagnostic(
          .aliasExpansion,
          "with its aliases written out the text would have more than \(expansionLimit) nodes",
          at: range, related: [RelatedRange("the alias stands for this", at: definition.place)]))
      return Stopped()
    }

    /// The value of a scalar with a tag or an anchor; its content ends at `end`.
    mutating func resolve(
      _ text: UnsafeBufferPointer<UInt8>, _ style: NodeStyle, tag: UnsafeMutablePointer<UInt8>?,
      at places: PropertyPlaces, end: Int
    ) -> CoreValue {
      guard tag != nil else {
        return style == .plain ? resolveCore(text) : CoreValue(kind: .string)
      }
      let string = CoreValue(kind: .string)
      switch ScalarTag(cString(tag)) {
      case .string: return string
      case .core(let kind, let name):
        var value = resolveCore(text)
        if kind == .float, value.kind == .integer { value.kind = .float }
        if value.kind == kind { return value }
        builder.report.append(
          Diagnostic(
            .tagMismatch, "\(quoted(text)) is not \(name), as its tag says",
            at: SourceRange(places.content, end),
            related: places.tag.map { [RelatedRange("the tag", at: $0)] } ?? []))
        return CoreValue(kind: .string, isFaulty: true)
      case .unsupported:
        builder.report.append(unsupportedTag(places, tag))
        return CoreValue(kind: .string, isFaulty: true)
      }
    }

    /// Checks the tag of a collection, and says whether it was refused.
    mutating func refusesTag(
      ofCollection kind: NodeKind, _ tag: UnsafeMutablePointer<UInt8>?, at places: PropertyPlaces
    ) -> Bool {
      guard tag != nil else { return false }
      let text = cString(tag)
      let isMapping = kind == .mapping
      if equals(text, "!") || equals(text, isMapping ? mappingTag : sequenceTag) { return false }
      if case .unsupported = ScalarTag(text), !equals(text, mappingTag), !equals(text, sequenceTag)
      {
        builder.report.append(unsupportedTag(places, tag))
      } else {
        builder.report.append(
          Diagnostic(
            .tagMismatch,
            "\(sourceText(of: places.tag)) stands before \(isMapping ? "a mapping" : "a list")",
            at: places.tag ?? SourceRange(at: places.content)))
      }
      return true
    }

    private func unsupportedTag(
      _ places: PropertyPlaces, _ tag: UnsafeMutablePointer<UInt8>?
    ) -> Diagnostic {
      let isText = equals(cString(tag), binaryTag) || equals(cString(tag), timestampTag)
      return Diagnostic(
        .unsupportedTag, "the tag \(sourceText(of: places.tag)) is not supported",
        at: places.tag ?? SourceRange(at: places.content),
        help: isText
          ? "write the text between quotes"
          : "no tag reads a file or makes an object; presets have `extends` and `$name` for that; the tags of the core schema are `!!str`, `!!int`, `!!float`, `!!bool`, `!!null`, `!!map` and `!!seq`"
      )
    }

    private func sourceText(of range: SourceRange?) -> String {
      guard let range else { return "there" }
      return quoted(bytes[range.start..<range.end])
    }
  }

  private let mappingTag: StaticString = "tag:yaml.org,2002:map"
  private let sequenceTag: StaticString = "tag:yaml.org,2002:seq"
  private let binaryTag: StaticString = "tag:yaml.org,2002:binary"
  private let timestampTag: StaticString = "tag:yaml.org,2002:timestamp"
#endif
