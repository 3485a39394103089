public import ThemeDiagnostics

/// Reads a text into nodes.
///
/// - Parameters:
///   - source: the text.
///   - format: the language; YAML needs libyaml, and gives a diagnostic where there is none.
///   - keys: names that get the same number in every tree.
///   - limits: the bounds.
/// - Returns: the tree and the faults of the text. Never fails: any bytes give a value.
public func read(
  _ source: SourceText,
  as format: TextFormat = .yaml,
  keys: KeyTable = .empty,
  limits: ReadLimits = ReadLimits()
) -> ReadResult {
  let limit = min(limits.bytes, Int(Int32.max))
  guard source.bytes.count <= limit else {
    let report = [tooLarge(source.bytes.count, limit: limit)]
    return ReadResult(tree: YAMLTree(source: source, keys: keys), report: report)
  }
  var source = source
  var findings = Findings()
  var start = 0
  switch source.bytes.withUnsafeBufferPointer({ Encoding($0) }) {
  case .utf8: break
  case .markedUTF8: start = 3
  case .markedUTF16(let isBigEndian):
    source = utf8(source, isBigEndian: isBigEndian, report: &findings)
  case .unsupported(let name):
    let report = [unsupported(name)]
    return ReadResult(tree: YAMLTree(source: source, keys: keys), report: report)
  }
  let reading = Reading(source: source, keys: keys, limits: limits, format: format, start: start)
  let builder = reading.read(findings)
  return ReadResult(tree: builder.tree, report: builder.report.sorted(in: source))
}

/// A text in UTF-8 and how it is read.
private struct Reading {
  let source: SourceText
  let keys: KeyTable
  let limits: ReadLimits
  let format: TextFormat
  /// The offset past a byte order mark.
  let start: Int

  func read(_ report: Findings) -> TreeBuilder {
    source.bytes.withUnsafeBufferPointer { bytes in
      var report = report
      let facts = checkText(bytes, from: start, as: format, report: &report)
      guard facts.isText else {
        // A picture is not read.
        return keys.index.withView {
          TreeBuilder(
            source: source, bytes: bytes, keys: keys, sharedKeys: $0, limits: limits,
            isASCII: facts.isASCII, report: report)
        }
      }
      return facts.faults.isEmpty && !facts.hasLineSeparators
        ? read(bytes, facts, report) : readAround(facts, bytes, report)
    }
  }

  /// Reads checked bytes.
  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts, _ report: Findings
  ) -> TreeBuilder {
    keys.index.withView { read(bytes, facts, report, $0) }
  }

  private func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts, _ report: Findings,
    _ sharedKeys: KeyHash.View
  ) -> TreeBuilder {
    let builder = TreeBuilder(
      source: source, bytes: bytes, keys: keys, sharedKeys: sharedKeys, limits: limits,
      isASCII: facts.isASCII, report: report)
    switch format {
    case .json:
      var reader = JSONReader(bytes, from: start, builder: consume builder)
      reader.read()
      return reader.builder
    case .yaml:
      #if canImport(CYamlShim)
        var reader = EventReader(bytes, from: start, facts: facts, builder: consume builder)
        reader.read()
        return reader.builder
      #else
        var empty = builder
        empty.report.append(unavailable())
        return empty
      #endif
    }
  }

  /// Reads a copy in which wrong bytes are letters, and what libyaml must not see is hidden.
  ///
  /// The nodes that hold wrong bytes are marked, so that nobody complains of them a second time.
  private func readAround(
    _ facts: TextFacts, _ bytes: UnsafeBufferPointer<UInt8>, _ report: Findings
  ) -> TreeBuilder {
    var copy = Array(bytes)
    for fault in facts.faults {
      for index in fault.start..<fault.end { copy[index] = UInt8(ascii: "_") }
    }
    let separators = format == .yaml ? LineSeparators(hidingIn: &copy) : nil
    var builder = copy.withUnsafeBufferPointer { read($0, facts, report) }
    separators?.restore(in: &builder.tree)
    var faults = facts.faults[...]
    for node in builder.tree.nodes.indices where builder.tree.nodes[node].kind == .scalar {
      let record = builder.tree.nodes[node]
      while let next = faults.first, next.end <= Int(record.start) { faults.removeFirst() }
      if let next = faults.first, next.start < Int(record.end) {
        builder.tree.nodes[node].isFaulty = true
      }
    }
    return builder
  }
}

/// The UTF-8 form of a UTF-16 text, with a warning.
private func utf8(
  _ source: SourceText, isBigEndian: Bool, report: inout Findings
) -> SourceText {
  let (text, fault) = source.bytes.withUnsafeBufferPointer {
    transcode($0, isBigEndian: isBigEndian)
  }
  report.append(
    Diagnostic(
      .encoding, severity: .warning, "the text is in UTF-16; save it as UTF-8",
      at: SourceRange(at: 0)))
  if let fault {
    let isCut = source.bytes.count % 2 == 1 && fault + 3 == text.count
    report.append(
      Diagnostic(
        .encoding,
        isCut
          ? "the text ends within a character of UTF-16"
          : "half of a UTF-16 surrogate pair stands alone", at: SourceRange(fault, fault + 3)))
  }
  return SourceText(name: source.name, bytes: text)
}

private func unsupported(_ encoding: String) -> Diagnostic {
  Diagnostic(
    .encoding, "the text looks like \(encoding); save it as UTF-8", at: SourceRange(at: 0))
}

private func tooLarge(_ count: Int, limit: Int) -> Diagnostic {
  Diagnostic(
    .tooLarge, "the text has \(count) bytes; at most \(limit) are read", at: SourceRange(at: 0))
}

#if !canImport(CYamlShim)
  private func unavailable() -> Diagnostic {
    Diagnostic(
      .unavailable, "this build cannot read YAML: it has no libyaml", at: SourceRange(at: 0),
      help: "give the same document as JSON, or build where libyaml is installed")
  }
#endif
