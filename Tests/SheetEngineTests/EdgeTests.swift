import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `Sheets at other edges, and sheets that float` {
  /// A tablet on its side, with bars of different sizes on all sides.
  private let tablet = SheetEnvironment(container: Size(width: 1000, height: 700)).with {
    $0.safeArea = .init(top: 20, left: 30, bottom: 40, right: 50)
  }

  private func stage(
    _ edge: SheetEdge, _ change: (inout Theme) -> Void = { _ in },
    in environment: SheetEnvironment? = nil
  ) -> Stage {
    var theme = Theme()
    change(&theme)
    let behavior = Behavior.heights([.points(200), .fraction(0.5)], limit: .statusBar) {
      $0.edge = edge
    }
    var stage = Stage.resting(behavior, theme: theme, in: environment ?? tablet)
    stage.forget()
    return stage
  }

  @Test(arguments: [
    (SheetEdge.bottom, Rect(x: 30, y: 500, width: 920, height: 200)),
    (.top, Rect(x: 30, y: 0, width: 920, height: 200)),
    (.left, Rect(x: 0, y: 20, width: 200, height: 640)),
    (.right, Rect(x: 800, y: 20, width: 200, height: 640)),
    (.leading, Rect(x: 0, y: 20, width: 200, height: 640)),
    (.trailing, Rect(x: 800, y: 20, width: 200, height: 640)),
  ])
  func `a sheet stands at its edge, between the bars of the two sides`(edge: SheetEdge, rect: Rect)
  {
    #expect(stage(edge).front.rect == rect)
  }

  @Test func `leading and trailing are mirrored from right to left, left and right are not`() {
    let mirrored = tablet.with { $0.layoutDirection = .rightToLeft }
    for (edge, x) in [(SheetEdge.leading, 800.0), (.trailing, 0), (.left, 0), (.right, 800)] {
      #expect(stage(edge, in: mirrored).front.x == x)
    }
    var turning = stage(.leading)
    turning.step(.environment(mirrored))
    #expect(turning.front.x == 800)
    #expect(turning.front.phase == .resting)
    turning.step(.environment(tablet))
    #expect(turning.front.x == 0)
  }

  @Test func `a half is half of the way from the edge, up to the bars of the far side`() {
    for (edge, size) in [(SheetEdge.top, 350.0), (.left, 500), (.right, 500), (.bottom, 350)] {
      var stage = stage(edge)
      stage.step(.grow(id: "sheet"))
      stage.pass(1)
      let front = stage.front
      #expect((edge == .left || edge == .right ? front.width : front.height) == size)
      stage.step(.moveToHeight(id: "sheet", height: 5000))
      stage.pass(1)
      let limit = [SheetEdge.top: 660.0, .bottom: 680, .left: 950, .right: 970][edge]
      #expect(stage.front.width == limit || stage.front.height == limit)
    }
  }

  @Test(arguments: [
    (SheetEdge.top, Point(x: 0, y: 100)), (.left, Point(x: 100, y: 0)),
    (.right, Point(x: -100, y: 0)), (.bottom, Point(x: 0, y: -100)),
  ])
  func `a finger pulls it away from its edge and pushes it back`(edge: SheetEdge, way: Point) {
    var stage = stage(edge)
    let zone = stage.front.grabberZone
    let grabber = Point(x: zone.x + zone.width / 2, y: zone.y + zone.height / 2)
    let before = stage.front.rect
    stage.step(.panBegan(grabber))
    #expect(stage.front.phase == .dragging)
    stage.step(.panChanged(translation: way))
    let held = stage.front.rect
    #expect(held.width + held.height == before.width + before.height + 100)
    // Across its way nothing happens.
    stage.step(.panChanged(translation: Point(x: way.y, y: way.x)))
    #expect(stage.front.rect == before)
    stage.step(.panEnded(translation: Point(x: way.x * 2, y: way.y * 2), velocity: .zero))
    stage.pass(1)
    #expect(stage.front.detent == "50%")
    stage.step(.panBegan(grabber))
    stage.step(
      .panEnded(translation: .zero, velocity: Point(x: -way.x * 10, y: -way.y * 10)))
    #expect(stage.kinds.last == .willDismiss(.drag))
    stage.pass(2)
    #expect(stage.isEmpty)
  }

  @Test func `touches drag along the sheet's way and tap across it`() {
    for (edge, sideways) in [(SheetEdge.left, true), (.top, false)] {
      for isSideways in [true, false] {
        var stage = stage(edge)
        let start = Point(x: 100, y: 100)
        stage.step(.touchBegan(finger: 0, at: start))
        stage.step(
          .touchMoved(
            finger: 0, to: isSideways ? Point(x: 130, y: 105) : Point(x: 105, y: 130)))
        #expect((stage.front.phase == .dragging) == (isSideways == sideways))
      }
    }
  }

  @Test func `corners and grabber are on the side that moves`() {
    let corners: [(SheetEdge, CornerSet)] = [
      (.bottom, .top), (.top, .bottom), (.left, [.topRight, .bottomRight]),
      (.right, [.topLeft, .bottomLeft]),
    ]
    for (edge, expected) in corners {
      let front = stage(edge).front
      #expect(front.maskedCorners == expected)
      let bar = front.grabber?.bar ?? front.rect
      let middle = Point(x: bar.x + bar.width / 2, y: bar.y + bar.height / 2)
      switch edge {
      case .left:
        #expect(front.grabberZone == Rect(x: 156, y: 20, width: 44, height: 640))
        #expect(middle == Point(x: 178, y: 340))
        #expect(bar.height == 30)
      case .right: #expect(front.grabberZone == Rect(x: 800, y: 20, width: 44, height: 640))
      case .top: #expect(front.grabberZone == Rect(x: 30, y: 156, width: 920, height: 44))
      default: #expect(front.grabberZone == Rect(x: 30, y: 500, width: 920, height: 44))
      }
    }
  }

  @Test func `it comes from beyond its edge and goes there, and the moving edge is told`() {
    for (edge, start, end) in [
      (SheetEdge.top, 0.0, 200.0), (.left, 0, 200), (.right, 1000, 800), (.bottom, 700, 500),
    ] {
      var stage = Stage(tablet)
      stage.present(.heights([.points(200)]) { $0.edge = edge })
      let rect = stage.front.rect
      #expect(
        rect.x >= 1000 || rect.y >= 700 || rect.x + rect.width <= 0 || rect.y + rect.height <= 0)
      stage.pass(1)
      #expect(stage.places.last?.kind == .positionDidChange(y: end))
      stage.step(.dismiss(id: "sheet"))
      stage.pass(1)
      #expect(stage.places.last?.kind == .positionDidChange(y: start))
    }
  }

  @Test func `a sheet at the side has content of its own width alone`() {
    var stage = Stage(tablet.with { $0.contentHeight = 320 })
    stage.present(.fitContent(limit: .screen) { $0.edge = .left })
    stage.pass(1)
    #expect(stage.front.width == 750)
    stage.step(.content(id: "sheet", height: 280))
    stage.pass(1)
    #expect(stage.front.width == 280)
  }

  @Test func `the keyboard covers a part of a sheet at another edge and moves none`() {
    for (edge, covered) in [(SheetEdge.top, 0.0), (.left, 260), (.right, 260)] {
      var stage = stage(edge)
      let before = stage.front.rect
      stage.step(.environment(tablet.with { $0.keyboardHeight = 300 }))
      stage.pass(1)
      #expect(stage.front.rect == before)
      #expect(stage.front.coveredHeight == covered)
    }
  }

  @Test func `a sheet that floats stands above the edge, and goes out with its margin`() {
    // 52inc/Pulley#409, #410, #156
    var stage = Stage(.phone)
    var theme = Theme()
    theme.bottomMargin = 16
    stage.present(.heights([.points(200), .fullscreen], limit: .statusBar), theme: theme)
    #expect(stage.front.y == 844)
    stage.pass(1)
    #expect(stage.front.bottom == 16)
    #expect(stage.front.height == 200)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.y == 47)
    #expect(stage.front.height == 781)
    #expect(stage.front.bottom == 16)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(1)
    #expect(stage.places.last?.kind == .positionDidChange(y: 844))
  }

  @Test func `a sheet that floats stands on the keyboard with its margin`() {
    var stage = Stage(.phone)
    var theme = Theme()
    theme.bottomMargin = 16
    stage.present(.heights([.points(200)]) { $0.keyboard = .lift }, theme: theme)
    stage.step(.environment(.phone.with { $0.keyboardHeight = 336 }))
    stage.pass(1)
    #expect(stage.front.bottom == 352)
    #expect(stage.front.coveredHeight == 0)
  }

  @Test func `a sheet is no wider than its greatest width, and stands where the theme says`() {
    for (alignment, x) in [
      (SheetAlignment.center, 330.0), (.leading, 40), (.trailing, 620),
    ] {
      let front = stage(.bottom) {
        $0.maximumWidth = 320
        $0.alignment = alignment
        $0.leadingMargin = 10
        $0.trailingMargin = 10
      }.front
      #expect(front.x == x)
      #expect(front.width == 320)
    }
    let mirrored = stage(
      .bottom,
      {
        $0.maximumWidth = 320
        $0.alignment = .leading
      }, in: tablet.with { $0.layoutDirection = .rightToLeft })
    #expect(mirrored.front.x == 630)
    #expect(stage(.bottom) { $0.maximumWidth = 5000 }.front.width == 920)
    #expect(stage(.bottom) { $0.maximumWidth = 0 }.front.width == 44)
    let upright = stage(.left) {
      $0.maximumWidth = 300
      $0.alignment = .trailing
    }
    #expect(upright.front.rect == Rect(x: 0, y: 360, width: 200, height: 300))
  }
}
