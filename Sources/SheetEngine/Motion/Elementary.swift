/// The elementary functions of motion, computed with nothing but IEEE 754 arithmetic.
///
/// A C library's `exp` or `sin` may differ in the last bit from one platform to the next, Embedded
/// Swift for a browser has no C library at all, and JavaScript does not say how exact `Math.exp` is.
/// Additions, multiplications and divisions are the same to the bit everywhere (Swift never
/// contracts them), so a recorded trace replays to the same numbers, bit for bit, natively and
/// in WebAssembly. Arguments are reduced in two or three parts (Cody and Waite, "Software Manual for
/// the Elementary Functions", 1980), and what is left is small enough for a Taylor polynomial whose
/// remainder lies below a tenth of a unit in the last place.
///
/// Tests hold every function to the C library: at most 2 units in the last place.
package enum Elementary {
  /// e to the power of x; 0 below about −745, infinity above about 709.78.
  package static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return x.isNaN ? x : .infinity }
    // x = k ln 2 + r with |r| <= ln 2 / 2; the high part of ln 2 has 32 bits, so k times it is exact.
    let k = nearest(x * 1.4426950408889634)
    let high = x - k * 0x1.62e42feep-1
    let low = k * 0x1.a39ef35793c76p-33
    let r = high - low
    // Odd and even terms apart, so that a processor works on both at once.
    let q = r * r
    let even = q * (c2 + q * (c4 + q * (c6 + q * (c8 + q * (c10 + q * c12)))))
    let odd = q * (c3 + q * (c5 + q * (c7 + q * (c9 + q * (c11 + q * c13)))))
    let fraction = 1 + (high + ((even + r * odd) - low))
    // Two steps, because 2^k alone may leave the range where the product does not.
    let half = Int(k) / 2
    return fraction * power(ofTwo: half) * power(ofTwo: Int(k) - half)
  }

  /// The sine and the cosine of an angle in radians.
  ///
  /// Beyond 2^20 right angles the reduction loses bits, beyond 2^30 radians the angle is taken as 0;
  /// a spring has come to rest long before.
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.magnitude < 0x1p30 else { return (0, 1) }
    // x = k π/2 + r with |r| <= π/4; the first two parts of π/2 have 32 bits each.
    let k = nearest(x * 0.6366197723675814)
    let first = x - k * 0x1.921fb544p+0
    let second = first - k * 0x1.0b4611a6p-34
    let r = second - k * 0x1.3198a2e037073p-69
    let low = (second - r) - k * 0x1.3198a2e037073p-69
    // Every other term apart, as in exp.
    let q = r * r
    let p = q * q
    let oddSine = -c3 + p * (-c7 + p * (-c11 + p * -c15))
    let evenSine = c5 + p * (c9 + p * (c13 + p * c17))
    let oddCosine = -c6 + p * (-c10 + p * -c14)
    let evenCosine = c4 + p * (c8 + p * (c12 + p * c16))
    let sine = r + (r * q * (oddSine + q * evenSine) + low)
    let cosine = 1 - (0.5 * q - (p * (evenCosine + q * oddCosine) - r * low))
    switch Int(k) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The logarithm to the base 2; −infinity at 0, NaN below.
  package static func log2(_ x: Double) -> Double {
    guard let (exponent, fraction) = logarithmParts(x) else { return logarithmOutOfRange(x) }
    return exponent + fraction * 1.4426950408889634
  }

  /// The natural logarithm; −infinity at 0, NaN below.
  package static func log(_ x: Double) -> Double {
    guard let (exponent, fraction) = logarithmParts(x) else { return logarithmOutOfRange(x) }
    return exponent * 0x1.62e42feep-1 + (fraction + exponent * 0x1.a39ef35793c76p-33)
  }

  /// The square root; NaN below 0.
  ///
  /// The standard library's is exact everywhere too, but needs the C library in a debug build.
  package static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 || x > 0 ? x : .nan }
    // x = 4^h m with m between 1 and 4; (1 + m) / 2 is too large, and Newton's steps then only fall.
    let odd = Int(x.exponent) & 1
    let m = odd == 1 ? 2 * x.significand : x.significand
    var root = 0.5 * (1 + m)
    for _ in 0..<6 { root = 0.5 * (root + m / root) }
    return root * power(ofTwo: (Int(x.exponent) - odd) / 2)
  }

  /// A number to a whole power, by repeated squaring; 1 for an exponent of 0 or below.
  package static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    var factor = base
    var rest = max(0, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result *= factor }
      factor *= factor
      rest >>= 1
    }
    return result
  }
}

extension Elementary {
  /// The exponent e and ln m of x = 2^e m, with m between √½ and √2.
  private static func logarithmParts(_ x: Double) -> (exponent: Double, fraction: Double)? {
    guard x > 0, x < .infinity else { return nil }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 1.4142135623730951 {
      m *= 0.5
      exponent += 1
    }
    // ln m = 2 artanh s with s = (m − 1) / (m + 1), |s| <= 0.172; 2s = f − s f keeps the last bits.
    let f = m - 1
    let s = f / (m + 1)
    let q = s * s
    let tail =
      q
      * (1.0 / 3 + q
        * (1.0 / 5 + q
          * (1.0 / 7 + q
            * (1.0 / 9 + q
              * (1.0 / 11
                + q * (1.0 / 13 + q * (1.0 / 15 + q * (1.0 / 17 + q * (1.0 / 19 + q / 21)))))))))
    return (exponent, f - s * (f - 2 * tail))
  }

  /// The nearest whole number, for magnitudes below 2^51.
  private static func nearest(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  private static func logarithmOutOfRange(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x < 0 ? .nan : x
  }

  /// 2 to a whole power between −1022 and 1023.
  private static func power(ofTwo exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  // 1 / n!
  private static let c2 = 0.5
  private static let c3 = 1.0 / 6
  private static let c4 = 1.0 / 24
  private static let c5 = 1.0 / 120
  private static let c6 = 1.0 / 720
  private static let c7 = 1.0 / 5040
  private static let c8 = 1.0 / 40_320
  private static let c9 = 1.0 / 362_880
  private static let c10 = 1.0 / 3_628_800
  private static let c11 = 1.0 / 39_916_800
  private static let c12 = 1.0 / 479_001_600
  private static let c13 = 1.0 / 6_227_020_800
  private static let c14 = 1.0 / 87_178_291_200
  private static let c15 = 1.0 / 1_307_674_368_000
  private static let c16 = 1.0 / 20_922_789_888_000
  private static let c17 = 1.0 / 355_687_428_096_000
}
