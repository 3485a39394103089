import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `What a host is told` {
  @Test func `a presentation is told from its beginning to its end`() {
    var stage = Stage()
    stage.present(.heights())
    stage.pass(1)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(1)
    #expect(
      stage.kinds == [
        .willPresent, .didPresent, .willChangeDetent("422"), .didChangeDetent("422"),
        .willDismiss(.program), .didDismiss(.program),
      ])
    #expect(stage.told.map { $0.time } == stage.told.map { $0.time }.sorted())
  }

  @Test func `the events of a motion have the time at which it ended`() {
    var engine = SheetEngine(environment: .phone)
    let preset = Preset(name: "test", behavior: .heights())
    _ = engine.step(.present(id: "sheet", preset: preset), at: 0)
    let events = engine.advance(to: 10)
    #expect(events.last?.kind == .didPresent)
    #expect(events.last?.time == 0.5)
    #expect(engine.time == 10)
  }

  @Test func `the top edge is told on the way, and last where it comes to`() {
    // scenee/FloatingPanel#46, #365, #667
    var stage = Stage()
    stage.present(.heights())
    stage.pass(1)
    #expect(stage.places.count > 50)
    #expect(stage.places.last?.kind == .positionDidChange(y: 644))
    stage.forget()
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.places.last?.kind == .positionDidChange(y: 422))
    stage.forget()
    stage.step(.dismiss(id: "sheet"))
    stage.pass(1)
    #expect(stage.places.last?.kind == .positionDidChange(y: 844))
  }

  @Test func `the last place is told before the arrival`() {
    var engine = SheetEngine(environment: .phone)
    let preset = Preset(name: "test", behavior: .heights())
    _ = engine.step(.present(id: "sheet", preset: preset), at: 0)
    let kinds = engine.advance(to: 10).map { $0.kind }
    #expect(kinds == [.positionDidChange(y: 644), .didPresent])
  }

  @Test func `an overshoot over the top is told as it is`() {
    var stage = Stage.resting(.heights(opensAt: .fullscreen) { $0.elasticity = .logarithmic })
    stage.step(.moveToDetent(id: "sheet", detent: "844"))
    stage.pass(1)
    stage.forget()
    stage.hold(-100)
    guard case .positionDidChange(let y) = stage.places.last?.kind else {
      Issue.record("nothing was told")
      return
    }
    #expect(near(y, -10.203, 0.001))
  }

  @Test func `nothing that does not change is told`() {
    // material-components-android#4644 and others: no state event without a change.
    var stage = Stage.resting(.heights(opensAt: .points(844)))
    stage.step(.moveToDetent(id: "sheet", detent: "844"))
    stage.pass(1)
    stage.forget()
    stage.drag(-100, velocity: -2000)
    stage.pass(1)
    #expect(stage.told.isEmpty)
    stage.forget()
    stage.pass(1)
    #expect(stage.places.isEmpty)
  }

  @Test func `a target that is given up is never told as reached`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    stage.pass(0.1)
    stage.step(.moveToDetent(id: "sheet", detent: "422"))
    stage.pass(0.1)
    stage.step(.moveToDetent(id: "sheet", detent: "200"))
    stage.pass(1)
    #expect(
      stage.kinds == [
        .willChangeDetent("633"), .willChangeDetent("422"), .willChangeDetent("200"),
        .didChangeDetent("200"),
      ])
  }

  @Test(arguments: [0.0, 0.125, 0.25, 0.375, 0.5])
  func `a dismissal while the sheet appears dismisses it once`(moment: Double) {
    // composablehorizons/compose-unstyled#264
    var stage = Stage()
    stage.present(.heights())
    stage.pass(moment)
    stage.step(.dismiss(id: "sheet"))
    #expect(stage.front.phase == .dismissing)
    var last = stage.front.y
    var highest = last
    while !stage.isEmpty {
      stage.pass(1.0 / 120)
      guard let y = stage.frame.presentations.last?.y else { break }
      highest = min(highest, y)
      if highest < y { #expect(y >= last - 1e-9) }
      last = y
    }
    #expect(stage.kinds.filter { $0 == .didDismiss(.program) }.count == 1)
    #expect(stage.kinds.contains(.didPresent) == (moment >= 0.5))
  }

  @Test func `present, dismiss and present at once end presented`() {
    // ivanvorobei/SPStorkController#104, #56; gorhom/react-native-bottom-sheet#1941
    var stage = Stage()
    stage.present(.heights())
    stage.pass(0.02)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.02)
    stage.present(.heights())
    stage.pass(3)
    #expect(stage.front.phase == .resting)
    #expect(
      stage.kinds == [
        .willPresent, .willDismiss(.program), .didDismiss(.program), .willPresent, .didPresent,
      ])
  }

  @Test func `a dismissal takes back a presentation that still waits`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    stage.step(.dismiss(id: "sheet"))
    stage.present(.heights())
    stage.step(.dismiss(id: "sheet"))
    stage.pass(2)
    #expect(stage.isEmpty)
    #expect(stage.kinds == [.willDismiss(.program), .didDismiss(.program)])
  }

  @Test func `every cause of a dismissal is told with its reason`() {
    // gordontucker/FittedSheets#108; slackhq/PanModal#87, #91; HeathWang/HWPanModal#86
    var theme = Theme()
    theme.grabber?.canTouchToDismiss = true
    let preset = Preset(name: "other", behavior: .heights())
    let causes: [(DismissReason, [SheetInput])] = [
      (.tapOutside, [.tap(Point(x: 195, y: 40))]),
      (.grabberTap, [.tap(Point(x: 195, y: 650))]),
      (.escape, [.escape]),
      (.program, [.dismiss(id: "sheet")]),
      (.program, [.dismissAll]),
      (.replaced, [.replace(id: "sheet", with: "other", preset: preset)]),
      (.hostRemoved, [.hostRemoved(id: "sheet")]),
      (
        .drag,
        [
          .panBegan(Point(x: 195, y: 650)), .panChanged(translation: Point(x: 0, y: 150)),
          .panEnded(velocity: .zero),
        ]
      ),
    ]
    for (reason, inputs) in causes {
      var stage = Stage.resting(.heights(), theme: theme)
      stage.forget()
      for input in inputs { stage.step(input) }
      stage.pass(2)
      let told = stage.told.filter { $0.id == "sheet" }.map { $0.kind }
      #expect(told.filter { $0 == .willDismiss(reason) }.count == 1)
      #expect(told.filter { $0 == .didDismiss(reason) }.count == 1)
      #expect(told.last == .didDismiss(reason))
    }
  }

  @Test func `a dismissal cannot be stopped or repeated`() {
    // LB-131: a second dismissal in the reference starts a second animation.
    var stage = Stage.resting(.heights())
    stage.forget()
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.1)
    let y = stage.front.y
    stage.step(.dismissAll)
    stage.step(.escape)
    stage.step(.panBegan(Point(x: 195, y: y + 5)))
    stage.step(.panChanged(translation: Point(x: 0, y: -200)))
    #expect(stage.front.y == y)
    stage.pass(2)
    #expect(stage.kinds == [.willDismiss(.program), .didDismiss(.program)])
  }

  @Test func `a host whose view is gone is told at once`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    stage.step(.hostRemoved(id: "sheet"))
    #expect(stage.kinds == [.willDismiss(.hostRemoved), .didDismiss(.hostRemoved)])
    #expect(stage.isEmpty)
    stage.present()
    stage.step(.dismiss(id: "sheet"))
    stage.forget()
    stage.step(.hostRemoved(id: "sheet"))
    #expect(stage.kinds == [.didDismiss(.program)])
  }

  @Test func `motions without a duration keep every event`() {
    var stage = Stage()
    stage.present(
      .heights {
        $0.animations.appearing = Animation.none
        $0.animations.moving = .curve(.linear, duration: 0)
        $0.animations.disappearing = Animation.none
      })
    stage.step(.grow(id: "sheet"))
    stage.step(.dismiss(id: "sheet"))
    #expect(
      stage.kinds == [
        .willPresent, .didPresent, .willChangeDetent("422"), .didChangeDetent("422"),
        .willDismiss(.program), .didDismiss(.program),
      ])
    #expect(stage.time == 0)
  }

  @Test func `reduced motion keeps phases, events and places`() {
    // gorhom/react-native-bottom-sheet#1743 and others
    func play(_ reduces: Bool) -> (kinds: [SheetEvent.Kind], ys: [Double], longest: Double) {
      var stage = Stage(.phone.with { $0.reduceMotion = reduces })
      var ys: [Double] = []
      var longest = 0.0
      func settle(_ stage: inout Stage) {
        let start = stage.time
        while !stage.engine.isIdle { stage.pass(1.0 / 120) }
        longest = max(longest, stage.time - start)
        ys.append(stage.frame.presentations.last?.y ?? -1)
      }
      stage.present(.heights())
      #expect(stage.front.phase == .presenting)
      settle(&stage)
      stage.step(.grow(id: "sheet"))
      #expect(stage.front.phase == .moving)
      settle(&stage)
      stage.drag(-50, velocity: -1000)
      settle(&stage)
      stage.step(.tap(Point(x: 195, y: 2)))
      stage.step(.dismiss(id: "sheet"))
      #expect(stage.front.phase == .dismissing)
      settle(&stage)
      return (stage.kinds, ys, longest)
    }
    let full = play(false)
    let reduced = play(true)
    #expect(reduced.kinds == full.kinds)
    #expect(reduced.ys == full.ys)
    #expect(reduced.longest <= 0.26)
  }

  @Test func `reduced motion fades where the sheet will stand`() {
    var stage = Stage(.phone.with { $0.reduceMotion = true })
    stage.present(.heights())
    #expect(stage.front.y == 644)
    #expect(stage.front.alpha == 0)
    #expect(stage.frame.dimming.opacity == 0)
    stage.pass(0.125)
    #expect(stage.front.y == 644)
    #expect(near(stage.front.alpha, 0.5, 0.01))
    stage.pass(0.2)
    #expect(stage.front.alpha == 1)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.125)
    #expect(stage.front.y == 644)
    #expect(near(stage.front.alpha, 0.5, 0.01))
    stage.pass(0.2)
    #expect(stage.isEmpty)
  }

  @Test func `a retargeted motion keeps place and velocity`() {
    // Temzasse/react-modal-sheet#126; scenee/FloatingPanel#60, #62, #75
    for animation in [
      Animation.spring(Spring(.response(0.4, dampingRatio: 0.8))),
      .curve(.easeInOut, duration: 0.3),
    ] {
      var stage = Stage.resting(.heights { $0.animations.moving = animation })
      stage.step(.moveToDetent(id: "sheet", detent: "633"))
      stage.pass(0.12)
      let before = stage.front
      stage.step(.moveToDetent(id: "sheet", detent: "422"))
      #expect(near(stage.front.y, before.y, 0.5))
      #expect(near(stage.front.velocity, before.velocity, before.velocity.magnitude * 0.01))
    }
  }

  @Test func `time that stands still or runs back changes nothing`() {
    var stage = Stage.resting(.heights())
    let now = stage.time
    let before = stage.engine
    for time in [now, now - 5, 0, -1, .nan, .infinity, -.infinity] {
      _ = stage.engine.advance(to: time)
    }
    #expect(stage.engine == before)
  }
}

