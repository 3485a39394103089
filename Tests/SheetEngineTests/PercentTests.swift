import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `A modal that is dragged away by percent` {
  private func stage(_ change: (inout Behavior) -> Void = { _ in }) -> Stage {
    .resting(.modal(change))
  }

  @Test func `it covers the container`() {
    let modal = stage().front
    #expect(modal.rect == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(modal.bottom == 0)
    #expect(modal.detent == nil)
    #expect(modal.grabber == nil)
  }

  @Test func `it comes and goes in 0.6 s with ease-in-out`() {
    var stage = Stage()
    stage.present(.modal())
    stage.pass(0.3)
    #expect(near(stage.front.y, 422, 1e-6))
    stage.pass(0.29)
    #expect(stage.front.phase == .presenting)
    stage.pass(0.01)
    #expect(stage.front.phase == .resting)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.3)
    #expect(near(stage.front.y, 422, 1e-6))
    stage.pass(0.301)
    #expect(stage.isEmpty)
  }

  @Test(arguments: [(253.1, false), (253.3, true), (253.2, false), (400.0, true), (0.0, false)])
  func `it leaves beyond 30 % of its height`(way: Double, leaves: Bool) {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(way)
    #expect(near(stage.front.y, way, 1e-9))
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.isEmpty == leaves)
  }

  @Test(arguments: [(400.0, 1 - 400 / 844.0), (200.0, 200 / 844.0)])
  func `the rest takes its part of the time`(way: Double, part: Double) {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(way)
    stage.step(.panEnded(velocity: .zero))
    let target = way > 253.2 ? 844.0 : 0
    stage.pass(part * 0.3)
    #expect(near(stage.front.y, (way + target) / 2, 1e-6))
    stage.pass(part * 0.3 - 0.001)
    #expect(stage.front.phase != .resting)
    stage.pass(0.002)
    #expect(stage.frame.presentations.last?.phase == (target == 0 ? .resting : nil))
  }

  @Test(arguments: [(422.0, 0.15), (211, 0.075)])
  func `a completion speed divides the rest`(way: Double, duration: Double) {
    var stage = stage {
      $0.completionSpeed = 2
      $0.completionCurve = .linear
    }
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(way)
    stage.step(.panEnded(velocity: .zero))
    let target = way > 253.2 ? 844.0 : 0
    stage.pass(duration / 3)
    #expect(near(stage.front.y, way + (target - way) / 3, 1e-6))
    stage.pass(duration * 2 / 3 - 0.001)
    #expect(stage.front.phase != .resting)
    stage.pass(0.002)
    #expect(stage.frame.presentations.last?.phase == (target == 0 ? .resting : nil))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a completion speed that makes no sense counts as 1`(speed: Double) {
    var stage = stage { $0.completionSpeed = speed }
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(422)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(0.299)
    #expect(!stage.isEmpty)
    stage.pass(0.002)
    #expect(stage.isEmpty)
  }

  @Test func `the rest of a spring takes its part of the settling time`() {
    let spring = Animation.spring(Spring(.response(0.44, dampingRatio: 1)))
    var behavior = Behavior.modal { $0.animations.disappearing = spring }
    let whole = AnimatedValue(spring, from: 0, to: 1, at: 0).endTime
    #expect(behavior.completion(0.75) == .curve(.easeInOut, duration: 0.75 * whole))
    behavior.completionCurve = .easeOut
    #expect(behavior.completion(0.75) == .curve(.easeOut, duration: 0.75 * whole))
  }

  @Test func `a modal without a leaving motion ends at once`() {
    var stage = stage { $0.animations.disappearing = Animation.none }
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(400)
    stage.step(.panEnded(velocity: .zero))
    #expect(stage.isEmpty)
  }

  @Test func `the velocity of the finger means nothing`() {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(100)
    stage.step(.panEnded(velocity: Point(x: 0, y: 5000)))
    stage.pass(1)
    #expect(!stage.isEmpty)
  }

  @Test func `the translation at the end counts`() {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(100)
    stage.step(.panEnded(translation: Point(x: 0, y: 300), velocity: .zero))
    stage.pass(1)
    #expect(stage.isEmpty)
  }

  @Test func `only the way down counts`() {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(-200)
    #expect(stage.front.y == 0)
    stage.step(.panChanged(translation: Point(x: 300, y: 0)))
    #expect(stage.front.y == 0)
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.front.phase == .resting)
  }

  @Test func `a gesture without a move decides for itself`() {
    // IM-6: the reference re-uses the decision of an earlier gesture.
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(400)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.front.phase == .resting)
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.front.phase == .resting)
  }

  @Test func `a cancelled gesture goes back`() {
    var stage = stage()
    stage.forget()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(800)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.front.y == 0)
    #expect(stage.told.isEmpty)
  }

  @Test func `the same engine serves one modal after the other`() {
    var stage = Stage()
    for round in 0..<5 {
      stage.present(.modal(), as: "modal \(round)")
      stage.pass(1)
      stage.step(.panBegan(Point(x: 195, y: 300)))
      stage.move(round.isMultiple(of: 2) ? 400 : 100)
      stage.step(.panEnded(velocity: .zero))
      stage.pass(1)
      #expect(stage.isEmpty == round.isMultiple(of: 2))
      stage.step(.dismissAll)
      stage.pass(1)
      #expect(stage.isEmpty)
    }
    let told = stage.kinds
    #expect(told.filter { $0 == .didDismiss(.drag) }.count == 3)
    #expect(told.filter { $0 == .didDismiss(.program) }.count == 2)
  }

  @Test func `a program dismisses while a finger holds it`() {
    var stage = stage()
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(100)
    stage.step(.dismiss(id: "sheet"))
    #expect(near(stage.front.y, 100, 1e-9))
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.isEmpty)
  }

  @Test func `the preset says how far is far enough, and whether it may leave at all`() {
    var near = stage { $0.percentThresholdToDismiss = 0.1 }
    near.step(.panBegan(Point(x: 195, y: 300)))
    near.move(85)
    near.step(.panEnded(velocity: .zero))
    near.pass(1)
    #expect(near.isEmpty)
    var never = stage { $0.allowsSwipeToDismiss = false }
    never.forget()
    never.step(.panBegan(Point(x: 195, y: 300)))
    never.move(600)
    #expect(never.front.y < 40)
    never.step(.panEnded(velocity: .zero))
    never.pass(1)
    #expect(never.front.phase == .resting)
    #expect(never.kinds == [.attemptToDismissBlocked(.drag)])
  }

  @Test func `content that is scrolled down takes the finger first, and nothing gets stuck`() {
    // IM-21: the reference drops events and can stay half dismissed for ever.
    var stage = stage()
    stage.step(.scroll(id: "sheet", ScrollPosition(distanceToEdge: 50)))
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(50)
    #expect(stage.front.y == 0)
    stage.move(150)
    #expect(near(stage.front.y, 100, 1e-9))
    stage.move(-100)
    #expect(stage.front.y == 0)
    #expect(stage.front.distanceToEdge == 150)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.phase == .resting)
    stage.step(.scroll(id: "sheet", ScrollPosition(distanceToEdge: 50)))
    stage.step(.panBegan(Point(x: 195, y: 300)))
    stage.move(400)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.isEmpty)
  }
}
