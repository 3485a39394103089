import ThemeTraces

/// Leaves out of a trace every input without which it still goes wrong.
///
/// Tries halves, then quarters and so on down to single inputs (Zeller and Hildebrandt, "Simplifying
/// and Isolating Failure-Inducing Input", 2002), until no single one can be spared.
///
/// - Parameters:
///   - trace: a trace that goes wrong.
///   - isWrong: whether a trace goes wrong.
/// - Returns: the trace with the inputs that matter, ending a second after the last of them.
func shrink(_ trace: Trace, while isWrong: (Trace) -> Bool) -> Trace {
  var best = trace
  var size = max(best.inputs.count / 2, 1)
  while true {
    var isShorter = false
    var start = 0
    while start < best.inputs.count {
      var candidate = best
      candidate.inputs.removeSubrange(start..<min(start + size, best.inputs.count))
      if isWrong(candidate) {
        best = candidate
        isShorter = true
      } else {
        start += size
      }
    }
    if size > 1 {
      size /= 2
    } else if !isShorter {
      break
    }
  }
  let times = best.inputs.map { $0.time }.filter { $0.isFinite }
  best.until = (times.max() ?? 0) + 1
  return best
}