@Suite struct `The host's veto` {
  private let causes: [(DismissReason, [SheetInput])] = [
    (.tapOutside, [.tap(Point(x: 195, y: 40))]),
    (.grabberTap, [.tap(Point(x: 195, y: 650))]),
    (.escape, [.escape]),
    (.escape, [.decrement(id: "sheet")]),
    (
      .drag,
      [
        .panBegan(Point(x: 195, y: 650)), .panChanged(translation: Point(x: 0, y: 150)),
        .panEnded(velocity: .zero),
      ]
    ),
  ]

  private func stage(_ answer: DismissAnswer) -> Stage {
    var theme = Theme()
    theme.grabber?.canTouchToDismiss = true
    var stage = Stage.resting(.heights(), theme: theme)
    stage.forget()
    stage.step(.answer(id: "sheet", shouldDismiss: answer))
    return stage
  }

  @Test func `a denied attempt goes back and is told, whatever its cause`() {
    // gordontucker/FittedSheets#189, #129 and others
    for (reason, inputs) in causes {
      var stage = stage(.deny)
      for input in inputs { stage.step(input) }
      stage.pass(1)
      #expect(stage.kinds == [.attemptToDismissBlocked(reason)])
      #expect(stage.front.phase == .resting)
      #expect(stage.front.y == 644)
    }
  }

