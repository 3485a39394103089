import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

/// The keys of a configuration.
private enum Key {
  static let schema = "schema"
  static let strict = "strict"
  static let severity = "severity"
  static let exclude = "exclude"
  static let extensions = "extensions"
}

/// Reads a configuration.
///
/// - Parameters:
///   - source: its text.
///   - folder: the path of its folder as the call has it.
///   - absolute: the absolute path of its folder, without links.
/// - Returns: the configuration, `nil` when it has errors, and what was found in it.
func loadConfiguration(
  _ source: SourceText, in folder: Path, absolute: Path
) -> (configuration: Configuration?, report: DiagnosticReport) {
  let schema = ConfigurationSchema.compiled
  let result = read(source, as: .yaml, keys: schema.keys, limits: ReadLimits())
  let tree = result.tree
  var findings = result.report
  // A file with nothing in it configures nothing.
  if findings.map({ $0.code }) == [.emptyDocument] { findings = [] }
  let root = tree.documents.first.map { tree.resolved($0.root) }
  if let root, !schema.accepts(root, in: tree) {
    findings += schema.diagnostics(for: root, in: tree)
  }
  if let second = tree.documents.dropFirst().first {
    findings.append(
      Diagnostic(
        .configSeveralDocuments, "a configuration is one document; this is another one",
        at: SourceRange(at: second.range.start)))
  }
  var reader = ConfigurationReader(tree: tree, folder: folder, absolute: absolute)
  if let root, tree.kind(of: root) == .mapping { reader.read(root, name: source.name) }
  let report = DiagnosticReport(
    source: tree.source, diagnostics: findings + reader.findings)
  return (report.hasErrors ? nil : reader.configuration, report)
}

/// Fills a configuration from its nodes; what has the wrong type is left out.
private struct ConfigurationReader {
  let tree: YAMLTree
  let folder: Path
  let absolute: Path
  var configuration = Configuration()
  var findings: [Diagnostic] = []

  init(tree: YAMLTree, folder: Path, absolute: Path) {
    self.tree = tree
    self.folder = folder
    self.absolute = absolute
  }

  mutating func read(_ root: NodeID, name: String) {
    if let schema = tree.value(of: Key.schema, in: root).map({ tree.text(of: tree.resolved($0)) }) {
      configuration.schema =
        schema.hasPrefix("/") ? Path(schema) : folder.appending(schema.utf8)
    }
    if let strict = tree.value(of: Key.strict, in: root) {
      configuration.isStrict = tree.boolean(of: tree.resolved(strict))
    }
    if let severities = tree.value(of: Key.severity, in: root).map(tree.resolved),
      tree.kind(of: severities) == .mapping
    {
      read(severities: severities)
    }
    let patterns = texts(of: Key.exclude, in: root)
    if !patterns.isEmpty {
      configuration.excludes = IgnoreRules(
        named: name, lines: patterns.map { $0.utf8 }, in: absolute)
    }
    let endings = texts(of: Key.extensions, in: root)
    if !endings.isEmpty { configuration.endings = endings.map(fileEnding) }
  }

  private func texts(of key: String, in root: NodeID) -> [String] {
    guard let node = tree.value(of: key, in: root).map(tree.resolved),
      tree.kind(of: node) == .sequence
    else { return [] }
    return tree.items(of: node).map { tree.text(of: tree.resolved($0)) }
  }

  private mutating func read(severities node: NodeID) {
    for entry in tree.entries(of: node) {
      let name = tree.text(of: tree.resolved(entry.key))
      let range = tree.range(of: entry.key)
      guard let known = CodeRegistry.entry(of: DiagnosticCode(name)) else {
        findings.append(CodeRegistry.unknownCode(name, at: range, severity: .error))
        continue
      }
      let value = tree.text(of: tree.resolved(entry.value))
      let severity = Severity(rawValue: value)
      if known.severity == .error, known.code.isOfText, severity != .error {
        findings.append(
          Diagnostic(
            .configFixedSeverity,
            "`\(name)` is always an error: nobody knows what such a text means", at: range))
      }
      configuration.severities.set(known.code, to: severity)
    }
  }
}
