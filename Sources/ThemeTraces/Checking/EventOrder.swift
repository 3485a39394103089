import SheetEngine

/// Checks that each presentation is told from its beginning to its end, everything once and in order.
struct EventOrder {
  private struct Life {
    var hasPresented = false
    /// The detent that was announced and not yet reached.
    var announced: String??
    var leaving: DismissReason?
  }

  private var lives: [String: Life] = [:]
  /// How often each command that was given has yet to end.
  private var waiting: [String: Int] = [:]
  private var lastTime = 0.0
  /// How many presentations have begun.
  private(set) var beginnings = 0
  /// How many have ended.
  private(set) var ends = 0

  /// The names of the commands that were given and have not ended, sorted.
  var unendedCommands: [String] { waiting.filter { $0.value > 0 }.keys.sorted() }

  /// Takes in that an input is given.
  mutating func expect(_ input: SheetInput) {
    if case .command(let name, _) = input { waiting[name, default: 0] += 1 }
  }

  /// Takes events in; the answer is what is wrong with them, or `nil`.
  mutating func take(_ events: [SheetEvent]) -> String? {
    for event in events {
      let name = "\(event.kind.name) of \(event.id)"
      if event.time < lastTime { return "\(name) at \(event.time) comes after \(lastTime)" }
      lastTime = event.time
      if let wrong = take(event) { return "\(name): \(wrong)" }
    }
    return nil
  }

  private mutating func take(_ event: SheetEvent) -> String? {
    switch event.kind {
    case .willPresent:
      if lives[event.id] != nil { return "it is presented already" }
      lives[event.id] = Life()
      beginnings += 1
      return nil
    case .notPresented, .didTapOutside: return nil
    case .commandDidEnd(let name, _):
      guard let count = waiting[name], count > 0 else { return "`\(name)` was not given" }
      waiting[name] = count - 1
      return nil
    default: break
    }
    guard var life = lives[event.id] else { return "it is not presented" }
    if case .didDismiss(let reason) = event.kind {
      if life.leaving != reason { return "it was not announced with this reason" }
      lives[event.id] = nil
      ends += 1
      return nil
    }
    let wrong = Self.take(event.kind, &life)
    lives[event.id] = life
    return wrong
  }

  private static func take(_ kind: SheetEvent.Kind, _ life: inout Life) -> String? {
    switch kind {
    case .didPresent:
      if life.hasPresented { return "twice" }
      if life.leaving != nil { return "while it leaves" }
      life.hasPresented = true
    case .willChangeDetent(let detent):
      if life.leaving != nil { return "while it leaves" }
      if let last = life.announced, last == detent { return "twice" }
      life.announced = .some(detent)
    case .didChangeDetent(let detent):
      if life.leaving != nil { return "while it leaves" }
      guard let last = life.announced, last == detent else { return "it was not announced" }
      life.announced = nil
    case .willDismiss(let reason):
      if life.leaving != nil { return "twice" }
      life.leaving = reason
    default: break
    }
    return nil
  }
}
