import ThemeDiagnostics
import ThemePresets

/// A text after its fixes.
struct FixedText: Sendable {
  /// What is found in the text as it is now.
  var result: ValidationPipeline.Result
  /// How many fixes were made.
  var fixes: Int

  /// The bytes as they are now.
  var bytes: [UInt8] { result.report.source.bytes }
}

extension ValidationPipeline {
  /// Makes fixes until there is none left to make, so that fixing the outcome changes nothing.
  ///
  /// A fix may uncover findings that have fixes themselves. What would break the text is not taken.
  ///
  /// - Parameters:
  ///   - result: what was found.
  ///   - policy: which fixes are made.
  ///   - bases: where the presets are found that the text's presets extend.
  /// - Returns: the text after its fixes.
  func fixed(
    _ result: Result, _ policy: FixPolicy, extending bases: inout PresetBases
  ) -> FixedText {
    let rounds = 10
    var text = FixedText(result: result, fixes: 0)
    for _ in 0..<rounds {
      let fixes = policy.fixes(for: text.result.report)
      guard
        let next = applied(fixes, to: text, &bases) ?? applied(oneByOne: fixes, to: text, &bases)
      else { break }
      text = next
    }
    return text
  }

  /// The text after fixes; `nil` when they change nothing or break it.
  private func applied(
    _ fixes: [Fix], to text: FixedText, _ bases: inout PresetBases
  ) -> FixedText? {
    let source = text.result.report.source
    let bytes = source.applying(fixes)
    guard bytes != source.bytes else { return nil }
    let next = check(SourceText(name: source.name, bytes: bytes), extending: &bases)
    guard next.report.syntaxErrors <= text.result.report.syntaxErrors else { return nil }
    return FixedText(result: next, fixes: text.fixes + fixes.count)
  }

  /// The text after those fixes that do not break it.
  private func applied(
    oneByOne fixes: [Fix], to text: FixedText, _ bases: inout PresetBases
  ) -> FixedText? {
    var kept: [Fix] = []
    var best: FixedText?
    for fix in fixes {
      guard let next = applied(kept + [fix], to: text, &bases) else { continue }
      kept.append(fix)
      best = next
    }
    return best
  }
}

extension DiagnosticReport {
  /// How many errors are faults of the text itself.
  fileprivate var syntaxErrors: Int {
    diagnostics.count { $0.severity == .error && $0.code.isOfText }
  }
}
