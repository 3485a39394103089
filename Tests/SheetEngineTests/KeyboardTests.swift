import SheetModel
import Testing

@testable import SheetEngine
@testable import randomplays

@Suite struct `The keyboard` {
  /// 844 high with a keyboard of 336; detents 200, 422 and 700, up to 797.
  private func behavior(_ policy: KeyboardPolicy, opensAt height: Double = 422) -> Behavior {
    .heights(
      [.points(200), .points(422), .points(700)], opensAt: .points(height), limit: .statusBar
    ) { $0.keyboard = policy }
  }

  private func show(_ height: Double, _ stage: inout Stage) {
    stage.step(.environment(stage.engine.environment.with { $0.keyboardHeight = height }))
  }

  private func shown(_ height: Double, _ behavior: Behavior) -> Stage {
    var stage = Stage.resting(behavior)
    stage.forget()
    show(height, &stage)
    stage.pass(1)
    return stage
  }

  @Test(arguments: [
    // policy, opens at, height, bottom, covered
    (KeyboardPolicy.stay, 422.0, 422.0, 0.0, 336.0),
    (.stay, 200, 200, 0, 200),
    (.lift, 200, 200, 336, 0),
    (.lift, 422, 422, 336, 0),
    // 797 − 336: no higher than the limit, and all above the keyboard.
    (.lift, 700, 461, 336, 0),
    (.resize, 700, 364, 336, 0),
    // Not lower than the lowest detent: lifted by the rest.
    (.resize, 422, 200, 336, 0),
    (.resize, 200, 200, 336, 0),
    (.expand, 200, 700, 0, 336),
  ])
  func `a sheet makes room as its preset says`(
    policy: KeyboardPolicy, detent: Double, height: Double, bottom: Double, covered: Double
  ) {
    let stage = shown(336, behavior(policy, opensAt: detent))
    #expect(stage.front.height == height)
    #expect(stage.front.bottom == bottom)
    #expect(stage.front.coveredHeight == covered)
    #expect(stage.front.y == 844 - height - bottom)
    #expect(
      stage.front.detent == (policy == .expand ? "700" : HeightValue.points(detent).identifier))
  }

  @Test func `a resized sheet keeps its top`() {
    let stage = shown(336, behavior(.resize, opensAt: 700))
    #expect(stage.front.y == 144)
    #expect(stage.places.allSatisfy { $0.kind == .positionDidChange(y: 144) })
  }

  @Test func `only expanding changes the detent, and it comes back with the keyboard's end`() {
    for policy in KeyboardPolicy.allCases {
      var stage = shown(336, behavior(policy))
      #expect(
        stage.kinds
          == (policy == .expand ? [.willChangeDetent("700"), .didChangeDetent("700")] : []))
      show(0, &stage)
      stage.pass(1)
      #expect(stage.front.height == 422)
      #expect(stage.front.bottom == 0)
      #expect(stage.front.detent == "422")
    }
  }

  @Test func `each detent may have its own policy, also while the keyboard is there`() {
    var stage = shown(
      336,
      behavior(.stay).with {
        var low = DetentPolicy(detent: .points(200))
        low.keyboard = .lift
        $0.detentPolicies = [low]
      })
    #expect(stage.front.y == 422)
    stage.step(.reduce(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.bottom == 336)
    #expect(stage.front.height == 200)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.bottom == 0)
  }

  @Test func `the way is continuous, also when the keyboard changes on the way`() {
    for policy in KeyboardPolicy.allCases {
      var stage = Stage.resting(behavior(policy))
      for height in [336.0, 250, 400, 0, 336] {
        let before = stage.front
        show(height, &stage)
        #expect(near(stage.front.y, before.y, 1e-9))
        #expect(near(stage.front.height, before.height, 1e-9))
        #expect(
          near(stage.front.velocity, before.velocity, before.velocity.magnitude * 0.01 + 1e-9))
        stage.pass(0.1)
      }
      stage.pass(1)
    }
  }

  @Test func `the geometry is a function of the keyboard's height alone`() {
    // emilkowalski/vaul#650, #538, #521, #56, #636; langfuse/langfuse#16155
    for policy in KeyboardPolicy.allCases {
      for detent in [200.0, 422, 700] {
        var generator = Seeded(UInt64(detent))
        var stage = Stage.resting(behavior(policy, opensAt: detent))
        let before = stage.front
        let raised = shown(300, behavior(policy, opensAt: detent)).front
        for _ in 0..<84 {
          for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let height = [0, 20, 291, 336, 336, 844, 5000, -10, .nan]
              .randomElement(using: &generator)
            // A viewport that reports nothing for a moment, repeated and partial heights.
            let container =
              Bool.random(using: &generator) ? Size(width: 0, height: 0) : before.container
            stage.step(
              .environment(
                .phone.with {
                  $0.keyboardHeight = height ?? 0
                  $0.container = container
                }))
            stage.skip([0, 0.05, 0.4].randomElement(using: &generator) ?? 0)
          }
          stage.step(.environment(.phone.with { $0.keyboardHeight = 300 }))
          stage.skip(0.5)
          #expect(stage.front == raised)
          stage.step(.environment(.phone))
          stage.skip(0.5)
          #expect(stage.front == before)
        }
      }
    }
  }

  @Test(arguments: [600.0, 790, 844, 5000])
  func `however high the keyboard, a finger's height of the sheet stays in the container`(
    keyboard: Double
  ) {
    for policy in KeyboardPolicy.allCases {
      for detent in [200.0, 422, 700] {
        let front = shown(keyboard, behavior(policy, opensAt: detent)).front
        #expect(front.height >= 44)
        #expect(front.y >= 47)
        #expect(front.y + front.height <= 844)
      }
    }
  }

  @Test func `a margin for a higher container leaves a sheet room above the keyboard`() {
    var theme = Theme()
    theme.bottomMargin = 500
    var stage = Stage()
    stage.present(.heights([.points(10), .fullscreen]) { $0.keyboard = .lift }, theme: theme)
    stage.pass(3)
    #expect(stage.front.bottom == 500)
    let turned = SheetEnvironment(container: Size(width: 844, height: 390))
    stage.step(.environment(turned.with { $0.keyboardHeight = 200 }))
    stage.pass(1)
    // The greatest height is a finger's, 44; the sheet of 10 stands at its top.
    #expect(near(stage.front.y, 0))
    #expect(near(stage.front.bottom, 380))
  }

  @Test func `a lifted sheet is dragged and thrown away as ever`() {
    var stage = shown(336, behavior(.lift))
    stage.hold(50)
    #expect(stage.front.y == 844 - 336 - 422 + 50)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.y == 86)
    stage.drag(111)
    stage.pass(1)
    #expect(stage.front.detent == "200")
    #expect(stage.front.bottom == 336)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.49)
    #expect(stage.front.y > 820)
    stage.pass(0.1)
    #expect(stage.isEmpty)
  }

  @Test func `a sheet that stands on the keyboard is not pulled over its limit`() {
    for policy in [KeyboardPolicy.lift, .resize] {
      // 461 of the sheet and the keyboard reach the limit of 797.
      var stage = shown(336, behavior(policy, opensAt: 422))
      #expect(stage.front.height + stage.front.bottom == (policy == .lift ? 758 : 536))
      let room = stage.front.y - 47
      stage.hold(-room)
      #expect(stage.front.y == 47)
      stage.step(.panChanged(translation: Point(x: 0, y: -room - 110)))
      // LB-100: 2·log2(113) − 2·log2(3).
      #expect(near(stage.front.y, 47 - 10.47))
      // The finger went more than half of the way to 700, though the sheet could not.
      stage.step(.panEnded(velocity: .zero))
      stage.pass(1)
      #expect(stage.front.detent == "700")
      #expect(stage.front.y == (policy == .lift ? 47 : 144))
    }
  }

  @Test func `a keyboard that comes under a finger counts when the finger lets go`() {
    var stage = Stage.resting(behavior(.lift))
    stage.hold(30)
    show(336, &stage)
    #expect(stage.front.phase == .dragging)
    #expect(stage.front.y == 452)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.bottom == 336)
    #expect(stage.front.height == 422)
  }

  @Test func `what a user chooses while the sheet is expanded for the keyboard stays`() {
    var stage = shown(336, behavior(.expand))
    stage.drag(20)
    stage.pass(1)
    show(0, &stage)
    stage.pass(1)
    #expect(stage.front.detent == "422")
    show(336, &stage)
    stage.pass(1)
    #expect(stage.front.detent == "700")
    stage.drag(300)
    stage.pass(1)
    #expect(stage.front.detent == "422")
    stage.step(.reduce(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.detent == "200")
    show(0, &stage)
    stage.pass(1)
    #expect(stage.front.detent == "200")
    show(336, &stage)
    stage.pass(1)
    #expect(stage.front.detent == "700")
  }

  @Test func `a sheet that opens while the keyboard is there opens above it`() {
    var stage = Stage(.phone.with { $0.keyboardHeight = 336 })
    stage.present(behavior(.lift, opensAt: 200))
    #expect(stage.front.y == 844)
    stage.pass(1)
    #expect(stage.front.bottom == 336)
    stage.present(behavior(.expand), as: "other")
    stage.pass(1)
    #expect(stage.front.height == 700)
    #expect(!stage.kinds.contains(.willChangeDetent("700")))
  }

  @Test func `with reduced motion the sheet is there in a quarter of a second`() {
    var stage = Stage.resting(behavior(.lift), in: .phone.with { $0.reduceMotion = true })
    show(336, &stage)
    stage.pass(0.26)
    #expect(stage.front.phase == .resting)
    #expect(stage.front.bottom == 336)
  }

  @Test func `a presentation of another kind says how much of it is covered`() {
    let stage = shown(336, .modal())
    #expect(stage.front.coveredHeight == 336)
    #expect(stage.front.height == 844)
  }
}

extension PresentationFrame {
  fileprivate var container: Size { Size(width: 390, height: 844) }
}
