import SheetModel
import Testing

@testable import SheetEngine

struct DampedSpringTests {
  @Test func `every spring follows the numerical solution of its equation to 1e-9`() throws {
    let rows = try NumericalSolutions.rows("springs.csv")
    #expect(rows.count > 1000)
    for row in rows {
      let n = row.dropFirst().compactMap { Double($0) }
      let parameters: Spring.Parameters =
        switch row[0] {
        case "response": .response(n[0], dampingRatio: n[1])
        case "physical": .physical(mass: n[0], stiffness: n[1], damping: n[2])
        default: .duration(n[0], dampingRatio: n[1])
        }
      let isByDuration = row[0] == "duration"
      let spring = try #require(
        DampedSpring(Spring(parameters, initialVelocity: isByDuration ? n[2] : 0)))
      let sample = spring.sample(at: n[5], displacement: n[3], velocity: n[4])
      #expect(NumericalSolutions.agree(sample.position, n[6]), "\(row): \(sample)")
      #expect(NumericalSolutions.agree(sample.velocity, n[7]), "\(row): \(sample)")
    }
  }

  /// CP-40: response 0.44 and the springs of version 1.1.
  @Test(arguments: [
    (1, 0.44, 203.917, 28.560), (0.8, 0.44, 203.917, 22.848), (0.85, 0.4, 246.740, 26.704),
    (0.7, 0.3, 438.649, 29.322),
  ])
  func `response and damping ratio give the stiffness and damping of mass 1`(
    ratio: Double, response: Double, stiffness: Double, damping: Double
  ) throws {
    let spring = try #require(DampedSpring(Spring(.response(response, dampingRatio: ratio))))
    #expect((spring.frequency * spring.frequency - stiffness).magnitude < 0.001)
    #expect((2 * spring.decay - damping).magnitude < 0.001)
  }

  @Test(arguments: [0.05, 0.3, 0.8, 0.99, 1, 1.01, 2, 10, 200])
  func `a settled motion never again leaves a thousandth of its size`(ratio: Double) throws {
    let spring = try #require(DampedSpring(Spring(.response(0.44, dampingRatio: ratio))))
    for (x, v) in [(-320.0, 0.0), (100, 900), (0, -2400), (5, -3000), (-320, 40_000)] {
      let end = spring.settlingTime(displacement: x, velocity: v)
      let bound = max(x.magnitude, v.magnitude / spring.frequency) * 0.001
      let late = (0...2000).map { end + Double($0) * 0.002 }
      for time in late {
        let position = spring.sample(at: time, displacement: x, velocity: v).position
        #expect(position.magnitude <= bound * 1.000_01, "from \(x) at \(v): \(position) at \(time)")
      }
      let early = (0...100).map { end * (0.7 + 0.003 * Double($0)) }
      let largest = early.map {
        spring.sample(at: $0, displacement: x, velocity: v).position.magnitude
      }.max()
      #expect(largest ?? 0 >= bound, "from \(x) at \(v) the end \(end) is late")
    }
  }

  @Test(arguments: [(0.5, 1, 0.1), (0.3, 0.8, 0), (1, 0.3, 2), (0.25, 1.4, 0)])
  func `a spring given by its duration ends after it`(
    duration: Double, ratio: Double, velocity: Double
  ) throws {
    let spring = Spring(.duration(duration, dampingRatio: ratio), initialVelocity: velocity)
    let value = AnimatedValue(.spring(spring), from: 0, to: 320, at: 2)
    #expect(value.endTime == 2 + duration)
    let last = value.sample(at: value.endTime.nextDown)
    #expect((last.position - 320).magnitude <= 0.35 / min(ratio, 1))
  }

  @Test(arguments: [0.999_999_999_9, 1, 1.000_000_000_1])
  func `the solutions near critical damping are the critical one`(ratio: Double) throws {
    let near = try #require(DampedSpring(Spring(.response(0.44, dampingRatio: ratio))))
    let exact = try #require(DampedSpring(Spring(.response(0.44, dampingRatio: 1))))
    for time in stride(from: 0, through: 3, by: 0.01) {
      let a = near.sample(at: time, displacement: -320, velocity: 500)
      let b = exact.sample(at: time, displacement: -320, velocity: 500)
      #expect((a.position - b.position).magnitude < 1e-6)
      #expect((a.velocity - b.velocity).magnitude < 1e-5)
    }
  }

  @Test(arguments: [(0.05, 0.0), (0.5, 0), (0.8, 0), (0.8, 900), (1, -19000), (2, -90000)])
  func `what has passed the target for good stays beyond it but for a little`(
    ratio: Double, velocity: Double
  ) throws {
    let spring = DampedSpring(frequency: 12, dampingRatio: ratio)
    func position(_ time: Double) -> Double {
      spring.sample(at: time, displacement: 800, velocity: velocity).position
    }
    let passing = try #require(
      spring.passingTime(displacement: 800, velocity: velocity, allowance: 0.5))
    #expect(position(passing).magnitude < 1e-6)
    #expect(position(passing - 0.001) > 0 && position(passing + 0.001) < 0)
    for step in 0..<4000 { #expect(position(passing + 0.001 * Double(step)) <= 0.5) }
    // Not a period earlier.
    guard ratio < 1, passing > Double.pi / spring.rate else { return }
    let early = passing - 2 * Double.pi / spring.rate
    #expect((0..<400).contains { position(early + 0.005 * Double($0)) > 0.5 })
  }

  @Test(arguments: [(1.0, 0.0), (1, -5000), (3, 0), (3, 1e6)])
  func `a spring that is damped enough never passes the target`(ratio: Double, velocity: Double) {
    let spring = DampedSpring(frequency: 12, dampingRatio: ratio)
    #expect(spring.passingTime(displacement: 800, velocity: velocity, allowance: 0.5) == nil)
    #expect(spring.passingTime(displacement: 0, velocity: -9, allowance: 0.5) == nil)
  }

  @Test(arguments: [
    Spring.Parameters.response(0, dampingRatio: 1), .response(-1, dampingRatio: 1),
    .response(.nan, dampingRatio: 1), .response(0.4, dampingRatio: .infinity),
    .duration(0, dampingRatio: 1), .duration(.infinity, dampingRatio: 1),
    .physical(mass: 0, stiffness: 1, damping: 1), .physical(mass: 1, stiffness: 0, damping: 1),
    .physical(mass: 1, stiffness: .nan, damping: 1),
    .physical(mass: 1e-30, stiffness: 1, damping: 0),
  ])
  func `parameters that describe no spring end at once`(parameters: Spring.Parameters) {
    let value = AnimatedValue(.spring(Spring(parameters)), from: 0, to: 100, velocity: 50, at: 1)
    #expect(value.isSettled(at: 1))
    #expect(value.position(at: 1) == 100)
  }

  @Test(arguments: [
    Spring.Parameters.response(0.4, dampingRatio: 0), .response(0.4, dampingRatio: -3),
    .duration(0.5, dampingRatio: 0), .physical(mass: 1, stiffness: 200, damping: 0),
    .response(0.4, dampingRatio: .nan),
  ])
  func `a spring without damping still comes to rest`(parameters: Spring.Parameters) {
    let value = AnimatedValue(.spring(Spring(parameters)), from: 0, to: 100, velocity: 50, at: 0)
    #expect(value.endTime.isFinite)
    #expect(value.position(at: value.endTime / 2).isFinite)
  }
}
