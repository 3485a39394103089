import SheetModel
import SheetPresets
import Testing

@testable import SheetEngine

/// Presentations that a finger pulls out (CP-73).
@Suite struct `Pulling a presentation out` {
  static let bar = Rect(x: 8, y: 697, width: 374, height: 64)

  /// A card that begins at a mini player, under a finger.
  static func pulled(_ translation: Double) -> Stage {
    var stage = Stage()
    let behavior = Behavior.card { $0.initialTransitionFrame = bar }
    let preset = Preset(name: "test", theme: Theme(), behavior: behavior)
    stage.step(.pull(id: "player", preset: preset, at: Point(x: 195, y: 720)))
    stage.pass(0.1)
    stage.move(translation)
    return stage
  }

  @Test func `the card's top follows the finger point by point`() {
    var stage = Self.pulled(0)
    #expect(stage.front.rect == Self.bar)
    #expect(stage.front.phase == .dragging)
    for way in [-1.0, -100, -317, -634, -900, -50, 40] {
      stage.move(way)
      let y = min(max(697 + way, 63), 697)
      #expect(near(stage.front.y, y, 1e-9))
      let part = (697 - y) / 634
      #expect(near(stage.frame.rear.frame.x, 16 * part, 1e-9))
      #expect(near(stage.frame.rear.frame.y, 47 * part, 1e-9))
      #expect(near(stage.frame.rear.alpha, 1 - 0.2 * part, 1e-9))
      #expect(near(stage.front.width, 374 + 16 * part, 1e-9))
    }
  }

  @Test(arguments: [
    (-10.0, -1.0, true), (-600, 1, false), (-316, 0, false), (-317, 0, true), (-500, 0, true),
  ])
  func `a card comes by the direction, and at rest from half of its way`(
    way: Double, velocity: Double, comes: Bool
  ) {
    var stage = Self.pulled(way)
    stage.step(.panEnded(velocity: Point(x: 0, y: velocity)))
    stage.pass(3)
    if comes {
      #expect(stage.kinds == [.willPresent, .didPresent])
      #expect(isNear(stage.front.rect, 0, 63, 390, 781))
    } else {
      #expect(stage.kinds == [.willPresent, .willDismiss(.drag), .didDismiss(.drag)])
      #expect(stage.isEmpty)
      #expect(stage.frame.rear == Stage().frame.rear)
    }
  }

  @Test func `a pull that is taken away goes back`() {
    var stage = Self.pulled(-600)
    stage.step(.panCancelled)
    stage.pass(2)
    #expect(stage.isEmpty)
  }

  @Test func `it comes on as fast as the finger left it`() {
    var stage = Self.pulled(-200)
    let y = stage.front.y
    stage.step(.panEnded(velocity: Point(x: 0, y: -1000)))
    #expect(near(stage.front.y, y, 1e-9))
    #expect(near(stage.front.velocity, -1000, 1e-6))
  }

  @Test func `the program presents it to the end, or dismisses it`() {
    var stage = Self.pulled(-100)
    let preset = Preset(
      name: "test", theme: Theme(), behavior: .card { $0.initialTransitionFrame = Self.bar })
    stage.step(.present(id: "player", preset: preset))
    stage.move(-600)
    stage.pass(2)
    #expect(stage.kinds == [.willPresent, .didPresent])
    stage = Self.pulled(-100)
    stage.step(.dismiss(id: "player"))
    stage.step(.panEnded(velocity: Point(x: 0, y: -900)))
    stage.pass(2)
    #expect(stage.kinds == [.willPresent, .willDismiss(.program), .didDismiss(.program)])
  }

  @Test func `one that is leaving is caught where it is`() {
    var stage = Self.pulled(-600)
    stage.step(.panEnded(velocity: Point(x: 0, y: 300)))
    stage.pass(0.05)
    let frame = stage.frame
    let preset = Preset(
      name: "test", theme: Theme(), behavior: .card { $0.initialTransitionFrame = Self.bar })
    stage.step(.pull(id: "player", preset: preset, at: Point(x: 195, y: 720)))
    #expect(near(stage.front.y, frame.presentations[0].y, 1e-9))
    #expect(near(stage.frame.rear.frame.x, frame.rear.frame.x, 1e-9))
    stage.step(.panEnded(velocity: Point(x: 0, y: -300)))
    stage.pass(3)
    let kinds: [SheetEvent.Kind] = [
      .willPresent, .willDismiss(.drag), .didDismiss(.drag), .willPresent, .didPresent,
    ]
    #expect(stage.kinds == kinds)
  }

