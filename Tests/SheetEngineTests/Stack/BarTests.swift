import SheetModel
import Testing

@testable import SheetEngine

/// The status bar over a stack, and navigation bars in it.
@Suite struct `Bars of a stack` {
  @Test func `over a card the status bar is light, from its beginning until it leaves`() {
    var stage = Stage()
    #expect(stage.frame.statusBar == StatusBarFrame())
    stage.present(.card())
    #expect(stage.frame.statusBar.style == .lightContent)
    #expect(!stage.frame.statusBar.isHidden)
    stage.pass(2)
    stage.step(.dismiss(id: "sheet"))
    #expect(stage.frame.statusBar.style == .automatic)
  }

  @Test func `the frontmost that says something decides`() {
    var dark = Theme()
    dark.statusBar.style = .darkContent
    var hidden = Theme()
    hidden.statusBar.isHidden = true
    var stage = Stage()
    stage.present(.card(), as: "card")
    stage.present(.heights(), theme: hidden, as: "quiet")
    #expect(stage.frame.statusBar.style == .lightContent)
    #expect(stage.frame.statusBar.isHidden)
    stage.present(.heights(), theme: dark, as: "dark")
    #expect(stage.frame.statusBar.style == .darkContent)
    #expect(!stage.frame.statusBar.isHidden)
    stage.step(.dismiss(id: "dark"))
    #expect(stage.frame.statusBar.style == .lightContent)
    #expect(stage.frame.statusBar.isHidden)
  }

  @Test func `a modal hides what is asked behind it`() {
    var stage = Stage()
    stage.present(.card(), as: "card")
    stage.present(.modal(), as: "screen")
    #expect(stage.frame.statusBar == StatusBarFrame())
  }

  @Test func `a hidden status bar's room is the cards'`() {
    // CPC #6: the card's top is the spacing once the safe area has no top.
    var stage = Stage.cards(2)
    stage.step(
      .environment(
        .phone.with {
          $0.container = Size(width: 844, height: 390)
          $0.safeArea = .init(top: 0, left: 47, bottom: 21, right: 47)
        }))
    #expect(isNear(stage.frame.rear.frame, 32, 0, 780, 390))
    #expect(isNear(stage.frame.presentations[0].rect, 16, 16, 812, 374))
    #expect(isNear(stage.front.rect, 0, 32, 844, 358))
    #expect(stage.kinds == [])
    stage.step(.environment(.phone))
    #expect(stage.frame.presentations == Stage.cards(2).frame.presentations)
  }

  @Test func `a taller status bar moves the stack down and back`() {
    var stage = Stage.cards(1)
    stage.step(.environment(.phone.with { $0.safeArea.top = 67 }))
    #expect(stage.front.y == 83)
    #expect(stage.frame.rear.frame.y == 67)
    stage.step(.environment(.phone))
    #expect(stage.front.y == 63)
  }

  @Test func `the classic card blackens the bar behind it and does not fade the view`() {
    var stage = Stage(.phone.with { $0.navigationBarBottom = 91 })
    stage.present(shipped: "card-classic", as: "card")
    stage.pass(0.01)
    #expect(stage.frame.rear.barStyle == .black)
    stage.pass(2)
    #expect(stage.frame.rear.alpha == 1)
    stage.step(.dismiss(id: "card"))
    // CPC 1.0: restored when it is dismissed.
    #expect(stage.frame.rear.barStyle == .unchanged)
    stage.pass(2)
    #expect(stage.frame.rear.alpha == 1)
  }

  @Test func `without a navigation bar the classic card fades what is behind it`() {
    var stage = Stage()
    stage.present(shipped: "card-classic", as: "card")
    stage.pass(2)
    #expect(stage.frame.rear.barStyle == .unchanged)
    #expect(near(stage.frame.rear.alpha, 0.8, 1e-12))
  }

  @Test func `a card with a navigation bar is blackened by the classic card in front of it`() {
    var stage = Stage()
    stage.present(shipped: "card-classic", as: "below")
    stage.step(.navigationBar(id: "below", isVisible: true))
    stage.present(shipped: "card-classic", as: "above")
    stage.pass(2)
    #expect(stage.frame.presentations.map { $0.barStyle } == [.black, .unchanged])
    #expect(stage.frame.presentations.map { $0.alpha } == [1, 1])
    #expect(near(stage.frame.rear.alpha, 0.64, 1e-12))
  }

  @Test func `the present card fades bars and views alike`() {
    var stage = Stage(.phone.with { $0.navigationBarBottom = 91 })
    stage.present(shipped: "card", as: "card")
    stage.pass(2)
    #expect(stage.frame.rear.barStyle == .unchanged)
    #expect(near(stage.frame.rear.alpha, 0.8, 1e-12))
  }
}
