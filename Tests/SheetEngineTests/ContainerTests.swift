import SheetModel
import SheetPresets
import Testing

@testable import SheetEngine
@testable import randomplays

@Suite struct `Another container` {
  /// Turned, split, with bars that come and go, and what hosts report by mistake.
  private static let environments: [SheetEnvironment] = {
    let sizes = [
      (844.0, 390.0), (390, 844), (320, 568), (507, 1112), (694, 1024), (1366, 1024), (1, 1),
      (0, 0), (-5, 844), (.nan, 844), (390, .infinity), (1e300, 1e300),
    ]
    var environments = sizes.map { size in
      SheetEnvironment.phone.with { $0.container = Size(width: size.0, height: size.1) }
    }
    environments.append(.phone.with { $0.safeArea = .init(top: 0, bottom: 0) })
    environments.append(.phone.with { $0.safeArea = .init(top: .nan, bottom: -7) })
    environments.append(.phone.with { $0.safeArea = .init(top: 800, bottom: 800) })
    environments.append(.phone.with { $0.navigationBarBottom = 2000 })
    environments.append(.phone.with { $0.layoutDirection = .rightToLeft })
    return environments
  }()

  /// What is to be seen, without the time.
  private func seen(_ stage: Stage) -> SheetFrame {
    var frame = stage.frame
    frame.time = 0
    return frame
  }

  @Test(arguments: ShippedPresets.all)
  func `keeps what every preset rests at, dismisses nothing, and back gives the same bits`(
    preset: Preset
  ) {
    var stage = Stage()
    stage.step(.present(id: "sheet", preset: preset))
    stage.skip(3)
    let before = seen(stage)
    let detents = stage.engine.detents(of: "sheet")
    stage.forget()
    var generator = Seeded(45)
    for _ in 0..<20 {
      for _ in 0..<3 {
        let environment = Self.environments.randomElement(using: &generator) ?? .phone
        stage.step(.environment(environment))
        #expect(stage.front.phase != .dismissing)
        stage.skip([0, 0.1, 1].randomElement(using: &generator) ?? 0)
        #expect(stage.engine.presentedIDs == ["sheet"])
      }
      stage.step(.environment(.phone))
      stage.skip(3)
      #expect(seen(stage) == before)
      #expect(stage.engine.detents(of: "sheet") == detents)
    }
    #expect(!stage.kinds.contains { $0.name == "willDismiss" })
  }

  @Test func `a stack of six comes back to the same bits`() {
    var stage = Stage()
    for (index, preset) in ShippedPresets.all.prefix(6).enumerated() {
      stage.step(.present(id: "\(index)", preset: preset))
    }
    stage.skip(3)
    let before = seen(stage)
    for environment in Self.environments {
      stage.step(.environment(environment))
      stage.skip(0.2)
      stage.step(.environment(.phone))
      stage.skip(3)
      #expect(seen(stage) == before)
    }
  }

  @Test func `half of the container is half of every container`() {
    var stage = Stage.resting(.heights([.points(200), .fraction(0.5)], opensAt: .fraction(0.5)))
    for (size, half) in [((844.0, 390.0), 195.0), ((507, 1112), 556), ((320, 568), 284)] {
      stage.step(
        .environment(.phone.with { $0.container = Size(width: size.0, height: size.1) }))
      #expect(stage.front.phase == .resting)
      #expect(stage.front.height == half)
      #expect(stage.front.width == size.0)
      #expect(stage.front.detent == "50%")
    }
  }

  @Test(arguments: [0.0, 0.05, 0.15, 0.25])
  func `on the way the target is the same detent, in the container that there is`(moment: Double) {
    var stage = Stage.resting(.heights([.points(150), .fraction(0.9)]))
    stage.step(.grow(id: "sheet"))
    stage.pass(moment)
    stage.step(.environment(.phone.with { $0.container = Size(width: 844, height: 390) }))
    stage.step(.environment(.phone))
    stage.pass(2)
    #expect(stage.front.height == 844 * 0.9)
    #expect(stage.front.detent == "90%")
  }

  @Test func `one that comes higher than there is room for has its dimming at once`() {
    var stage = Stage()
    stage.present(.heights(opensAt: .points(700), limit: .screen))
    stage.step(.environment(.phone.with { $0.keyboardHeight = 100 }))
    stage.pass(0.15)
    #expect(stage.front.dimming.opacity < 0.35)
    stage.step(.environment(.phone.with { $0.container = Size(width: 390, height: 200) }))
    #expect(stage.front.height == 200)
    for _ in 0..<60 {
      #expect(near(stage.front.dimming.coverage, 0.4, 1e-9))
      stage.pass(1.0 / 60)
    }
    #expect(stage.front.phase == .resting)
  }

  @Test func `a sheet that leaves goes on leaving`() {
    var stage = Stage.resting(.heights(opensAt: .points(844)))
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.1)
    stage.step(.environment(.phone.with { $0.container = Size(width: 844, height: 390) }))
    #expect(stage.front.phase == .dismissing)
    stage.pass(2)
    #expect(stage.isEmpty)
  }

  @Test func `bars on the two sides are two numbers`() {
    // 52inc/Pulley#150, #201, #284
    var stage = Stage.resting(.heights())
    stage.step(
      .environment(
        .phone.with {
          $0.container = Size(width: 844, height: 390)
          $0.safeArea = .init(top: 0, left: 47, bottom: 21, right: 12)
        }))
    #expect(stage.front.x == 47)
    #expect(stage.front.width == 844 - 47 - 12)
  }
}
