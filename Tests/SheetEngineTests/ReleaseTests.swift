import SheetModel
import Testing

@testable import SheetEngine

/// One row of a drag: from a height, by a translation and a velocity, to a detent or away.
struct DragRow: CustomTestStringConvertible, Sendable {
  var start: Double
  var translation: Double
  var velocity: Double
  /// The height it rests at, or `nil` for gone.
  var result: Double?

  init(_ start: Double, _ translation: Double, _ velocity: Double, _ result: Double?) {
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.result = result
  }

  var testDescription: String { "\(start), \(translation), \(velocity)" }
}

@Suite struct `Letting a sheet go` {
  @Test(arguments: [
    DragRow(422, 100, 0, 422), DragRow(422, 112, 0, 200), DragRow(422, 211, 0, 200),
    DragRow(422, 212, 0, nil), DragRow(422, 10, 701, nil), DragRow(422, 10, 700, 422),
    DragRow(422, -10, -700, 422), DragRow(422, -10, -701, 844), DragRow(844, -100, 0, 844),
    DragRow(200, 50, 0, 200), DragRow(422, 111, 0, 200), DragRow(844, 423, 0, nil),
    DragRow(422, 212, -701, nil), DragRow(422, 211, -701, 844),
  ])
  func `the thresholds decide as in LBBottomSheet`(row: DragRow) {
    var stage = Stage.resting(.heights(opensAt: .points(row.start)))
    #expect(stage.front.height == row.start)
    stage.drag(row.translation, velocity: row.velocity)
    stage.pass(2)
    #expect(stage.frame.presentations.last?.height == row.result)
  }

  @Test func `the translation at the end counts like a change`() {
    // LB-107 takes the height of the last change; the end's translation is applied first here.
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(0)
    stage.step(.panEnded(translation: Point(x: 0, y: 150), velocity: .zero))
    stage.pass(1)
    #expect(stage.front.height == 200)
  }

  @Test func `a sheet that must not be dismissed goes to its lowest detent`() {
    let behavior = Behavior.heights(opensAt: .points(633)) { $0.allowsSwipeToDismiss = false }
    for (translation, velocity) in [(400.0, 0.0), (10, 701)] {
      var stage = Stage.resting(behavior)
      stage.forget()
      stage.drag(translation, velocity: velocity)
      stage.pass(1)
      #expect(stage.front.height == 200)
      #expect(stage.kinds.first == .attemptToDismissBlocked(.drag))
    }
  }

  @Test func `a free sheet that must not be dismissed stays where the drag began`() {
    // LB-106: the reference rests at height 0, presented and unseen.
    var stage = Stage.resting(.free { $0.allowsSwipeToDismiss = false })
    stage.drag(300)
    stage.pass(1)
    #expect(stage.front.height == 320)
    var bounded = Stage.resting(.free(200) { $0.allowsSwipeToDismiss = false })
    bounded.drag(-200)
    bounded.pass(1)
    bounded.drag(300)
    bounded.pass(1)
    #expect(bounded.front.height == 200)
  }

  @Test func `a free sheet rests where it is let go`() {
    var stage = Stage.resting(.free(200, 600))
    stage.drag(-150)
    stage.pass(1)
    #expect(stage.front.height == 350)
    #expect(stage.front.detent == nil)
    stage.drag(-1000, velocity: -2000)
    stage.pass(1)
    #expect(stage.front.height == 600)
    stage.drag(299)
    stage.pass(1)
    #expect(stage.front.height == 301)
    stage.drag(151)
    stage.pass(1)
    #expect(stage.isEmpty)
  }

  @Test func `a sheet of one detent has no fast swipe up`() {
    var stage = Stage.resting(.fitContent())
    stage.drag(-100, velocity: -3000)
    stage.pass(1)
    #expect(stage.front.height == 320)
  }

  @Test(arguments: [
    DragRow(320, 160, 0, 320), DragRow(320, 161, 0, nil), DragRow(320, 1, 701, nil),
    DragRow(320, 1, 700, 320),
  ])
  func `a fitted sheet is dismissed by the thresholds too`(row: DragRow) {
    var stage = Stage.resting(.fitContent())
    stage.drag(row.translation, velocity: row.velocity)
    stage.pass(1)
    #expect(stage.frame.presentations.last?.height == row.result)
  }

  @Test func `a threshold of 0 is a value`() {
    // Brain2k-0005/Lumeo#345
    var still = Stage.resting(.heights { $0.velocityThresholdToDismiss = 0 })
    still.drag(10, velocity: 0)
    still.pass(1)
    #expect(still.front.height == 200)
    still.drag(10, velocity: 1)
    still.pass(1)
    #expect(still.isEmpty)
    var near = Stage.resting(.heights { $0.heightPercentageThresholdToDismiss = 0 })
    near.drag(1)
    near.pass(1)
    #expect(near.isEmpty)
  }

  @Test(arguments: [(110.0, 422.0), (112, 200)])
  func `a detent is left beyond half of the gap to its neighbour`(way: Double, height: Double) {
    // miguelhincapie/CustomBottomSheetBehavior#26
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.drag(way)
    stage.pass(1)
    #expect(stage.front.height == height)
  }
}

