import SheetModel

@testable import SheetEngine
@testable import ThemePresets

/// Writes a play as a trace that `themectl simulate` replays, and the presets that it needs.
enum TraceText {
  /// The files by name: the trace and the made-up presets beside it.
  static func files(
    of steps: [RandomPlay.Step], presets: [Preset], environment: SheetEnvironment
  ) -> [(name: String, text: String)] {
    var lines = ["preset: bottom-sheet", "environment: \(text(environment, after: nil))"]
    lines.append("frameRate: 60")
    lines.append("until: \((steps.last?.time ?? 0) + 5)")
    lines.append("inputs:")
    var last = environment
    for step in steps {
      lines.append("  - {at: \(step.time), \(text(step.input, &last))}")
    }
    let made = presets.filter { $0.name.hasPrefix("random") }.map {
      (name: $0.name + ".yaml", text: FieldGroup<Preset>.preset.encode($0).json())
    }
    return [(name: "trace.yaml", text: lines.joined(separator: "\n"))] + made
  }

  private static func reference(_ preset: Preset) -> String {
    preset.name.hasPrefix("random") ? "./\(preset.name).yaml" : preset.name
  }

  private static func text(_ point: Point) -> String { "{x: \(point.x), y: \(point.y)}" }

  private static func text(_ input: SheetInput, _ last: inout SheetEnvironment) -> String {
    switch input {
    case .command(let name, let input): "command: \(name), \(text(input, &last))"
    case .present(let id, let preset): "present: {id: \(id), preset: \(reference(preset))}"
    case .dismiss(let id): "dismiss: \(id)"
    case .dismissAll: "dismissAll: {}"
    case .replace(let id, let with, let preset):
      "replace: {id: \(id), with: \(with), preset: \(reference(preset))}"
    case .grow(let id): "grow: \(id)"
    case .reduce(let id): "reduce: \(id)"
    case .moveToHeight(let id, let height): "moveTo: {id: \(id), height: \(height)}"
    case .moveToDetent(let id, let detent): "moveTo: {id: \(id), detent: \(detent)}"
    case .escape: "escape: {}"
    case .increment(let id): "increment: \(id)"
    case .decrement(let id): "decrement: \(id)"
    case .panBegan(let point): "panBegan: \(text(point))"
    case .panChanged(let way): "panChanged: {translation: \(text(way))}"
    case .panEnded(let way, let velocity):
      "panEnded: {"
        + [way.map { "translation: \(text($0))" }, velocity.map { "velocity: \(text($0))" }]
        .compactMap { $0 }.joined(separator: ", ") + "}"
    case .panCancelled: "panCancelled: {}"
    case .tap(let point): "tap: \(text(point))"
    case .scroll(let id, let position):
      "scroll: {id: \(id), distanceToEdge: \(position.distanceToEdge)}"
    case .push(let id, let route): "push: {id: \(id), route: \(route)}"
    case .pop(let id): "pop: \(id)"
    case .answer(let id, let answer): "answer: {id: \(id), shouldDismiss: \(answer.rawValue)}"
    case .hostRemoved(let id): "hostRemoved: \(id)"
    case .environment(let environment): "environment: \(change(to: environment, &last))"
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .content:
      "escape: {} # not in a trace: \(input)"
    }
  }

  private static func change(
    to environment: SheetEnvironment, _ last: inout SheetEnvironment
  ) -> String {
    defer { last = environment }
    return text(environment, after: last)
  }

  /// The parts that differ from the last environment.
  private static func text(_ new: SheetEnvironment, after old: SheetEnvironment?) -> String {
    var parts: [String] = []
    if new.container != old?.container {
      parts.append("container: {width: \(new.container.width), height: \(new.container.height)}")
    }
    if new.safeArea != old?.safeArea {
      let area = new.safeArea
      parts.append(
        "safeArea: {top: \(area.top), left: \(area.left), bottom: \(area.bottom), right: \(area.right)}"
      )
    }
    func part(_ name: String, _ value: Double?, _ last: Double?) {
      guard value != last else { return }
      parts.append("\(name): " + (value.map { "\($0)" } ?? "null"))
    }
    part("navigationBarBottom", new.navigationBarBottom, old?.navigationBarBottom)
    part("contentHeight", new.contentHeight, old?.contentHeight)
    part("keyboardHeight", new.keyboardHeight, old?.keyboardHeight)
    if new.reduceMotion != old?.reduceMotion { parts.append("reduceMotion: \(new.reduceMotion)") }
    if new.textSizeCategory != old?.textSizeCategory {
      parts.append("textSizeCategory: \(new.textSizeCategory.rawValue)")
    }
    if new.userInterfaceStyle != old?.userInterfaceStyle {
      parts.append("userInterfaceStyle: \(new.userInterfaceStyle.rawValue)")
    }
    if new.layoutDirection != old?.layoutDirection {
      parts.append("layoutDirection: \(new.layoutDirection.rawValue)")
    }
    return "{" + parts.joined(separator: ", ") + "}"
  }
}
