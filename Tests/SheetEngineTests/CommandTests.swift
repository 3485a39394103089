import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Commands with names` {
  private let preset = Preset(name: "test", behavior: .heights())

  private func give(_ name: String, _ input: SheetInput, to stage: inout Stage) {
    stage.step(.command(name, input))
  }

  private func outcomes(_ stage: Stage) -> [String] {
    stage.kinds.compactMap {
      guard case .commandDidEnd(let name, let outcome) = $0 else { return nil }
      return "\(name) \(outcome.rawValue)"
    }
  }

  @Test func `present, dismiss and present end once each, in order, and presented`() {
    // ivanvorobei/SPStorkController#104, #56; gorhom/react-native-bottom-sheet#1941
    var stage = Stage()
    give("first", .present(id: "sheet", preset: preset), to: &stage)
    stage.pass(0.02)
    give("second", .dismiss(id: "sheet"), to: &stage)
    stage.pass(0.02)
    give("third", .present(id: "sheet", preset: preset), to: &stage)
    stage.pass(3)
    #expect(stage.front.phase == .resting)
    #expect(
      stage.kinds == [
        .willPresent, .willDismiss(.program), .commandDidEnd(command: "first", .superseded),
        .didDismiss(.program), .willPresent, .commandDidEnd(command: "second", .done), .didPresent,
        .commandDidEnd(command: "third", .done),
      ])
  }

  @Test func `of many commands that wait for a name the last one wins`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("away", .dismiss(id: "sheet"), to: &stage)
    give("back", .present(id: "sheet", preset: preset), to: &stage)
    var tall = preset
    tall.behavior.initialDetent = .points(633)
    give("tall", .present(id: "sheet", preset: tall), to: &stage)
    #expect(outcomes(stage) == ["back superseded"])
    stage.pass(2)
    #expect(outcomes(stage) == ["back superseded", "away done", "tall done"])
    #expect(stage.front.height == 633)
  }

  @Test func `a dismissal ends what waits to be presented`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("away", .dismiss(id: "sheet"), to: &stage)
    give("back", .present(id: "sheet", preset: preset), to: &stage)
    give("stay away", .dismiss(id: "sheet"), to: &stage)
    stage.pass(2)
    #expect(stage.isEmpty)
    #expect(outcomes(stage) == ["back superseded", "away done", "stay away done"])
  }

  @Test func `what is said to a sheet that waits for its name holds when it comes`() {
    var stage = Stage.resting(.heights([.fitContent, .points(633)]))
    stage.step(.dismiss(id: "sheet"))
    stage.present(.heights([.fitContent, .points(633)]))
    stage.step(.content(id: "sheet", height: 250))
    stage.step(.answer(id: "sheet", shouldDismiss: .deny))
    stage.forget()
    stage.pass(2)
    #expect(stage.front.height == 250)
    stage.step(.escape)
    #expect(stage.kinds.last == .attemptToDismissBlocked(.escape))
    stage.step(.dismiss(id: "sheet"))
    stage.present(.heights([.fitContent, .points(633)]))
    stage.forget()
    give("move", .moveToDetent(id: "sheet", detent: "633"), to: &stage)
    #expect(stage.told.isEmpty)
    stage.pass(2)
    #expect(stage.front.height == 633)
    #expect(outcomes(stage) == ["move done"])
  }

  @Test func `the last command wins over what waits for a name`() {
    let inputs: [(SheetInput, ids: [String])] = [
      (.attemptToDismiss(id: "sheet"), []), (.hostRemoved(id: "sheet"), []), (.dismissAll, []),
      (.replace(id: "sheet", with: "other", preset: preset), ["other"]),
      (.replace(id: "sheet", with: "sheet", preset: preset), ["sheet"]),
      (.pull(id: "sheet", preset: preset, at: Point(x: 195, y: 840)), ["sheet"]),
    ]
    for (input, ids) in inputs {
      var stage = Stage.resting(.heights())
      stage.step(.dismiss(id: "sheet"))
      stage.present(.heights())
      give("move", .moveToDetent(id: "sheet", detent: "633"), to: &stage)
      stage.forget()
      give("last", input, to: &stage)
      stage.step(.panEnded(translation: Point(x: 0, y: -300), velocity: .zero))
      stage.pass(3)
      #expect(stage.engine.presentedIDs == ids, "\(input)")
      #expect(outcomes(stage).sorted() == ["last done", "move superseded"], "\(input)")
    }
  }

  @Test func `one that waits is asked where its host has said something`() {
    var stage = Stage.resting(.heights())
    stage.step(.dismiss(id: "sheet"))
    stage.present(.heights())
    stage.step(.answer(id: "sheet", shouldDismiss: .deny))
    give("close", .attemptToDismiss(id: "sheet"), to: &stage)
    stage.pass(2)
    #expect(stage.engine.presentedIDs == ["sheet"])
    #expect(outcomes(stage) == ["close refused"])
  }

  @Test func `a move ends when the sheet rests there, after what it brought about`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("move", .moveToDetent(id: "sheet", detent: "633"), to: &stage)
    stage.pass(0.29)
    #expect(stage.kinds == [.willChangeDetent("633")])
    stage.pass(0.02)
    #expect(
      stage.kinds == [
        .willChangeDetent("633"), .didChangeDetent("633"),
        .commandDidEnd(command: "move", .done),
      ])
    #expect(stage.told.last?.id == "sheet")
  }

  @Test func `a later move supersedes an earlier one, and the same move twice does not`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("a", .moveToDetent(id: "sheet", detent: "633"), to: &stage)
    stage.pass(0.1)
    give("b", .moveToDetent(id: "sheet", detent: "422"), to: &stage)
    give("c", .moveToDetent(id: "sheet", detent: "422"), to: &stage)
    stage.pass(1)
    #expect(outcomes(stage) == ["a superseded", "b done", "c done"])
    #expect(stage.front.height == 422)
  }

  @Test func `a move to where the sheet rests ends at once`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    for (name, input) in [
      ("move", SheetInput.moveToDetent(id: "sheet", detent: "200")),
      ("height", .moveToHeight(id: "sheet", height: 200)), ("reduce", .reduce(id: "sheet")),
      ("present", .present(id: "sheet", preset: preset)),
    ] {
      give(name, input, to: &stage)
    }
    #expect(outcomes(stage) == ["move done", "height done", "reduce done", "present done"])
    #expect(stage.kinds.count == 4)
  }

  @Test func `a finger supersedes a move, and a turned container does not`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("grabbed", .grow(id: "sheet"), to: &stage)
    stage.pass(0.1)
    stage.hold(0)
    stage.step(.panCancelled)
    #expect(outcomes(stage) == ["grabbed superseded"])
    stage.pass(1)
    give("turned", .moveToDetent(id: "sheet", detent: "633"), to: &stage)
    stage.pass(0.1)
    stage.step(
      .environment(.phone.with { $0.container = Size(width: 844, height: 390) }))
    stage.pass(1)
    #expect(outcomes(stage).last == "turned done")
  }

  @Test func `a command that cannot begin is refused`() {
    var stage = Stage.resting(.heights { $0.interruptibleBy = [] })
    stage.forget()
    give("unknown", .moveToDetent(id: "sheet", detent: "17"), to: &stage)
    give("nan", .moveToHeight(id: "sheet", height: .nan), to: &stage)
    stage.step(.grow(id: "sheet"))
    stage.pass(0.1)
    give("too early", .grow(id: "sheet"), to: &stage)
    stage.step(.answer(id: "sheet", shouldDismiss: .deny))
    give("denied", .escape, to: &stage)
    #expect(
      outcomes(stage)
        == ["unknown refused", "nan refused", "too early refused", "denied refused"])
  }

  @Test func `a command to nobody says so`() {
    var stage = Stage()
    for input in [
      SheetInput.dismiss(id: "gone"), .grow(id: "gone"), .push(id: "gone", route: "a"),
      .scroll(id: "gone", ScrollPosition(distanceToEdge: 0)), .content(id: "gone", height: 1),
      .hostRemoved(id: "gone"), .answer(id: "gone", shouldDismiss: .deny),
    ] {
      stage.forget()
      give("name", input, to: &stage)
      #expect(stage.kinds == [.notPresented, .commandDidEnd(command: "name", .notPresented)])
    }
    stage.forget()
    give("escape", .escape, to: &stage)
    give("all", .dismissAll, to: &stage)
    #expect(outcomes(stage) == ["escape notPresented", "all done"])
    #expect(stage.told.map { $0.id } == ["", ""])
  }

  @Test func `an attempt that waits for the host ends with its answer`() {
    for (answer, outcome) in [(DismissAnswer.allow, "done"), (.deny, "refused")] {
      var stage = Stage.resting(.heights())
      stage.forget()
      stage.step(.answer(id: "sheet", shouldDismiss: .pending))
      give("escape", .escape, to: &stage)
      stage.pass(1)
      #expect(outcomes(stage).isEmpty)
      stage.step(.answer(id: "sheet", shouldDismiss: answer))
      stage.pass(1)
      #expect(outcomes(stage) == ["escape \(outcome)"])
    }
  }

  @Test func `a replacement ends when the new one has come`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    give("swap", .replace(id: "sheet", with: "other", preset: preset), to: &stage)
    stage.pass(2)
    #expect(outcomes(stage) == ["swap done"])
    #expect(stage.told.last?.id == "other")
    #expect(stage.engine.presentedIDs == ["other"])
  }

  @Test func `what stands on a dismissed presentation leaves with it in one transition`() {
    var quick = preset
    quick.behavior.animations.disappearing = .curve(.linear, duration: 0.1)
    var slow = preset
    slow.behavior.animations.disappearing = .curve(.linear, duration: 0.4)
    var stage = Stage()
    stage.step(.present(id: "base", preset: preset))
    stage.step(.present(id: "low", preset: slow))
    stage.step(.present(id: "middle", preset: quick))
    stage.step(.present(id: "top", preset: preset))
    stage.pass(1)
    stage.forget()
    give("close", .dismiss(id: "low"), to: &stage)
    #expect(
      stage.frame.presentations.map { $0.phase.rawValue } == ["resting"]
        + Array(repeating: "dismissing", count: 3))
    stage.pass(0.2)
    // All have the lowest one's animation: they are at the same place.
    #expect(Set(stage.frame.presentations.dropFirst().map { $0.y }) == [744])
    stage.pass(0.21)
    #expect(stage.engine.presentedIDs == ["base"])
    #expect(
      stage.told.map { "\($0.id) \($0.kind.name)" } == [
        "top willDismiss", "middle willDismiss", "low willDismiss",
        "top didDismiss", "middle didDismiss", "low didDismiss", "low commandDidEnd",
      ])
    #expect(Set(stage.told.suffix(4).map { $0.time }).count == 1)
  }

  @Test func `those that leave together are gone together whatever their heights`() {
    var stage = Stage()
    for (id, detent) in [("low", 844.0), ("top", 200)] {
      stage.step(
        .present(
          id: id,
          preset: Preset(
            name: "test",
            behavior: .heights(opensAt: .points(detent)) {
              $0.animations.disappearing = .spring(Spring(.response(0.4, dampingRatio: 0.8)))
            })))
    }
    stage.pass(2)
    stage.forget()
    stage.step(.dismiss(id: "low"))
    stage.pass(3)
    let ends = stage.told.filter { $0.kind.name == "didDismiss" }
    #expect(ends.map { $0.id } == ["top", "low"])
    #expect(ends.first?.time == ends.last?.time)
  }

  @Test func `a presentation takes the place of others as its preset says`() {
    for (policy, left, replaced) in [
      (StackPolicy.push, ["a", "b", "new"], []), (.replace, ["a", "new"], ["b"]),
      (.replaceAll, ["new"], ["b", "a"]),
    ] {
      var stage = Stage()
      for id in ["a", "b"] { stage.step(.present(id: id, preset: preset)) }
      stage.pass(1)
      stage.forget()
      stage.present(.heights { $0.stacking = policy }, as: "new")
      stage.pass(1)
      #expect(stage.engine.presentedIDs == left)
      let gone = stage.told.filter { $0.kind.name == "didDismiss" }
      #expect(gone.map { $0.id } == replaced)
      #expect(gone.allSatisfy { $0.kind == .didDismiss(.replaced) })
    }
  }

  @Test func `one that is pulled out takes the place of others when it is clear that it comes`() {
    let stacking = Behavior.heights { $0.stacking = .replaceAll }
    for (way, left) in [(-300.0, ["new"]), (-50, ["a", "b"])] {
      var stage = Stage()
      for id in ["a", "b"] { stage.step(.present(id: id, preset: preset)) }
      stage.pass(1)
      stage.forget()
      let new = Preset(name: "test", behavior: stacking)
      stage.step(.pull(id: "new", preset: new, at: Point(x: 195, y: 840)))
      stage.step(.panChanged(translation: Point(x: 0, y: way)))
      stage.pass(0.2)
      #expect(stage.kinds == [.willPresent])
      stage.step(.panEnded(velocity: .zero))
      stage.pass(2)
      #expect(stage.engine.presentedIDs == left)
      let replaced = stage.kinds.filter { $0 == .didDismiss(.replaced) }
      #expect(replaced.count == (left.count == 1 ? 2 : 0))
    }
  }

  @Test func `a host may send a sheet elsewhere when its target is announced`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    stage.drag(-150, velocity: -200)
    #expect(stage.kinds == [.willChangeDetent("422")])
    let before = stage.front
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    #expect(near(stage.front.y, before.y, 1e-9))
    #expect(near(stage.front.velocity, before.velocity, 1e-6))
    stage.pass(1)
    #expect(stage.front.detent == "633")
    #expect(
      stage.kinds == [.willChangeDetent("422"), .willChangeDetent("633"), .didChangeDetent("633")])
  }

  @Test func `all are dismissed by one command, which ends when all are gone`() {
    var stage = Stage()
    for id in ["a", "b", "c"] { stage.step(.present(id: id, preset: preset)) }
    stage.pass(1)
    stage.step(.dismiss(id: "c"))
    stage.forget()
    give("all", .dismissAll, to: &stage)
    stage.step(.present(id: "d", preset: preset))
    stage.pass(2)
    #expect(stage.engine.presentedIDs == ["d"])
    #expect(outcomes(stage) == ["all done"])
  }
}
