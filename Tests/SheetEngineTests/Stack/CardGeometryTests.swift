import SheetModel
import Testing

@testable import SheetEngine

/// Where cards and what is behind them stand (CP-20 to CP-28).
@Suite struct `Cards in a stack` {
  @Test func `three cards have the reference's frames and opacities`() {
    let stage = Stage.cards(3)
    let frame = stage.frame
    #expect(isNear(frame.rear.frame, 48, 47, 294, 797))
    #expect(near(frame.rear.alpha, 0.512, 1e-12))
    #expect(isNear(frame.presentations[0].rect, 32, 63, 326, 781))
    #expect(near(frame.presentations[0].alpha, 0.64, 1e-12))
    #expect(isNear(frame.presentations[1].rect, 16, 79, 358, 765))
    #expect(near(frame.presentations[1].alpha, 0.8, 1e-12))
    #expect(isNear(frame.presentations[2].rect, 0, 95, 390, 749))
    #expect(frame.presentations[2].alpha == 1)
    // CP-31: nothing lies between them.
    #expect(frame.dimming == .clear)
    #expect(frame.presentations.allSatisfy { $0.dimming == .clear && $0.blurRadius == 0 })
  }

  @Test(arguments: [1, 2, 3, 6, 10])
  func `every depth has the closed form`(depth: Int) {
    let frame = Stage.cards(depth).frame
    #expect(isNear(frame.rear.frame, 16 * Double(depth), 47, 390 - 32 * Double(depth), 797))
    for (index, card) in frame.presentations.enumerated() {
      let above = Double(depth - index - 1)
      let top = 47 + 16 * Double(index + 1)
      #expect(isNear(card.rect, 16 * above, top, 390 - 32 * above, 844 - top))
      var alpha = 1.0
      for _ in 0..<Int(above) { alpha *= 0.8 }
      #expect(near(card.alpha, alpha, 1e-12))
      #expect(card.cornerRadius == 12)
      #expect(card.maskedCorners == .top)
    }
    #expect(frame.rear.cornerRadius == 12)
    #expect(frame.rear.maskedCorners == .top)
  }

  @Test func `a stack deeper than the container leaves a finger's width and height of each`() {
    var stage = Stage()
    for number in 1...60 {
      stage.present(.card(), as: "card-\(number)")
      stage.skip(2)
    }
    let frame = stage.frame
    #expect(frame.rear.frame.width == 44)
    #expect(frame.presentations.allSatisfy { $0.width >= 44 && $0.height >= 44 })
    #expect(frame.presentations.last?.width == 390)
  }

  @Test(arguments: [SheetEdge.left, .right])
  func `a sheet that lies beyond its edge for the most part stays to be seen`(edge: SheetEdge) {
    var behavior = Behavior()
    behavior.edge = edge
    var stage = Stage.resting(behavior)
    for (height, visible) in [(30.0, 30.0), (60, 60 - 8), (200, 200 - 16)] {
      stage.step(.moveToHeight(id: "sheet", height: height))
      stage.pass(2)
      stage.present(.card(), as: "card")
      stage.pass(2)
      let sheet = stage.frame.presentations[0]
      let seen = edge == .left ? sheet.x + sheet.width : 390 - sheet.x
      #expect(near(seen, visible, 1e-6))
      stage.step(.dismiss(id: "card"))
      stage.pass(2)
    }
  }

  @Test func `the first card is shorter by what shows above it, and reaches the bottom`() {
    let stage = Stage.cards(1)
    #expect(isNear(stage.front.rect, 0, 63, 390, 781))
    #expect(stage.front.bottom == 0)
    #expect(isNear(stage.frame.rear.frame, 16, 47, 358, 797))
    #expect(near(stage.frame.rear.alpha, 0.8, 1e-12))
  }

  @Test func `a card over a card leaves its top where it is`() {
    var stage = Stage.cards(1)
    stage.present(.card(), as: "card-2")
    for _ in 0..<60 {
      stage.pass(1.0 / 60)
      #expect(stage.frame.presentations[0].y == 63)
    }
    #expect(isNear(stage.frame.presentations[0].rect, 16, 63, 358, 781))
  }