@Suite struct `The release rules` {
  private static let detents: [HeightValue] = [.points(200), .points(422), .points(797)]

  private func decision(
    from start: Double, _ translation: Double, _ velocity: Double, rule: ReleaseRule,
    from origin: DismissOrigin = .any
  ) -> ReleaseDecision.Outcome {
    let preset = Preset(
      name: "test",
      behavior: .heights(Self.detents, limit: .statusBar) {
        $0.releaseRule = rule
        $0.dismissFrom = origin
      })
    let layout = SheetLayout(preset, environment: .phone, contentHeight: 320)
    return ReleaseDecision(
      behavior: preset.behavior, layout: layout, start: start, extent: max(start - translation, 0),
      translation: translation, velocity: velocity
    ).outcome
  }

  @Test func `a throw is projected with the scroll view's deceleration`() {
    #expect(near(ReleaseDecision.projection, 0.499, 1e-12))
  }

  @Test(arguments: [(-400.0, 1), (-1200, 2), (0, 0), (100, 0), (300, nil)])
  func `a fast throw skips the middle and a slow one does not`(velocity: Double, index: Int?) {
    // scenee/FloatingPanel#339: p = 399.6 and 798.8.
    let outcome = decision(from: 200, 0, velocity, rule: .momentumProjection)
    #expect(outcome == index.map { .detent($0) } ?? .dismiss)
  }

  @Test func `a sequential sheet goes at most one detent, however fast`() {
    // emilkowalski/vaul#333
    for velocity in stride(from: -10_000.0, through: 10_000, by: 100) {
      for (index, start) in [200.0, 422, 797].enumerated() {
        switch decision(from: start, 0, velocity, rule: .sequential) {
        case .detent(let target): #expect((target - index).magnitude <= 1)
        case .dismiss: #expect(index == 0)
        case .height: Issue.record("a sheet with detents rests at one")
        }
      }
    }
    #expect(decision(from: 200, 0, -5000, rule: .sequential) == .detent(1))
    #expect(decision(from: 797, 0, 5000, rule: .sequential) == .detent(1))
  }

  @Test(arguments: ReleaseRule.allCases)
  func `below half of the lowest detent it goes, with one detent or many`(rule: ReleaseRule) {
    // emilkowalski/vaul#556
    #expect(decision(from: 200, 101, 0, rule: rule) == .dismiss)
    #expect(decision(from: 200, 99, 0, rule: rule) == .detent(0))
    let single = ReleaseDecision(
      behavior: Behavior.heights([.points(200)]) { $0.releaseRule = rule },
      layout: SheetLayout(
        Preset(name: "test", behavior: .heights([.points(200)])), environment: .phone,
        contentHeight: 320),
      start: 200, extent: 99, translation: 101, velocity: 0)
    #expect(single.outcome == .dismiss)
  }

  @Test func `the preset says from where a drag dismisses`() {
    // scenee/FloatingPanel#334, #335
    let needed = (422 - 100) / ReleaseDecision.projection
    for rule in [ReleaseRule.thresholds, .momentumProjection] {
      let projected = decision(from: 422, 0, needed + 1, rule: rule, from: .projected)
      #expect(projected == .dismiss)
      let less = decision(from: 422, 0, needed - 1, rule: rule, from: .projected)
      #expect(less != .dismiss)
      for velocity in [0, 700, 5000, 10_000.0] {
        #expect(decision(from: 422, 300, velocity, rule: rule, from: .lowest) != .dismiss)
      }
      #expect(decision(from: 200, 150, 2000, rule: rule, from: .lowest) == .dismiss)
    }
  }

  @Test(arguments: ReleaseRule.allCases)
  func `a sheet that must not be dismissed always ends at a detent`(rule: ReleaseRule) {
    // emilkowalski/vaul#161, #173, #311, #276
    for start in Self.detents {
      let resting = Stage.resting(
        .heights(Self.detents, opensAt: start, limit: .statusBar) {
          $0.releaseRule = rule
          $0.allowsSwipeToDismiss = false
          $0.elasticity = .rubberBand(coefficient: 0.55, limit: 40)
        })
      for way in stride(from: -700.0, through: 800, by: 125) {
        var held = resting
        held.hold(way)
        #expect(844 - held.front.y >= 160)
        for velocity in [-5000, -701, 0, 701, 5000.0] {
          var stage = held
          stage.step(.panEnded(velocity: Point(x: 0, y: velocity)))
          stage.pass(1)
          #expect([200, 422, 797].contains(stage.front.height))
          #expect(stage.front.phase == .resting)
        }
      }
    }
  }

  @Test func `a free sheet that is thrown rests where the throw would carry it`() {
    var stage = Stage.resting(.free(200, 700) { $0.releaseRule = .momentumProjection })
    stage.drag(-100, velocity: -200)
    stage.pass(1)
    #expect(near(stage.front.height, 300 + 0.499 * 200))
  }
}
