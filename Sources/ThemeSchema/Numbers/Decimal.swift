/// A number as its text writes it: a whole mantissa times a power of ten, without rounding.
///
/// A view of the text's bytes, which must outlive it. Nothing is copied, so any number of digits
/// and any exponent cost nothing to hold.
struct Decimal {
  /// Whether a minus sign stands before it; never for zero.
  var isNegative = false
  /// The significant digits, from the first that is not zero to the last, a point among them
  /// perhaps; empty for zero.
  var digits: UnsafeBufferPointer<UInt8>
  /// How many digits that is, the point not counted.
  var digitCount = 0
  /// The power of ten of the last digit; held within ±2^40, beyond which it is cut off.
  var exponent = 0

  /// Reads a decimal number of the YAML core schema or of JSON.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var position = 0
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      position = 1
    }
    var scale = 0
    var pointSeen = false
    var first = -1
    var last = -1
    var trailingZeros = 0
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: ".") {
        pointSeen = true
      } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        if pointSeen { scale -= 1 }
        if byte != UInt8(ascii: "0") {
          if first < 0 { first = position } else { digitCount += trailingZeros }
          digitCount += 1
          last = position
          trailingZeros = 0
        } else if first >= 0 {
          trailingZeros += 1
        }
      } else {
        break
      }
      position += 1
    }
    guard first >= 0 else {
      isNegative = false
      digits = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    digits = UnsafeBufferPointer(rebasing: text[first...last])
    exponent = scale + trailingZeros
    if position < text.count { exponent += Self.exponent(in: text, from: position + 1) }
  }

  /// The exponent after `e`, cut off at ±2^40.
  private static func exponent(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var position = start
    var isNegative = false
    if position < text.count,
      text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+")
    {
      isNegative = text[position] == UInt8(ascii: "-")
      position += 1
    }
    var value = 0
    while position < text.count, value < 1 << 40 {
      value = value * 10 + Int(text[position] &- UInt8(ascii: "0"))
      position += 1
    }
    value = min(value, 1 << 40)
    return isNegative ? -value : value
  }

  /// Whether it is zero.
  var isZero: Bool { digitCount == 0 }

  /// Whether it has no fraction: `3`, `3.0`, `30e-1`.
  var isInteger: Bool { isZero || exponent >= 0 }
}

extension Decimal {
  /// -1, 0 or 1: how two numbers compare.
  static func compare(_ a: Decimal, _ b: Decimal) -> Int {
    if a.isZero || b.isZero || a.isNegative != b.isNegative {
      return a.sign - b.sign > 0 ? 1 : a.sign == b.sign ? 0 : -1
    }
    return a.isNegative ? compareMagnitude(b, a) : compareMagnitude(a, b)
  }

  private var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  private static func compareMagnitude(_ a: Decimal, _ b: Decimal) -> Int {
    let places = (a.exponent + a.digitCount, b.exponent + b.digitCount)
    if places.0 != places.1 { return places.0 < places.1 ? -1 : 1 }
    var left = DigitCursor(a.digits)
    var right = DigitCursor(b.digits)
    while true {
      switch (left.next(), right.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let x?, let y?): if x != y { return x < y ? -1 : 1 }
      }
    }
  }
}

/// Walks over digits, skipping the point.
struct DigitCursor {
  private var position = 0
  private let digits: UnsafeBufferPointer<UInt8>

  init(_ digits: UnsafeBufferPointer<UInt8>) { self.digits = digits }

  /// The next digit's value.
  mutating func next() -> UInt8? {
    guard position < digits.count else { return nil }
    if digits[position] == UInt8(ascii: ".") { position += 1 }
    defer { position += 1 }
    return digits[position] &- UInt8(ascii: "0")
  }
}
