import SheetModel
import SheetPresets
import Testing

@testable import SheetEngine

@Suite struct `Presentations that are kept over a restart` {
  /// What is to be seen, without the numbers and the time.
  private func seen(_ engine: SheetEngine) -> SheetFrame {
    var frame = engine.frame(at: engine.time)
    frame.time = 0
    for index in frame.presentations.indices { frame.presentations[index].number = 0 }
    return frame
  }

  private func restored(_ stage: Stage, in environment: SheetEnvironment? = nil) -> SheetEngine {
    SheetEngine(
      environment: environment ?? stage.engine.environment,
      restoring: stage.engine.savedPresentations)
  }

  @Test(arguments: ShippedPresets.all)
  func `rest where they rested, at every detent`(preset: Preset) {
    var stage = Stage()
    stage.step(.present(id: "sheet", preset: preset))
    stage.pass(2)
    for _ in 0..<4 {
      #expect(seen(restored(stage)) == seen(stage.engine))
      #expect(restored(stage).isIdle)
      stage.step(.grow(id: "sheet"))
      stage.pass(2)
    }
    stage.step(.moveToHeight(id: "sheet", height: 333))
    stage.pass(2)
    #expect(seen(restored(stage)) == seen(stage.engine))
  }

  @Test func `stand on one another as before, and tell what happens from then on`() {
    var stage = Stage()
    for (index, preset) in ShippedPresets.all.prefix(6).enumerated() {
      stage.step(.present(id: "\(index)", preset: preset))
    }
    stage.step(.navigationBar(id: "3", isVisible: true))
    stage.step(.content(id: "0", height: 222))
    stage.pass(3)
    var engine = restored(stage)
    #expect(seen(engine) == seen(stage.engine))
    #expect(engine.advance(to: 10).isEmpty)
    let going = engine.step(.dismissAll, at: 10)
    #expect(going.filter { $0.kind == .willDismiss(.program) }.count == 6)
    #expect(engine.advance(to: 20).filter { $0.kind == .didDismiss(.program) }.count == 6)
  }

  @Test func `are at once what they were on their way to`() {
    var stage = Stage()
    stage.present(.heights())
    stage.pass(0.1)
    var end = stage
    end.pass(2)
    #expect(seen(restored(stage)) == seen(end.engine))
    stage = end
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    stage.pass(0.1)
    #expect(restored(stage).frame(at: 0).presentations[0].height == 633)
    stage.pass(2)
    stage.hold(300)
    #expect(restored(stage).frame(at: 0).presentations[0].height == 633)
    stage.step(.panCancelled)
    stage.step(.dismiss(id: "sheet"))
    #expect(restored(stage).presentedIDs.isEmpty)
    stage.present(.heights())
    #expect(restored(stage).presentedIDs == ["sheet"])
  }

  @Test func `have their screens and the size that goes with them`() {
    var stage = `Form sheets`.stage()
    for input in [
      SheetInput.replaceTop(id: "sheet", route: "first"), .push(id: "sheet", route: "detail"),
    ] {
      stage.step(input)
      stage.pass(1)
      #expect(seen(restored(stage)) == seen(stage.engine))
    }
    stage.step(.moveToDetent(id: "sheet", detent: "formSheet"))
    stage.pass(1)
    var engine = restored(stage)
    #expect(seen(engine) == seen(stage.engine))
    _ = engine.step(.pop(id: "sheet"), at: 1)
    _ = engine.step(.push(id: "sheet", route: "detail"), at: 2)
    _ = engine.advance(to: 4)
    #expect(engine.frame(at: 4).presentations[0].detent == "fullScreen")
  }

  @Test func `keep their detent until there is a container, and in another one`() {
    let stage = Stage.resting(.heights([.points(200), .fraction(0.5)], opensAt: .fraction(0.5)))
    var engine = restored(stage, in: SheetEnvironment())
    _ = engine.step(.environment(.phone), at: 0)
    #expect(seen(engine) == seen(stage.engine))
    let turned = SheetEnvironment.phone.with { $0.container = Size(width: 844, height: 390) }
    #expect(restored(stage, in: turned).frame(at: 0).presentations[0].height == 195)
  }

  @Test func `that make no sense do no harm`() {
    var saved = SavedPresentation(id: "sheet", preset: Preset(name: "test", behavior: .heights()))
    saved.detent = "gone"
    saved.contentHeight = .nan
    var engine = SheetEngine(environment: .phone, restoring: [saved, saved])
    #expect(engine.presentedIDs == ["sheet"])
    #expect(engine.brokenInvariant() == nil)
    saved.detent = nil
    saved.height = .infinity
    saved.size = "gone"
    saved.id = "other"
    engine = SheetEngine(environment: .phone, restoring: [saved])
    #expect(engine.brokenInvariant() == nil)
    #expect(engine.frame(at: 0).presentations[0].height == 200)
  }
}
