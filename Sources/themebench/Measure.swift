/// The times of one task's passes.
struct Timing {
  /// The task's name.
  let name: String
  /// The times in seconds, sorted.
  let seconds: [Double]

  /// The shortest time.
  var minimum: Double { seconds.first ?? 0 }

  /// The middle time.
  var median: Double { seconds.isEmpty ? 0 : seconds[seconds.count / 2] }
}

/// Runs the tasks in turn, round after round, so that what disturbs the machine disturbs all of them alike.
///
/// A first round is not counted: it fills caches and pages.
func measure(_ tasks: [BenchmarkTask], on corpus: Corpus, rounds: Int) -> [Timing] {
  var seconds: [[Double]] = Array(repeating: [], count: tasks.count)
  var results: [Int?] = Array(repeating: nil, count: tasks.count)
  for round in 0...max(rounds, 1) {
    for (index, task) in tasks.enumerated() {
      let clock = ContinuousClock()
      let start = clock.now
      let result = task.run(corpus)
      let time = start.duration(to: clock.now)
      precondition(results[index] ?? result == result, "\(task.name): \(result) after \(results)")
      results[index] = result
      guard round > 0 else { continue }
      let parts = time.components
      seconds[index].append(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
  }
  return zip(tasks, seconds).map { Timing(name: $0.name, seconds: $1.sorted()) }
}
