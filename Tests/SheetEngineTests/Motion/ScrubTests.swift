import SheetModel
import Testing

@testable import SheetEngine

struct ScrubTests {
  /// IM-10: 0.6 s, (1 − p) · 0.6 to finish, p · 0.6 to cancel.
  @Test(arguments: [(0.3, 1.0, 0.42), (0.3, 0, 0.18), (0, 0, 0), (1, 1, 0), (0, 1, 0.6)])
  func `the rest takes its share of the duration`(
    progress: Double, target: Double, duration: Double
  ) {
    let scrub = Scrub(.curve(.easeInOut, duration: 0.6))
    let rest = scrub.release(from: progress, to: target, at: 2)
    #expect((rest.endTime - 2 - duration).magnitude < 1e-12)
    #expect(rest.position(at: 2) == progress)
    #expect(rest.position(at: rest.endTime) == target)
  }

  @Test func `a completion speed divides the rest`() {
    let scrub = Scrub(.curve(.linear, duration: 0.6), completionSpeed: 2)
    let rest = scrub.release(from: 0.5, to: 1, at: 0)
    #expect((rest.endTime - 0.15).magnitude < 1e-12)
    #expect((rest.position(at: 0.075) - 0.75).magnitude < 1e-12)
  }

  @Test func `the rest of a spring's scrub takes its share of the settling time`() {
    let spring = Animation.spring(Spring(.response(0.44, dampingRatio: 1)))
    let whole = AnimatedValue(spring, from: 0, to: 1, at: 0).endTime
    let rest = Scrub(spring).release(from: 0.25, to: 1, at: 0)
    #expect((rest.endTime - 0.75 * whole).magnitude < 1e-12)
  }

  @Test func `the finger's velocity is carried into the rest`() {
    let rest = Scrub(.curve(.easeInOut, duration: 0.6))
      .release(from: 0.4, to: 1, velocity: 1.5, at: 0)
    #expect((rest.sample(at: 0).velocity - 1.5).magnitude < 1e-12)
    for time in stride(from: 0, to: 0.36, by: 0.001) {
      #expect((0.4...1.02).contains(rest.position(at: time)))
    }
  }
}
