#if canImport(CYamlShim)
  import CYamlShim
  import ThemeDiagnostics

  extension EventReader {
    /// How many faulty documents are read past; each costs a parser of its own.
    private static let mostRestarts = 32
    /// How many directives a document may have: libyaml compares each tag handle with all others.
    private static let mostDirectives = 16

    /// Reads the whole stream; after a fault it goes on with the next document.
    mutating func read() {
      var start: Int? = base
      var restarts = 0
      while let from = start, from < bytes.count {
        cursor = ByteCursor(bytes, base: from, isASCII: facts.isASCII)
        start = readStream(from: from)
        restarts += 1
        if restarts == Self.mostRestarts, let start {
          builder.report.append(
            Diagnostic(
              .tooManyFaults, "\(restarts) documents are broken; the rest is not read",
              at: SourceRange(start, start + 3)))
          break
        }
      }
      reportEmptyDocuments()
    }

    /// Reads from the beginning of a document on.
    ///
    /// - Returns: where to go on after a fault; `nil` at the end.
    private mutating func readStream(from start: Int) -> Int? {
      guard let parser = LibyamlParser(UnsafeBufferPointer(rebasing: bytes[start...])) else {
        builder.report.append(outOfMemory(at: start))
        return nil
      }
      do throws(Stopped) {
        while parser.advance() {
          guard try take(parser.event) else { return nil }
        }
        return explain(parser.problem, in: start)
      } catch {
        endDocument(isExplicit: false, isTruncated: true)
        return nil
      }
    }

    private mutating func explain(
      _ problem: (problem: SyntaxProblem, index: Int, contextIndex: Int?), in start: Int
    ) -> Int? {
      let offset = cursor.offset(of: problem.index)
      let context = problem.contextIndex.map { cursor.offset(of: $0) }
      let begin = document?.start ?? start
      let fault = SyntaxFault(
        bytes, problem.problem, at: offset, context: context, documentStart: begin,
        builder: builder)
      let diagnostic = fault.explain()
      endDocument(isExplicit: false, isTruncated: true)
      if let diagnostic {
        // What seemed to go on was another line.
        if diagnostic.code == .unclosedQuote || diagnostic.code == .unclosedBracket {
          builder.report.removeAll(from: diagnostic.range.start)
        }
        builder.report.append(diagnostic)
      }
      return nextDocument(after: begin, from: offset)
    }

    /// The next line that begins a document, at or after the line of an offset.
    private func nextDocument(after begin: Int, from offset: Int) -> Int? {
      let lines = SourceLines(bytes)
      var line = lines.start(of: min(offset, bytes.count))
      while line < bytes.count {
        if line > begin, lines.isDocumentMarker(at: line, UInt8(ascii: "-")) { return line }
        guard let next = lines.next(after: line) else { return nil }
        line = next
      }
      return nil
    }

    /// Refuses a document that begins at an offset with more directives than it may have.
    mutating func boundDirectives(from start: Int) throws(Stopped) {
      let lines = SourceLines(bytes)
      var line: Int? = lines.start(of: min(start, bytes.count))
      var count = 0
      while let current = line, current < bytes.count {
        let content = lines.content(of: current)
        if content < bytes.count, bytes[content] == UInt8(ascii: "%") {
          count += 1
        } else if content < lines.end(of: current), bytes[content] != UInt8(ascii: "#"),
          !lines.isDocumentMarker(at: current, UInt8(ascii: "."))
        {
          return
        }
        if count > Self.mostDirectives {
          builder.report.append(
            Diagnostic(
              .unsupportedDirective,
              "a document has at most \(Self.mostDirectives) directives",
              at: SourceRange(current, lines.end(of: current))))
          throw Stopped()
        }
        line = lines.next(after: current)
      }
    }

    mutating func beginDocument(_ event: UnsafePointer<yaml_event_t>) {
      let data = event.pointee.data.document_start
      let start = cursor.offset(of: Int(event.pointee.start_mark.index))
      let hasDirective =
        data.version_directive != nil || data.tag_directives.start != data.tag_directives.end
      if hasDirective, let previous = builder.tree.documents.last, !previous.isExplicitEnd,
        !previous.isTruncated
      {
        builder.report.append(missingEnd(before: start))
      }
      document = OpenDocument(
        start: start, root: NodeID(builder.tree.nodes.count), isExplicit: data.implicit == 0)
      if let version = data.version_directive, version.pointee.minor != 2 {
        let range = SourceRange(start, endOfLine(bytes, from: start))
        builder.report.append(
          Diagnostic(
            .versionDirective, severity: .warning,
            "values are read by the rules of YAML 1.2 all the same", at: range,
            help: "remove the line, or write `%YAML 1.2`"))
      }
    }

    /// A directive after a document that did not end with `...` (YAML 1.2.2 rule 211).
    private func missingEnd(before start: Int) -> Diagnostic {
      let range = SourceRange(start, endOfLine(bytes, from: start))
      return Diagnostic(
        .missingMarker, severity: .warning,
        "a line `...` is missing between a document and the directives of the next", at: range,
        fixes: [Fix("put `...` there", .safe, edits: [TextEdit(SourceRange(at: start), "...\n")])])
    }

    mutating func endDocument(isExplicit: Bool, isTruncated: Bool) {
      builder.endAll()
      anchors.endDocument(report: &builder.report)
      guard let ended = document else { return }
      document = nil
      guard builder.tree.nodes.count > Int(ended.root) else { return }
      checkRoot(ended.root, isTruncated: isTruncated)
      let end = Int(builder.tree.nodes[Int(ended.root)].end)
      builder.tree.documents.append(
        YAMLDocument(
          root: ended.root, range: SourceRange(ended.start, end),
          isExplicitStart: ended.isExplicit, isExplicitEnd: isExplicit, isTruncated: isTruncated))
    }

    /// Reports documents without content: the text once where there is no other, else each.
    private mutating func reportEmptyDocuments() {
      let documents = builder.tree.documents
      let empty = documents.indices.filter { isEmpty(documents[$0]) }
      for index in empty { builder.tree.nodes[Int(documents[index].root)].isFaulty = true }
      if empty.count == documents.count {
        let hasError = builder.report.diagnostics.contains { $0.severity == .error }
        if !hasError { builder.report.append(emptyDocument()) }
        return
      }
      for index in empty {
        let start = documents[index].range.start
        builder.report.append(
          Diagnostic(
            .emptyDocument, "document \(index + 1) of the file is empty",
            at: SourceRange(start, start + 3)))
      }
    }

    private func isEmpty(_ document: YAMLDocument) -> Bool {
      let root = builder.tree.nodes[Int(document.root)]
      return root.kind == .scalar && root.style == .plain && root.textLength == 0
        && root.properties < 0 && !document.isTruncated
    }

    private func outOfMemory(at offset: Int) -> Diagnostic {
      Diagnostic(.tooLarge, "there is no memory to read the text", at: SourceRange(at: offset))
    }
  }
#endif
