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
  guard source.bytes.count <= min(limits.bytes, Int(Int32.max)) else {
    return ReadResult(
      tree: YAMLTree(source: source, keys: keys),
      report: [tooLarge(source.bytes.count, limit: min(limits.bytes, Int(Int32.max)))])
  }
  let builder = source.bytes.withUnsafeBufferPointer { bytes in
    build(bytes, TreeBuilder(source: source, keys: keys, limits: limits), as: format)
  }
  return ReadResult(tree: builder.tree, report: builder.report.sorted(in: source))
}

private func build(
  _ bytes: UnsafeBufferPointer<UInt8>, _ empty: consuming TreeBuilder, as format: TextFormat
) -> TreeBuilder {
  var builder = empty
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  let facts = checkText(bytes, from: start, as: format, report: &builder.report)
  guard !facts.hasFault else { return builder }
  switch format {
  case .json:
    var reader = JSONReader(bytes, from: start, builder: builder)
    reader.read()
    return reader.builder
  case .yaml:
    #if canImport(CYamlShim)
      var reader = EventReader(bytes, from: start, facts: facts, builder: builder)
      reader.read()
      return reader.builder
    #else
      builder.report.append(unavailable())
      return builder
    #endif
  }
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
