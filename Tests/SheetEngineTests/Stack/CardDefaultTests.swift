import SheetModel
import SheetPresets
import Testing

@testable import SheetEngine

/// What a card is where a preset says nothing (CP-1 to CP-10, CP-40 to CP-42).
@Suite struct `The defaults of a card` {
  @Test func `the theme's are CardPresentationController's`() {
    let back = Theme().backCard
    #expect(back.verticalSpacing == 16)
    #expect(back.verticalInset == nil)
    #expect(back.horizontalInset == 16)
    #expect(back.fadeAlpha == 0.8)
    #expect(back.cornerRadius == 12)
    #expect(Theme().cornerRadius == 12)
  }

  @Test func `the behaviour's are CardPresentationController's`() {
    let behavior = Behavior()
    #expect(behavior.allowInteractiveDismissal)
    #expect(behavior.initialTransitionFrame == nil)
    // CP-10: there it is on; here the presets are what is asked for.
    #expect(!behavior.useSystemPresentationOniOS13)
    #expect(behavior.dismissHandle?.areaHeight == 16)
    #expect(behavior.dismissHandle?.size == Size(width: 50, height: 5))
    #expect(behavior.dismissHandle?.cornerRadius == 3)
  }

  /// The springs of the two releases, as they are given there, and their stiffness and damping.
  static let springs: [(preset: String, motion: Motion, stiffness: Double, damping: Double)] = [
    ("card", .appearing, 203.917, 28.560),
    ("card", .disappearing, 203.917, 22.848),
    ("card-classic", .appearing, 246.740, 26.704),
    ("card-classic", .disappearing, 438.649, 29.322),
  ]

  @Test(arguments: springs)
  func `the springs have the reference's stiffness and damping`(
    preset: String, motion: Motion, stiffness: Double, damping: Double
  ) throws {
    let behavior = try #require(ShippedPresets.all.first { $0.name == preset }?.behavior)
    guard case .spring(let parameters) = behavior.animation(for: motion) else {
      Issue.record("it is no spring")
      return
    }
    let spring = try #require(DampedSpring(parameters))
    #expect(near(spring.frequency * spring.frequency, stiffness, 0.001))
    #expect(near(2 * spring.decay, damping, 0.001))
    #expect(spring.initialVelocity == 0)
  }

  @Test func `a card comes and goes with the reference's springs, whatever dismisses it`() {
    var stage = Stage()
    stage.present(.card())
    let tap = DampedSpring(frequency: 2 * .pi / 0.44, dampingRatio: 1)
    let momentum = DampedSpring(frequency: 2 * .pi / 0.44, dampingRatio: 0.8)
    for step in 1...12 {
      stage.pass(0.05)
      let left = tap.sample(at: 0.05 * Double(step), displacement: -1, velocity: 0).position
      #expect(near(stage.front.progress, 1 + left, 1e-9))
    }
    stage.pass(2)
    stage.step(.tap(Point(x: 195, y: 71)))
    for step in 1...4 {
      stage.pass(0.05)
      let left = momentum.sample(at: 0.05 * Double(step), displacement: 1, velocity: 0).position
      #expect(near(stage.front.progress, left, 1e-9))
    }
  }

  @Test func `a card that is out of sight for good is gone`() {
    var stage = Stage()
    stage.present(.card())
    stage.pass(3)
    let start = stage.time
    stage.step(.dismiss(id: "sheet"))
    stage.wait(0.29)
    #expect(stage.front.y > 840)
    stage.wait(0.01)
    #expect(stage.isEmpty)
    // Its spring passes the end of the way at (π − arccos 0.8) / (0.6 · 2π / 0.44), and comes back by a
    // fifth of a point.
    let end = stage.told.last { $0.kind == .didDismiss(.program) }?.time ?? 0
    #expect(near(end - start, 0.291562, 1e-6))
  }

  @Test func `a spring that brings a card into sight again ends by itself`() {
    var stage = Stage()
    let bouncing = SheetModel.Animation.spring(Spring(.response(0.3, dampingRatio: 0.7)))
    stage.present(.card { $0.animations.disappearing = bouncing })
    stage.pass(3)
    let start = stage.time
    stage.step(.dismiss(id: "sheet"))
    // It passes the end of its way after 0.157 s, and shows 1.7 points at most after that.
    stage.pass(0.2)
    #expect(stage.front.y == 844)
    stage.pass(0.2)
    #expect(stage.front.y < 843)
    stage.pass(1)
    let spring = DampedSpring(frequency: 2 * .pi / 0.3, dampingRatio: 0.7)
    let duration = spring.settlingTime(displacement: 1, velocity: 0)
    let end = stage.told.last { $0.kind == .didDismiss(.program) }?.time ?? 0
    #expect(near(end - start, duration, 1e-9))
  }

  @Test func `the motion takes as long as its spring, not a declared time`() {
    var stage = Stage()
    stage.present(.card())
    stage.wait(0.65)
    // CP-42: 0.65 s are declared there, and only reported.
    let spring = DampedSpring(frequency: 2 * .pi / 0.44, dampingRatio: 1)
    let duration = spring.settlingTime(displacement: 1, velocity: 0)
    #expect((stage.front.phase == .resting) == (duration <= 0.65))
    stage.wait(duration)
    #expect(stage.told.first { $0.kind == .didPresent }?.time == duration)
  }
}
