import SheetModel
import Testing

@testable import SheetEngine

struct TimingCurveTests {
  @Test func `every curve follows the inversion by bisection to 1e-9`() throws {
    let rows = try NumericalSolutions.rows("curves.csv")
    #expect(rows.count > 300)
    for row in rows {
      let n = row.compactMap { Double($0) }
      let curve = TimingCurve(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
      let (progress, slope) = curve.sample(at: n[4])
      #expect(NumericalSolutions.agree(progress, n[5]), "\(row): \(progress)")
      #expect(NumericalSolutions.agree(slope, n[6]), "\(row): \(slope)")
    }
  }

  @Test(arguments: [Curve.linear, .easeIn, .easeOut, .easeInOut])
  func `named curves run from 0 to 1 and only forwards`(curve: Curve) {
    let curve = TimingCurve(curve)
    var last = 0.0
    for step in 0...1000 {
      let progress = curve.sample(at: Double(step) / 1000).progress
      #expect(progress >= last)
      last = progress
    }
    #expect(curve.sample(at: 0).progress == 0)
    #expect(last == 1)
  }

  @Test(arguments: [
    (Curve.linear, 1.0, 1.0), (.easeIn, 0, 1 / 0.58), (.easeOut, 1 / 0.58, 0),
    (.easeInOut, 0, 0), (.cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), 1, 1),
    (.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.4, 0),
  ])
  func `the slope at an end is that of the line to the nearest control point`(
    curve: Curve, start: Double, end: Double
  ) {
    let curve = TimingCurve(curve)
    #expect((curve.sample(at: 0).slope - start).magnitude < 1e-12)
    #expect((curve.sample(at: 1).slope - end).magnitude < 1e-12)
  }

  @Test(arguments: [
    Curve.cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), .cubicBezier(x1: 0, y1: 1, x2: 0, y2: 1),
    .cubicBezier(x1: 1, y1: 0, x2: 1, y2: 0), .cubicBezier(x1: 0, y1: 5, x2: 1, y2: -4),
    .cubicBezier(x1: -3, y1: 0, x2: 7, y2: 1), .cubicBezier(x1: .nan, y1: 0, x2: 1, y2: .infinity),
  ])
  func `the oddest control points give finite numbers and both ends`(curve: Curve) {
    let curve = TimingCurve(curve)
    for step in -10...1010 {
      let (progress, slope) = curve.sample(at: Double(step) / 1000)
      #expect(progress.isFinite && slope.isFinite)
    }
    #expect(curve.sample(at: 0).progress == 0)
    #expect(curve.sample(at: 1).progress == 1)
    #expect(curve.sample(at: .nan).progress == 0)
  }
}
