import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets

@testable import themectl

/// Fixing, held to every text that is known to be wrong.
struct FixTwiceTests {
  static let pipeline = ValidationPipeline(.presets(PresetLoader()), maxSize: 1 << 20)

  static let files =
    ["accepted", "refused", "yaml-faults", "yaml-sound"].flatMap { folder in
      Fixtures.allFiles(below: Fixtures.path(folder), endingIn: ".yaml").map { "\(folder)/\($0)" }
    }

  @Test(arguments: [false, true])
  func `fixing twice changes nothing`(unsafe: Bool) throws {
    #expect(Self.files.count > 200)
    let policy = FixPolicy(allowsUnsafe: unsafe)
    for file in Self.files {
      let result = Self.pipeline.check(try Fixtures.source(file))
      var bases = PresetBases()
      let once = Self.pipeline.fixed(result, policy, extending: &bases)
      let twice = Self.pipeline.fixed(once.result, policy, extending: &bases)
      #expect(twice.bytes == once.bytes, "\(file)")
      #expect(twice.fixes == 0, "\(file)")
      // A text that can be read at last may show faults that nobody could see before.
      #expect(textErrors(once.result.report) <= textErrors(result.report), "\(file)")
    }
  }

  private func textErrors(_ report: DiagnosticReport) -> Int {
    report.diagnostics.count { $0.severity == .error && $0.code.isOfText }
  }
}
