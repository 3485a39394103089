import Testing
import ThemeTraces

@testable import randomplays

/// Random plays: invariants after each step, every presentation told once, everything comes to rest.
///
/// `Scripts/plays` plays a million inputs.
struct RandomTests {
  @Test func `twenty thousand random inputs break nothing`() {
    let failure = FailedPlay.first(of: 0..<50)
    #expect(
      failure == nil,
      "\(failure?.fault ?? "")\n\(failure?.files.map { $0.text }.joined(separator: "---\n") ?? "")")
  }
}
