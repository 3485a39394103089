#if canImport(CYamlShim)
  import ThemeDiagnostics

  // What libyaml accepts and its author did not mean, or YAML forbids. Each check begins with a test
  // of a byte or two, so that a sound text pays next to nothing.

  extension EventReader {
    /// Checks a scalar before it is placed.
    @inline(__always)
    mutating func check(
      _ record: inout NodeRecord, _ text: UnsafeBufferPointer<UInt8>, _ value: CoreValue
    ) {
      let end = Int(record.end)
      switch record.style {
      case .plain:
        if text.isEmpty {
          checkEmpty(&record, at: end)
        } else if value.kind == .string {
          // Joined lines are shorter than their source by the indentation.
          if text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "$") || !facts.isASCII
            || end - Int(record.start) > text.count
          {
            checkString(&record, text)
          }
        } else if !value.number.isFinite {
          checkNumber(&record, text)
        }
      case .literal, .folded:
        checkBlockScalar(&record)
        return
      default:
        checkAfterBracket(at: end)
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: ",") { checkAfterComma(at: end) }
    }

    private mutating func checkString(
      _ record: inout NodeRecord, _ text: UnsafeBufferPointer<UInt8>
    ) {
      let range = SourceRange(Int(record.start), Int(record.end))
      let fault: Diagnostic?
      if text[0] == UInt8(ascii: "-") {
        // Only within brackets does libyaml take a dash for text (YAML 1.2.2 rule 126 does not).
        fault = text.count == 1 ? dashInBrackets(at: range.start) : dashWithoutSpace(bytes, range)
      } else if text[0] == UInt8(ascii: "$") {
        fault = wholeTemplate(bytes, range)
      } else {
        fault =
          facts.isASCII ? nil : deceptiveCharacter(bytes, range, isKey: builder.expectsKey)
      }
      if let fault { return report(fault, &record) }
      if range.length > text.count, let dash = dashInContinuation(bytes, range) {
        report(dash, &record)
      }
    }

    private mutating func checkNumber(
      _ record: inout NodeRecord, _ text: UnsafeBufferPointer<UInt8>
    ) {
      guard !builder.expectsKey else { return }
      let range = SourceRange(Int(record.start), Int(record.end))
      let isSpelled = !text.contains { isDigit($0) }
      report(isSpelled ? notFinite(text, at: range) : numberOutOfRange(text, at: range), &record)
    }

    /// Checks the header of a block scalar, and ends it with its last line that has text; libyaml's
    /// end is the next token's line.
    private mutating func checkBlockScalar(_ record: inout NodeRecord) {
      let start = Int(record.start)
      var end = Int(record.end)
      while end > start, isBlank(bytes[end - 1]) || isBreak(bytes[end - 1]) { end -= 1 }
      record.end = UInt32(end)
      var offset = start
      while offset < end, !isBlank(bytes[offset]), !isBreak(bytes[offset]) {
        if bytes[offset] == UInt8(ascii: "#") {
          return builder.report.append(gluedComment(at: offset))
        }
        offset += 1
      }
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
    mutating func checkContinuedLines(of range: SourceRange) {
      guard builder.depth > 0 else { return }
      let parent = builder.tree.nodes[Int(builder.innermost.node)]
      guard parent.style == .block else { return }
      let lines = SourceLines(bytes)
      let start = Int(parent.start)
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
        // Tabs are blanks, and no indentation.
        var indented = next
        while bytes[indented] == 0x20 { indented += 1 }
        guard indented - next <= least else { continue }
        if indented < content {
          return builder.report.append(tabInContinuation(SourceRange(indented, content)))
        }
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

    private func tabInContinuation(_ range: SourceRange) -> Diagnostic {
      Diagnostic(
        .tabIndentation, severity: .warning,
        "a tab is no indentation to YAML, and this line needs some; use spaces", at: range)
    }

    private mutating func report(_ fault: Diagnostic, _ record: inout NodeRecord) {
      record.isFaulty = record.isFaulty || fault.severity == .error
      builder.report.append(fault)
    }

    /// A value of no bytes: perhaps its text became a comment, or its colon belongs to the key.
    private mutating func checkEmpty(_ record: inout NodeRecord, at offset: Int) {
      guard !builder.expectsKey else { return }
      if let fault = commentAsValue(bytes, after: offset) { return report(fault, &record) }
      let mapping = builder.innermost.node
      guard builder.innermost.isMapping, builder.tree.nodes[Int(mapping)].style == .flow else {
        return
      }
      checkColon(ofKey: NodeID(builder.tree.nodes.count - 1), in: mapping, &record)
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
    mutating func refuseKey(at start: Int, end: Int? = nil, isFlowMapping: Bool) {
      let isBrace = start > 0 && bytes[start - 1] == UInt8(ascii: "{")
      if isFlowMapping, isBrace {
        builder.tree.nodes[Int(builder.innermost.node)].isFaulty = true
        return builder.report.append(template(bytes, from: start - 1))
      }
      builder.report.append(
        Diagnostic(
          .nonScalarKey, "a key is one word or text, not a list or a mapping",
          at: SourceRange(start, end ?? start + 1)))
    }
  }
#endif
