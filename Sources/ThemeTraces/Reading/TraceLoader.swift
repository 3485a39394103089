public import SheetModel
public import ThemeDiagnostics
public import ThemePresets
import ThemeSchema
public import ThemeYAML

/// Reads traces.
public struct TraceLoader: Sendable {
  private let limits: ReadLimits
  private let keys: KeyTable
  private let schema: CompiledSchema
  private let decode: Decode<TraceDocument>
  private let decodeEnvironment: Decode<EnvironmentChange>

  /// Creates a loader; make one and keep it.
  ///
  /// - Parameter limits: the bounds for the texts.
  public init(limits: ReadLimits = ReadLimits()) {
    self.limits = limits
    schema = CompiledSchema(builtIn: TraceSchema.text, name: "trace.schema.json")
    var keys = KeyHash()
    decode = FieldGroup<TraceDocument>.trace.type.bind(&keys)
    decodeEnvironment = ValueType<EnvironmentChange>.environment.bind(&keys)
    self.keys = KeyTable(keys)
  }

  /// Reads a trace.
  ///
  /// Never fails: what is wrong is in the report.
  ///
  /// - Parameters:
  ///   - source: the text; a name that ends in `.json` makes it JSON, any other YAML.
  ///   - presets: gives the preset of a name or path. One that is ``PresetError/unreadable(_:reason:)``
  ///     is left to the caller to report, every other error becomes a finding.
  /// - Returns: the trace and the findings.
  public func load(
    _ source: SourceText, presets: (String) throws(PresetError) -> Preset
  ) -> TraceFile {
    let format: TextFormat = source.name.hasSuffix(".json") ? .json : .yaml
    let result = read(source, as: format, keys: keys, limits: limits)
    let tree = result.tree
    var decoding = Decoding(tree)
    decoding.findings = result.report
    var document = TraceDocument()
    if let finding = preset(in: tree) {
      return TraceFile(
        trace: Trace(), report: DiagnosticReport(source: tree.source, diagnostics: [finding]))
    }
    if let root = decoding.onlyRoot() {
      if !schema.accepts(root, in: tree), !(tree.documents.first?.isTruncated ?? false) {
        decoding.findings += schema.diagnostics(for: root, in: tree)
      }
      _ = decode(root, &decoding, &document)
    }
    let resolution = resolve(
      document, &decoding, environment: decodeEnvironment, presets: presets)
    let findings = Allowances(in: tree)?.applied(to: decoding.findings) ?? decoding.findings
    return TraceFile(
      trace: resolution, report: DiagnosticReport(source: tree.source, diagnostics: findings))
  }

  /// Whether the name of a preset is a path from the trace's folder.
  public static func isPath(_ name: String) -> Bool {
    name.contains("/") || [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
  }
}

/// Says that the first document is a preset; nothing else is said about it then.
private func preset(in tree: YAMLTree) -> Diagnostic? {
  guard let root = tree.documents.first.map({ tree.resolved($0.root) }),
    tree.kind(of: root) == .mapping, tree.value(of: "inputs", in: root) == nil,
    let key = tree.entries(of: root).map({ $0.key }).first(where: {
      ["theme", "behavior", "extends"].contains(tree.text(of: tree.resolved($0)))
    })
  else { return nil }
  let file = tree.source.name.utf8.contains(UInt8(ascii: "<")) ? "FILE" : tree.source.name
  return Diagnostic(
    .traceOtherFormat, "this is a preset, not a trace", at: tree.range(of: key),
    help: "`themectl validate \(file)` checks it; a trace names it under `preset`")
}

extension Decoding {
  /// The root of the stream's only document, where that is a mapping.
  fileprivate mutating func onlyRoot() -> NodeID? {
    if tree.documents.count > 1 {
      findings.append(
        Diagnostic(
          .traceSeveralDocuments, "a trace is one document; this is another one",
          at: SourceRange(at: tree.documents[1].range.start)))
    }
    let root = tree.documents.first.map { tree.resolved($0.root) }
    if let root, tree.kind(of: root) == .mapping { return root }
    let isEmpty = root.map { tree.kind(of: $0) == .scalar && tree.scalarKind(of: $0) == .null }
    if findings.isEmpty, isEmpty ?? true {
      findings.append(
        Diagnostic(.traceEmpty, "there is no trace in this file", at: SourceRange(at: 0)))
    }
    return nil
  }
}
