package import SheetModel

/// A cubic Bézier timing curve from (0, 0) to (1, 1): progress over the fraction of the time.
package struct TimingCurve: Hashable, Sendable {
  // x(s) = ((ax s + bx) s + cx) s, and y the same; the constant part is 0.
  private let ax: Double
  private let bx: Double
  private let cx: Double
  private let ay: Double
  private let by: Double
  private let cy: Double
  private let isLinear: Bool

  /// Creates a curve from its control points.
  ///
  /// The x are taken into 0 to 1, outside of which time would run backwards; control points that are
  /// not finite give the straight line.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let valid = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    isLinear = !valid || (x1 == y1 && x2 == y2)
    let x1 = valid ? min(max(x1, 0), 1) : 0
    let x2 = valid ? min(max(x2, 0), 1) : 1
    let y1 = valid ? y1 : 0
    let y2 = valid ? y2 : 1
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
  }

  /// Creates the curve of a preset; the named ones are Core Animation's.
  package init(_ curve: Curve) {
    switch curve {
    case .linear: self.init(x1: 0, y1: 0, x2: 1, y2: 1)
    case .easeIn: self.init(x1: 0.42, y1: 0, x2: 1, y2: 1)
    case .easeOut: self.init(x1: 0, y1: 0, x2: 0.58, y2: 1)
    case .easeInOut: self.init(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    case .cubicBezier(let x1, let y1, let x2, let y2): self.init(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }

  /// The progress and its slope at a fraction of the time; fractions outside of 0 to 1 are taken as
  /// 0 and 1.
  package func sample(at fraction: Double) -> (progress: Double, slope: Double) {
    let fraction = fraction > 0 ? min(fraction, 1) : 0
    if isLinear { return (fraction, 1) }
    if fraction == 1 { return (1, slope(at: 1)) }
    let s = parameter(at: fraction)
    return (((ay * s + by) * s + cy) * s, slope(at: s))
  }

  /// The parameter s with x(s) = fraction, to 1e-12 and better: Halley's method, kept between bounds
  /// that halve where it would leave them.
  ///
  /// A step leaves an error of (x″² / 4x′² − x‴ / 6x′) times its cube, so the last one need not be
  /// checked by another: the usual curves take two or three.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = fraction
    for _ in 0..<100 {
      let error = ((ax * s + bx) * s + cx) * s - fraction
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let first = (3 * ax * s + 2 * bx) * s + cx
      let second = 6 * ax * s + 2 * bx
      let square = first * first
      let step = error * first / (square - 0.5 * error * second)
      let next = s - step
      guard next >= low, next <= high else {
        s = 0.5 * (low + high)
        continue
      }
      let bend = 0.25 * second * second + (first * ax).magnitude
      if (step * step * step * bend).magnitude <= 0x1p-54 * square * s { return next }
      s = next
    }
    return s
  }

  /// dy/dx at a parameter; where both derivatives vanish at an end, the ratio of the next ones.
  ///
  /// A vertical tangent gives ``steepest`` instead of infinity.
  private func slope(at s: Double) -> Double {
    let dx = (3 * ax * s + 2 * bx) * s + cx
    let dy = (3 * ay * s + 2 * by) * s + cy
    if dx.magnitude > Self.flat { return limited(dy / dx) }
    if dy.magnitude > Self.flat { return dy < 0 ? -Self.steepest : Self.steepest }
    let ddx = 6 * ax * s + 2 * bx
    let ddy = 6 * ay * s + 2 * by
    if ddx.magnitude > Self.flat { return limited(ddy / ddx) }
    if ddy.magnitude > Self.flat { return ddy * ax < 0 ? -Self.steepest : Self.steepest }
    return ax == 0 ? 1 : limited(ay / ax)
  }

  private func limited(_ slope: Double) -> Double {
    min(max(slope, -Self.steepest), Self.steepest)
  }

  /// The steepest slope that is reported, in progress per duration.
  private static let steepest = 1e4
  /// A derivative that counts as 0.
  private static let flat = 1e-9
}
