import SheetEngine
import TestSupport
import Testing
import ThemeTraces

@testable import randomplays

/// Random plays: invariants after each step, every presentation told once, everything comes to rest.
///
/// `Scripts/plays` plays a million inputs.
@Suite struct `Random plays` {
  @Test func `ten thousand random inputs break nothing`() {
    let failure = FailedPlay.first(of: 0..<25)
    #expect(
      failure == nil,
      "\(failure?.fault ?? "")\n\(failure?.files.map { $0.text }.joined(separator: "---\n") ?? "")")
  }

  @Test func `what is kept at any time is a sound state after a restart`() {
    let failure = FailedPlay.first(of: 0..<10) { engine in
      let saved = engine.savedPresentations
      let restored = SheetEngine(environment: engine.environment, restoring: saved)
      if restored.presentedIDs != saved.map({ $0.id }) { return "\(restored.presentedIDs)" }
      return restored.brokenInvariant()
    }
    #expect(failure == nil, "\(failure?.fault ?? "")")
  }

  private static let coverage: Coverage = {
    var coverage = Coverage()
    for seed in 0..<50 as Range<UInt64> {
      var play = RandomPlay(seed: seed)
      coverage.add(play.trace(of: FailedPlay.length))
    }
    return coverage
  }()

  @Test func `every input that a trace can have comes up`() throws {
    let schema = String(
      decoding: try Fixtures.contents(of: Fixtures.project + "/Schemas/trace.schema.json"),
      as: UTF8.self)
    let step = try #require(schema.split(separator: "\n    \"step\": {").last)
    let end = step.firstRange(of: "\n    }")?.lowerBound ?? step.endIndex
    let keys = step[..<end].matches(of: /\n        "(\w+)": \{/).map { String($0.1) }
    #expect(Set(Self.coverage.inputs.keys) == Set(keys).subtracting(["at", "command"]))
    for (key, count) in Self.coverage.inputs { #expect(count >= 25, "\(key)") }
    #expect(Self.coverage.named > 2000)
  }

  @Test func `every event comes up with every reason and outcome`() {
    let reasons = DismissReason.allCases.map { $0.rawValue }
    let asked = DismissReason.allCases.filter { $0.isByUser || $0 == .program }.map { $0.rawValue }
    var expected: Set = [
      "willPresent", "didPresent", "willChangeDetent", "positionDidChange", "didChangeDetent",
      "hapticFeedback", "didTapOutside", "notPresented",
    ]
    for reason in reasons { expected.formUnion(["willDismiss \(reason)", "didDismiss \(reason)"]) }
    for reason in asked {
      expected.formUnion(["shouldDismiss \(reason)", "attemptToDismissBlocked \(reason)"])
    }
    for outcome in CommandOutcome.allCases { expected.insert("commandDidEnd \(outcome.rawValue)") }
    let found = Set(Self.coverage.events.keys)
    #expect(found.symmetricDifference(expected).isEmpty)
    #expect(Set(Self.coverage.phases.keys) == Set(SheetPhase.allCases.map { $0.rawValue }))
  }

  @Test func `stacks of six are common`() {
    let depths = Self.coverage.depths
    let six = depths.filter { $0.key >= 6 }.values.reduce(0, +)
    #expect(six * 10 > depths.values.reduce(0, +), "\(Self.coverage.text)")
  }
}
