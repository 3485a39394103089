import SheetEngine
import SheetModel

/// What jumps at an input and must not: only a finger, another container, another preset and a motion
/// without a duration put a presentation elsewhere at once.
///
/// - Parameters:
///   - before: what was to be seen before the input, with the finger where the input has it.
///   - after: what is to be seen after it, at the same time.
///   - input: the input.
/// - Returns: what jumps, in words, or `nil`.
func jump(from before: SheetFrame, to after: SheetFrame, by input: SheetInput) -> String? {
  switch input {
  case .command(_, let input): return jump(from: before, to: after, by: input)
  case .panChanged, .touchMoved, .environment, .navigationBar: return nil
  // Another preset for one that is there already.
  case .present(let id, _), .replace(_, let id, _):
    if before.presentations.contains(where: { $0.id == id }) { return nil }
  default: break
  }
  var isStill = !hasNews(after, since: before)
  for old in before.presentations {
    let new = after.presentations.first { $0.number == old.number }
    // In a stack of cards the others go along with one that jumps, which has its own turn.
    guard let new, !mayArrive(old, new, by: input), !hasJump(besides: old, from: before, to: after)
    else {
      isStill = false
      continue
    }
    if old.y < before.rear.frame.height, old.alpha > 0, let part = difference(parts(old, new)) {
      return "\(old.id) jumps: \(part)"
    }
  }
  return isStill ? difference(parts(before, after)).map { "the rear jumps: \($0)" } : nil
}

/// What jumps when a motion ends and must not: what is to be seen before the engine takes in that
/// something has arrived is what is to be seen after it.
///
/// - Parameters:
///   - before: what is to be seen at a time, by the state of an earlier one.
///   - after: what is to be seen at that time.
/// - Returns: what jumps, in words, or `nil`; also where presentations have come or gone meanwhile.
func jumpOnArrival(from before: SheetFrame, to after: SheetFrame) -> String? {
  guard before.presentations.map({ $0.number }) == after.presentations.map({ $0.number }) else {
    return nil
  }
  for (old, new) in zip(before.presentations, after.presentations) {
    if let part = difference(parts(old, new)) { return "\(old.id) jumps on its arrival: \(part)" }
  }
  return difference(parts(before, after)).map { "the rear jumps on an arrival: \($0)" }
}

/// Whether a presentation may have arrived at the input, by a motion without a duration.
private func mayArrive(
  _ old: PresentationFrame, _ new: PresentationFrame, by input: SheetInput
) -> Bool {
  guard new.phase == .resting else { return false }
  switch input {
  case .grow, .reduce, .moveToHeight, .moveToDetent, .increment, .decrement, .tap, .touchEnded,
    .content, .push, .pop, .replaceTop, .resizingPolicy:
    return true
  default: return old.phase != .resting
  }
}

/// A number before and after, by its name.
private typealias Part = (name: String, from: Double, to: Double)

private func parts(_ old: PresentationFrame, _ new: PresentationFrame) -> [Part] {
  [
    ("x", old.x, new.x), ("width", old.width, new.width),
    ("y", old.y, new.y), ("height", old.height, new.height), ("alpha", old.alpha, new.alpha),
    ("progress", old.progress, new.progress),
    ("cornerRadius", old.cornerRadius, new.cornerRadius),
    ("blurRadius", old.blurRadius, new.blurRadius),
    ("the bar", old.navigationBar?.height ?? 0, new.navigationBar?.height ?? 0),
    ("dimming", old.dimming.coverage, new.dimming.coverage),
  ]
}

/// The same of what lies behind the presentations.
private func parts(_ before: SheetFrame, _ after: SheetFrame) -> [Part] {
  let (old, new) = (before.rear, after.rear)
  return [
    ("x", old.frame.x, new.frame.x), ("width", old.frame.width, new.frame.width),
    ("y", old.frame.y, new.frame.y), ("height", old.frame.height, new.frame.height),
    ("alpha", old.alpha, new.alpha), ("cornerRadius", old.cornerRadius, new.cornerRadius),
    ("dimming", before.dimming.coverage, after.dimming.coverage),
  ]
}

/// The first pair of numbers that differ by more than can be seen.
private func difference(_ parts: [Part]) -> String? {
  for part in parts where (part.from - part.to).magnitude > 1e-6 {
    return "\(part.name) from \(part.from) to \(part.to)"
  }
  return nil
}

/// Whether another presentation is gone or there, or has gone a part of its way, at once.
///
/// Where a cross-fade stands for the way, that is the opacity; only of those in front, as that of the
/// others follows from them.
private func hasJump(
  besides one: PresentationFrame, from before: SheetFrame, to after: SheetFrame
) -> Bool {
  var isInFront = false
  for old in before.presentations {
    guard old.number != one.number else {
      isInFront = true
      continue
    }
    let new = after.presentations.first { $0.number == old.number }
    if ((new?.progress ?? 0) - old.progress).magnitude > 1e-6 { return true }
    if isInFront, ((new?.alpha ?? 0) - old.alpha).magnitude > 1e-6 { return true }
  }
  return hasNews(after, since: before)
}

/// Whether a presentation is there that was not, and has come at once.
///
/// One that cannot be seen has not come yet, unless cards in front of it hide it.
private func hasNews(_ after: SheetFrame, since before: SheetFrame) -> Bool {
  after.presentations.contains { new in
    let isSeen = new.alpha > 0 || new.number != after.presentations.last?.number
    return new.progress > 0 && isSeen
      && !before.presentations.contains { $0.number == new.number }
  }
}
