import SheetModel
import Testing

@testable import SheetEngine

/// Dragging a card away (CP-8, CP-60 to CP-68).
@Suite struct `A card under a finger` {
  /// A drag of a card, and whether it dismisses: from where, by how much, how fast.
  struct Release: CustomTestStringConvertible {
    var translation: Double
    var velocity: Double
    var dismisses: Bool
    var testDescription: String { "\(translation) points at \(velocity)" }
  }

  @Test(arguments: [
    Release(translation: 8, velocity: 1, dismisses: true),
    Release(translation: 700, velocity: -1, dismisses: false),
    Release(translation: 421, velocity: 0, dismisses: false),
    Release(translation: 422, velocity: 0, dismisses: true),
    Release(translation: 423, velocity: 0, dismisses: true),
    Release(translation: 100, velocity: 0, dismisses: false),
  ])
  func `the direction decides, and at rest half of the container`(release: Release) {
    var stage = Stage.cards(2)
    let before = stage.frame
    stage.drag(release.translation, velocity: release.velocity)
    #expect((stage.front.phase == .dismissing) == release.dismisses)
    stage.pass(3)
    if release.dismisses {
      #expect(stage.kinds == [.willDismiss(.drag), .didDismiss(.drag)])
    } else {
      #expect(stage.frame.presentations == before.presentations)
      #expect(stage.frame.rear == before.rear)
    }
  }

  @Test func `the finger's part of the container is the card's part of its way`() {
    var stage = Stage.cards(2)
    stage.hold(211)
    let frame = stage.frame
    // CP-63, CP-68: a quarter of 844 for the card and for everything behind it.
    #expect(near(frame.presentations[1].progress, 0.75, 1e-12))
    #expect(near(frame.presentations[1].y, 79 + 0.25 * 765, 1e-9))
    #expect(near(frame.presentations[1].cornerRadius, 9, 1e-9))
    #expect(isNear(frame.presentations[0].rect, 12, 63, 366, 781))
    #expect(near(frame.presentations[0].alpha, 0.85, 1e-12))
    #expect(isNear(frame.rear.frame, 28, 47, 334, 797))
    #expect(near(frame.rear.alpha, 0.68, 1e-12))
  }

  @Test func `it cannot be pulled above its place`() {
    var stage = Stage.cards(1)
    stage.hold(10)
    stage.move(-300)
    #expect(stage.front.y == 63)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(2)
    #expect(stage.front.y == 63)
  }

  @Test func `a drag that begins upwards is ignored to its end`() {
    var stage = Stage.cards(1)
    stage.hold(-1)
    stage.move(300)
    #expect(stage.front.y == 63)
    stage.step(.panEnded(velocity: Point(x: 0, y: 900)))
    #expect(stage.front.velocity == 0)
    for _ in 0..<20 {
      stage.pass(0.05)
      #expect(stage.front.y == 63)
    }
    #expect(stage.front.phase == .resting)
  }

  @Test func `a cancelled drag never dismisses`() {
    var stage = Stage.cards(1)
    stage.hold(800)
    stage.step(.panCancelled)
    stage.pass(2)
    #expect(stage.front.phase == .resting && stage.front.y == 63)
    #expect(stage.kinds == [])
  }

  @Test func `without interactive dismissal it has no gesture`() {
    var stage = Stage.cards(1, .card { $0.allowInteractiveDismissal = false })
    stage.hold(300)
    #expect(stage.front.phase == .resting && stage.front.y == 63)
    stage.step(.panEnded(velocity: Point(x: 0, y: 900)))
    #expect(stage.front.phase == .resting)
    // The handle still dismisses it.
    stage.step(.tap(Point(x: 195, y: 70)))
    #expect(stage.front.phase == .dismissing)
  }

  @Test func `with swipeMode top only its upper edge takes a drag`() {
    var stage = Stage.cards(1, .card { $0.swipeMode = .top })
    stage.step(.panBegan(Point(x: 195, y: 63 + 44)))
    #expect(stage.front.phase == .resting)
    stage.step(.panBegan(Point(x: 195, y: 63 + 43)))
    #expect(stage.front.phase == .dragging)
    stage.step(.panCancelled)
  }

