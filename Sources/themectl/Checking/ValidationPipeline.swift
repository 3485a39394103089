import ThemeDiagnostics
import ThemeYAML

/// From a text to its findings; immutable, so that threads share it.
struct ValidationPipeline: Sendable {
  /// What a check gives.
  struct Result: Sendable {
    /// The findings.
    var report: DiagnosticReport
    /// How many presets the text holds.
    var presets: Int
  }

  /// Checks a text.
  func check(_ source: SourceText) -> Result {
    let result = read(source, as: Path(source.name).isJSON ? .json : .yaml)
    return Result(
      report: DiagnosticReport(source: result.tree.source, diagnostics: result.report),
      presets: result.tree.documents.count)
  }
}
