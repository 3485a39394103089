import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `The frame` {
  @Test func `an engine without presentations shows the rear alone`() {
    let frame = SheetEngine(environment: .phone).frame(at: 0)
    #expect(frame.presentations.isEmpty)
    #expect(frame.rear.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame.rear.alpha == 1)
    #expect(frame.dimming == .clear)
  }

  @Test func `a sheet comes from below the container with its whole height`() {
    var stage = Stage()
    stage.present(.fitContent())
    #expect(stage.front.height == 320)
    #expect(stage.front.bottom == -320)
    #expect(stage.front.y == 844)
    #expect(stage.frame.dimming.opacity == 0)
    stage.pass(0.2)
    #expect(stage.front.height == 320)
    let shown = stage.front.height + stage.front.bottom
    #expect(near(stage.frame.dimming.opacity, 0.4 * shown / 320, 1e-9))
    stage.pass(0.3)
    #expect(stage.front.bottom == 0)
    #expect(stage.frame.dimming.opacity == 0.4)
  }

  @Test func `a sheet leaves with the height it has`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.2)
    #expect(stage.front.height == 422)
    #expect(stage.front.bottom < 0)
    let shown = stage.front.height + stage.front.bottom
    #expect(near(stage.frame.dimming.opacity, 0.4 * shown / 422, 1e-9))
  }

  @Test func `the dimming stays while a finger pulls the sheet down`() {
    var stage = Stage.resting(.fitContent())
    stage.hold(120)
    #expect(stage.front.height == 320)
    #expect(stage.front.bottom == -120)
    #expect(stage.front.y == 644)
    #expect(stage.frame.dimming.opacity == 0.4)
    stage.step(.panEnded(translation: Point(x: 0, y: 200), velocity: .zero))
    #expect(near(stage.frame.dimming.opacity, 0.4, 1e-9))
    stage.pass(0.2)
    #expect(stage.frame.dimming.opacity < 0.3)
  }

  @Test func `the dimming fades when a finger lets go below the container`() {
    var stage = Stage.resting(.fitContent())
    stage.hold(700)
    #expect(stage.front.y == 844)
    #expect(stage.frame.dimming.opacity == 0.4)
    stage.step(.panEnded(velocity: .zero))
    #expect(near(stage.frame.dimming.opacity, 0.4, 1e-9))
    stage.pass(0.1)
    #expect(stage.front.phase == .dismissing)
    #expect(stage.frame.dimming.opacity > 0.05 && stage.frame.dimming.opacity < 0.35)
    stage.pass(0.41)
    #expect(stage.isEmpty)
  }

  @Test func `the dimming follows the finger where the theme says so`() {
    var theme = Theme()
    theme.dimmingFollowsPosition = true
    var stage = Stage.resting(.fitContent(), theme: theme)
    stage.hold(160)
    #expect(near(stage.frame.dimming.opacity, 0.2, 1e-9))
  }

  @Test func `the dimming of a replaced sheet fades with it`() {
    var theme = Theme()
    theme.dimmingBackgroundColor = Color(.clear)
    var stage = Stage.resting(.fitContent())
    stage.step(
      .replace(id: "sheet", with: "other", preset: Preset(name: "undimmed", theme: theme)))
    #expect(near(stage.frame.dimming.opacity, 0.4, 1e-9))
    stage.pass(0.1)
    let leaving = stage.frame.presentations[0]
    let shown = (leaving.height + leaving.bottom) / 320
    #expect(shown > 0.1 && shown < 0.9)
    #expect(near(stage.frame.dimming.opacity, 0.4 * shown, 1e-9))
    stage.pass(2)
    #expect(stage.frame.dimming.coverage == 0)
  }

  @Test func `a sheet that takes another's place keeps what is behind nearly as dark`() {
    var stage = Stage.resting(.fitContent())
    stage.step(.replace(id: "sheet", with: "other", preset: Preset(name: "dimmed")))
    for _ in 0..<60 {
      stage.pass(1.0 / 60)
      // Two halves of 0.4 over one another cover 0.36.
      #expect(stage.frame.dimming.opacity > 0.359 && stage.frame.dimming.opacity < 0.401)
    }
    #expect(stage.frame.presentations.count == 1)
    #expect(stage.frame.dimming.opacity == 0.4)
  }

  @Test(
    arguments: [
      // 0.4 over 0.4 covers 1 − 0.6².
      (ColorValue(rgba: 0xFF, opacity: 0.4), ColorValue(rgba: 0xFF, opacity: 0.4), 0xFF, 0.64),
      // The base's own alpha counts: 0x80 of 0xFF, halved, is 0.25.
      (ColorValue(rgba: 0x80, opacity: 0.5), .clear, 0x80, 0.5),
      // White 0.5 over black 0.5: 0.5 · 255 / 0.75 = 170.
      (
        ColorValue(rgba: 0xFF, opacity: 0.5), ColorValue(rgba: 0xFFFF_FFFF, opacity: 0.5),
        0xAAAA_AAFF, 0.75
      ),
    ] as [(ColorValue, ColorValue, UInt32, Double)])
  func `dimmings lie over one another`(
    below: ColorValue, above: ColorValue, rgba: UInt32, opacity: Double
  ) {
    let seen = below.covered(by: above)
    #expect(seen.base == .rgba(rgba))
    #expect(near(seen.opacity, opacity, 1e-9))
  }

  @Test func `of two dimmings of which one is the system's the stronger counts`() {
    let own = ColorValue(.semantic(.systemFill), opacity: 0.3)
    #expect(own.covered(by: ColorValue(rgba: 0xFF, opacity: 0.2)) == own)
    #expect(ColorValue(rgba: 0xFF, opacity: 0.2).covered(by: own) == own)
    #expect(own.covered(by: ColorValue(.semantic(.systemFill), opacity: 0)) == own)
  }

  @Test func `the colours are those of the appearance`() {
    let light = Stage.resting(.fitContent())
    #expect(light.frame.dimming == ColorValue(.rgba(0xFF), opacity: 0.4))
    #expect(light.front.shadow?.color == .black)
    let dark = Stage.resting(.fitContent(), in: .phone.with { $0.userInterfaceStyle = .dark })
    #expect(dark.frame.dimming == ColorValue(.rgba(0xFFFF_FFFF), opacity: 0.1))
    #expect(dark.front.shadow?.color == .gray)
    var changed = light
    changed.step(.environment(.phone.with { $0.userInterfaceStyle = .dark }))
    #expect(changed.frame == dark.frame)
  }

  @Test func `the shadow is the theme's or none`() {
    let shadow = Stage.resting().front.shadow
    #expect(shadow?.opacity == 0.3)
    #expect(shadow?.offset == .zero)
    #expect(shadow?.radius == 5)
    var theme = Theme()
    for (opacity, shown) in [(7.0, 1.0), (-1, 0)] {
      theme.shadow?.opacity = opacity
      #expect(Stage.resting(theme: theme).front.shadow?.opacity == shown)
    }
    theme.shadow = nil
    #expect(Stage.resting(theme: theme).front.shadow == nil)
  }

  @Test func `the corners are the theme's, and at the top the display's less one`() {
    // LB-112; material-components-android#2335
    let environment = SheetEnvironment.phone.with { $0.displayCornerRadius = 47 }
    var stage = Stage.resting(.heights(opensAt: .points(633)), in: environment)
    #expect(stage.front.cornerRadius == 12)
    #expect(stage.front.maskedCorners == .top)
    stage.step(.grow(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.cornerRadius == 46)
    stage.hold(0.5)
    #expect(stage.front.cornerRadius == 46)
    stage.move(0.75)
    #expect(stage.front.cornerRadius == 29)
    stage.move(1)
    #expect(stage.front.cornerRadius == 12)
    stage.move(-100)
    #expect(stage.front.cornerRadius == 46)
  }

  @Test func `on a display with square corners a full sheet has none`() {
    let stage = Stage.resting(.heights([.fullscreen]))
    #expect(stage.front.cornerRadius == 0)
  }

  @Test func `the grabber stands in its zone at the sheet's top`() {
    let stage = Stage.resting(.fitContent())
    #expect(stage.front.grabberZone == Rect(x: 0, y: 524, width: 390, height: 44))
    let grabber = stage.front.grabber
    #expect(grabber?.bar == Rect(x: 180, y: 544, width: 30, height: 4))
    #expect(grabber?.cornerRadius == 2)
    #expect(grabber?.maskedCorners == .all)
    #expect(grabber?.color == ColorValue(.semantic(.tertiaryLabel)))
    #expect(grabber?.background == .color(.clear))
    #expect(grabber?.isTranslucent == true)
  }

  @Test func `the grabber is the theme's`() {
    var theme = Theme()
    theme.grabber = .appleDefault
    theme.grabber?.cornerRadius = .fixed(1)
    theme.grabber?.background.content = .view("header")
    theme.grabber?.background.isTranslucent = false
    let stage = Stage.resting(.fitContent(), theme: theme)
    #expect(stage.front.grabber?.bar == Rect(x: 177, y: 514, width: 36, height: 5))
    #expect(stage.front.grabber?.cornerRadius == 1)
    #expect(stage.front.grabber?.background == .view("header"))
    #expect(stage.front.height == 335)
    #expect(stage.front.contentInset == 15)
    theme.grabber = nil
    let bare = Stage.resting(.fitContent(), theme: theme)
    #expect(bare.front.grabber == nil)
    #expect(bare.front.grabberZone.height == 0)
    #expect(bare.front.height == 320)
  }

  @Test func `the grabber never reaches beyond a low sheet`() {
    let stage = Stage.resting(.heights([.points(10)]))
    let bar = stage.front.grabber?.bar
    #expect(bar?.height == 0)
    #expect(stage.front.grabberZone.height == 10)
  }

  @Test func `a frame that is written again equals a new one`() {
    var stage = Stage()
    var frame = SheetFrame()
    stage.present(.heights())
    stage.present(.fitContent(), as: "second")
    for _ in 0..<60 {
      stage.pass(1.0 / 60)
      stage.engine.writeFrame(at: stage.time, into: &frame)
      #expect(frame == stage.frame)
    }
    stage.step(.dismiss(id: "second"))
    stage.pass(1)
    stage.engine.writeFrame(at: stage.time, into: &frame)
    #expect(frame == stage.frame)
  }

  @Test func `a frame may be asked for ahead of time`() {
    var stage = Stage()
    stage.present(.heights())
    let later = stage.engine.frame(at: 0.25)
    _ = stage.engine.advance(to: 0.25)
    #expect(later == stage.frame)
    #expect(stage.engine.frame(at: 0.1) == stage.frame)
    #expect(stage.engine.frame(at: .nan) == stage.frame)
  }

  @Test func `a hidden sheet shows nothing of itself`() {
    // 52inc/Pulley#409, #410, #156
    var stage = Stage.resting(.heights())
    stage.step(.dismiss(id: "sheet"))
    var lowest = 0.0
    while let sheet = stage.frame.presentations.last {
      lowest = sheet.y
      stage.pass(1.0 / 240)
    }
    #expect(lowest > 843)
    #expect(stage.places.last?.kind == .positionDidChange(y: 844))
  }
}