  @Test func `it takes the finger's speed along`() {
    var stage = Stage.cards(1)
    stage.hold(200)
    stage.step(.panEnded(velocity: Point(x: 0, y: 1200)))
    // The card's edge goes 781 points for 844 of the finger.
    #expect(near(stage.front.velocity, 1200 * 781 / 844, 1e-6))
    #expect(stage.front.phase == .dismissing)
  }

  @Test func `it is caught on its way and turned round`() {
    var stage = Stage()
    stage.present(.card())
    stage.pass(0.2)
    let y = stage.front.y
    stage.hold(0)
    #expect(near(stage.front.y, y, 1e-9))
    stage.move(50)
    stage.step(.panEnded(velocity: Point(x: 0, y: 10)))
    stage.pass(3)
    #expect(stage.isEmpty)
    #expect(stage.kinds == [.willPresent, .willDismiss(.drag), .didDismiss(.drag)])
  }

  @Test func `one that leaves is caught no more, as no sheet is`() {
    for isCard in [true, false] {
      var stage = Stage()
      stage.present(isCard ? .card() : .heights(opensAt: .points(633)))
      stage.pass(3)
      stage.step(.dismiss(id: "sheet"))
      stage.pass(0.1)
      let held = Point(x: 195, y: stage.front.y + 20)
      #expect(stage.engine.presentationDragged(from: held) == nil)
      stage.step(.panBegan(held))
      #expect(stage.front.phase == .dismissing)
      stage.pass(1)
      #expect(stage.isEmpty)
    }
  }

  @Test(arguments: [0.01, 0.05, 0.1, 0.2, 0.4, 0.6])
  func `it is dismissed at any time of its coming, without a jump`(time: Double) {
    var stage = Stage.cards(1)
    stage.present(.card(), as: "card-2")
    stage.pass(time)
    let before = stage.frame
    stage.step(.dismiss(id: "card-2"))
    let after = stage.frame
    #expect(near(after.presentations[1].y, before.presentations[1].y, 1e-9))
    #expect(near(after.presentations[1].velocity, before.presentations[1].velocity, 1e-6))
    #expect(after.presentations[0].rect == before.presentations[0].rect)
    #expect(after.rear.frame == before.rear.frame)
    stage.pass(3)
    #expect(stage.frame.presentations.count == 1)
    #expect(isNear(stage.front.rect, 0, 63, 390, 781))
  }

  @Test func `content that is scrolled takes the finger first`() {
    var stage = Stage.cards(1)
    stage.step(.scroll(id: "card-1", ScrollPosition(distanceToEdge: 40)))
    stage.step(.panBegan(Point(x: 195, y: 500)))
    stage.move(30)
    stage.pass(0.2)
    #expect(stage.front.y == 63 && stage.front.handle?.alpha == 1)
    stage.move(40 + 84.4)
    // CP-67: there a card could only be pulled where the content stood exactly at its edge.
    #expect(near(stage.front.progress, 0.9, 1e-9))
    stage.step(.panCancelled)
  }

  @Test func `what is behind a card takes no touches until its dismissal begins`() {
    func touches(_ stage: Stage) -> [Bool] {
      [stage.frame.rear.isUserInteractionEnabled]
        + stage.frame.presentations.map { $0.isUserInteractionEnabled }
    }
    var stage = Stage.cards(1)
    stage.present(.card(), as: "card-2")
    #expect(touches(stage) == [false, false, true])
    stage.pass(2)
    #expect(touches(stage) == [false, false, true])
    // CP-29: a dismissal that is called off changes nothing.
    stage.hold(600)
    #expect(touches(stage) == [false, false, true])
    stage.step(.panCancelled)
    #expect(touches(stage) == [false, false, true])
    stage.pass(2)
    stage.step(.dismiss(id: "card-2"))
    #expect(touches(stage) == [false, true, false])
    stage.pass(2)
    stage.step(.dismiss(id: "card-1"))
    #expect(touches(stage) == [true, false])
  }

  @Test func `only the frontmost card is held`() {
    var stage = Stage.cards(2)
    // In the strip of the lower card that is to be seen.
    stage.step(.panBegan(Point(x: 60, y: 70)))
    #expect(stage.frame.presentations.allSatisfy { $0.phase == .resting })
    #expect(stage.engine.hitTest(Point(x: 60, y: 70)) == .outside(id: "card-2", .block))
    #expect(stage.frame.presentations.map { $0.isUserInteractionEnabled } == [false, true])
    #expect(!stage.frame.rear.isUserInteractionEnabled)
  }
}
