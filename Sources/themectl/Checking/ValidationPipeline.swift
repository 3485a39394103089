import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

/// From a text to its findings; immutable, so that threads share it.
struct ValidationPipeline: Sendable {
  /// What a text is checked against.
  enum Judge: Sendable {
    /// The format of presets.
    case presets(PresetLoader)
    /// A schema of the user's.
    case schema(CompiledSchema)
  }

  /// What a check gives.
  struct Result: Sendable {
    /// The findings.
    var report: DiagnosticReport
    /// The presets that the text holds; none where it is checked against a schema of the user's.
    var file: PresetFile?
    /// The text's nodes in that case.
    var tree: YAMLTree?
  }

  /// What texts are checked against.
  private(set) var judge: Judge
  /// How many bytes a text may have.
  let maxSize: Int
  /// The severities that codes have instead of their own.
  var severities = Severities()
  /// Whether warnings count like errors for the exit status.
  var isStrict = false

  /// Checks by a judge.
  init(_ judge: Judge, maxSize: Int) {
    self.judge = judge
    self.maxSize = maxSize
  }

  /// Whether texts are checked against the format of presets.
  var checksPresets: Bool {
    if case .presets = judge { true } else { false }
  }

  /// The same check with another loader of presets, where it needs one.
  func with(_ loader: PresetLoader) -> ValidationPipeline {
    var copy = self
    if checksPresets { copy.judge = .presets(loader) }
    return copy
  }

  /// Checks a text that stands alone.
  func check(_ source: SourceText) -> Result {
    var bases = PresetBases()
    return check(source, extending: &bases)
  }

  /// Checks a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - bases: where the presets are found that its presets extend.
  /// - Returns: what was found.
  func check(_ source: SourceText, extending bases: inout PresetBases) -> Result {
    var result = judged(source, &bases)
    result.report = severities.applied(to: result.report)
    return result
  }

  private func judged(_ source: SourceText, _ bases: inout PresetBases) -> Result {
    let path = Path(source.name)
    if path.lastComponent.elementsEqual(Configuration.fileName.utf8) {
      // A configuration that is named is no preset.
      let report = loadConfiguration(source, in: path.folder, absolute: path.folder).report
      return Result(report: report)
    }
    switch judge {
    case .presets(let loader):
      let file = loader.load(source, extending: &bases)
      return Result(report: file.report, file: file)
    case .schema(let schema):
      let result = source.parsed(keys: schema.keys, limits: Self.limits(maxSize))
      let tree = result.tree
      var findings = result.report
      for document in tree.documents {
        let root = tree.resolved(document.root)
        if !schema.accepts(root, in: tree) {
          findings += schema.diagnostics(for: document, in: tree)
        }
      }
      findings += tree.ambiguousScalars(besides: findings)
      // What only someone who knows presets can find may be allowed all the same.
      let allowed = Allowances(in: tree)?.applied(to: findings) { $0.isFoundBySchemas }
      let report = DiagnosticReport(source: tree.source, diagnostics: allowed ?? findings)
      return Result(report: report, tree: tree)
    }
  }

  /// The bounds for reading texts of a size.
  static func limits(_ maxSize: Int) -> ReadLimits {
    var limits = ReadLimits()
    limits.bytes = maxSize
    return limits
  }
}

extension DiagnosticCode {
  /// Whether a check against a schema alone can find it.
  fileprivate var isFoundBySchemas: Bool {
    rawValue.hasPrefix("schema.") || rawValue.hasPrefix("yaml.")
  }
}

extension SourceText {
  /// The nodes of the text, which its name says to be JSON or YAML.
  func parsed(keys: KeyTable = .empty, limits: ReadLimits = ReadLimits()) -> ReadResult {
    read(self, as: Path(name).isJSON ? .json : .yaml, keys: keys, limits: limits)
  }
}
