import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `What holds at one detent` {
  private func behavior(
    _ policies: [DetentPolicy] = [], _ change: (inout Behavior) -> Void = { _ in }
  )
    -> Behavior
  {
    .heights([.points(200), .points(400), .points(700)]) {
      $0.detentPolicies = policies
      change(&$0)
    }
  }

  private func policy(_ points: Double, _ change: (inout DetentPolicy) -> Void) -> DetentPolicy {
    var policy = DetentPolicy(detent: .points(points))
    change(&policy)
    return policy
  }

  /// A sheet that is held at a height.
  private func held(
    at height: Double, _ behavior: Behavior, theme: Theme = Theme()
  ) -> PresentationFrame {
    var stage = Stage.resting(behavior, theme: theme)
    stage.hold(stage.front.height - height)
    return stage.front
  }

  @Test(arguments: [
    (200.0, 0.0), (300, 0), (400, 0), (475, 0.1), (550, 0.2), (700, 0.4),
  ])
  func `nothing is dimmed up to the largest undimmed detent, and all at the next`(
    height: Double, opacity: Double
  ) {
    let front = held(at: height, behavior { $0.largestUndimmedDetent = .points(400) })
    #expect(near(front.dimming.opacity, opacity, 1e-9))
  }

  @Test func `the highest detent may be undimmed, and one that is none dims by its height`() {
    let high = behavior { $0.largestUndimmedDetent = .fullscreen }
    #expect(held(at: 700, high).dimming.opacity == 0)
    let between = behavior { $0.largestUndimmedDetent = .points(500) }
    #expect(held(at: 400, between).dimming.opacity == 0)
    #expect(held(at: 700, between).dimming.opacity == 0.4)
    #expect(held(at: 400, behavior()).dimming.opacity == 0.4)
  }

  @Test func `a free sheet dims from the largest undimmed height to its greatest`() {
    let free = Behavior.free(200, 600) { $0.largestUndimmedDetent = .points(400) }
    #expect(held(at: 400, free).dimming.opacity == 0)
    #expect(near(held(at: 500, free).dimming.opacity, 0.2, 1e-9))
    #expect(held(at: 600, free).dimming.opacity == 0.4)
  }

  @Test func `each detent has its dimming, and they go over into one another`() {
    let policies = [policy(200) { $0.dimming = 0.5 }, policy(400) { $0.dimming = 0 }]
    #expect(near(held(at: 200, behavior(policies)).dimming.opacity, 0.2, 1e-9))
    #expect(near(held(at: 300, behavior(policies)).dimming.opacity, 0.1, 1e-9))
    #expect(held(at: 400, behavior(policies)).dimming.opacity == 0)
    #expect(held(at: 700, behavior(policies)).dimming.opacity == 0.4)
  }

  @Test func `an undimmed detent still keeps its touches, and a dimmed one may pass them`() {
    // scenee/FloatingPanel#618 and others: the touch rule is its own field.
    let outside = Point(x: 195, y: 20)
    let undimmed = Stage.resting(behavior { $0.largestUndimmedDetent = .points(400) })
    #expect(undimmed.engine.hitTest(outside) == .outside(id: "sheet", .dismiss))
    let dimmed = Stage.resting(behavior([policy(200) { $0.outsideTouches = .pass }]))
    #expect(dimmed.front.dimming.opacity == 0.4)
    #expect(dimmed.engine.hitTest(outside) == .rear)
  }

  @Test func `corners and blur go from detent to detent with the position`() {
    var theme = Theme()
    theme.backgroundBlurRadius = 10
    let policies = [
      policy(200) { $0.cornerRadius = 24 },
      policy(700) {
        $0.cornerRadius = 0
        $0.backgroundBlurRadius = 30
      },
    ]
    let values = [(200.0, 24.0, 10.0), (300, 18, 10), (400, 12, 10), (550, 6, 20), (700, 0, 30)]
    for (height, radius, blur) in values {
      let front = held(at: height, behavior(policies), theme: theme)
      #expect(near(front.cornerRadius, radius, 1e-9))
      #expect(near(front.blurRadius, blur, 1e-9))
    }
  }

  @Test func `the blur comes and goes with the dimming`() {
    var theme = Theme()
    theme.backgroundBlurRadius = 20
    var stage = Stage()
    stage.present(behavior { $0.animations.appearing = .curve(.linear, duration: 1) }, theme: theme)
    #expect(stage.front.blurRadius == 0)
    stage.pass(0.5)
    #expect(near(stage.front.blurRadius, 10, 1e-6))
    stage.pass(1)
    #expect(stage.front.blurRadius == 20)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.25)
    #expect(stage.front.blurRadius < 20)
  }

  @Test func `a drag may begin where the detent says`() {
    let policies = [
      policy(400) { $0.swipeMode = .top }, policy(700) { $0.swipeMode = .some(.none) },
    ]
    for (detent, byContent, byGrabber) in [
      (200.0, true, true), (400, false, true), (700, false, false),
    ] {
      for (depth, drags) in [(100.0, byContent), (5, byGrabber)] {
        var stage = Stage.resting(behavior(policies) { $0.initialDetent = .points(detent) })
        stage.step(.panBegan(Point(x: 195, y: stage.front.y + depth)))
        #expect((stage.front.phase == .dragging) == drags, "\(detent) \(depth)")
      }
    }
  }

  @Test func `scrolled content goes first where the detent says`() {
    let policies = [policy(400) { $0.scrollExpansion = .never }]
    for (detent, y) in [(200.0, 544.0), (400, 444)] {
      var stage = Stage.resting(behavior(policies) { $0.initialDetent = .points(detent) })
      stage.step(.scroll(id: "sheet", ScrollPosition(distanceToEdge: 0)))
      stage.step(.panBegan(Point(x: 195, y: 800)))
      stage.move(-100)
      #expect(stage.front.y == y, "\(detent)")
    }
  }

  @Test func `a tap on a small sheet's content makes it larger where the detent says so`() {
    let policies = [
      policy(200) { $0.contentTouches = .expand }, policy(700) { $0.contentTouches = .block },
    ]
    var stage = Stage.resting(behavior(policies))
    let content = Point(x: 195, y: 800)
    #expect(!stage.front.contentTakesTouches)
    stage.forget()
    stage.step(.tap(content))
    #expect(stage.front.contentTakesTouches)
    stage.pass(1)
    #expect(stage.kinds == [.willChangeDetent("400"), .didChangeDetent("400")])
    stage.step(.tap(content))
    stage.pass(1)
    #expect(stage.front.height == 400)
    stage.step(.grow(id: "sheet"))
    #expect(!stage.front.contentTakesTouches)
    stage.pass(1)
    stage.forget()
    stage.step(.tap(content))
    #expect(stage.told.isEmpty)
  }

  @Test func `a user feels another detent, and the program does not make one feel it`() {
    let policies = [policy(700) { $0.hapticFeedback = .some(.none) }]
    var stage = Stage.resting(
      behavior(policies) {
        $0.hapticFeedback = .selection
        $0.allowsSwipeToDismiss = false
      })
    func haptics() -> [SheetEvent.Kind] { stage.kinds.filter { $0.name == "hapticFeedback" } }
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(haptics().isEmpty)
    stage.forget()
    stage.drag(190)
    stage.pass(1)
    #expect(
      stage.kinds == [
        .willChangeDetent("200"), .didChangeDetent("200"), .hapticFeedback(.selection),
      ])
    stage.forget()
    stage.drag(20)
    stage.pass(1)
    #expect(haptics().isEmpty)
    stage.step(.increment(id: "sheet"))
    stage.pass(1)
    #expect(haptics() == [.hapticFeedback(.selection)])
    stage.forget()
    stage.step(.increment(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 700)
    #expect(haptics().isEmpty)
  }

  @Test func `numbers that make no sense do nothing`() {
    let policies = [
      policy(200) {
        $0.dimming = 7
        $0.cornerRadius = -5
        $0.backgroundBlurRadius = .nan
      }
    ]
    let front = held(at: 200, behavior(policies))
    #expect(front.dimming.opacity == 0.4)
    #expect(front.cornerRadius == 0)
    #expect(front.blurRadius == 0)
  }
}
