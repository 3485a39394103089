import SheetModel
import Testing

@testable import SheetEngine
@testable import randomplays

@Suite struct `Sharing a drag with scrolled content` {
  private let inContent = Point(x: 195, y: 700)

  /// A sheet at 422 of 200 / 422 / 797 whose content is scrolled.
  private func stage(
    _ position: ScrollPosition, opensAt detent: HeightValue = .points(422),
    _ change: (inout Behavior) -> Void = { _ in }
  ) -> Stage {
    var stage = Stage.resting(
      .heights(
        [.points(200), .points(422), .points(797)], opensAt: detent, limit: .statusBar, change))
    stage.step(.scroll(id: "sheet", position))
    return stage
  }

  @Test(arguments: [ScrollExpansion.sheetFirst, .contentFirst, .never])
  func `sheet and content together move as far as the finger`(expansion: ScrollExpansion) {
    // scenee/FloatingPanel#293, #307
    var stage = stage(ScrollPosition(distanceToEdge: 25, distanceToEnd: 300)) {
      $0.scrollExpansion = expansion
    }
    stage.step(.panBegan(inContent))
    var generator = Seeded(7)
    var finger = 0.0
    var y = stage.front.y
    var distance = stage.front.distanceToEdge ?? 0
    for _ in 0..<500 {
      let step = Double.random(in: -30...30, using: &generator)
      if finger + step > 300 || finger + step < -350 { continue }
      finger += step
      stage.move(finger)
      let sheetStep = stage.front.y - y
      let contentStep = distance - (stage.front.distanceToEdge ?? 0)
      #expect(near(sheetStep + contentStep, step, 1e-6))
      #expect(sheetStep * step >= -1e-9)
      y = stage.front.y
      distance = stage.front.distanceToEdge ?? 0
    }
  }

  @Test func `downwards the content goes to its edge and then the sheet`() {
    var stage = stage(ScrollPosition(distanceToEdge: 40))
    stage.step(.panBegan(inContent))
    stage.move(30)
    #expect(stage.front.height == 422)
    #expect(stage.front.distanceToEdge == 10)
    stage.move(100)
    #expect(stage.front.height == 362)
    #expect(stage.front.distanceToEdge == 0)
    stage.move(40)
    #expect(stage.front.height == 422)
    #expect(stage.front.distanceToEdge == 0)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.detent == "422")
  }

  @Test func `upwards from the edge the sheet grows and then the content scrolls`() {
    var stage = stage(ScrollPosition(distanceToEdge: 0))
    stage.step(.panBegan(inContent))
    stage.move(-375)
    #expect(stage.front.height == 797)
    #expect(stage.front.distanceToEdge == 0)
    stage.move(-400)
    #expect(stage.front.height == 797)
    #expect(stage.front.distanceToEdge == 25)
    stage.move(-375)
    #expect(stage.front.distanceToEdge == 0)
    stage.move(-370)
    #expect(stage.front.height == 792)
  }

  @Test func `upwards away from the edge the content scrolls`() {
    var stage = stage(ScrollPosition(distanceToEdge: 10))
    stage.step(.panBegan(inContent))
    stage.move(-100)
    #expect(stage.front.height == 422)
    #expect(stage.front.distanceToEdge == 110)
  }

  @Test func `the sheet grows only after the content's end where the preset says so`() {
    // gaetanzanella/OverlayContainer#87: finger −100 with 40 left.
    var stage = stage(ScrollPosition(distanceToEdge: 200, distanceToEnd: 40)) {
      $0.scrollExpansion = .contentFirst
    }
    stage.step(.panBegan(inContent))
    stage.move(-100)
    #expect(stage.front.distanceToEdge == 240)
    #expect(stage.front.height == 482)
    stage.move(-40)
    #expect(stage.front.height == 422)
    #expect(stage.front.distanceToEdge == 240)
    stage.move(0)
    #expect(stage.front.distanceToEdge == 200)
  }

  @Test func `a sheet that never grows by scrolling leaves the finger to the content`() {
    var stage = stage(ScrollPosition(distanceToEdge: 0)) { $0.scrollExpansion = .never }
    stage.step(.panBegan(inContent))
    stage.move(-100)
    #expect(stage.front.height == 422)
    #expect(stage.front.distanceToEdge == 100)
    stage.move(50)
    #expect(stage.front.height == 372)
    stage.move(20)
    #expect(stage.front.height == 402)
  }

  @Test func `from the header the sheet moves at any offset and leaves it alone`() {
    // scenee/FloatingPanel#302, #526, #71: 300 before and after.
    var stage = stage(ScrollPosition(distanceToEdge: 300), opensAt: .points(797))
    stage.hold(100)
    #expect(stage.front.height == 697)
    #expect(stage.front.distanceToEdge == 300)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.distanceToEdge == 300)
  }

  @Test func `the region that scrolls decides`() {
    let region = Rect(x: 0, y: 120, width: 390, height: 600)
    var stage = stage(
      ScrollPosition(distanceToEdge: 300, region: region), opensAt: .points(797))
    stage.step(.panBegan(Point(x: 195, y: 47 + 119)))
    stage.move(50)
    #expect(stage.front.height == 747)
    stage.step(.panCancelled)
    stage.pass(1)
    stage.step(.panBegan(Point(x: 195, y: 47 + 121)))
    stage.move(50)
    #expect(stage.front.height == 797)
    #expect(stage.front.distanceToEdge == 250)
  }

  @Test func `one decision serves a drag and a scroll`() {
    // material-components-android#2874, #2876, #1807
    for rule in ReleaseRule.allCases {
      let resting = stage(ScrollPosition(distanceToEdge: 0)) { $0.releaseRule = rule }
      for way in stride(from: -300.0, through: 400, by: 35) {
        for velocity in [-2000, -300, 0, 300, 699, 701.0] {
          var dragged = resting
          var scrolled = resting
          dragged.hold(way)
          scrolled.step(.panBegan(inContent))
          scrolled.move(way)
          for sheet in [dragged, scrolled] { #expect(sheet.front.phase == .dragging) }
          dragged.step(.panEnded(velocity: Point(x: 0, y: velocity)))
          scrolled.step(.panEnded(velocity: Point(x: 0, y: velocity)))
          #expect(dragged.front.phase == scrolled.front.phase)
          #expect(dragged.front.detent == scrolled.front.detent)
        }
      }
    }
  }

  @Test func `an inverted list at its visual bottom does not dismiss`() {
    // GetStream/stream-chat-swift#1364: the host reports the distance to the edge that faces the top.
    var stage = stage(ScrollPosition(distanceToEdge: 2000, distanceToEnd: 0))
    stage.step(.panBegan(inContent))
    stage.move(400)
    stage.step(.panEnded(velocity: Point(x: 0, y: 2000)))
    stage.pass(1)
    #expect(stage.front.detent == "422")
    #expect(stage.front.distanceToEdge == 1600)
  }

  @Test func `the host may correct the place of the content during a drag`() {
    var stage = stage(ScrollPosition(distanceToEdge: 100))
    stage.step(.panBegan(inContent))
    stage.move(50)
    stage.step(.scroll(id: "sheet", ScrollPosition(distanceToEdge: 20)))
    #expect(stage.front.height == 422)
    stage.move(90)
    #expect(stage.front.height == 402)
  }

  @Test func `with swipeMode top a finger on the content is the content's`() {
    var stage = stage(ScrollPosition(distanceToEdge: 0)) { $0.swipeMode = .top }
    stage.step(.panBegan(inContent))
    #expect(stage.front.phase == .resting)
  }
}
