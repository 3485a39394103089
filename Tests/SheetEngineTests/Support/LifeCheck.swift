import SheetModel

@testable import SheetEngine

/// Checks that each presentation is told from its beginning to its end, everything once and in order.
struct LifeCheck {
  private struct Life {
    var hasPresented = false
    var announced: [String?] = []
    var leaving: DismissReason?
  }

  private var lives: [String: Life] = [:]
  /// The names of the commands that were given and have not ended.
  private(set) var waiting: Set<String> = []
  private var lastTime = 0.0
  /// How many presentations have begun.
  private(set) var beginnings = 0
  /// How many have ended.
  private(set) var ends = 0

  /// Takes in that a command is given.
  mutating func expect(_ input: SheetInput) {
    if case .command(let name, _) = input { waiting.insert(name) }
  }

  /// Takes events in; the answer is what is wrong with them, or `nil`.
  mutating func take(_ events: [SheetEvent]) -> String? {
    for event in events {
      if event.time < lastTime { return "\(event) comes after \(lastTime)" }
      lastTime = event.time
      if let wrong = take(event) { return "\(event): \(wrong)" }
    }
    return nil
  }

  private mutating func take(_ event: SheetEvent) -> String? {
    switch event.kind {
    case .willPresent:
      // One that is replaced may still be leaving under its name; it is then told apart by the order.
      if lives[event.id] != nil { return "it is presented already" }
      lives[event.id] = Life()
      beginnings += 1
      return nil
    case .notPresented, .didTapOutside: return nil
    case .commandDidEnd(let name, _):
      return waiting.remove(name) == nil ? "it was not given, or has ended before" : nil
    default: break
    }
    guard var life = lives[event.id] else { return "it is not presented" }
    switch event.kind {
    case .didPresent:
      if life.hasPresented { return "twice" }
      if life.leaving != nil { return "while it leaves" }
      life.hasPresented = true
    case .willChangeDetent(let detent):
      if life.leaving != nil { return "while it leaves" }
      if let last = life.announced.last, last == detent { return "twice" }
      life.announced = [detent]
    case .didChangeDetent(let detent):
      if life.leaving != nil { return "while it leaves" }
      guard let last = life.announced.last, last == detent else { return "it was not announced" }
      life.announced = []
    case .willDismiss(let reason):
      if life.leaving != nil { return "twice" }
      life.leaving = reason
    case .didDismiss(let reason):
      if life.leaving != reason {
        return "it was announced with \(String(describing: life.leaving))"
      }
      lives[event.id] = nil
      ends += 1
      return nil
    default: break
    }
    lives[event.id] = life
    return nil
  }
}
