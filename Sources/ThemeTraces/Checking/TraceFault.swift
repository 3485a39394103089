public import SheetEngine

extension Trace {
  /// What the engine does wrong when the trace is played: after every input its invariants must hold
  /// and nothing may jump; everything is told once and in order; without a finger everything comes to
  /// rest, and when told to go everything goes.
  ///
  /// - Parameters:
  ///   - elasticityFunctions: the resistances for `elasticity: {custom: name}`.
  ///   - check: finds what else is wrong after an input.
  /// - Returns: the first thing that is wrong, in words, or `nil`.
  public func fault(
    elasticityFunctions: [ElasticityFunction] = [],
    check: (SheetEngine) -> String? = { _ in nil }
  ) -> String? {
    var play = CheckedPlay(
      engine: SheetEngine(environment: environment, elasticityFunctions: elasticityFunctions))
    for (index, input) in inputs.enumerated() {
      let wrong = play.take(input) ?? check(play.engine)
      if let wrong { return "after input \(index + 1), at \(play.engine.time) s: \(wrong)" }
    }
    return play.end(fingers: Set(inputs.compactMap { $0.input.finger })).map { "at the end: \($0)" }
  }
}

/// An engine under watch.
private struct CheckedPlay {
  var engine: SheetEngine
  var order = EventOrder()

  mutating func take(_ input: TimedInput) -> String? {
    let foreseen = engine.frame(at: input.time)
    if let wrong = order.take(engine.advance(to: input.time)) { return wrong }
    if let wrong = jumpOnArrival(from: foreseen, to: engine.frame(at: engine.time)) { return wrong }
    let before = engine.frame(underFingerOf: input.input)
    order.expect(input.input)
    if let wrong = order.take(engine.step(input.input, at: input.time)) { return wrong }
    return jump(from: before, to: engine.frame(at: engine.time), by: input.input)
      ?? engine.brokenInvariant()
  }

  /// Lifts all fingers, waits until everything rests, and dismisses it.
  mutating func end(fingers: Set<Int>) -> String? {
    let lifts = [SheetInput.panCancelled] + fingers.sorted().map { .touchCancelled(finger: $0) }
    for lift in lifts {
      if let wrong = order.take(engine.step(lift, at: engine.time)) { return wrong }
    }
    if let wrong = wait() { return wrong }
    if !engine.isIdle { return "it does not come to rest" }
    if let wrong = order.take(engine.step(.dismissAll, at: engine.time)) ?? wait() { return wrong }
    if !engine.presentedIDs.isEmpty { return "it does not go" }
    if let name = order.unendedCommands.first { return "the command `\(name)` does not end" }
    if order.beginnings != order.ends { return "\(order.beginnings) came, \(order.ends) went" }
    return nil
  }

  /// Lets a minute pass.
  private mutating func wait() -> String? {
    order.take(engine.advance(to: engine.time + 60)) ?? engine.brokenInvariant()
  }
}

extension SheetEngine {
  /// What would be to be seen now if of an input only the finger's way were done.
  ///
  /// A finger that takes hold takes away the one that did before.
  fileprivate func frame(underFingerOf input: SheetInput) -> SheetFrame {
    var way: SheetInput?
    switch input {
    case .command(_, let input): return frame(underFingerOf: input)
    case .panEnded(let translation?, _): way = .panChanged(translation: translation)
    case .touchEnded(let finger, let point): way = .touchMoved(finger: finger, to: point)
    case .panBegan, .pull: way = .panCancelled
    default: break
    }
    guard let way else { return frame(at: time) }
    var engine = self
    _ = engine.step(way, at: time)
    return engine.frame(at: time)
  }
}

extension SheetInput {
  /// The finger that is put down.
  fileprivate var finger: Int? {
    switch self {
    case .command(_, let input): input.finger
    case .touchBegan(let finger, _): finger
    default: nil
    }
  }
}
