import SheetModel
import Testing

struct `The defaults` {
  @Test func `of the theme are those of LBBottomSheet`() {
    let theme = Theme()
    #expect(theme.cornerRadius == 12)
    #expect(theme.maskedCorners == .top)
    #expect(theme.grabber?.size == Size(width: 30, height: 4))
    #expect(theme.grabber?.topMargin == 20)
    #expect(theme.shadow?.opacity == 0.3)
    #expect(theme.shadow?.radius == 5)
  }

  @Test func `dim with black in the light appearance and lighten in the dark one`() {
    let color = Theme().dimmingBackgroundColor
    #expect(color.value(for: .light) == ColorValue(.rgba(0x0000_00FF), opacity: 0.4))
    #expect(color.value(for: .dark) == ColorValue(.rgba(0xFFFF_FFFF), opacity: 0.1))
  }

  @Test(arguments: [(Grabber(), 44), (Grabber.appleDefault, 15)])
  func `give the grabber's zone its height`(grabber: Grabber, height: Double) {
    #expect(grabber.zoneHeight == height)
  }

  @Test func `of the behavior are those of the reference systems`() {
    let behavior = Behavior()
    #expect(behavior.heightMode == .fitContent(heightLimit: .navigationBar))
    #expect(behavior.heightPercentageThresholdToDismiss == 0.5)
    #expect(behavior.velocityThresholdToDismiss == 700)
    #expect(behavior.percentThresholdToDismiss == 0.3)
    #expect(behavior.completionSpeed == 1)
    #expect(behavior.completionCurve == nil)
    #expect(behavior.dismissHandle?.size == Size(width: 50, height: 5))
    #expect(behavior.formSheet.sizes.map(\.name) == ["formSheet", "fullScreen"])
  }
}

struct `The animation of a motion` {
  @Test func `is the preset's own where it has one`() {
    var behavior = Behavior()
    behavior.animations.moving = .curve(.linear, duration: 1)
    #expect(behavior.animation(for: .moving) == .curve(.linear, duration: 1))
    #expect(
      behavior.animation(for: .appearing)
        == .spring(Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1)))
  }

  @Test(arguments: [
    (Presentation.modal, Motion.disappearing, Animation.curve(.easeInOut, duration: 0.6)),
    (.card, .appearing, .spring(Spring(.response(0.44, dampingRatio: 1)))),
    (.card, .disappearing, .spring(Spring(.response(0.44, dampingRatio: 0.8)))),
    (.formSheet, .moving, .curve(.easeIn, duration: 0.5)),
    (.bottomSheet, .moving, .curve(.easeInOut, duration: 0.3)),
  ])
  func `is that of the presentation's reference system otherwise`(
    presentation: Presentation, motion: Motion, animation: Animation
  ) {
    var behavior = Behavior()
    behavior.presentation = presentation
    #expect(behavior.animation(for: motion) == animation)
  }
}
