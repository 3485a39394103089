import SheetEngine
import SheetPresets
import ThemeTraces

/// A play in which the engine goes wrong.
struct FailedPlay {
  /// Which play: what to pass to the program to play it alone.
  var name: String
  /// What goes wrong in the shortest trace.
  var fault: String
  /// The inputs that matter.
  var trace: Trace

  /// The trace's files, which `themectl simulate` replays.
  var files: [TraceText] { trace.files(named: name, known: ShippedPresets.all) }
}

extension FailedPlay {
  /// A play is short enough that its trace can be read.
  static let length = 200

  /// Plays random inputs.
  ///
  /// - Parameters:
  ///   - seeds: the seeds, each for one play of ``length`` inputs with a sane and one with a broken host.
  ///   - check: finds what else is wrong after an input.
  /// - Returns: the first play that goes wrong, or `nil`.
  static func first(
    of seeds: Range<UInt64>, check: (SheetEngine) -> String? = { _ in nil }
  ) -> FailedPlay? {
    for seed in seeds {
      for isBroken in [false, true] {
        var play = RandomPlay(seed: seed, isBroken: isBroken)
        var trace = play.trace(of: length)
        guard trace.fault(check: check) != nil else { continue }
        trace = shrink(trace) { $0.fault(check: check) != nil }
        return FailedPlay(
          name: "play-\(seed)\(isBroken ? "-broken" : "")",
          fault: trace.fault(check: check) ?? "", trace: trace)
      }
    }
    return nil
  }
}
