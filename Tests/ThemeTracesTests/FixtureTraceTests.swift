import Foundation
import SheetModel
import SheetPresets
import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets

@testable import ThemeTraces

/// The traces below `Tests/Fixtures/traces`, each beside the frames that were recorded of it.
struct FixtureTraceTests {
  static let names = try? Fixtures.files(in: "traces", endingIn: ".yaml")

  private static let traces = TraceLoader()
  private static let presets = PresetLoader()

  /// The trace of a file with its presets: shipped ones by name, others by the path from there.
  static func trace(_ name: String) throws -> Trace {
    let shipped = Catalog(ShippedPresets.all)
    let file = traces.load(try Fixtures.source("traces/" + name)) {
      (name: String) throws(PresetError) -> Preset in
      guard TraceLoader.isPath(name) else { return try shipped.preset(named: name) }
      return try presets.load(file: Fixtures.path("traces/" + name)).preset()
    }
    #expect(file.report.diagnostics.isEmpty)
    return file.trace
  }

  @Test func `the folder has traces`() throws {
    #expect(try #require(Self.names).count >= 40)
  }

  @Test(arguments: names ?? [])
  func `a trace gives the frames that were recorded`(name: String) throws {
    let lines = Replay(try Self.trace(name)).map { $0.json }
    let golden = "traces/" + name.dropLast(5) + ".jsonl"
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let text = lines.map { $0 + "\n" }.joined()
      try text.write(toFile: Fixtures.path(golden), atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden)")
    }
    let difference = compareFrames(lines, with: try Fixtures.source(golden))
    #expect(difference == nil, "\(difference?.message ?? "")")
  }
}
