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
  static var all: [FrameScene] { sheets + others + stacks }

  private static var sheets: [FrameScene] {
    [
      opening("sheet, critical spring", with: .spring(Spring(.response(0.44, dampingRatio: 1)))),
      opening("sheet, bouncing spring", with: .spring(Spring(.response(0.44, dampingRatio: 0.7)))),
      opening("sheet, lazy spring", with: .spring(Spring(.response(0.2, dampingRatio: 2)))),
      opening("sheet, curve", with: .curve(.easeInOut, duration: 0.4)),
      moving("sheet, other content", .content(id: "sheet-1", height: 600)),
      moving("sheet, over a keyboard", .environment(keyboard), lifted),
      opening("sheet, looks by detent", looksByDetent),
      dragged("sheet, under a finger", ShippedPresets.bottomSheet),
      dragged("sheet, on a rubber band", rubberBand),
    ]
  }

  private static var others: [FrameScene] {
    [
      opening("card", ShippedPresets.card),
      dragged("card, under a finger", ShippedPresets.card),
      opening("modal", ShippedPresets.dragToDismiss),
      opening("form sheet", ShippedPresets.formSheet, tablet),
      moving("form sheet, other size", .push(id: "sheet-1", route: "large"), resizable, tablet),
    ]
  }

  private static var stacks: [FrameScene] {
    [
      stack("six cards, one moves", Array(repeating: ShippedPresets.card, count: 6), moving: 1),
      stack("six cards, all move", Array(repeating: ShippedPresets.card, count: 6), moving: 6),
      stack("six mixed, one moves", mixed, moving: 1),
      stack("six mixed, all move", mixed, moving: 6),
    ]
  }

  /// A presentation that comes.
  private static func opening(
    _ name: String, _ preset: Preset, _ environment: SheetEnvironment = phone
  ) -> FrameScene {
    var engine = SheetEngine(environment: environment)
    _ = engine.step(.present(id: "sheet", preset: preset), at: 0)
    return FrameScene(name: name, engine: engine, duration: 0.4)
  }

  /// A sheet that comes with a motion.
  private static func opening(_ name: String, with animation: Animation) -> FrameScene {
    opening(name, bottomSheet(animation))
  }

  /// A presentation that an input sets in motion.
  private static func moving(
    _ name: String, _ input: SheetInput, _ preset: Preset = ShippedPresets.bottomSheet,
    _ environment: SheetEnvironment = phone
  ) -> FrameScene {
    var engine = stack([preset], moving: 0, environment)
    _ = engine.step(input, at: engine.time)
    return FrameScene(name: name, engine: engine, duration: 0.25)
  }

  /// A presentation that a finger holds above its greatest height.
  private static func dragged(_ name: String, _ preset: Preset) -> FrameScene {
    var engine = stack([preset], moving: 0)
    let y = (engine.frame(at: engine.time).presentations.last?.y ?? 0) + 5
    let way: Double = preset.behavior.presentation == .card ? 200 : -40
    _ = engine.step(.panBegan(Point(x: 195, y: y)), at: engine.time)
    _ = engine.step(.panChanged(translation: Point(x: 0, y: way)), at: engine.time + 0.1)
    return FrameScene(name: name, engine: engine, duration: 0.4)
  }

  /// A stack in which the frontmost presentations come, all at once.
  private static func stack(_ name: String, _ presets: [Preset], moving: Int) -> FrameScene {
    FrameScene(name: name, engine: stack(presets, moving: moving), duration: 0.4)
  }

  private static func stack(
    _ presets: [Preset], moving: Int, _ environment: SheetEnvironment = phone
  ) -> SheetEngine {
    var engine = SheetEngine(environment: environment)
    for (index, preset) in presets.enumerated() {
      _ = engine.step(.present(id: "sheet-\(index + 1)", preset: preset), at: engine.time)
      if index < presets.count - moving { _ = engine.advance(to: engine.time + 3) }
    }
    return engine
  }
}

extension FrameScene {
  private static func bottomSheet(_ appearing: Animation) -> Preset {
    var preset = ShippedPresets.bottomSheet
    preset.behavior.animations.appearing = appearing
    return preset
  }

  /// Cards and sheets on one another, with every kind of motion.
  private static var mixed: [Preset] {
    [
      ShippedPresets.card,
      bottomSheet(.spring(Spring(.response(0.44, dampingRatio: 0.7)))),
      ShippedPresets.cardClassic,
      bottomSheet(.curve(.easeInOut, duration: 0.4)),
      ShippedPresets.card,
      ShippedPresets.maps,
    ]
  }

  /// Heights that differ in their looks.
  private static var looksByDetent: Preset {
    var preset = ShippedPresets.bottomSheet
    preset.behavior.heightMode = .specific(
      values: [.points(200), .fraction(0.5), .fullscreen], heightLimit: .screen)
    preset.behavior.initialDetent = .fullscreen
    preset.behavior.largestUndimmedDetent = .points(200)
    return preset
  }

  private static var lifted: Preset {
    var preset = ShippedPresets.bottomSheet
    preset.behavior.keyboard = .lift
    return preset
  }

  private static var rubberBand: Preset {
    var preset = ShippedPresets.bottomSheet
    preset.behavior.elasticity = .rubberBand(coefficient: 0.55, limit: 40)
    return preset
  }

  /// A form sheet with a route that has another size.
  private static var resizable: Preset {
    var preset = ShippedPresets.formSheet
    preset.behavior.formSheet.routes = [FormSheet.Route(route: "large", size: "fullScreen")]
    return preset
  }

  private static var phone: SheetEnvironment {
    var environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.safeArea = SheetEnvironment.Insets(top: 47, bottom: 34)
    environment.contentHeight = 320
    return environment
  }

  private static var tablet: SheetEnvironment {
    var environment = phone
    environment.container = Size(width: 1024, height: 1366)
    return environment
  }

  private static var keyboard: SheetEnvironment {
    var environment = phone
    environment.keyboardHeight = 300
    return environment
  }
}
