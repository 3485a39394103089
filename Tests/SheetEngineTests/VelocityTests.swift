import SheetModel
import Testing

@testable import SheetEngine

@Suite struct `The velocity of a finger` {
  private func velocity(_ samples: [(time: Double, place: Double)]) -> Double {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.place, at: sample.time) }
    return tracker.velocity
  }

  /// Samples every 10 ms on a straight way.
  private func line(
    from start: (time: Double, place: Double), to end: (time: Double, place: Double)
  ) -> [(time: Double, place: Double)] {
    let steps = Int(((end.time - start.time) * 100) + 0.5)
    return (1...steps).map {
      let part = Double($0) / Double(steps)
      return (
        start.time + (end.time - start.time) * part, start.place + (end.place - start.place) * part
      )
    }
  }

  @Test func `only the way since the finger last turned round counts`() {
    // HeathWang/HWPanModal#120: up 60 in 200 ms, then down 140 in 60 ms.
    let up = line(from: (0, 0), to: (0.2, -60))
    let down = line(from: (0.2, -60), to: (0.26, 80))
    #expect(near(velocity([(0, 0)] + up + down), 140 / 0.06, 1))
  }

  @Test func `only the last 100 ms count`() {
    let slow = line(from: (0, 0), to: (0.5, 50))
    let fast = line(from: (0.5, 50), to: (0.6, 150))
    #expect(near(velocity([(0, 0)] + slow + fast), 1000, 1))
  }

  @Test func `a finger that has rested has no velocity`() {
    #expect(velocity([(0, 0), (0.1, 100), (0.35, 100)]) == 0)
  }

  @Test func `one sample, or all at one time, say nothing`() {
    #expect(velocity([]) == 0)
    #expect(velocity([(0, 5)]) == 0)
    #expect(velocity([(1, 0), (1, 50), (1, 100)]) == 0)
  }

  @Test func `with samples far apart the last two count`() {
    #expect(velocity([(0, 0), (1, 200), (1.5, 300)]) == 200)
  }

  @Test func `more samples than are kept do no harm`() {
    let samples = (0...1000).map { (Double($0) / 1000, Double($0)) }
    #expect(near(velocity(samples), 1000, 1e-6))
  }

  @Test func `a velocity that is given is taken as it is`() {
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(0)
    stage.pass(0.05)
    stage.move(100)
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.height == 422)
  }

  @Test func `a velocity that is absent is measured`() {
    // 100 points in 50 ms are 2000 points per second.
    var stage = Stage.resting(.heights(opensAt: .points(422)))
    stage.hold(0)
    stage.pass(0.05)
    stage.move(100)
    stage.step(.panEnded())
    stage.pass(1)
    #expect(stage.isEmpty)
  }
}
