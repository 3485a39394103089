import Foundation
import SheetModel
import Testing

@testable import SheetEngine

/// Random plays: invariants after each step, every presentation told once, everything comes to rest.
///
/// `CARDSTOCK_RANDOM_STEPS=1000000 swift test -c release -Xswiftc -enable-testing --filter 'Random plays'` plays a million.
@Suite struct `Random plays` {
  private static let steps = {
    let asked = ProcessInfo.processInfo.environment["CARDSTOCK_RANDOM_STEPS"].flatMap { Int($0) }
    return asked ?? 20_000
  }()
  /// A play is short enough that its trace can be read.
  private static let playLength = 200

  @Test(arguments: [false, true])
  func `keep every invariant, tell everything once and come to rest`(goesBeyondTraces: Bool) {
    for seed in 0..<UInt64(Self.steps / Self.playLength / 2) {
      guard let failure = Self.play(seed, goesBeyondTraces) else { continue }
      Issue.record("seed \(seed), beyond traces \(goesBeyondTraces): \(failure)")
      return
    }
  }

  /// Plays one play; the answer is what went wrong, with the trace that shows it.
  private static func play(_ seed: UInt64, _ goesBeyondTraces: Bool) -> String? {
    var play = RandomPlay(seed: seed, goesBeyondTraces: goesBeyondTraces)
    let environment = play.environment
    var engine = SheetEngine(environment: environment)
    var check = LifeCheck()
    var steps: [RandomPlay.Step] = []
    func report(_ wrong: String) -> String {
      let files = TraceText.files(of: steps, presets: play.presets, environment: environment)
      return wrong + "\n"
        + files.map { "--- \($0.name)\n\($0.text)" }.joined(separator: "\n")
    }
    for _ in 0..<playLength {
      let step = play.next()
      steps.append(step)
      if let wrong = check.take(engine.advance(to: step.time)) { return report(wrong) }
      let before = engine.frame(at: engine.time)
      check.expect(step.input)
      if let wrong = check.take(engine.step(step.input, at: step.time)) { return report(wrong) }
      if let jump = jump(from: before, to: engine.frame(at: engine.time), by: step.input) {
        return report(jump)
      }
      if let broken = engine.brokenInvariant() { return report(broken) }
    }
    // Without a finger everything comes to rest, and when told to go everything goes.
    for input in [SheetInput.panCancelled, .touchCancelled(finger: 0), .touchCancelled(finger: 1)] {
      if let wrong = check.take(engine.step(input, at: play.time)) { return report(wrong) }
    }
    if let wrong = check.take(engine.advance(to: engine.time + 60)) { return report(wrong) }
    if let broken = engine.brokenInvariant() { return report(broken) }
    if !engine.isIdle { return report("it does not come to rest") }
    if let wrong = check.take(engine.step(.dismissAll, at: engine.time)) { return report(wrong) }
    if let wrong = check.take(engine.advance(to: engine.time + 60)) { return report(wrong) }
    if !engine.presentedIDs.isEmpty { return report("it does not go") }
    if !check.waiting.isEmpty { return report("\(check.waiting) never end") }
    if check.beginnings != check.ends {
      return report("\(check.beginnings) came, \(check.ends) went")
    }
    return nil
  }

  /// What has jumped that must not: only a finger, another container and a motion without a duration
  /// put a presentation elsewhere at once.
  private static func jump(
    from before: SheetFrame, to after: SheetFrame, by input: SheetInput
  ) -> String? {
    switch input {
    case .command(_, let input): return jump(from: before, to: after, by: input)
    case .panChanged, .panEnded, .touchMoved, .touchEnded, .environment, .present, .replace:
      return nil
    default: break
    }
    for old in before.presentations {
      guard let new = after.presentations.first(where: { $0.number == old.number }),
        new.phase != .resting, old.y < before.rear.frame.height
      else { continue }
      // A second drag takes the first one back, which may be without a duration.
      if case .panBegan = input, old.phase == .dragging { continue }
      if (new.y - old.y).magnitude > 1e-6 || (new.height - old.height).magnitude > 1e-6 {
        return "\(old.id) jumps from \(old.rect) to \(new.rect) by \(input)"
      }
      if (new.alpha - old.alpha).magnitude > 1e-6 {
        return "\(old.id) fades from \(old.alpha) to \(new.alpha) by \(input)"
      }
      if (new.dimming.opacity - old.dimming.opacity).magnitude > 1e-6 {
        return
          "\(old.id) \(old.phase) \(old.rect) to \(new.phase) \(new.rect) dims \(old.dimming.opacity) \(new.dimming.opacity) by \(input)"
      }
    }
    return nil
  }
}
