import SheetModel
import SheetPresets

@testable import SheetEngine

extension Behavior {
  static func card(_ change: (inout Behavior) -> Void = { _ in }) -> Behavior {
    var behavior = Behavior()
    behavior.presentation = .card
    change(&behavior)
    return behavior
  }
}

extension Stage {
  /// A stack of resting cards named `card-1`, `card-2` and so on.
  static func cards(
    _ count: Int, _ behavior: Behavior = .card(), theme: Theme = Theme(),
    in environment: SheetEnvironment = .phone
  ) -> Stage {
    var stage = Stage(environment)
    for number in 1...max(count, 1) {
      stage.present(behavior, theme: theme, as: "card-\(number)")
      stage.pass(2)
    }
    stage.forget()
    return stage
  }

  /// Lets seconds pass without looking at the frames between.
  mutating func wait(_ seconds: Double) {
    step(.environment(engine.environment), at: time + seconds)
  }

  /// Steps with a shipped preset.
  mutating func present(shipped name: String, as id: String) {
    let preset = ShippedPresets.all.first { $0.name == name } ?? Preset(name: "missing")
    step(.present(id: id, preset: preset))
  }

  /// The presentation of a name now.
  func presentation(_ id: String) -> PresentationFrame? {
    frame.presentations.first { $0.id == id }
  }
}

/// Whether a rectangle has these parts, to a millionth of a point.
func isNear(_ rect: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
  guard let rect else { return false }
  return near(rect.x, x, 1e-6) && near(rect.y, y, 1e-6) && near(rect.width, width, 1e-6)
    && near(rect.height, height, 1e-6)
}
