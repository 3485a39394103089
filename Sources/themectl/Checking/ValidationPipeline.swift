import ThemeDiagnostics
import ThemePresets

/// From a text to its findings; immutable, so that threads share it.
struct ValidationPipeline: Sendable {
  /// What a check gives.
  struct Result: Sendable {
    /// The findings.
    var report: DiagnosticReport
    /// The presets that the text holds; none where it is checked against another schema.
    var file: PresetFile?
  }

  private let loader = PresetLoader()

  /// Checks a text.
  func check(_ source: SourceText) -> Result {
    let file = loader.load(source)
    return Result(report: file.report, file: file)
  }
}
