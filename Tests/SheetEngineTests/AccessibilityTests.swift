import SheetModel
import SheetPresets
import Testing

@testable import SheetEngine

@Suite struct `What a screen reader is told` {
  @Test func `the value is the detent's place among the heights`() {
    var stage = Stage.resting(.heights([.points(200), .points(422), .points(633)]))
    for value in ["1 of 3", "2 of 3", "3 of 3"] {
      #expect(stage.front.accessibility.value == value)
      stage.step(.increment(id: "sheet"))
      // What it goes to counts, so that the value can be read at once.
      if value != "3 of 3" { #expect(stage.front.accessibility.value != value) }
      stage.pass(1)
    }
    stage.step(.moveToHeight(id: "sheet", height: 300))
    #expect(stage.front.accessibility.value == nil)
    #expect(stage.front.accessibility.count == 3)
  }

  @Test func `heights that cannot be told apart are one`() {
    let stage = Stage.resting(
      .heights([.points(200), .points(200), .points(800), .fullscreen], limit: .statusBar))
    #expect(stage.front.accessibility.value == "1 of 2")
  }

  @Test func `a fitted sheet has one height, and a free one says its part of the way`() {
    #expect(Stage.resting(.fitContent()).front.accessibility.value == "1 of 1")
    var stage = Stage.resting(.free(200, 600))
    #expect(stage.front.accessibility.value == "0%")
    stage.step(.moveToHeight(id: "sheet", height: 300))
    #expect(stage.front.accessibility.value == "25%")
    stage.step(.increment(id: "sheet"))
    #expect(stage.front.accessibility.value == "100%")
    #expect(!stage.front.accessibility.canIncrement)
  }

  @Test func `the actions that are offered are those that do something`() {
    for preset in ShippedPresets.all {
      for steps in 0..<4 {
        var stage = Stage()
        stage.step(.present(id: "sheet", preset: preset))
        stage.pass(2)
        for _ in 0..<steps { stage.step(.increment(id: "sheet")) }
        stage.pass(2)
        let offered = stage.front.accessibility
        let actions: [(SheetInput, Bool)] = [
          (.increment(id: "sheet"), offered.canIncrement),
          (.decrement(id: "sheet"), offered.canDecrement), (.escape, offered.canEscape),
        ]
        for (action, isOffered) in actions {
          var copy = stage
          copy.step(action)
          #expect((copy.front.phase != .resting) == isOffered, "\(preset.name) \(action)")
        }
      }
    }
  }

  @Test func `decrementing goes down to the lowest detent and then asks to dismiss`() {
    var stage = Stage.resting(.heights([.points(200), .points(422)], opensAt: .points(422)))
    stage.step(.answer(id: "sheet", shouldDismiss: .pending))
    stage.forget()
    stage.step(.decrement(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 200)
    stage.forget()
    stage.step(.decrement(id: "sheet"))
    #expect(stage.kinds == [.shouldDismiss(.escape)])
  }

  @Test func `a sheet is modal as long as touches beside it do not pass`() {
    var passing = DetentPolicy(detent: .points(200))
    passing.outsideTouches = .pass
    var stage = Stage.resting(
      .heights([.points(200), .points(422)]) { $0.detentPolicies = [passing] })
    #expect(!stage.front.accessibility.isModal)
    stage.step(.increment(id: "sheet"))
    #expect(stage.front.accessibility.isModal)
    #expect(Stage.resting(.modal()).front.accessibility.isModal)
    #expect(
      !Stage.resting(.fitContent { $0.forwardEventsToRearController = true })
        .front.accessibility.isModal)
  }

  @Test func `the grabber that is focused lies in its sheet, so focusing it moves nothing`() {
    // RevenueCat/purchases-ios#7703; material-components-ios#6399 and others. There is no input for the
    // focus: only increment, decrement and escape do something.
    var theme = Theme()
    theme.grabber?.topMargin = 30
    var stage = Stage()
    stage.present(.heights([.points(20), .points(422)]), theme: theme)
    for _ in 0..<90 {
      let front = stage.front
      #expect(front.grabberZone.y == front.y)
      #expect(front.grabberZone.height <= front.height)
      if let bar = front.grabber?.bar {
        #expect(bar.y >= front.y)
        #expect(bar.y + bar.height <= front.y + front.height + 1e-9)
      }
      stage.pass(1.0 / 120)
    }
  }
}
