import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Commands between detents` {
  @Test(arguments: [HeightLimit.screen, .statusBar, .navigationBar])
  func `grow goes to the next detent, limited once`(limit: HeightLimit) {
    let environment = SheetEnvironment.phone.with { $0.navigationBarBottom = 91 }
    var stage = Stage.resting(
      .heights([.points(200), .points(422), .points(633)], opensAt: .points(422), limit: limit),
      in: environment)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 633)
  }

  @Test func `grow finds the next fraction`() {
    var stage = Stage.resting(.heights([.fraction(0.25), .fraction(0.5)]))
    #expect(stage.front.height == 211)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    #expect(stage.front.detent == "50%")
  }

  @Test func `heights that no binary number is still tell their arrival`() {
    // gorhom/react-native-bottom-sheet#169: rounding made the index a fraction, and the end was lost.
    let thirds = [HeightValue.fraction(0.1), .fraction(1.0 / 3), .points(333.3), .fraction(0.7)]
    for height in [333.3333, 844, 1023.7] {
      let environment = SheetEnvironment.phone.with { $0.container.height = height }
      var stage = Stage.resting(.heights(thirds), in: environment)
      for index in 1..<4 {
        stage.forget()
        stage.step(.grow(id: "sheet"))
        stage.pass(1)
        let told = stage.kinds.filter { if case .didChangeDetent = $0 { true } else { false } }
        #expect(told == [.didChangeDetent(stage.front.detent)], "\(height), step \(index)")
        #expect(stage.front.phase == .resting)
      }
    }
  }

  @Test func `grow and reduce stop at the ends`() {
    var stage = Stage.resting(.heights([.points(200), .points(422)]))
    stage.forget()
    stage.step(.reduce(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 200)
    #expect(stage.told.isEmpty)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    stage.forget()
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    #expect(stage.told.isEmpty)
    #expect(stage.places.isEmpty)
  }

  @Test func `a limited detent of the same height is no step`() {
    // Both come to the limit: the sheet cannot be seen to change, so nothing is told.
    var stage = Stage.resting(.heights([.points(800), .fullscreen], limit: .statusBar))
    stage.forget()
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.told.isEmpty)
    #expect(stage.front.height == 797)
  }

  @Test func `grow and reduce do nothing without detents`() {
    for behavior in [Behavior.fitContent(), .free(200, 600)] {
      var stage = Stage.resting(behavior)
      let height = stage.front.height
      stage.forget()
      stage.step(.grow(id: "sheet"))
      stage.step(.reduce(id: "sheet"))
      stage.pass(1)
      #expect(stage.front.height == height)
      #expect(stage.told.isEmpty)
    }
  }

  @Test func `a move to a height that is no detent keeps the sheet presented`() {
    // gorhom/react-native-bottom-sheet#2739, #1408
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.forget()
    stage.step(.moveToHeight(id: "sheet", height: 300))
    #expect(stage.front.phase == .moving)
    stage.pass(1)
    #expect(stage.front.height == 300)
    #expect(stage.front.detent == nil)
    #expect(stage.front.phase == .resting)
    #expect(stage.kinds == [.willChangeDetent(nil), .didChangeDetent(nil)])
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    stage.step(.moveToHeight(id: "sheet", height: 300))
    stage.pass(1)
    stage.step(.moveToDetent(id: "sheet", detent: "422"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    #expect(stage.front.detent == "422")
  }

  @Test func `a move to the height of a detent is a move to the detent`() {
    var stage = Stage.resting(.heights([.points(200), .fraction(0.5)]))
    stage.step(.moveToHeight(id: "sheet", height: 422))
    stage.pass(1)
    #expect(stage.front.detent == "50%")
  }

  @Test func `a move is bounded by what can be seen and by the limit`() {
    var stage = Stage.resting(.heights(limit: .statusBar))
    for (height, result) in [(5000.0, 797.0), (-5, 1), (0, 1)] {
      stage.step(.moveToHeight(id: "sheet", height: height))
      stage.pass(1)
      #expect(stage.front.height == result)
    }
    stage.step(.moveToHeight(id: "sheet", height: .nan))
    stage.step(.moveToDetent(id: "sheet", detent: "unknown"))
    stage.pass(1)
    #expect(stage.front.height == 1)
  }

  @Test func `a height above the greatest detent is reached without resistance`() {
    var stage = Stage.resting(
      .fitContent {
        $0.elasticity = .none
        $0.animations.moving = .curve(.linear, duration: 1)
      })
    let start = stage.front.height
    stage.step(.moveToHeight(id: "sheet", height: 600))
    for part in [0.25, 0.5, 0.75] {
      stage.pass(0.25)
      #expect(near(stage.front.height, start + (600 - start) * part, 1e-6))
    }
    stage.step(.reduce(id: "sheet"))
    #expect(near(stage.front.height, start + (600 - start) * 0.75, 1e-6))
    stage.pass(2)
    #expect(stage.front.height == start)
  }

  @Test func `a move on the way compares with where the sheet goes`() {
    var stage = Stage.resting(.heights())
    stage.step(.grow(id: "sheet"))
    stage.pass(0.05)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 633)
  }

  @Test func `commands to a presentation that is not there answer so`() {
    // scenee/FloatingPanel#559
    let commands: [SheetInput] = [
      .dismiss(id: "gone"), .grow(id: "gone"), .reduce(id: "gone"), .increment(id: "gone"),
      .decrement(id: "gone"), .moveToHeight(id: "gone", height: 300),
      .moveToDetent(id: "gone", detent: "200"), .push(id: "gone", route: "a"), .pop(id: "gone"),
      .replace(id: "gone", with: "other", preset: Preset(name: "test")),
      .answer(id: "gone", shouldDismiss: .deny), .hostRemoved(id: "gone"),
      .scroll(id: "gone", ScrollPosition(distanceToEdge: 0)), .content(id: "gone", height: 100),
    ]
    for command in commands {
      var stage = Stage()
      stage.step(command)
      #expect(stage.kinds == [.notPresented])
      #expect(stage.isEmpty)
    }
  }

  @Test func `commands to a presentation that is leaving answer so`() {
    var stage = Stage.resting(.heights())
    stage.step(.dismiss(id: "sheet"))
    stage.forget()
    stage.step(.grow(id: "sheet"))
    stage.step(.dismiss(id: "sheet"))
    #expect(stage.kinds == [.notPresented, .notPresented])
  }

  @Test func `a screen reader steps through the detents and below the lowest asks to dismiss`() {
    var stage = Stage.resting(.heights([.points(200), .points(422)]))
    stage.step(.increment(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    stage.step(.decrement(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 200)
    stage.forget()
    stage.step(.decrement(id: "sheet"))
    #expect(stage.kinds == [.willDismiss(.escape)])
  }

  @Test func `a screen reader steps between the bounds of a free sheet`() {
    var stage = Stage.resting(.free(200, 600) { $0.allowsSwipeToDismiss = false })
    stage.step(.increment(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 600)
    stage.step(.decrement(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 200)
  }

  @Test func `a command while a finger holds the sheet takes it out of the finger`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(50)
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    #expect(stage.front.phase == .moving)
    stage.move(300)
    stage.step(.panEnded(velocity: Point(x: 0, y: 3000)))
    stage.pass(1)
    #expect(stage.front.height == 633)
  }

  @Test func `a source that may not interrupt is ignored until the sheet has settled`() {
    // Savva-Shuliatev/DynamicBottomSheet#13, #15
    var stage = Stage.resting(.heights { $0.interruptibleBy = [] })
    stage.step(.grow(id: "sheet"))
    stage.pass(0.1)
    stage.hold(300)
    #expect(stage.front.phase == .moving)
    stage.step(.panEnded(velocity: nil))
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 422)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 633)
    stage.hold(30)
    #expect(stage.front.phase == .dragging)
  }

  @Test func `each source is let through alone`() {
    for (sources, drags, moves) in [
      (Interruption.drag, true, false), (.program, false, true), (.scroll, false, false),
    ] {
      var stage = Stage.resting(.heights { $0.interruptibleBy = sources })
      stage.step(.grow(id: "sheet"))
      stage.pass(0.1)
      stage.step(.grow(id: "sheet"))
      stage.hold(0)
      #expect((stage.front.phase == .dragging) == drags)
      stage.step(.panCancelled)
      stage.pass(1)
      #expect((stage.front.height == 633) == moves)
    }
  }
}
