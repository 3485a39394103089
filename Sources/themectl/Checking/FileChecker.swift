import SheetModel
import ThemeDiagnostics
import ThemePresets

/// A file after its check, rendered; small, since a run may have ten thousand.
struct CheckedFile: Sendable {
  /// The findings as each renderer has them.
  var parts: [ReportRenderer.Part]
  /// The findings in figures.
  var counts: ReportCounts
  /// The names of its presets.
  var names: [String]
  /// Which file it is, where it may come up twice.
  var identity: FileIdentity.Key?
}

/// What checks one file after another.
struct FileChecker: Sendable {
  /// The check.
  let pipeline: ValidationPipeline
  /// What renders the findings.
  let renderers: [ReportRenderer]
  /// How many bytes a file may have.
  let maxSize: Int

  /// Reads, checks and renders a file.
  func check(_ file: InputFile) -> Result<CheckedFile, ReadError> {
    Result { () throws(ReadError) in
      let text = try file.source(maxSize: maxSize)
      let result = pipeline.check(text.source)
      return rendered(result.report, names: result.file?.names ?? [], identity: text.identity)
    }
  }

  /// Reads and checks a file.
  func load(_ file: InputFile) throws(ReadError) -> ValidationPipeline.Result {
    pipeline.check(try file.source(maxSize: maxSize).source)
  }

  /// Renders what was found in a file.
  func rendered(
    _ report: DiagnosticReport, names: [String], identity: FileIdentity.Key?
  ) -> CheckedFile {
    var counts = ReportCounts()
    counts.add(report)
    return CheckedFile(
      parts: renderers.map { $0.render(report) }, counts: counts, names: names, identity: identity)
  }
}

extension PresetFile {
  /// The names of the presets.
  var names: [String] { presets.map { $0.preset.name } }
}