  @Test func `a card comes from below the container with its whole size`() {
    var stage = Stage()
    stage.present(.card())
    #expect(isNear(stage.front.rect, 0, 844, 390, 844))
    #expect(stage.front.cornerRadius == 0)
    #expect(stage.frame.rear == Stage().frame.rear.untouchable)
    stage.pass(2)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.1)
    let progress = stage.front.progress
    // CP-27: it gets its whole height back on its way.
    #expect(near(stage.front.height, 844 - 63 * progress, 1e-6))
    #expect(near(stage.front.cornerRadius, 12 * progress, 1e-9))
  }

  @Test func `everything follows the part of the way that the card has come`() {
    var stage = Stage.cards(2)
    stage.present(.card(), as: "card-3")
    for _ in 0..<80 {
      stage.pass(0.01)
      let frame = stage.frame
      let part = frame.presentations[2].progress
      #expect(near(frame.presentations[2].y, 844 + (95 - 844) * part, 1e-6))
      #expect(near(frame.presentations[2].cornerRadius, 12 * part, 1e-9))
      #expect(near(frame.presentations[1].x, 16 * part, 1e-9))
      #expect(near(frame.presentations[1].alpha, 1 - 0.2 * part, 1e-9))
      #expect(near(frame.presentations[0].x, 16 + 16 * part, 1e-9))
      #expect(near(frame.presentations[0].alpha, 0.8 - 0.16 * part, 1e-9))
      #expect(near(frame.rear.frame.x, 32 + 16 * part, 1e-9))
      #expect(near(frame.rear.alpha, 0.64 - 0.128 * part, 1e-9))
      #expect(frame.rear.frame.y == 47)
    }
  }

  @Test func `under the first card the rear comes down and gets its corners with it`() {
    var stage = Stage()
    stage.present(.card())
    for _ in 0..<80 {
      stage.pass(0.01)
      let part = stage.front.progress
      let rear = stage.frame.rear
      #expect(isNear(rear.frame, 16 * part, 47 * part, 390 - 32 * part, 844 - 47 * part))
      #expect(near(rear.alpha, 1 - 0.2 * part, 1e-9))
      #expect(near(rear.cornerRadius, 12 * part, 1e-9))
    }
    stage.step(.dismiss(id: "sheet"))
    stage.pass(2)
    #expect(stage.frame.rear == Stage().frame.rear)
  }

  @Test func `a thousand pushes and pops end bit-equal to the start`() {
    var stage = Stage.cards(5, theme: .uneven)
    let before = stage.frame
    for cycle in 0..<1000 {
      // Some are stopped on their way, so that no value is a whole number meanwhile.
      stage.present(.card(), theme: .uneven, as: "card-6")
      let pause = cycle.isMultiple(of: 3) ? 0.1234 : 1.5
      stage.step(.dismiss(id: "card-6"), at: stage.time + pause)
      stage.wait(3)
    }
    #expect(stage.frame.presentations == before.presentations)
    #expect(stage.frame.rear == before.rear)
    stage.step(.dismissAll)
    stage.pass(3)
    #expect(stage.frame.rear == Stage().frame.rear)
  }

  @Test func `an opacity of 0 behind cards comes back`() {
    var theme = Theme()
    theme.backCard.fadeAlpha = 0
    var stage = Stage.cards(2, theme: theme)
    #expect(stage.frame.rear.alpha == 0)
    stage.step(.dismiss(id: "card-2"))
    stage.pass(2)
    #expect(stage.frame.presentations[0].alpha == 1)
    stage.step(.dismissAll)
    stage.pass(2)
    #expect(stage.frame.rear.alpha == 1)
  }

  @Test func `the preset gives the distances`() {
    var theme = Theme()
    theme.cornerRadius = 20
    theme.backCard.horizontalInset = 10
    theme.backCard.verticalSpacing = 17
    theme.backCard.verticalInset = 132
    theme.backCard.fadeAlpha = 0.5
    theme.backCard.cornerRadius = 8
    let frame = Stage.cards(1, theme: theme).frame
    #expect(isNear(frame.rear.frame, 10, 132, 370, 712))
    #expect(frame.rear.alpha == 0.5)
    #expect(frame.rear.cornerRadius == 8)
    #expect(isNear(frame.presentations[0].rect, 0, 149, 390, 695))
    #expect(frame.presentations[0].cornerRadius == 20)
  }

  @Test func `a card grows from the frame of its preset and returns to it`() {
    var stage = Stage()
    let bar = Rect(x: 8, y: 697, width: 374, height: 64)
    stage.present(.card { $0.initialTransitionFrame = bar })
    #expect(stage.front.rect == bar)
    stage.pass(2)
    #expect(isNear(stage.front.rect, 0, 63, 390, 781))
    stage.step(.dismiss(id: "sheet"))
    var last = stage.front.rect
    while !stage.isEmpty {
      last = stage.front.rect
      stage.pass(1.0 / 120)
    }
    #expect(near(last.y, 697, 1) && near(last.height, 64, 1) && near(last.x, 8, 0.1))
  }

  @Test func `a spring that swings past the place opens nothing below the card`() {
    var stage = Stage()
    stage.present(shipped: "card-classic", as: "card")
    var highest = 844.0
    for _ in 0..<240 {
      stage.pass(1.0 / 240)
      highest = min(highest, stage.front.y)
      #expect(stage.front.y + stage.front.height >= 844 - 1e-9)
    }
    #expect(highest < 64 - 0.5 && highest > 55)
  }

  @Test func `the classic card stands 17 points below and has its springs`() {
    var stage = Stage()
    stage.present(shipped: "card-classic", as: "a")
    stage.pass(0.2)
    let spring = DampedSpring(frequency: 2 * .pi / 0.4, dampingRatio: 0.85)
    let left = spring.sample(at: 0.2, displacement: -1, velocity: 0).position
    #expect(near(stage.front.progress, 1 + left, 1e-9))
    stage.pass(2)
    #expect(stage.front.y == 64)
    stage.present(shipped: "card-classic", as: "b")
    stage.pass(2)
    #expect(stage.front.y == 81)
    stage.step(.dismiss(id: "b"))
    stage.pass(0.1)
    let leaving = DampedSpring(frequency: 2 * .pi / 0.3, dampingRatio: 0.7)
    let rest = leaving.sample(at: 0.1, displacement: 1, velocity: 0).position
    #expect(near(stage.front.progress, rest, 1e-9))
  }
}

extension Theme {
  /// Distances that no double holds exactly.
  static var uneven: Theme {
    var theme = Theme()
    theme.cornerRadius = 12.3
    theme.backCard.horizontalInset = 5.1
    theme.backCard.verticalSpacing = 7.7
    theme.backCard.fadeAlpha = 0.83
    theme.backCard.cornerRadius = 9.9
    return theme
  }
}

extension RearFrame {
  /// The rear while a presentation keeps the touches beside it.
  var untouchable: RearFrame {
    var result = self
    result.isUserInteractionEnabled = false
    return result
  }
}
