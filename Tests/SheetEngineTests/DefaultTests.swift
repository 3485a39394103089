import SheetModel
import Testing

@testable import SheetEngine

/// The defaults of the reference systems, as the model has them and as the engine plays them.
@Suite struct `The defaults` {
  @Test func `the theme's are LBBottomSheet's`() {
    let theme = Theme()
    #expect(theme.cornerRadius == 12)
    #expect(theme.maskedCorners == .top)
    #expect(theme.dimmingBackgroundColor.light == ColorValue(.rgba(0xFF), opacity: 0.4))
    #expect(theme.dimmingBackgroundColor.dark == ColorValue(.rgba(0xFFFF_FFFF), opacity: 0.1))
    #expect(theme.leadingMargin == 0)
    #expect(theme.trailingMargin == 0)
    #expect(theme.shadow?.color == Color(light: .black, dark: .gray))
    #expect(theme.shadow?.opacity == 0.3)
    #expect(theme.shadow?.offset == .zero)
    #expect(theme.shadow?.radius == 5)
  }

  @Test func `the grabber's are LBBottomSheet's`() {
    let grabber = Theme().grabber
    #expect(grabber?.size == Size(width: 30, height: 4))
    #expect(grabber?.cornerRadius == .rounded)
    #expect(grabber?.maskedCorners == .all)
    #expect(grabber?.color == Color(ColorValue(.semantic(.tertiaryLabel))))
    #expect(grabber?.topMargin == 20)
    #expect(grabber?.canTouchToDismiss == false)
    #expect(grabber?.background.content == .color(Color(.clear)))
    #expect(grabber?.background.isTranslucent == true)
    #expect(Grabber.appleDefault.size == Size(width: 36, height: 5))
    #expect(Grabber.appleDefault.topMargin == 5)
    #expect(Grabber.appleDefault.color == grabber?.color)
  }

  @Test func `the behaviour's are LBBottomSheet's`() {
    let behavior = Behavior()
    #expect(behavior.presentation == .bottomSheet)
    #expect(behavior.swipeMode == .full)
    #expect(!behavior.forwardEventsToRearController)
    #expect(behavior.heightPercentageThresholdToDismiss == 0.5)
    #expect(behavior.velocityThresholdToDismiss == 700)
    #expect(behavior.velocityThresholdToOpenAtMaxHeight == 700)
    #expect(behavior.heightMode == .fitContent(heightLimit: .navigationBar))
    #expect(behavior.elasticity == .logarithmic)
    #expect(behavior.updateHeightOnContentSizeCategoryChange)
    #expect(behavior.allowsSwipeToDismiss)
    #expect(behavior.canTouchDimmingBackgroundToDismiss)
    #expect(behavior.percentThresholdToDismiss == 0.3)
  }

  @Test func `the motions are LBBottomSheet's`() {
    let behavior = Behavior()
    let spring = Animation.spring(Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1))
    #expect(behavior.animation(for: .appearing) == spring)
    #expect(behavior.animation(for: .disappearing) == spring)
    #expect(behavior.animation(for: .moving) == .curve(.easeInOut, duration: 0.3))
  }

  @Test func `a sheet comes and goes in half a second and moves in 0.3`() {
    var stage = Stage()
    stage.present(.heights())
    stage.pass(0.499)
    #expect(stage.front.phase == .presenting)
    stage.pass(0.002)
    #expect(stage.front.phase == .resting)
    stage.step(.grow(id: "sheet"))
    stage.pass(0.15)
    #expect(near(stage.front.height, 311, 1e-6))
    stage.pass(0.149)
    #expect(stage.front.phase == .moving)
    stage.pass(0.002)
    #expect(stage.front.phase == .resting)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.499)
    #expect(stage.front.phase == .dismissing)
    stage.pass(0.002)
    #expect(stage.isEmpty)
  }

  @Test func `a preset's own curve is used`() {
    // LB-63: the reference stores the options and always uses ease-in-out.
    var stage = Stage.resting(
      .heights { $0.animations.moving = .curve(.linear, duration: 1) })
    stage.step(.grow(id: "sheet"))
    stage.pass(0.25)
    #expect(near(stage.front.height, 255.5, 1e-6))
  }
}
