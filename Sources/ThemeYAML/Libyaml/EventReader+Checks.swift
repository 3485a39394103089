#if canImport(CYamlShim)
  import ThemeDiagnostics

  // What libyaml accepts and its author did not mean, or YAML forbids. Each check begins with a test
  // of a byte or two, so that a sound text pays next to nothing.

  extension EventReader {
    /// Checks a scalar before it is placed.
    mutating func check(
      _ record: inout NodeRecord, _ text: UnsafeBufferPointer<UInt8>, _ value: CoreValue
    ) {
      let range = SourceRange(Int(record.start), Int(record.end))
      switch record.style {
      case .plain: checkPlain(&record, text, value, at: range)
      case .literal, .folded: checkBlockHeader(at: range.start)
      default:
        checkAfterBracket(at: range.end)
        if range.length > text.count + 2 {
          checkContinuedLines(of: range, parent: builder.open.last)
        }
      }
      checkAfterComma(at: range.end)
    }

    /// `[a,#note`, as ``checkAfterBracket(at:)``.
    private mutating func checkAfterComma(at offset: Int) {
      guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: ","),
        bytes[offset + 1] == UInt8(ascii: "#")
      else { return }
      builder.report.append(gluedComment(at: offset + 1))
    }

    /// Lines of brackets or quotes that are indented no deeper than the collection around them, which
    /// YAML forbids (1.2.2 §7.4 and §7.3) and libyaml accepts; a closing bracket is forgiven.
    mutating func checkContinuedLines(of range: SourceRange, parent: OpenCollection?) {
      guard let parent, builder.tree.nodes[Int(parent.node)].style == .block else { return }
      let lines = SourceLines(bytes)
      let start = Int(builder.tree.nodes[Int(parent.node)].start)
      var line = range.start
      var column: Int?
      while let next = lines.next(after: line), next < range.end {
        line = next
        let content = lines.content(of: next)
        guard content < range.end, content < lines.end(of: next),
          bytes[content] != UInt8(ascii: "]"), bytes[content] != UInt8(ascii: "}"),
          bytes[content] != UInt8(ascii: "#")
        else { continue }
        let least = column ?? start - lines.start(of: start)
        column = least
        guard content - next <= least else { continue }
        builder.report.append(
          Diagnostic(
            .badIndentation, severity: .warning,
            "this line goes on with what began above and should be indented by more than \(least)",
            at: SourceRange(content, min(lines.endOfText(from: content), range.end)),
            related: [RelatedRange("it begins here", at: SourceRange(range.start, range.start + 1))]
          ))
        return
      }
    }

    private mutating func checkPlain(
      _ record: inout NodeRecord, _ text: UnsafeBufferPointer<UInt8>, _ value: CoreValue,
      at range: SourceRange
    ) {
      guard let first = text.first else { return checkEmpty(&record, at: range.end) }
      let isKey = builder.expectsKey
      switch value.kind {
      case .string:
        let fault: Diagnostic?
        if first == UInt8(ascii: "-") {
          // Only within brackets does libyaml take a dash for text (YAML 1.2.2 rule 126 does not).
          fault =
            text.count == 1 ? dashInBrackets(at: range.start) : dashWithoutSpace(bytes, range)
        } else if first == UInt8(ascii: "$") {
          fault = wholeTemplate(bytes, range)
        } else {
          fault = facts.isASCII ? nil : deceptiveCharacter(bytes, range, isKey: isKey)
        }
        if let fault { return report(fault, &record) }
        // Joined lines are shorter than their source by the indentation.
        guard range.length > text.count, facts.isASCII || isMultiLine(range) else { return }
        if let dash = dashInContinuation(bytes, range) { report(dash, &record) }
      case .float, .integer:
        guard !value.number.isFinite, !isKey else { return }
        let isSpelled = text.contains(UInt8(ascii: ".")) && !text.contains { isDigit($0) }
        report(isSpelled ? notFinite(text, at: range) : numberOutOfRange(text, at: range), &record)
      case .null, .boolean: return
      }
    }

    private mutating func report(_ fault: Diagnostic, _ record: inout NodeRecord) {
      record.isFaulty = record.isFaulty || fault.severity == .error
      builder.report.append(fault)
    }

    private func isMultiLine(_ range: SourceRange) -> Bool {
      bytes[range.start..<range.end].contains { isBreak($0) }
    }

    /// A value of no bytes: perhaps its text became a comment, or its colon belongs to the key.
    private mutating func checkEmpty(_ record: inout NodeRecord, at offset: Int) {
      guard !builder.expectsKey else { return }
      if let fault = commentAsValue(bytes, after: offset) { return report(fault, &record) }
      guard let parent = builder.open.last else { return }
      let collection = builder.tree.nodes[Int(parent.node)]
      guard parent.isMapping, collection.style == .flow else { return }
      checkColon(ofKey: NodeID(builder.tree.nodes.count - 1), in: parent.node, &record)
    }

    /// `{x:0}`: libyaml reads a key `x:0` without a value.
    private mutating func checkColon(
      ofKey key: NodeID, in mapping: NodeID, _ value: inout NodeRecord
    ) {
      let node = builder.tree.nodes[Int(key)]
      guard node.kind == .scalar, node.style == .plain,
        let colon = keyColon(bytes, SourceRange(Int(node.start), Int(node.end)))
      else { return }
      builder.tree.nodes[Int(key)].isFaulty = true
      builder.tree.nodes[Int(mapping)].isFaulty = true
      value.isFaulty = true
      let edit = TextEdit(SourceRange(at: colon + 1), " ")
      if let known = colonFault, known.mapping == mapping {
        // One mistake made twice in a mapping: one diagnostic, whose fix repairs both.
        builder.report.amend(known.diagnostic) { $0.fixes[0].edits.append(edit) }
        return
      }
      if !builder.report.isFull { colonFault = (mapping, builder.report.diagnostics.count) }
      let text = quoted(bytes[Int(node.start)..<Int(node.end)])
      builder.report.append(
        Diagnostic(
          .missingSpace, "a space is missing after `:` in \(text)",
          at: SourceRange(colon, colon + 1),
          fixes: [Fix("put a space after `:`", .safe, edits: [edit])]))
    }

    /// `"x"# note` and `]#note`: a comment needs a blank before it (YAML 1.2.2 §6.6).
    mutating func checkAfterBracket(at offset: Int) {
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#") else { return }
      builder.report.append(gluedComment(at: offset))
    }

    private mutating func checkBlockHeader(at start: Int) {
      var offset = start
      while offset < bytes.count, !isBlank(bytes[offset]), !isBreak(bytes[offset]) {
        if bytes[offset] == UInt8(ascii: "#") {
          return builder.report.append(gluedComment(at: offset))
        }
        offset += 1
      }
    }

    /// A root that is one plain scalar is often a mapping whose spaces or colons are missing.
    mutating func checkRoot(_ root: NodeID, isTruncated: Bool) {
      let node = builder.tree.nodes[Int(root)]
      guard node.kind == .scalar, node.style == .plain, node.scalarKind == .string, !node.isFaulty,
        !isTruncated
      else { return }
      guard let fault = rootWithoutMapping(bytes, SourceRange(Int(node.start), Int(node.end)))
      else { return }
      builder.tree.nodes[Int(root)].isFaulty = true
      builder.report.append(fault)
    }

    /// Refuses a key that is a collection; `{{ x }}` is one too.
    mutating func refuseKey(at start: Int, isFlowMapping: Bool) {
      let isBrace = start > 0 && bytes[start - 1] == UInt8(ascii: "{")
      if isFlowMapping, isBrace {
        if let outer = builder.open.last?.node { builder.tree.nodes[Int(outer)].isFaulty = true }
        return builder.report.append(template(bytes, from: start - 1))
      }
      builder.report.append(
        Diagnostic(
          .nonScalarKey, "a key is one word or text, not a list or a mapping",
          at: SourceRange(start, start + 1)))
    }
  }
#endif
