import SheetModel
import ThemeDiagnostics
import ThemePresets

/// A file after its check, rendered; small, since a run may have ten thousand.
struct CheckedFile: Sendable {
  /// The findings in each form.
  var parts: [ReportRenderer.Part]
  /// The findings in figures.
  var counts: ReportCounts
  /// The names of its presets.
  var names: [String]
  /// Whether a finding has a fix.
  var hasFix: Bool
  /// How many findings have a safe fix.
  var fixable: Int
  /// Which file it is, where it may come up twice.
  var identity: FileIdentity.Key?
}

/// What checks one file after another.
struct FileChecker: Sendable {
  /// The check.
  let pipeline: ValidationPipeline
  /// The forms of the findings.
  let forms: [ReportForm]

  /// Reads, checks and renders a file.
  func check(_ file: InputFile) -> Result<CheckedFile, ReadError> {
    Result { () throws(ReadError) in
      let text = try file.source(maxSize: pipeline.maxSize)
      return rendered(pipeline.check(text.source), identity: text.identity)
    }
  }

  /// Reads and checks a file.
  func load(_ file: InputFile) throws(ReadError) -> ValidationPipeline.Result {
    pipeline.check(try file.source(maxSize: pipeline.maxSize).source)
  }

  /// Renders what was found in a file.
  func rendered(
    _ result: ValidationPipeline.Result, identity: FileIdentity.Key?
  ) -> CheckedFile {
    var counts = ReportCounts()
    counts.add(result.report)
    let fixes = result.report.diagnostics.map { $0.fixes }.filter { !$0.isEmpty }
    return CheckedFile(
      parts: forms.map { $0.render(result, of: pipeline.judge) }, counts: counts,
      names: result.file?.names ?? [], hasFix: !fixes.isEmpty,
      fixable: fixes.count { $0.contains { $0.safety == .safe } }, identity: identity)
  }
}

extension PresetFile {
  /// The names of the presets.
  var names: [String] { presets.map { $0.preset.name } }
}
