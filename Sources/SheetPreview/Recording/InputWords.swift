import SheetEngine
import SheetModel

extension SheetInput {
  /// What an input does to a finger.
  enum FingerChange {
    case begins
    case ends
  }

  /// What the input does to a finger, or `nil`.
  var touch: FingerChange? {
    switch self {
    case .panBegan, .touchBegan, .pull: .begins
    case .panEnded, .panCancelled, .touchEnded, .touchCancelled: .ends
    case .command(_, let input): input.touch
    default: nil
    }
  }

  /// The presentation that the input speaks to, or `nil`.
  var addressee: String? {
    switch self {
    case .present(let id, _), .pull(let id, _, _), .dismiss(let id), .attemptToDismiss(let id),
      .replace(let id, _, _), .grow(let id), .navigationBar(let id, _),
      .reduce(let id), .moveToHeight(let id, _), .moveToDetent(let id, _), .increment(let id),
      .decrement(let id), .scroll(let id, _), .push(let id, _), .pop(let id),
      .replaceTop(let id, _), .resizingPolicy(let id, _), .answer(let id, _, _),
      .hostRemoved(let id), .content(let id, _):
      id
    case .command(_, let input): input.addressee
    case .dismissAll, .escape, .panBegan, .panChanged, .panEnded, .panCancelled, .tap, .touchBegan,
      .touchMoved, .touchEnded, .touchCancelled, .environment:
      nil
    }
  }

  /// The input in a few words without its addressee; `nil` for the steps of a finger, of which there
  /// are too many to be told.
  ///
  /// - Parameter old: the environment before it.
  /// - Returns: the words.
  func words(after old: SheetEnvironment) -> String? {
    switch self {
    case .present(_, let preset): "present " + preset.name
    case .pull(_, let preset, _): "pull out " + preset.name
    case .dismiss: "dismiss"
    case .attemptToDismiss: "ask to dismiss"
    case .dismissAll: "dismiss all"
    case .replace(_, let other, _): "replace by " + other
    case .hostRemoved: "view removed"
    case .escape: "escape"
    case .answer(_, let answer, let reason):
      "answer: " + answer.rawValue + (reason.map { " to " + $0.rawValue } ?? "")
    case .grow: "grow"
    case .reduce: "reduce"
    case .moveToHeight(_, let height): "move to " + height.points
    case .moveToDetent(_, let detent): "move to " + detent
    case .increment: "increment"
    case .decrement: "decrement"
    case .push(_, let route): "push " + route
    case .pop: "pop"
    case .replaceTop(_, let route): "replace by " + route
    case .resizingPolicy: "resizing policy"
    case .content(_, let height): "content " + (height?.points ?? "as all")
    case .navigationBar(_, let isVisible): isVisible ? "navigation bar" : "no navigation bar"
    case .scroll(_, let position): "scrolled by " + position.distanceToEdge.points
    case .environment(let new): new.changes(from: old)
    case .panBegan, .touchBegan: "finger down"
    case .panEnded(_, let velocity): "let go" + (velocity.map { $0.speedWords } ?? "")
    case .touchEnded: "let go"
    case .panCancelled, .touchCancelled: "finger taken away"
    case .tap(let point): "tap at " + point.x.short + ", " + point.y.short
    case .panChanged, .touchMoved: nil
    case .command(let name, let input): input.words(after: old).map { $0 + " (" + name + ")" }
    }
  }
}

extension Double {
  /// The number of points with its unit.
  var points: String { short + " pt" }
}

extension Point {
  /// A speed with its main direction, after a comma.
  fileprivate var speedWords: String {
    if self == .zero { return ", at rest" }
    let isUpright = y.magnitude >= x.magnitude
    let direction = isUpright ? (y > 0 ? "down" : "up") : x > 0 ? "to the right" : "to the left"
    return ", " + (isUpright ? y : x).magnitude.short + " pt/s " + direction
  }
}

extension SheetEnvironment {
  /// What is different from an earlier environment, in a few words.
  fileprivate func changes(from old: SheetEnvironment) -> String {
    var words: [String] = []
    if container != old.container {
      words.append("container " + container.width.short + " × " + container.height.short)
    }
    if contentHeight != old.contentHeight { words.append(length("content", contentHeight)) }
    if measuredContentHeight != old.measuredContentHeight {
      words.append(length("measured content", measuredContentHeight))
    }
    if keyboardHeight != old.keyboardHeight { words.append("keyboard " + keyboardHeight.points) }
    if navigationBarBottom != old.navigationBarBottom {
      words.append(length("bar down to", navigationBarBottom))
    }
    if reduceMotion != old.reduceMotion {
      words.append(reduceMotion ? "less motion" : "full motion")
    }
    if userInterfaceStyle != old.userInterfaceStyle { words.append(userInterfaceStyle.rawValue) }
    if textSizeCategory != old.textSizeCategory {
      words.append("text size " + textSizeCategory.rawValue)
    }
    if safeArea != old.safeArea, container == old.container { words.append("safe area") }
    if custom != old.custom { words.append("custom heights") }
    return words.isEmpty ? "environment" : words.joined(separator: ", ")
  }

  private func length(_ name: String, _ value: Double?) -> String {
    name + " " + (value?.points ?? "none")
  }
}
