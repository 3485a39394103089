import Foundation
import Testing

@testable import SheetEngine

struct ElementaryTests {
  /// Arguments that cover an interval with an irregular step.
  static func arguments(from low: Double, to high: Double, count: Int = 20_000) -> [Double] {
    (0..<count).map {
      low + (high - low) * (Double($0) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1)
    }
  }

  /// The distance between two numbers in units of the last place of the second.
  static func ulps(_ a: Double, _ b: Double) -> Double {
    a == b ? 0 : (a - b).magnitude / b.ulp
  }

  @Test(arguments: [(-1.0, 1.0), (-30, 30), (-708, 709), (-1e-6, 1e-6)])
  func `exp agrees with the C library to two units in the last place`(low: Double, high: Double) {
    let worst = Self.arguments(from: low, to: high)
      .map { Self.ulps(Elementary.exp($0), Foundation.exp($0)) }.max()
    #expect(worst ?? 9 <= 2)
  }

  @Test(arguments: [(-0.8, 0.8), (-10.0, 10.0), (-1e6, 1e6)])
  func `sine and cosine agree with the C library to two units in the last place`(
    low: Double, high: Double
  ) {
    let worst = Self.arguments(from: low, to: high)
      .map { x in
        let (sine, cosine) = Elementary.sinCos(x)
        return max(Self.ulps(sine, Foundation.sin(x)), Self.ulps(cosine, Foundation.cos(x)))
      }.max()
    #expect(worst ?? 9 <= 2)
  }

  @Test(arguments: [(0.5, 2.0), (1e-300, 1e-290), (1.0, 1e6), (1e300, 1e308)])
  func `logarithms agree with the C library to two units in the last place`(
    low: Double, high: Double
  ) {
    let worst = Self.arguments(from: low, to: high)
      .map { x in
        max(
          Self.ulps(Elementary.log(x), Foundation.log(x)),
          Self.ulps(Elementary.log2(x), Foundation.log2(x)))
      }.max()
    #expect(worst ?? 9 <= 2)
  }

  @Test(arguments: [(0.0, 4.0), (1e-300, 1e-290), (1.0, 1e6), (1e300, 1e308)])
  func `the square root agrees with the exact one to a unit in the last place`(
    low: Double, high: Double
  ) {
    let worst = Self.arguments(from: low, to: high)
      .map { Self.ulps(Elementary.squareRoot($0), $0.squareRoot()) }.max()
    #expect(worst ?? 9 <= 1)
  }

  @Test func `arguments at the ends of the range give the limits`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(-1e9) == 0)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(-740) == Foundation.exp(-740))
    #expect(Elementary.sinCos(0) == (0, 1))
    #expect(Elementary.sinCos(1e300) == (0, 1))
    #expect(Elementary.sinCos(.nan) == (0, 1))
    #expect(Elementary.squareRoot(0) == 0)
    #expect(Elementary.squareRoot(.infinity) == .infinity)
    #expect(Elementary.squareRoot(-1).isNaN)
    #expect(Elementary.squareRoot(.nan).isNaN)
    #expect(
      Elementary.squareRoot(.leastNonzeroMagnitude) == Double.leastNonzeroMagnitude.squareRoot())
    #expect(Elementary.log2(0) == -.infinity)
    #expect(Elementary.log2(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log2(.leastNonzeroMagnitude) == -1074)
    #expect(Elementary.log2(8) == 3)
  }

  @Test(arguments: [(0.8, 0, 1), (0.8, 3, 0.512), (2, 10, 1024), (3, 1, 3), (2, -4, 1)])
  func `whole powers are products`(base: Double, exponent: Int, expected: Double) {
    #expect((Elementary.power(base, exponent) - expected).magnitude <= expected.ulp)
  }
}
