import SheetModel
import Testing

@testable import SheetEngine

struct AnimatedValueTests {
  static let animations: [Animation] = [
    .curve(.linear, duration: 0.3), .curve(.easeIn, duration: 0.5),
    .curve(.easeOut, duration: 0.3), .curve(.easeInOut, duration: 0.3),
    .curve(.cubicBezier(x1: 0.5, y1: -0.5, x2: 0.5, y2: 1.6), duration: 0.4),
    .spring(Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1)),
    .spring(Spring(.response(0.44, dampingRatio: 0.8))),
    .spring(Spring(.physical(mass: 1, stiffness: 100, damping: 60))),
  ]

  @Test(arguments: animations)
  func `a motion begins at its start and ends at rest on its target`(animation: Animation) {
    let value = AnimatedValue(animation, from: 100, to: 420, at: 3)
    #expect(value.sample(at: 3).position == 100)
    #expect(value.sample(at: 0).position == 100)
    #expect(!value.isSettled(at: value.endTime.nextDown))
    #expect(value.isSettled(at: value.endTime))
    #expect(value.sample(at: value.endTime) == MotionSample(position: 420, velocity: 0))
    #expect((value.position(at: value.endTime.nextDown) - 420).magnitude < 0.4)
  }

  @Test(arguments: animations, [-3000.0, -40, 0, 40, 900, 3000])
  func `a given velocity is the velocity at the start`(animation: Animation, velocity: Double) {
    let value = AnimatedValue(animation, from: 100, to: 420, velocity: velocity, at: 0)
    #expect((value.sample(at: 0).velocity - velocity).magnitude < 1e-9)
    #expect((value.position(at: 1e-7) - 100 - velocity * 1e-7).magnitude < 5e-8)
  }

  @Test(arguments: animations)
  func `the velocity is the derivative of the position`(animation: Animation) {
    let value = AnimatedValue(animation, from: 0, to: 320, velocity: -700, at: 0)
    for time in stride(from: 0.001, to: value.endTime - 0.001, by: 0.0011) {
      let step = 1e-6
      let slope = (value.position(at: time + step) - value.position(at: time - step)) / (2 * step)
      #expect((value.sample(at: time).velocity - slope).magnitude < 0.15, "at \(time)")
    }
  }

  @Test(arguments: animations)
  func `retargeting in flight keeps position and velocity`(animation: Animation) {
    for next in Self.animations {
      for time in [0.05, 0.13, 0.21] {
        let first = AnimatedValue(animation, from: 0, to: 400, at: 0)
        let second = first.retargeted(to: 250, with: next, at: time)
        let (a, b) = (first.sample(at: time), second.sample(at: time))
        #expect(a.position == b.position)
        #expect((a.velocity - b.velocity).magnitude < 1e-9)
        #expect(second.target == 250)
      }
    }
  }

  @Test func `a value at rest starts with the animation's own velocity`() {
    let spring = Animation.spring(Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1))
    let value = AnimatedValue(120).retargeted(to: 220, with: spring, at: 7)
    #expect(value.sample(at: 7) == MotionSample(position: 120, velocity: 10))
    #expect(value.endTime == 7.5)
  }

  @Test func `a motion of none arrives at once`() {
    let value = AnimatedValue(.none, from: 0, to: 10, velocity: 100, at: 1)
    #expect(value.isSettled(at: 1))
    #expect(value.sample(at: 1) == MotionSample(position: 10, velocity: 0))
  }

  @Test func `a throw towards the target along a curve does not pass it`() {
    for velocity in [100.0, 700, 2000, 8000] {
      let value = AnimatedValue(
        .curve(.easeInOut, duration: 0.3), from: 0, to: 320, velocity: velocity, at: 0)
      for time in stride(from: 0, to: 0.3, by: 0.001) {
        #expect(value.position(at: time) < 326, "thrown at \(velocity), at \(time)")
      }
    }
  }

  @Test func `a throw away from the target along a curve stays within its excursion`() {
    for velocity in [-100.0, -700, -2000, -8000] {
      let value = AnimatedValue(
        .curve(.easeInOut, duration: 0.3), from: 0, to: 30, velocity: velocity, at: 0)
      for time in stride(from: 0, to: 0.3, by: 0.001) {
        #expect(value.position(at: time) >= -16)
      }
    }
  }

  @Test func `a shifted motion has the same course elsewhere`() {
    let value = AnimatedValue(Self.animations[5], from: 0, to: 100, velocity: 30, at: 0)
    let shifted = value.shifted(by: 50)
    for time in stride(from: -0.1, to: 1, by: 0.01) {
      #expect((shifted.position(at: time) - value.position(at: time) - 50).magnitude < 1e-9)
      #expect(
        (shifted.sample(at: time).velocity - value.sample(at: time).velocity).magnitude < 1e-9)
    }
    #expect(shifted.target == 150)
  }

  @Test(arguments: [
    (Double.nan, 0.0, 0.0), (0, .nan, 0), (0, .infinity, 0), (-.infinity, 5, 0), (0, 100, .nan),
    (0, 100, .infinity), (0, 0, 0), (0, 1e300, 1e300),
  ])
  func `numbers that are not finite never hang or trap`(
    start: Double, target: Double, velocity: Double
  ) {
    for animation in Self.animations {
      for time in [0, Double.nan, .infinity, -.infinity] {
        let value = AnimatedValue(
          animation, from: start, to: target, velocity: velocity, at: time)
        _ = value.sample(at: 0.1)
        _ = value.sample(at: .nan)
        _ = value.retargeted(to: 3, with: animation, at: 0.1)
      }
    }
  }

  @Test(arguments: animations)
  func `reduced motion is short, does not swing and is still a motion`(animation: Animation) {
    let value = AnimatedValue(animation.reduced, from: 0, to: 100, at: 0)
    #expect(value.endTime > 0 && value.endTime <= 0.25)
    for time in stride(from: 0, to: 0.3, by: 0.001) {
      #expect((0...100).contains(value.position(at: time)))
    }
    #expect(Animation.none.reduced == .none)
  }
}
