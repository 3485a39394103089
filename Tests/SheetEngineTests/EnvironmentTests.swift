import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `When what is around changes` {
  private let portrait = SheetEnvironment.phone
  private var landscape: SheetEnvironment {
    .phone.with {
      $0.container = Size(width: 844, height: 390)
      $0.safeArea = .init(top: 0, left: 47, bottom: 21, right: 47)
    }
  }

  private func change(_ stage: inout Stage, _ change: (inout SheetEnvironment) -> Void) {
    stage.step(.environment(stage.engine.environment.with(change)))
  }

  @Test func `a turned container keeps the detent and a round trip gives the same numbers`() {
    // LunabeeStudio/LBBottomSheet#5; slackhq/PanModal#22, #53, #71; emilkowalski/vaul#284
    var stage = Stage.resting(.heights([.points(200), .fraction(0.5)], opensAt: .fraction(0.5)))
    let before = stage.front
    stage.forget()
    stage.step(.environment(landscape))
    #expect(stage.front.height == 195)
    #expect(stage.front.phase == .resting)
    #expect(stage.front.detent == "50%")
    #expect(stage.front.x == 47)
    #expect(stage.front.width == 750)
    stage.pass(1)
    stage.step(.environment(portrait))
    #expect(stage.front == before)
    #expect(stage.told.isEmpty)
  }

  @Test func `a turned container cancels the drag and keeps its detent`() {
    var stage = Stage.resting(.heights([.points(200), .fraction(0.5)], opensAt: .fraction(0.5)))
    stage.hold(150)
    stage.step(.environment(landscape))
    #expect(stage.front.phase == .moving)
    stage.move(400)
    stage.step(.panEnded(velocity: Point(x: 0, y: 2000)))
    stage.pass(1)
    #expect(stage.front.detent == "50%")
    #expect(stage.front.height == 195)
  }

  @Test func `a turned container during a motion has the same detent as its target`() {
    // 52inc/Pulley#150, #201, #284
    var stage = Stage.resting(.heights([.points(150), .fraction(0.9)]))
    stage.forget()
    stage.step(.grow(id: "sheet"))
    stage.pass(0.1)
    stage.step(.environment(landscape))
    stage.pass(1)
    #expect(stage.front.height == 351)
    #expect(stage.front.detent == "90%")
    #expect(stage.kinds == [.willChangeDetent("90%"), .didChangeDetent("90%")])
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e300])
  func `a container without a size keeps the last one`(height: Double) {
    // gorhom/react-native-bottom-sheet#855
    var stage = Stage.resting(.heights(opensAt: .fraction(0.5)))
    let before = stage.engine
    stage.forget()
    for size in [
      Size(width: 390, height: height), Size(width: height, height: 844),
      Size(width: height, height: height),
    ] {
      stage.step(.environment(portrait.with { $0.container = size }))
      #expect(stage.engine == before)
    }
    stage.step(.environment(portrait))
    stage.pass(1)
    #expect(stage.told.isEmpty)
    #expect(stage.places.isEmpty)
  }

  @Test func `a sheet that is presented before there is a container comes when there is one`() {
    var stage = Stage(SheetEnvironment())
    stage.present(.heights(opensAt: .points(422)))
    stage.pass(1)
    stage.step(.environment(portrait))
    stage.pass(1)
    #expect(stage.front.height == 422)
    #expect(stage.front.phase == .resting)
  }

  @Test func `what is asked of a sheet before there is a container holds when there is one`() {
    for (input, height) in [
      (SheetInput.moveToDetent(id: "sheet", detent: "633"), 633.0),
      (.moveToHeight(id: "sheet", height: 500), 500),
      (.moveToDetent(id: "sheet", detent: "1"), 200),
    ] {
      var stage = Stage(SheetEnvironment())
      stage.present(.heights())
      stage.step(input)
      stage.pass(0.1)
      stage.step(.environment(portrait))
      stage.pass(2)
      #expect(stage.front.height == height)
    }
  }

  @Test func `a sheet that rests below its lowest detent keeps its height in another container`() {
    var stage = Stage.resting(.heights())
    stage.step(.moveToHeight(id: "sheet", height: 90))
    stage.pass(1)
    #expect(stage.front.height == 90)
    for size in [Size(width: 844, height: 390), Size(width: 390, height: 844)] {
      change(&stage) { $0.container = size }
      #expect(stage.front.height == 90)
      #expect(stage.front.bottom == 0)
    }
  }

  @Test func `content that grows takes a sheet along that rests at it`() {
    // slackhq/PanModal#105, #46; composablehorizons/compose-unstyled#79
    var stage = Stage.resting(.heights([.fitContent, .points(700)]))
    stage.forget()
    change(&stage) { $0.contentHeight = 500 }
    #expect(stage.front.phase == .moving)
    #expect(stage.front.height == 320)
    stage.pass(0.15)
    #expect(near(stage.front.height, 410, 1e-6))
    stage.pass(1)
    #expect(stage.front.height == 500)
    #expect(stage.front.detent == "fitContent")
    #expect(stage.told.isEmpty)
  }

  @Test func `content that grows leaves a sheet alone that rests elsewhere`() {
    var stage = Stage.resting(.heights([.fitContent, .points(700)], opensAt: .points(700)))
    stage.forget()
    change(&stage) { $0.contentHeight = 500 }
    stage.pass(1)
    #expect(stage.front.height == 700)
    #expect(stage.places.isEmpty)
    stage.step(.reduce(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.height == 500)
  }

  @Test func `content that grows under a finger counts when the finger lets go`() {
    var stage = Stage.resting(.heights([.fitContent, .points(700)]))
    stage.hold(50)
    change(&stage) { $0.contentHeight = 500 }
    #expect(stage.front.phase == .dragging)
    #expect(stage.front.y == 574)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.height == 500)
    #expect(stage.front.detent == "fitContent")
  }

  @Test func `content that changes during a drag never dismisses`() {
    // LB-132: in the reference it ends the drag, and so can dismiss.
    var stage = Stage.resting(.fitContent())
    stage.hold(300)
    change(&stage) { $0.contentHeight = 200 }
    #expect(stage.front.phase == .dragging)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.front.height == 200)
  }

  @Test func `the identity of the detent is kept when heights pass one another`() {
    // LB-133: the reference jumps to the value nearest to the present height.
    var stage = Stage.resting(
      .heights([.childRatio(0.5), .points(200), .points(400)]))
    #expect(stage.front.detent == "childRatio 50%")
    #expect(stage.front.height == 160)
    stage.forget()
    change(&stage) { $0.contentHeight = 700 }
    stage.pass(1)
    #expect(stage.front.height == 350)
    #expect(stage.front.detent == "childRatio 50%")
    #expect(stage.told.isEmpty)
  }

  @Test func `a larger text measures the content again unless the preset says no`() {
    for (follows, height) in [(true, 500.0), (false, 320)] {
      var stage = Stage.resting(
        .fitContent { $0.updateHeightOnContentSizeCategoryChange = follows })
      change(&stage) {
        $0.textSizeCategory = .accessibilityLarge
        $0.contentHeight = 500
      }
      stage.pass(1)
      #expect(stage.front.height == height)
      #expect(stage.front.detent == "fitContent")
      change(&stage) { $0.contentHeight = 510 }
      stage.pass(1)
      #expect(stage.front.height == 510)
    }
  }

  @Test func `a larger text does nothing to heights that do not depend on the content`() {
    var stage = Stage.resting(.heights())
    stage.forget()
    change(&stage) {
      $0.textSizeCategory = .accessibilityLarge
      $0.contentHeight = 500
    }
    stage.pass(1)
    #expect(stage.places.isEmpty)
  }

  @Test func `a content change while the sheet appears changes where it goes`() {
    var stage = Stage()
    stage.present(.fitContent())
    stage.pass(0.2)
    let y = stage.front.y
    change(&stage) { $0.contentHeight = 200 }
    #expect(near(stage.front.y, y, 1e-9))
    #expect(stage.front.phase == .presenting)
    stage.pass(2)
    #expect(stage.front.height == 200)
    #expect(stage.kinds == [.willPresent, .didPresent])
  }

  @Test func `one presentation may have content of its own`() {
    var stage = Stage()
    stage.present(.fitContent(), as: "low")
    stage.present(.fitContent(), as: "high")
    stage.step(.content(id: "low", height: 600))
    stage.pass(2)
    #expect(stage.frame.presentations.map { $0.height } == [600, 320])
    stage.step(.content(id: "low", height: nil))
    stage.pass(2)
    #expect(stage.frame.presentations.map { $0.height } == [320, 320])
  }

  @Test func `an equal preset changes nothing`() {
    // feedback-assistant/reports#699; edudnyk/SheeKit#3; ericlewis/PageSheet#25
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    let before = stage.engine
    stage.present(.heights(opensAt: .points(422)))
    #expect(stage.engine == before)
  }

  @Test func `another preset keeps the detent where it has it`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.forget()
    stage.present(.heights([.points(100), .points(422), .points(500)]))
    stage.pass(1)
    #expect(stage.front.height == 422)
    #expect(stage.told.isEmpty)
    #expect(stage.places.isEmpty)
  }

  @Test func `another preset without the detent moves to the nearest`() {
    // gorhom/react-native-bottom-sheet#370: never to the first or the last by default.
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.forget()
    stage.present(.heights([.points(100), .points(390), .points(700)]))
    #expect(stage.front.phase == .moving)
    #expect(stage.front.height == 422)
    stage.pass(1)
    #expect(stage.front.height == 390)
    #expect(stage.kinds == [.willChangeDetent("390"), .didChangeDetent("390")])
    stage.present(.heights([.points(800)]))
    stage.pass(1)
    #expect(stage.front.height == 800)
  }

  @Test func `a custom detent that goes away for a time comes back`() {
    let environment = SheetEnvironment.phone.with {
      $0.custom = [.init(name: "list", height: 420)]
    }
    var stage = Stage.resting(
      .heights([.points(200), .custom("list")], opensAt: .custom("list")), in: environment)
    #expect(stage.front.height == 420)
    change(&stage) { $0.custom = [] }
    stage.pass(1)
    #expect(stage.front.height == 200)
    change(&stage) { $0.custom = [.init(name: "list", height: 430)] }
    stage.pass(1)
    #expect(stage.front.height == 430)
    #expect(stage.front.detent == "custom list")
  }

  @Test func `a state that is kept goes on like the one it was taken from`() {
    var stage = Stage.resting(.heights())
    stage.step(.moveToDetent(id: "sheet", detent: "633"))
    stage.pass(0.1)
    var saved = stage.engine
    #expect(saved == stage.engine)
    stage.pass(0.05)
    #expect(saved != stage.engine)
    _ = saved.advance(to: stage.time)
    #expect(saved.frame(at: saved.time) == stage.frame)
    #expect(saved.advance(to: 100) == stage.engine.advance(to: 100))
    #expect(saved.hashValue == stage.engine.hashValue)
  }

  @Test func `nonsense around the sheets is put right`() {
    var stage = Stage.resting(.heights())
    change(&stage) {
      $0.safeArea = .init(top: .nan, left: -5, bottom: 1e9, right: .infinity)
      $0.navigationBarBottom = -.infinity
      $0.contentHeight = .nan
      $0.keyboardHeight = .nan
      $0.displayCornerRadius = -1
      $0.sheetNavigationBarHeight = .infinity
    }
    #expect(stage.front.height == 200)
    #expect(stage.front.width == 390)
  }
}
