import SheetEngine
import SheetModel
import SheetPresets

/// Something that moves, and for how long: the frames of it are measured.
struct FrameScene {
  /// What is to be seen, in a few words.
  let name: String
  /// The engine at the beginning.
  let engine: SheetEngine
  /// How long it moves, in seconds.
  let duration: Double
}

extension FrameScene {
  /// Every scene, the plainest first.
  static var all: [FrameScene] {
    [
      opening("sheet, critical spring", ShippedPresets.bottomSheet),
      opening("sheet, bouncing spring", bouncing),
      moving("sheet, curve", ShippedPresets.bottomSheet),
      dragged("sheet, under a finger", ShippedPresets.bottomSheet),
      stack("stack of six", ShippedPresets.card),
    ]
  }

  /// A sheet that comes up.
  private static func opening(_ name: String, _ preset: Preset) -> FrameScene {
    var engine = SheetEngine(environment: environment)
    _ = engine.step(.present(id: "sheet", preset: preset), at: 0)
    return FrameScene(name: name, engine: engine, duration: 0.4)
  }

  /// A sheet that goes to another height.
  private static func moving(_ name: String, _ preset: Preset) -> FrameScene {
    var engine = resting([preset])
    _ = engine.step(.content(id: "sheet-1", height: 600), at: engine.time)
    return FrameScene(name: name, engine: engine, duration: 0.25)
  }

  /// A sheet that a finger holds above its greatest height.
  private static func dragged(_ name: String, _ preset: Preset) -> FrameScene {
    var engine = resting([preset])
    let y = (engine.frame(at: engine.time).presentations.last?.y ?? 0) + 5
    _ = engine.step(.panBegan(Point(x: 195, y: y)), at: engine.time)
    _ = engine.step(.panChanged(translation: Point(x: 0, y: -40)), at: engine.time + 0.1)
    return FrameScene(name: name, engine: engine, duration: 0.4)
  }

  /// Six presentations, the last of which comes up.
  private static func stack(_ name: String, _ preset: Preset) -> FrameScene {
    var engine = resting(Array(repeating: preset, count: 5))
    _ = engine.step(.present(id: "sheet-6", preset: preset), at: engine.time)
    return FrameScene(name: name, engine: engine, duration: 0.4)
  }

  private static func resting(_ presets: [Preset]) -> SheetEngine {
    var engine = SheetEngine(environment: environment)
    for (index, preset) in presets.enumerated() {
      _ = engine.step(.present(id: "sheet-\(index + 1)", preset: preset), at: engine.time)
      _ = engine.advance(to: engine.time + 3)
    }
    return engine
  }

  private static var bouncing: Preset {
    var preset = ShippedPresets.bottomSheet
    preset.behavior.animations.appearing = .spring(Spring(.response(0.44, dampingRatio: 0.7)))
    return preset
  }

  private static var environment: SheetEnvironment {
    var environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.safeArea = SheetEnvironment.Insets(top: 47, bottom: 34)
    environment.contentHeight = 320
    return environment
  }
}