  @Test func `a pending attempt goes back, asks once and can be allowed later`() {
    for (reason, inputs) in causes {
      var stage = stage(.pending)
      for _ in 0..<2 {
        for input in inputs { stage.step(input) }
        stage.pass(1)
      }
      #expect(stage.kinds == [.shouldDismiss(reason)])
      #expect(stage.front.phase == .resting)
      #expect(stage.front.y == 644)
      stage.step(.answer(id: "sheet", shouldDismiss: .pending))
      #expect(stage.front.phase == .resting)
      stage.step(.answer(id: "sheet", shouldDismiss: .allow))
      stage.pass(1)
      #expect(stage.kinds.suffix(2) == [.willDismiss(reason), .didDismiss(reason)])
    }
  }

  @Test func `a pending attempt can be denied later, and the next one asks again`() {
    var stage = stage(.pending)
    stage.step(.escape)
    stage.step(.answer(id: "sheet", shouldDismiss: .deny))
    stage.step(.escape)
    #expect(
      stage.kinds == [
        .shouldDismiss(.escape), .attemptToDismissBlocked(.escape), .shouldDismiss(.escape),
      ])
  }

  @Test func `a denied drag meets the resistance below the lowest detent`() {
    var stage = stage(.deny)
    stage.hold(100)
    #expect(near(stage.front.bottom, -10.203, 0.001))
  }

  @Test func `the program is not asked`() {
    var stage = stage(.deny)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(1)
    #expect(stage.isEmpty)
  }

  @Test func `a sheet that no user can dismiss is not dismissed by escape`() {
    var stage = Stage.resting(
      .heights {
        $0.allowsSwipeToDismiss = false
        $0.canTouchDimmingBackgroundToDismiss = false
      })
    stage.forget()
    stage.step(.escape)
    stage.pass(1)
    #expect(stage.kinds == [.attemptToDismissBlocked(.escape)])
    #expect(stage.front.phase == .resting)
  }
}
