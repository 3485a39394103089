import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Dragging a sheet` {
  @Test(arguments: [
    (1, 0.830), (5, 2.830), (10, 4.231), (20, 5.877), (50, 8.286), (100, 10.203),
    (200, 12.161), (300, 13.316), (400, 14.139),
  ])
  func `the logarithmic resistance has the reference's values`(x: Double, value: Double) {
    #expect(near(Resistance.logarithmic.displacement(for: x), value, 0.001))
  }

  @Test func `the rubber band never exceeds its limit`() {
    let band = Resistance.rubberBand(coefficient: 0.55, limit: 40)
    #expect(near(band.displacement(for: 40), (1 - 1 / 1.55) * 40, 1e-9))
    #expect(band.displacement(for: 1e5) < 40)
    #expect(Resistance.none.displacement(for: 50) == 0)
  }

  @Test func `the host supplies a resistance by name`() {
    let half = ElasticityFunction(name: "half") { $0 / 2 }
    var stage = Stage(elasticities: [half])
    stage.present(.heights(opensAt: .fullscreen) { $0.elasticity = .custom("half") })
    stage.pass(2)
    stage.step(.moveToDetent(id: "sheet", detent: "844"))
    stage.pass(2)
    stage.hold(-100)
    #expect(stage.front.height == 894)
  }

  @Test(arguments: [Double.nan, -5, .infinity, 1e9])
  func `what the host's resistance answers is kept between nothing and the finger's way`(
    answer: Double
  ) {
    let wild = Resistance(
      .custom("wild"), functions: [ElasticityFunction(name: "wild") { _ in answer }])
    let result = wild.displacement(for: 10)
    #expect(result >= 0 && result <= 10)
  }

  @Test func `a resistance that the host does not supply is the logarithmic one`() {
    #expect(Resistance(.custom("unknown"), functions: []) == .logarithmic)
  }

  @Test func `a pull over the top meets the resistance`() {
    var stage = Stage.resting(.heights(opensAt: .points(844)))
    stage.hold(-100)
    #expect(near(stage.front.height, 854.203, 0.001))
    #expect(stage.front.bottom == 0)
    #expect(near(stage.front.y, -10.203, 0.001))
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.front.height == 844)
  }

  @Test func `below the lowest detent the sheet is pushed down`() {
    var stage = Stage.resting(.heights())
    stage.hold(50)
    #expect(stage.front.height == 200)
    #expect(stage.front.bottom == -50)
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.front.height == 200)
    #expect(stage.front.bottom == 0)
  }

  @Test func `a sheet that must not be dismissed resists below its lowest detent`() {
    var stage = Stage.resting(.heights { $0.allowsSwipeToDismiss = false })
    stage.hold(50)
    #expect(stage.front.height == 200)
    #expect(near(stage.front.bottom, -8.286, 0.001))
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.front.height == 200)
    #expect(stage.front.bottom == 0)
  }

  @Test func `content higher than the limit does not make the sheet jump`() {
    // LB-111: the reference jumps up by 143 points here.
    let environment = SheetEnvironment.phone.with {
      $0.contentHeight = 900
      $0.navigationBarBottom = 91
    }
    var stage = Stage.resting(.fitContent { $0.allowsSwipeToDismiss = false }, in: environment)
    #expect(stage.front.height == 745)
    stage.hold(10)
    #expect(stage.front.height == 745)
    #expect(near(stage.front.bottom, -4.231, 0.001))
  }

  @Test func `a first value above the limit does not make the sheet rest above it`() {
    // LB-89: the reference has height 800 and bottom −65 here.
    let environment = SheetEnvironment.phone.with { $0.navigationBarBottom = 91 }
    var stage = Stage.resting(
      .heights([.points(800)], limit: .navigationBar), in: environment)
    stage.hold(10)
    #expect(stage.front.height == 745)
    #expect(stage.front.bottom == -10)
  }

  @Test(arguments: [true, false])
  func `while it is held the sheet's place is a function of the finger's way`(isDismissible: Bool) {
    // scenee/FloatingPanel#126
    var stage = Stage.resting(
      .heights([.points(200), .points(422), .points(797)], limit: .statusBar) {
        $0.allowsSwipeToDismiss = isDismissible
      })
    stage.hold(0)
    var heights: [Double: Double] = [:]
    var last = stage.front.y
    let there = Array(stride(from: 0.0, through: 150, by: 1))
    let up = Array(stride(from: 149.0, through: -650, by: -1))
    let back = Array(stride(from: -649.0, through: 150, by: 1))
    for way in there + up + back {
      stage.move(way)
      let y = stage.front.y
      #expect((y - last).magnitude <= 1.0001)
      if let before = heights[way] { #expect(before == y) }
      heights[way] = y
      last = y
    }
    let ways = heights.keys.sorted()
    for (less, more) in zip(ways, ways.dropFirst()) {
      #expect((heights[less] ?? 0) < (heights[more] ?? 0))
    }
  }

  @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.25])
  func `a sheet that moves is grabbed without a jump`(moment: Double) {
    // material-components-android#228
    var stage = Stage.resting(.heights())
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    stage.pass(moment)
    let before = stage.front
    stage.forget()
    stage.step(.panBegan(Point(x: 195, y: before.y + 5)))
    #expect(near(stage.front.y, before.y, 1e-9))
    #expect(stage.front.phase == .dragging)
    stage.pass(0.2)
    #expect(near(stage.front.y, before.y, 1e-9))
    stage.move(20)
    #expect(near(stage.front.y, before.y + 20, 1e-9))
    #expect(stage.told.isEmpty)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.kinds.filter { $0 == .didChangeDetent(stage.front.detent) }.count == 1)
  }

  @Test func `a sheet that is grabbed and let go at once goes on as fast as it was`() {
    var stage = Stage.resting(.heights())
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    stage.pass(0.15)
    let before = stage.front
    stage.step(.panBegan(Point(x: 195, y: before.y + 5)))
    stage.step(.panEnded())
    #expect(near(stage.front.y, before.y, 1e-9))
    #expect(near(stage.front.velocity, before.velocity, before.velocity.magnitude * 0.01))
  }

  @Test func `a sheet that appears is grabbed without a jump in its place or its height`() {
    var stage = Stage()
    stage.present(.heights(opensAt: .points(422)))
    stage.pass(0.12)
    let before = stage.front
    #expect(before.bottom < -10)
    stage.step(.panBegan(Point(x: 195, y: before.y + 5)))
    #expect(near(stage.front.y, before.y, 1e-9))
    #expect(stage.front.height == 422)
    stage.move(10)
    #expect(stage.front.height == 422)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.phase == .resting)
    #expect(stage.kinds.filter { $0 == .didPresent }.count == 1)
  }

  @Test func `the velocity of a release goes into the spring`() {
    var stage = Stage.resting(
      .heights { $0.animations.moving = .spring(Spring(.response(0.4, dampingRatio: 1))) })
    stage.hold(-100)
    stage.step(.panEnded(velocity: Point(x: 0, y: -500)))
    #expect(near(stage.front.velocity, -500, 5))
  }

  @Test(arguments: [SheetPhase.presenting, .resting, .moving])
  func `a cancelled gesture goes back to where it began and never dismisses`(phase: SheetPhase) {
    // emilkowalski/vaul#555
    var stage = Stage()
    stage.present(.heights([.points(200), .points(422), .points(797)], opensAt: .points(422)))
    switch phase {
    case .presenting: stage.pass(0.1)
    case .moving:
      stage.pass(1)
      stage.step(.reduce(id: "sheet"))
      stage.step(.grow(id: "sheet"))
      stage.pass(0.1)
    default: stage.pass(1)
    }
    stage.hold(0)
    stage.pass(0.1)
    stage.move(390)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.front.phase == .resting)
    #expect(stage.front.detent == "422")
  }

  @Test func `a second drag takes the first one back`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(100)
    stage.hold(0)
    #expect(stage.front.phase == .dragging)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.front.height == 422)
  }

  @Test func `a drag may begin where swipeMode allows it`() {
    for (mode, top, below) in [
      (SwipeMode.full, true, true), (.top, true, false), (.none, false, false),
    ] {
      for (y, allowed) in [(844 - 320 + 43.0, top), (844 - 320 + 45, below), (100, false)] {
        var stage = Stage.resting(.fitContent { $0.swipeMode = mode })
        stage.step(.panBegan(Point(x: 100, y: y)))
        #expect((stage.front.phase == .dragging) == allowed)
      }
    }
  }

  @Test func `a host may ask whether a drag would begin, and hears what happens then`() {
    for mode in SwipeMode.allCases {
      for sources in [Interruption.all, .drag, .scroll, []] {
        var growing = Stage.resting(
          .heights {
            $0.swipeMode = mode
            $0.interruptibleBy = sources
          })
        growing.step(.scroll(id: "sheet", ScrollPosition(distanceToEdge: 0)))
        growing.step(.grow(id: "sheet"))
        for pause in [0, 0.1, 0.9] {
          growing.pass(pause)
          for y in stride(from: 20.0, to: 844, by: 40) {
            var stage = growing
            let answer = stage.engine.presentationDragged(from: Point(x: 195, y: y))
            stage.step(.panBegan(Point(x: 195, y: y)))
            #expect((answer == "sheet") == (stage.front.phase == .dragging))
            #expect(answer == nil || mode != .none)
          }
        }
      }
    }
  }

  @Test func `without a grabber a drag may begin 44 points from the top`() {
    var theme = Theme()
    theme.grabber = nil
    for (depth, allowed) in [(43.0, true), (45, false)] {
      var stage = Stage.resting(.fitContent { $0.swipeMode = .top }, theme: theme)
      stage.step(.panBegan(Point(x: 100, y: 524 + depth)))
      #expect((stage.front.phase == .dragging) == allowed)
    }
  }

  @Test func `nonsense from the finger is ignored`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.step(.panChanged(translation: Point(x: 0, y: 50)))
    stage.step(.panEnded())
    stage.step(.panCancelled)
    stage.step(.panBegan(Point(x: .nan, y: .nan)))
    #expect(stage.front.phase == .resting)
    stage.hold(50)
    stage.move(.nan)
    stage.move(.infinity)
    #expect(stage.front.height == 372)
    stage.step(.panEnded(velocity: Point(x: 0, y: .nan)))
    stage.pass(1)
    #expect(stage.front.height == 422)
  }
}
