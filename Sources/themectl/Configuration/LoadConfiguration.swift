import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

/// Reads configurations.
private enum ConfigurationReader {
  static let (keys, decode) = {
    var keys = KeyHash()
    let decode = FieldGroup<ConfigurationDocument>.configuration.type.bind(&keys)
    return (KeyTable(keys), decode)
  }()

  /// Says what is wrong where decoding was not sure that all is right.
  static let schema = CompiledSchema(
    builtIn: FieldGroup<ConfigurationDocument>.configurationSchema, name: "config.schema.json")
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
  let result = read(source, as: .yaml, keys: ConfigurationReader.keys, limits: ReadLimits())
  let tree = result.tree
  var decoding = Decoding(tree)
  var document = ConfigurationDocument()
  // A file with nothing in it configures nothing.
  if result.report.map({ $0.code }) != [.emptyDocument] { decoding.findings = result.report }
  if let root = tree.documents.first.map({ tree.resolved($0.root) }),
    !ConfigurationReader.decode(root, &decoding, &document) || !decoding.isExact
  {
    decoding.findings += ConfigurationReader.schema.diagnostics(for: root, in: tree)
  }
  if let second = tree.documents.dropFirst().first {
    decoding.findings.append(
      Diagnostic(
        .configSeveralDocuments, "a configuration is one document; this is another one",
        at: SourceRange(at: second.range.start)))
  }
  let report = DiagnosticReport(source: tree.source, diagnostics: decoding.findings)
  guard !report.hasErrors else { return (nil, report) }
  let configuration = Configuration(document, name: source.name, in: folder, absolute: absolute)
  return (configuration, report)
}

extension Configuration {
  /// What a document without errors says for a folder.
  fileprivate init(
    _ document: ConfigurationDocument, name: String, in folder: Path, absolute: Path
  ) {
    schema = document.schema.map { $0.hasPrefix("/") ? Path($0) : folder.appending($0.utf8) }
    isStrict = document.strict
    for entry in document.severity {
      severities.set(DiagnosticCode(entry.code), to: entry.severity)
    }
    if !document.exclude.isEmpty {
      excludes = IgnoreRules(
        named: name, lines: document.exclude.map { $0.utf8 }, in: absolute)
    }
    endings = document.extensions.map(fileEnding)
  }
}
