import SheetEngine

/// What the frames of a scene cost.
struct FrameCost {
  /// The scene.
  let name: String
  /// The time of one frame in each round, in nanoseconds, sorted.
  let nanoseconds: [Double]
  /// The allocations in all rounds together; `nil` where nobody counts.
  let allocations: Int?
}

/// Writes the frames of every scene, round after round, and counts what they allocate.
///
/// - Parameters:
///   - scenes: what is measured.
///   - rounds: how often each; a first round is not counted.
///   - frames: how many frames a round has, spread evenly over the scene.
/// - Returns: what a frame of each scene costs.
func measureFrames(of scenes: [FrameScene], rounds: Int, frames: Int = 20_000) -> [FrameCost] {
  var times: [[Double]] = scenes.map { _ in
    var times: [Double] = []
    times.reserveCapacity(rounds)
    return times
  }
  var allocations: [Int?] = Array(repeating: Allocations.count.map { _ in 0 }, count: scenes.count)
  var frame = SheetFrame()
  for round in 0...max(rounds, 1) {
    for index in scenes.indices {
      // The first frame of a scene makes room for its presentations.
      var sum = writeFrames(of: scenes[index], count: 1, into: &frame)
      let before = Allocations.count
      let clock = ContinuousClock()
      let start = clock.now
      sum += writeFrames(of: scenes[index], count: frames, into: &frame)
      let time = start.duration(to: clock.now).components
      let after = Allocations.count
      precondition(sum.isFinite)
      guard round > 0 else { continue }
      let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
      times[index].append(seconds / Double(frames) * 1e9)
      if let before, let after { allocations[index]? += after - before }
    }
  }
  return scenes.indices.map {
    FrameCost(name: scenes[$0].name, nanoseconds: times[$0].sorted(), allocations: allocations[$0])
  }
}

/// Writes frames of a scene, and gives a number that depends on all of them.
private func writeFrames(of scene: FrameScene, count: Int, into frame: inout SheetFrame) -> Double {
  let start = scene.engine.time
  var sum = 0.0
  for number in 0..<count {
    let part = Double(number) / Double(count)
    scene.engine.writeFrame(at: start + scene.duration * part, into: &frame)
    sum += frame.presentations.last?.y ?? 0
  }
  return sum
}
