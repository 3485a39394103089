import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `With the room that there is` {
  private let tablet = SheetEnvironment(container: Size(width: 1024, height: 1366))

  private func formSheet(_ form: CompactFormSheet) -> Behavior {
    var behavior = Behavior()
    behavior.presentation = .formSheet
    behavior.adaptation.compactWidthFormSheet = form
    return behavior
  }

  @Test(arguments: [
    (390.0, 844.0, SizeClass.compact, SizeClass.regular), (844, 390, .compact, .compact),
    (932, 430, .compact, .compact), (507, 1112, .compact, .regular), (600, 480, .regular, .regular),
    (599, 1000, .compact, .regular), (1024, 479, .compact, .compact),
    (694, 1024, .regular, .regular), (1366, 1024, .regular, .regular),
  ])
  func `size classes come from the container where the host gives none`(
    width: Double, height: Double, across: SizeClass, down: SizeClass
  ) {
    var environment = SheetEnvironment(container: Size(width: width, height: height))
    #expect(environment.widthClass == across)
    #expect(environment.heightClass == down)
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .compact
    #expect(environment.widthClass == .regular)
    #expect(environment.heightClass == .compact)
  }

  @Test func `a form sheet becomes a sheet in compact width, and a form sheet again`() {
    var stage = Stage.resting(formSheet(.sheet), in: tablet)
    let before = stage.front
    stage.forget()
    stage.step(.environment(.phone))
    #expect(stage.front.phase == .resting)
    #expect(stage.front.rect == Rect(x: 0, y: 47, width: 390, height: 797))
    #expect(stage.front.detent == "fullscreen")
    stage.drag(100)
    stage.pass(1)
    #expect(stage.front.y == 47)
    stage.step(.environment(tablet))
    #expect(stage.front == before)
    #expect(!stage.kinds.contains { $0.name == "willDismiss" })
  }

  @Test func `a form sheet covers a container of compact width where the preset says so`() {
    var stage = Stage.resting(formSheet(.fullScreen), in: tablet)
    stage.step(.environment(.phone))
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a form sheet stays one where the preset says so`() {
    var stage = Stage.resting(formSheet(.formSheet), in: tablet)
    stage.step(.environment(.phone))
    stage.pass(1)
    #expect(stage.front.detent == "formSheet")
    #expect(stage.front.width == 390)
  }

  @Test func `a card covers the height of a low container where the preset says so`() {
    var behavior = Behavior()
    behavior.presentation = .card
    let landscape = SheetEnvironment(container: Size(width: 844, height: 390))
    for (card, y) in [(CompactCard.card, 16.0), (.fullHeight, 0)] {
      behavior.adaptation.compactHeightCard = card
      var stage = Stage.resting(behavior)
      let before = stage.front
      #expect(before.y == 63)
      stage.step(.environment(landscape))
      stage.pass(1)
      #expect(stage.front.y == y)
      #expect(stage.front.height == 390 - y)
      stage.step(.environment(.phone))
      stage.pass(1)
      #expect(stage.front == before)
    }
  }

  @Test func `a sheet moves to another edge in regular width, with its detent`() {
    var stage = Stage.resting(
      .heights([.points(200), .points(320)], opensAt: .points(320)) {
        $0.adaptation.regularWidthEdge = .leading
      })
    let before = stage.front
    stage.step(.environment(tablet))
    #expect(stage.front.rect == Rect(x: 0, y: 0, width: 320, height: 1366))
    #expect(stage.front.detent == "320")
    #expect(stage.front.phase == .resting)
    stage.step(.environment(.phone))
    #expect(stage.front == before)
  }

  @Test func `a host's size class alone turns a sheet at once, and takes it out of a finger`() {
    var stage = Stage.resting(
      .heights([.points(200)]) { $0.adaptation.regularWidthEdge = .trailing })
    stage.hold(50)
    stage.step(.environment(.phone.with { $0.horizontalSizeClass = .regular }))
    #expect(stage.front.phase != .dragging)
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 190, y: 47, width: 200, height: 763))
  }

  @Test func `a card in another size class is taken out of a finger`() {
    var card = Behavior()
    card.presentation = .card
    card.adaptation.compactHeightCard = .fullHeight
    let low = SheetEnvironment.phone.with { $0.verticalSizeClass = .compact }
    var stage = Stage.resting(card, in: low)
    #expect(stage.front.y == 0)
    stage.hold(0)
    #expect(stage.front.phase == .dragging)
    stage.step(.environment(low.with { $0.verticalSizeClass = .regular }))
    #expect(stage.front.phase == .resting)
    let top = stage.front.y
    #expect(near(top, 63))
    stage.step(.panCancelled)
    #expect(stage.front.y == top)
  }

  @Test func `a detent may be there in one size class alone, and comes back with it`() {
    var medium = DetentPolicy(detent: .fraction(0.5))
    medium.verticalSizeClass = .regular
    var wide = DetentPolicy(detent: .points(300))
    wide.horizontalSizeClass = .regular
    var stage = Stage.resting(
      .heights([.fraction(0.5), .points(300), .fullscreen], opensAt: .fraction(0.5)) {
        $0.detentPolicies = [medium, wide]
      })
    func detents() -> [String] { stage.engine.detents(of: "sheet").map { $0.identifier } }
    #expect(detents() == ["50%", "fullscreen"])
    let before = stage.front
    stage.step(.environment(.phone.with { $0.container = Size(width: 844, height: 390) }))
    #expect(detents() == ["fullscreen"])
    #expect(stage.front.detent == "fullscreen")
    stage.step(.environment(.phone))
    #expect(stage.front == before)
    stage.step(.environment(tablet))
    #expect(detents() == ["300", "50%", "fullscreen"])
  }
}
