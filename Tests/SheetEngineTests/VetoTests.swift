import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Asking before a dismissal` {
  /// Every way in which a dismissal can be asked for, with its reason.
  private let ways: [(DismissReason, [SheetInput])] = [
    (.tapOutside, [.tap(Point(x: 195, y: 40))]),
    (.grabberTap, [.tap(Point(x: 195, y: 650))]),
    (.escape, [.escape]),
    (.escape, [.decrement(id: "sheet")]),
    (.program, [.attemptToDismiss(id: "sheet")]),
    (
      .drag,
      [
        .panBegan(Point(x: 195, y: 650)), .panChanged(translation: Point(x: 0, y: 150)),
        .panEnded(velocity: Point(x: 0, y: 900)),
      ]
    ),
  ]

  private func stage(_ change: (inout Behavior) -> Void = { _ in }) -> Stage {
    var theme = Theme()
    theme.grabber?.canTouchToDismiss = true
    var stage = Stage.resting(.heights { change(&$0) }, theme: theme)
    stage.forget()
    return stage
  }

  @Test func `every way takes the same three answers`() {
    for (reason, inputs) in ways {
      for answer in DismissAnswer.allCases {
        var stage = stage()
        stage.step(.answer(id: "sheet", shouldDismiss: answer))
        for input in inputs { stage.step(input) }
        stage.pass(2)
        let expected: [SheetEvent.Kind] =
          switch answer {
          case .allow: [.willDismiss(reason), .didDismiss(reason)]
          case .deny: [.attemptToDismissBlocked(reason)]
          case .pending: [.shouldDismiss(reason)]
          }
        #expect(stage.kinds.filter { $0 != .didTapOutside } == expected, "\(reason) \(answer)")
        if answer != .allow {
          #expect(stage.front.phase == .resting)
          #expect(stage.front.y == 644)
        }
      }
    }
  }

  @Test func `an answer may be for one reason alone`() {
    for (denied, _) in ways {
      for (reason, inputs) in ways {
        var stage = stage()
        stage.step(.answer(id: "sheet", shouldDismiss: .deny, reason: denied))
        for input in inputs { stage.step(input) }
        stage.pass(2)
        #expect(stage.isEmpty == (reason != denied), "\(denied) \(reason)")
      }
    }
  }

  @Test func `an answer for all reasons takes back those for single ones`() {
    var stage = stage()
    stage.step(.answer(id: "sheet", shouldDismiss: .deny, reason: .escape))
    stage.step(.answer(id: "sheet", shouldDismiss: .allow))
    stage.step(.escape)
    #expect(stage.kinds == [.willDismiss(.escape)])
  }

  @Test func `an answer for another reason does not answer what waits`() {
    var stage = stage()
    stage.step(.answer(id: "sheet", shouldDismiss: .pending))
    stage.step(.escape)
    stage.step(.answer(id: "sheet", shouldDismiss: .allow, reason: .drag))
    #expect(stage.kinds == [.shouldDismiss(.escape)])
    stage.step(.answer(id: "sheet", shouldDismiss: .allow, reason: .escape))
    #expect(stage.kinds == [.shouldDismiss(.escape), .willDismiss(.escape)])
  }

  @Test func `an answer at once lets a thrown sheet go on without a jump`() {
    // What a delegate that answers synchronously comes to.
    var asked = stage()
    asked.step(.answer(id: "sheet", shouldDismiss: .pending))
    asked.drag(60, velocity: 900)
    #expect(asked.kinds == [.shouldDismiss(.drag)])
    let before = asked.front
    #expect(before.y == 704)
    asked.step(.answer(id: "sheet", shouldDismiss: .allow))
    #expect(asked.front.y == 704)
    #expect(near(asked.front.velocity, before.velocity, 1e-9))
    asked.pass(2)
    #expect(asked.isEmpty)
  }

  @Test func `what the preset does not allow is blocked without a question`() {
    var stage = stage { $0.allowsSwipeToDismiss = false }
    stage.step(.answer(id: "sheet", shouldDismiss: .pending))
    stage.drag(150)
    #expect(stage.kinds == [.attemptToDismissBlocked(.drag)])
  }

  @Test func `what stands on a sheet has a say in its dismissal, from the frontmost down`() {
    var stage = Stage()
    for id in ["low", "middle", "top"] { stage.present(.heights(), as: id) }
    stage.pass(1)
    stage.forget()
    stage.step(.answer(id: "top", shouldDismiss: .pending))
    stage.step(.answer(id: "low", shouldDismiss: .pending))
    stage.step(.command("close", .attemptToDismiss(id: "low")))
    #expect(stage.told.map { "\($0.id) \($0.kind.name)" } == ["top shouldDismiss"])
    stage.step(.answer(id: "top", shouldDismiss: .allow))
    #expect(stage.told.map { "\($0.id) \($0.kind.name)" }.last == "low shouldDismiss")
    #expect(stage.frame.presentations.allSatisfy { $0.phase == .resting })
    stage.step(.answer(id: "low", shouldDismiss: .allow))
    stage.pass(1)
    #expect(stage.isEmpty)
    #expect(stage.told.last?.kind == .commandDidEnd(command: "close", .done))
  }

  @Test func `one above that denies keeps all, and both hear of it`() {
    var stage = Stage()
    for id in ["low", "top"] { stage.present(.heights(), as: id) }
    stage.pass(1)
    stage.forget()
    stage.step(.answer(id: "top", shouldDismiss: .deny))
    stage.step(.command("close", .attemptToDismiss(id: "low")))
    #expect(
      stage.told.map { "\($0.id) \($0.kind.name)" } == [
        "top attemptToDismissBlocked", "low attemptToDismissBlocked", "low commandDidEnd",
      ])
    #expect(stage.told.last?.kind == .commandDidEnd(command: "close", .refused))
  }

  @Test func `a question is forgotten when what it is about goes otherwise`() {
    var stage = Stage()
    for id in ["low", "top"] { stage.present(.heights(), as: id) }
    stage.pass(1)
    stage.step(.answer(id: "top", shouldDismiss: .pending))
    stage.step(.attemptToDismiss(id: "low"))
    stage.step(
      .replace(id: "low", with: "new", preset: Preset(name: "test", behavior: .heights())))
    stage.pass(1)
    stage.forget()
    stage.step(.answer(id: "top", shouldDismiss: .allow))
    #expect(stage.told.isEmpty)
    stage.step(.escape)
    #expect(stage.kinds == [.willDismiss(.escape)])
  }

  @Test func `the program that does not ask is not asked`() {
    for input in [SheetInput.dismiss(id: "sheet"), .dismissAll, .hostRemoved(id: "sheet")] {
      var stage = stage()
      stage.step(.answer(id: "sheet", shouldDismiss: .deny))
      stage.step(input)
      stage.pass(1)
      #expect(stage.isEmpty)
    }
  }
}
