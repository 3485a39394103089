import SheetModel
import Testing

@testable import SheetEngine

/// What is to be seen goes on from where it is, whatever is said to the engine.
///
/// `Scripts/plays` looks for jumps at every input of a million; these are the places where it found
/// some.
@Suite struct `What is to be seen does not jump` {
  @Test func `the progress is 1 at every detent and between them`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(150)
    #expect(stage.front.progress == 1)
    stage.step(.panEnded(velocity: .zero))
    for _ in 0..<10 {
      #expect(stage.front.progress == 1)
      stage.pass(0.05)
    }
    stage.step(.grow(id: "sheet"))
    #expect(stage.front.progress == 1)
    stage.pass(2)
    #expect(stage.front.height == 422 && stage.front.progress == 1)
  }

  @Test func `below the lowest detent the progress is what is to be seen of the sheet`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(422 - 50)
    #expect(near(stage.front.progress, 50.0 / 200, 1e-9))
    stage.step(.panEnded(velocity: .zero))
    #expect(stage.front.phase == .dismissing)
    #expect(near(stage.front.progress, 50.0 / 200, 1e-9))
  }

  @Test(arguments: [false, true])
  func `a free sheet that is caught on its way does not lose height at once`(isReduced: Bool) {
    var stage = Stage()
    stage.present(.free())
    stage.pass(0.1)
    stage.step(.environment(.phone.with { $0.reduceMotion = isReduced }))
    stage.hold(0)
    stage.move(-20)
    let held = stage.front
    #expect(held.height == 320 && held.bottom < -20)
    stage.step(.panEnded(velocity: .zero))
    #expect(near(stage.front.height, 320, 1e-9) && near(stage.front.y, held.y, 1e-9))
    stage.pass(0.1)
    #expect(stage.front.height < 319 && near(stage.front.y, held.y, 1e-9))
    stage.pass(1)
    // It rests where it was let go, and all of it is to be seen.
    #expect(near(stage.front.bottom, 0, 1e-9) && near(stage.front.y, held.y, 1e-9))
  }

  @Test func `content that moves the heights of detents does not make the dimming jump`() {
    var stage = Stage.resting(
      .heights([.fitContent, .points(600)]) { $0.largestUndimmedDetent = .fitContent })
    stage.step(.content(id: "sheet", height: 500))
    stage.pass(1)
    #expect(stage.front.dimming.opacity == 0)
    stage.step(.content(id: "sheet", height: 200))
    var last = stage.front.dimming.coverage
    #expect(last == 0)
    for _ in 0..<120 {
      stage.pass(1.0 / 120)
      let now = stage.front.dimming.coverage
      #expect((now - last).magnitude < 0.02)
      last = now
    }
    #expect(last == 0 && stage.engine.isIdle)
  }

  @Test func `a resting sheet goes over to the dimming of other content`() {
    var stage = Stage.resting(.free { $0.largestUndimmedDetent = .fitContent })
    #expect(stage.front.dimming.coverage == 0)
    stage.step(.content(id: "sheet", height: 100))
    #expect(stage.front.dimming.coverage == 0 && !stage.engine.isIdle)
    stage.pass(1)
    // 320 is a part of the way from the undimmed 100 to the greatest height.
    #expect(near(stage.front.dimming.coverage, 0.4 * 220 / (797 - 100), 1e-9))
    #expect(stage.front.phase == .resting && stage.front.height == 320 && stage.engine.isIdle)
  }
}
