import ThemeDiagnostics
import ThemePresets

/// What came of fixing files.
struct FixOutcome {
  /// How many fixes there are.
  var fixes = 0
  /// How many files they are in.
  var files = 0
  /// The changes as a diff, where they were only to be shown.
  var diff: [UInt8] = []
  /// What standard input is afterwards, where it was fixed.
  var text: [UInt8]?
}

extension CheckRun {
  /// Makes the fixes of the files that have some, one file after the other, and keeps what is found
  /// in them afterwards.
  ///
  /// - Parameters:
  ///   - policy: which fixes are made.
  ///   - showsOnly: whether the changes are shown and nothing is written.
  ///   - isColored: whether what is shown is coloured.
  ///   - console: where is said what could not be written.
  /// - Returns: how much was done.
  mutating func fix(
    _ policy: FixPolicy, showsOnly: Bool, isColored: Bool, _ console: inout Console
  ) -> FixOutcome {
    var outcome = FixOutcome()
    var bases = PresetBases(checker.access)
    for (index, entry) in checked.enumerated() where entry.result.hasFix {
      let pipeline = checker.pipeline(of: entry.file)
      guard !entry.file.isShipped,
        let source = try? entry.file.source(maxSize: pipeline.maxSize).source
      else { continue }
      let result = pipeline.check(source, extending: &bases)
      let fixed = pipeline.fixed(result, policy, extending: &bases)
      guard fixed.fixes > 0 else { continue }
      guard result.report.source.bytes == source.bytes else {
        console.note("\(entry.file.name.visible): only files in UTF-8 can be fixed")
        continue
      }
      if showsOnly {
        let diff = LineDiff(source.bytes, fixed.bytes)
        outcome.diff += diff.unified(name: entry.file.name.visible, isColored: isColored)
      } else {
        if case .file(let path) = entry.file.origin {
          do throws(ReplaceError) {
            try replaceFile(path, source.bytes, with: fixed.bytes)
          } catch {
            console.problem("\(entry.file.name.visible): \(error.message)", .inaccessible)
            continue
          }
        } else {
          outcome.text = fixed.bytes
        }
        checked[index].result = checker.rendered(
          fixed.result, of: entry.file, identity: entry.result.identity)
      }
      outcome.fixes += fixed.fixes
      outcome.files += 1
    }
    return outcome
  }
}
