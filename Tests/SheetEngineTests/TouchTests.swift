import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Taps and touches` {
  private let outside = Point(x: 195, y: 40)
  private let grabber = Point(x: 20, y: 844 - 320 + 43)
  private let content = Point(x: 195, y: 700)

  @Test func `a tap beside the sheet dismisses and is told afterwards`() {
    var stage = Stage.resting(.fitContent())
    stage.forget()
    stage.step(.tap(outside))
    #expect(stage.kinds == [.willDismiss(.tapOutside), .didTapOutside])
    stage.pass(1)
    #expect(stage.kinds.last == .didDismiss(.tapOutside))
    #expect(stage.isEmpty)
  }

  @Test func `a tap beside a sheet that does not allow it is not told`() {
    var stage = Stage.resting(.fitContent { $0.canTouchDimmingBackgroundToDismiss = false })
    stage.forget()
    stage.step(.tap(outside))
    #expect(stage.told.isEmpty)
    #expect(stage.engine.hitTest(outside) == .outside(id: "sheet", .block))
  }

  @Test func `with forwarding on a tap beside the sheet goes to what is behind`() {
    var stage = Stage.resting(.fitContent { $0.forwardEventsToRearController = true })
    stage.forget()
    stage.step(.tap(outside))
    #expect(stage.told.isEmpty)
    #expect(stage.engine.hitTest(outside) == .rear)
    #expect(stage.engine.hitTest(content) == .sheet(id: "sheet", .content))
    stage.step(.panBegan(outside))
    stage.step(.panChanged(translation: Point(x: 0, y: 300)))
    #expect(stage.front.phase == .resting)
    #expect(stage.frame.dimming.opacity == 0.4)
  }

  @Test func `a tap on the grabber's zone dismisses only where the theme says so`() {
    var theme = Theme()
    var still = Stage.resting(.fitContent(), theme: theme)
    still.step(.tap(grabber))
    #expect(still.front.phase == .resting)
    theme.grabber?.canTouchToDismiss = true
    var stage = Stage.resting(.fitContent(), theme: theme)
    stage.forget()
    stage.step(.tap(Point(x: 20, y: grabber.y + 2)))
    stage.step(.tap(content))
    #expect(stage.front.phase == .resting)
    stage.step(.tap(grabber))
    stage.pass(1)
    #expect(stage.kinds == [.willDismiss(.grabberTap), .didDismiss(.grabberTap)])
  }

  @Test func `without gestures the grabber's tap is dead too`() {
    var theme = Theme()
    theme.grabber?.canTouchToDismiss = true
    var stage = Stage.resting(.fitContent { $0.swipeMode = .none }, theme: theme)
    stage.step(.tap(grabber))
    #expect(stage.front.phase == .resting)
  }

  @Test func `the rule beside a sheet is that of its present detent`() {
    // slackhq/PanModal#115, #146
    var low = DetentPolicy(detent: .points(200))
    low.outsideTouches = .pass
    var high = DetentPolicy(detent: .points(633))
    high.outsideTouches = .block
    var stage = Stage.resting(.heights { $0.detentPolicies = [low, high] })
    #expect(stage.engine.hitTest(outside) == .rear)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.engine.hitTest(outside) == .outside(id: "sheet", .dismiss))
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.engine.hitTest(outside) == .outside(id: "sheet", .block))
  }

  @Test func `the rule beside a sheet never depends on the colour`() {
    // scenee/FloatingPanel#618 and others
    for opacity in [0.0, 0.4] {
      for (passes, hit) in [(true, SheetHit.rear), (false, .outside(id: "sheet", .dismiss))] {
        var theme = Theme()
        theme.dimmingBackgroundColor = Color(ColorValue(.rgba(0xFF), opacity: opacity))
        let stage = Stage.resting(
          .fitContent { $0.forwardEventsToRearController = passes }, theme: theme)
        #expect(stage.engine.hitTest(outside) == hit)
      }
    }
  }

  @Test func `a sheet that is leaving is passed`() {
    var stage = Stage.resting(.fitContent())
    stage.step(.dismiss(id: "sheet"))
    #expect(stage.engine.hitTest(outside) == .rear)
    #expect(stage.engine.hitTest(content) == .rear)
    stage.forget()
    stage.step(.tap(outside))
    stage.step(.panBegan(content))
    #expect(stage.told.isEmpty)
  }

  @Test func `a touch in a sheet is never beside one below it`() {
    // lodev09/react-native-true-sheet#816
    var stage = Stage()
    stage.present(.heights(), as: "low")
    stage.present(.heights([.points(600)]), as: "high")
    stage.pass(1)
    stage.forget()
    stage.step(.tap(Point(x: 195, y: 400)))
    #expect(stage.told.isEmpty)
    stage.step(.tap(outside))
    #expect(stage.told.map { $0.id } == ["high", "high"])
  }

  @Test func `a finger drags once it has gone ten points, up or down`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.step(.touchBegan(finger: 1, at: Point(x: 195, y: 600)))
    stage.step(.touchMoved(finger: 1, to: Point(x: 195, y: 609)))
    #expect(stage.front.phase == .resting)
    stage.step(.touchMoved(finger: 1, to: Point(x: 198, y: 611)))
    #expect(stage.front.phase == .dragging)
    #expect(stage.front.height == 422)
    stage.step(.touchMoved(finger: 1, to: Point(x: 300, y: 631)))
    #expect(stage.front.height == 402)
    stage.step(.touchEnded(finger: 1, at: Point(x: 300, y: 631)))
    stage.pass(1)
    #expect(stage.front.height == 422)
  }

  @Test func `a finger that goes sideways first never drags`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.step(.touchBegan(finger: 1, at: Point(x: 195, y: 600)))
    stage.step(.touchMoved(finger: 1, to: Point(x: 215, y: 605)))
    stage.step(.touchMoved(finger: 1, to: Point(x: 215, y: 800)))
    #expect(stage.front.phase == .resting)
    stage.step(.touchEnded(finger: 1, at: Point(x: 215, y: 800)))
    #expect(stage.front.phase == .resting)
  }

  @Test func `a finger that does not move taps where it was put down`() {
    var stage = Stage.resting(.fitContent())
    stage.step(.touchBegan(finger: 1, at: outside))
    stage.step(.touchEnded(finger: 1, at: Point(x: 197, y: 44)))
    #expect(stage.front.phase == .dismissing)
  }

  @Test func `a press in a sheet that goes meanwhile does nothing to one below it`() {
    // lodev09/react-native-true-sheet#824
    let press = Point(x: 195, y: 300)
    for way in [0.0, 30] {
      for input in [SheetInput.dismiss(id: "high"), .reduce(id: "high"), .hostRemoved(id: "high")] {
        var stage = Stage()
        stage.present(.heights(), as: "low")
        stage.present(.heights([.points(300), .points(600)], opensAt: .points(600)), as: "high")
        stage.pass(1)
        stage.step(.touchBegan(finger: 1, at: press))
        stage.step(input)
        stage.pass(1)
        stage.forget()
        stage.step(.touchMoved(finger: 1, to: Point(x: 195, y: 300 + way)))
        stage.step(.touchEnded(finger: 1, at: Point(x: 195, y: 300 + way)))
        stage.pass(1)
        #expect(stage.told.isEmpty)
        #expect(stage.engine.presentedIDs.first == "low")
      }
    }
  }

  @Test func `a press behind a sheet that comes meanwhile does not dismiss it`() {
    var stage = Stage()
    stage.step(.touchBegan(finger: 1, at: outside))
    stage.present(.heights())
    stage.pass(1)
    stage.step(.touchEnded(finger: 1, at: outside))
    #expect(stage.front.phase == .resting)
  }

  @Test func `one finger drives`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.step(.touchBegan(finger: 1, at: Point(x: 195, y: 600)))
    stage.step(.touchMoved(finger: 1, to: Point(x: 195, y: 620)))
    stage.step(.touchMoved(finger: 1, to: Point(x: 195, y: 640)))
    stage.step(.touchBegan(finger: 2, at: Point(x: 100, y: 600)))
    stage.step(.touchMoved(finger: 2, to: Point(x: 100, y: 100)))
    stage.step(.touchEnded(finger: 2, at: Point(x: 100, y: 100)))
    #expect(stage.front.height == 402)
    #expect(stage.front.phase == .dragging)
    stage.step(.touchCancelled(finger: 2))
    #expect(stage.front.phase == .dragging)
    stage.step(.touchCancelled(finger: 1))
    #expect(stage.front.phase == .moving)
    stage.pass(1)
    #expect(stage.front.height == 422)
  }
}
