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
  for old in before.presentations {
    guard let new = after.presentations.first(where: { $0.number == old.number }),
      new.phase != .resting, old.y < before.rear.frame.height, old.alpha > 0
    else { continue }
    // A second drag takes the first one back, which may be without a duration.
    if case .panBegan = input, old.phase == .dragging { continue }
    // In a stack of cards the others go along with one that jumps, which has its own turn.
    if hasJump(besides: old, from: before, to: after) { continue }
    if let part = jump(from: old, to: new, by: input) { return "\(old.id) jumps: \(part)" }
  }
  return nil
}

private func jump(
  from old: PresentationFrame, to new: PresentationFrame, by input: SheetInput
) -> String? {
  var parts = [
    ("x", old.x, new.x), ("width", old.width, new.width),
    ("y", old.y, new.y), ("height", old.height, new.height), ("alpha", old.alpha, new.alpha),
  ]
  // Other content moves the heights at which the dimming comes and goes; under a finger when that
  // lets go.
  if case .content = input {
  } else if old.phase != .dragging {
    parts.append(("dimming", old.dimming.coverage, new.dimming.coverage))
  }
  for (name, from, to) in parts where (from - to).magnitude > 1e-6 {
    return "\(name) from \(from) to \(to)"
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
