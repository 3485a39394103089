import SheetModel
import Testing

@testable import SheetEngine

/// The handle above a card (CP-50 to CP-54, CP-66).
@Suite struct `The handle of a card` {
  @Test func `it is the preset's and stands at the card's top`() {
    let handle = Stage.cards(1).front.handle
    // CP-51: 50 × 5, its middle 8 points below the card's top at 63.
    #expect(handle?.bar == Rect(x: 170, y: 68.5, width: 50, height: 5))
    #expect(handle?.touchArea == Rect(x: 170, y: 46, width: 50, height: 50))
    #expect(handle?.cornerRadius == 3)
    #expect(handle?.color == ColorValue(rgba: 0xFFFF_FFFF, opacity: 0.5))
    #expect(handle?.alpha == 1)
  }

  @Test func `the strip that it stands in has the preset's height`() {
    let stage = Stage.cards(1, .card { $0.dismissHandle?.areaHeight = 40 })
    #expect(stage.front.handle?.bar.y == 63 + 20 - 2.5)
  }

  @Test func `without one in the preset there is none`() {
    var stage = Stage.cards(1, .card { $0.dismissHandle = nil })
    #expect(stage.front.handle == nil)
    stage.step(.tap(Point(x: 195, y: 50)))
    #expect(stage.front.phase == .resting)
  }

  @Test func `only cards have one`() {
    #expect(Stage.resting(.heights()).front.handle == nil)
    #expect(Stage.resting(.modal()).front.handle == nil)
  }

  @Test func `content with a navigation bar has none`() {
    var stage = Stage.cards(1)
    stage.step(.navigationBar(id: "card-1", isVisible: true))
    #expect(stage.front.handle == nil)
    stage.step(.tap(Point(x: 195, y: 60)))
    #expect(stage.front.phase == .resting)
    stage.step(.navigationBar(id: "card-1", isVisible: false))
    #expect(stage.front.handle?.alpha == 1)
    stage.step(.navigationBar(id: "nobody", isVisible: true))
    #expect(stage.kinds == [.notPresented])
  }

  @Test func `it comes in 0.15 s when the card has come`() {
    var stage = Stage()
    stage.present(.card())
    stage.pass(0.5)
    #expect(stage.front.phase == .presenting)
    #expect(stage.front.handle?.alpha == 0)
    while stage.front.phase == .presenting { stage.pass(0.001) }
    let arrival = stage.told.last { $0.kind == .didPresent }?.time ?? 0
    #expect(!stage.engine.isIdle)
    stage.step(.environment(.phone), at: arrival + 0.075)
    #expect(near(stage.front.handle?.alpha ?? 0, 0.5, 1e-6))
    stage.step(.environment(.phone), at: arrival + 0.15)
    #expect(stage.front.handle?.alpha == 1)
    #expect(stage.engine.isIdle)
  }

  @Test func `it goes when a card comes on top and comes back when that is gone`() {
    var stage = Stage.cards(1)
    stage.present(.card(), as: "card-2")
    stage.pass(0.075)
    #expect(near(stage.presentation("card-1")?.handle?.alpha ?? 0, 0.5, 1e-6))
    stage.pass(0.075)
    #expect(stage.presentation("card-1")?.handle?.alpha == 0)
    stage.pass(2)
    #expect(stage.frame.presentations.map { $0.handle?.alpha } == [0, 1])
    stage.step(.dismiss(id: "card-2"))
    stage.pass(0.15)
    #expect(stage.frame.presentations.map { $0.handle?.alpha } == [0, 0])
    while stage.frame.presentations.count == 2 { stage.pass(0.001) }
    #expect((stage.front.handle?.alpha ?? 1) < 0.1)
    stage.pass(0.15)
    #expect(stage.front.handle?.alpha == 1)
  }

  @Test func `a bottom sheet on top leaves it alone`() {
    var stage = Stage.cards(1)
    stage.present(.heights(), as: "sheet")
    stage.pass(2)
    #expect(stage.presentation("card-1")?.handle?.alpha == 1)
  }

  @Test func `a tap on it hides it at once and dismisses the card`() {
    var stage = Stage.cards(1)
    // 17 points above the card's top still belong to it (CP-52).
    #expect(stage.engine.hitTest(Point(x: 195, y: 47)) == .sheet(id: "card-1", .handle))
    #expect(stage.engine.hitTest(Point(x: 140, y: 47)) == .outside(id: "card-1", .block))
    stage.step(.tap(Point(x: 195, y: 47)))
    #expect(stage.front.handle?.alpha == 0)
    #expect(stage.front.phase == .dismissing)
    stage.pass(2)
    #expect(stage.kinds == [.willDismiss(.grabberTap), .didDismiss(.grabberTap)])
  }

  @Test func `the program's dismissal lets it fade`() {
    var stage = Stage.cards(1)
    stage.step(.dismiss(id: "card-1"))
    stage.pass(0.075)
    #expect(near(stage.front.handle?.alpha ?? 0, 0.5, 1e-6))
    // It takes no taps while it fades.
    #expect(stage.engine.hitTest(Point(x: 195, y: 60)) == .rear)
  }

  @Test func `it does not follow the card under a finger and is back at once`() {
    var stage = Stage.cards(1)
    let bar = stage.front.handle?.bar
    stage.hold(200)
    stage.pass(0.15)
    #expect(stage.front.y > 200)
    #expect(stage.front.handle?.bar == bar)
    #expect(stage.front.handle?.alpha == 0)
    stage.step(.panEnded(velocity: Point(x: 0, y: -100)))
    #expect(stage.front.handle?.alpha == 1)
    stage.pass(2)
    stage.hold(200)
    stage.step(.panEnded(velocity: Point(x: 0, y: 100)))
    #expect(stage.front.handle?.alpha == 0)
  }

  @Test func `a drag that is ignored leaves it alone`() {
    var stage = Stage.cards(1)
    stage.hold(-20)
    stage.pass(0.2)
    #expect(stage.front.handle?.alpha == 1)
    stage.step(.panEnded())
  }
}
