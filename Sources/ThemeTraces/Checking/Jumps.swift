import SheetEngine
import SheetModel

/// What jumps at an input and must not: only a finger, another container and a motion without a
/// duration put a presentation elsewhere at once.
///
/// - Parameters:
///   - before: what was to be seen before the input.
///   - after: what is to be seen after it, at the same time.
///   - input: the input.
/// - Returns: what jumps, in words, or `nil`.
func jump(from before: SheetFrame, to after: SheetFrame, by input: SheetInput) -> String? {
  switch input {
  case .command(_, let input): return jump(from: before, to: after, by: input)
  case .panChanged, .panEnded, .touchMoved, .touchEnded, .environment, .present, .replace, .pull,
    .hostRemoved, .navigationBar:
    return nil
  default: break
  }
  var isTakenBack = false
  for old in before.presentations {
    // A second drag takes the first one back, which may be without a duration; what stands on it goes
    // along.
    if case .panBegan = input, old.phase == .dragging { isTakenBack = true }
    if isTakenBack { continue }
    guard let new = after.presentations.first(where: { $0.number == old.number }),
      new.phase != .resting, old.y < before.rear.frame.height, old.alpha > 0
    else { continue }
    // In a stack of cards the others go along with one that jumps, which has its own turn.
    if hasJump(besides: old, from: before, to: after) { continue }
    if let part = jump(from: old, to: new, by: input) { return "\(old.id) jumps: \(part)" }
  }
  return nil
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
    var parts = places(old, new)
    parts.append(("dimming", old.dimming.coverage, new.dimming.coverage))
    if let part = difference(parts) { return "\(old.id) jumps on its arrival: \(part)" }
  }
  return nil
}

private func jump(
  from old: PresentationFrame, to new: PresentationFrame, by input: SheetInput
) -> String? {
  var parts = places(old, new)
  // Other content moves the heights at which the dimming comes and goes; under a finger when that
  // lets go.
  if case .content = input {
  } else if old.phase != .dragging {
    parts.append(("dimming", old.dimming.coverage, new.dimming.coverage))
  }
  return difference(parts)
}

private func places(
  _ old: PresentationFrame, _ new: PresentationFrame
) -> [(name: String, from: Double, to: Double)] {
  [
    ("x", old.x, new.x), ("width", old.width, new.width),
    ("y", old.y, new.y), ("height", old.height, new.height), ("alpha", old.alpha, new.alpha),
  ]
}

/// The first pair of numbers that differ by more than can be seen.
private func difference(_ parts: [(name: String, from: Double, to: Double)]) -> String? {
  for part in parts where (part.from - part.to).magnitude > 1e-6 {
    return "\(part.name) from \(part.from) to \(part.to)"
  }
  return nil
}

/// Whether another presentation is gone, or has gone a part of its way, at once.
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
  return false
}