  @Test func `a turned container does not take it back`() {
    var stage = Self.pulled(-300)
    stage.step(.environment(.phone.with { $0.container = Size(width: 844, height: 390) }))
    stage.move(200)
    stage.step(.panEnded(velocity: Point(x: 0, y: 900)))
    stage.pass(3)
    #expect(stage.front.phase == .resting && stage.front.height == 390 - 63)
    #expect(stage.kinds == [.willPresent, .didPresent])
  }

  @Test func `pulled back into its bar it follows the finger point by point`() {
    var stage = Self.pulled(-634)
    stage.step(.panEnded(velocity: Point(x: 0, y: -100)))
    stage.pass(3)
    stage.step(.panBegan(Point(x: 195, y: 70)))
    for way in [1.0, 100, 317, 600, 634, 30] {
      stage.move(way)
      #expect(near(stage.front.y, 63 + way, 1e-9))
    }
    stage.move(317)
    #expect(near(stage.front.progress, 0.5, 1e-9))
    stage.step(.panEnded(velocity: Point(x: 0, y: 500)))
    #expect(near(stage.front.velocity, 500, 1e-6))
  }

  @Test func `into a frame high up a card goes no faster than over half of the container`() {
    var stage = Stage()
    let thumbnail = Rect(x: 20, y: 100, width: 80, height: 80)
    stage.present(.card { $0.initialTransitionFrame = thumbnail })
    stage.pass(3)
    stage.step(.panBegan(Point(x: 195, y: 70)))
    stage.move(211)
    #expect(near(stage.front.progress, 0.5, 1e-9))
    stage.step(.panCancelled)
  }

  @Test func `a bottom sheet comes out of the edge with the dimming behind it`() {
    var stage = Stage()
    let preset = Preset(name: "test", theme: Theme(), behavior: .heights())
    stage.step(.pull(id: "sheet", preset: preset, at: Point(x: 195, y: 840)))
    stage.move(-50)
    #expect(stage.front.y == 794)
    // Its height is already the whole one, so its content is laid out once.
    #expect(stage.front.height == 200)
    #expect(near(stage.frame.dimming.opacity, 0.1, 1e-9))
    stage.move(-350)
    #expect(stage.front.y == 494)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(2)
    #expect(stage.front.detent == "422")
    stage = Stage()
    stage.step(.pull(id: "sheet", preset: preset, at: Point(x: 195, y: 840)))
    stage.move(-99)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(2)
    #expect(stage.isEmpty)
  }

  @Test func `other content while it is pulled out changes its look when it comes, not at once`() {
    var stage = Stage()
    var blurred = DetentPolicy(detent: .fitContent)
    blurred.backgroundBlurRadius = 20
    let behavior = Behavior.heights([.fitContent, .points(700)]) {
      $0.detentPolicies = [blurred]
      $0.animations.moving = Animation.none
    }
    let preset = Preset(name: "test", theme: Theme(), behavior: behavior)
    stage.step(.pull(id: "sheet", preset: preset, at: Point(x: 195, y: 840)))
    stage.move(-300)
    #expect(near(stage.front.blurRadius, 18.75, 1e-9))
    stage.step(.content(id: "sheet", height: 100))
    stage.step(.panEnded(velocity: .zero))
    #expect(near(stage.front.blurRadius, 18.75, 1e-9))
    stage.pass(2)
    #expect(stage.front.phase == .resting)
  }

  @Test(arguments: [(-253.0, false), (-254, true)])
  func `a modal comes beyond its part of the way`(way: Double, comes: Bool) {
    var stage = Stage()
    let preset = Preset(name: "test", theme: Theme(), behavior: .modal())
    stage.step(.pull(id: "screen", preset: preset, at: Point(x: 195, y: 800)))
    stage.move(way)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(2)
    #expect(stage.isEmpty == !comes)
  }

  @Test func `the shipped player is pulled out of its bar`() {
    var stage = Stage()
    guard let preset = ShippedPresets.all.first(where: { $0.name == "now-playing" }) else {
      Issue.record("it is not shipped")
      return
    }
    stage.step(.pull(id: "player", preset: preset, at: Point(x: 195, y: 720)))
    stage.move(-400)
    stage.step(.panEnded(velocity: Point(x: 0, y: -200)))
    stage.pass(3)
    #expect(isNear(stage.front.rect, 0, 57, 390, 787))
  }
}
