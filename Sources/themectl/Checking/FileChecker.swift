import SheetModel
import ThemeDiagnostics
import ThemePresets

/// A file after its check, rendered; small, since a run may have ten thousand.
struct CheckedFile: Sendable {
  /// The findings in each form.
  var parts: [ReportRenderer.Part]
  /// The findings in figures.
  var counts: ReportCounts
  /// Whether an error was found, or a warning where that counts as much.
  var isRefused: Bool
  /// The names of its presets.
  var names: [String]
  /// Whether a finding has a fix.
  var hasFix: Bool
  /// How many findings have a safe fix.
  var fixable: Int
  /// How many have only a fix that is a good guess.
  var guessable: Int
  /// The other files that the findings depend on.
  var bases: BaseFiles?
  /// Which file it is, where it may come up twice.
  var identity: FileIdentity.Key?
}

/// What checks one file after another.
struct FileChecker: Sendable {
  /// The check of files without a configuration; `nil` when there are none.
  let plain: ValidationPipeline?
  /// The check by each configuration; `nil` for those that no file has.
  let configured: [ValidationPipeline?]
  /// The forms of the findings.
  let forms: [ReportForm]
  /// How the files are found that presets extend.
  let access: BaseAccess

  /// The same checker with a decoder of its own: two threads that use one are together no faster than one.
  func copyForThread() -> FileChecker {
    let pipelines = ([plain] + configured).compactMap { $0 }
    guard let first = pipelines.first(where: { $0.checksPresets }) else { return self }
    // The checks of all configurations share a loader, as those of this checker do.
    let loader = PresetLoader(
      limits: ValidationPipeline.limits(first.maxSize), decoder: PresetDecoder())
    return FileChecker(
      plain: plain?.with(loader), configured: configured.map { $0?.with(loader) }, forms: forms,
      access: access)
  }

  /// The check of a file.
  func pipeline(of file: InputFile) -> ValidationPipeline {
    guard let pipeline = file.configuration.map({ configured[$0] }) ?? plain else {
      preconditionFailure("\(file.name) has no check")
    }
    return pipeline
  }

  /// Reads, checks and renders a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - bases: where the presets are found that its presets extend.
  /// - Returns: what was found, or why the file was not read.
  func check(
    _ file: InputFile, _ bases: inout PresetBases
  ) -> Result<CheckedFile, ReadError> {
    Result { () throws(ReadError) in
      let pipeline = pipeline(of: file)
      let text = try file.source(maxSize: pipeline.maxSize)
      let result = pipeline.check(text.source, extending: &bases)
      return rendered(result, of: file, identity: text.identity)
    }
  }

  /// Reads and checks a file.
  func load(
    _ file: InputFile, _ bases: inout PresetBases
  ) throws(ReadError) -> ValidationPipeline.Result {
    let pipeline = pipeline(of: file)
    let source = try file.source(maxSize: pipeline.maxSize).source
    return pipeline.check(source, extending: &bases)
  }

  /// Renders what was found in a file.
  func rendered(
    _ result: ValidationPipeline.Result, of file: InputFile, identity: FileIdentity.Key?
  ) -> CheckedFile {
    let pipeline = pipeline(of: file)
    var counts = ReportCounts()
    counts.add(result.report)
    let fixes = result.report.diagnostics.map { $0.fixes }.filter { !$0.isEmpty }
    let fixable = fixes.count { $0.contains { $0.safety == .safe } }
    return CheckedFile(
      parts: forms.map { $0.render(result, of: pipeline.judge) }, counts: counts,
      isRefused: counts.errors > 0 || (pipeline.isStrict && counts.warnings > 0),
      names: result.file?.names ?? [], hasFix: !fixes.isEmpty,
      fixable: fixable, guessable: fixes.count - fixable,
      bases: result.file.flatMap { $0.bases.isEmpty ? nil : $0.bases }, identity: identity)
  }
}

extension PresetFile {
  /// The names of the presets.
  var names: [String] { presets.map { $0.preset.name } }
}
