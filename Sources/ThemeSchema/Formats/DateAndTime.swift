extension ByteScanner {
  /// RFC 3339 `full-date`.
  mutating func date() -> Bool {
    guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2),
      (1...12).contains(month), day >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }

  /// RFC 3339 `full-time`; a leap second only where it is 23:59:60 in UTC.
  mutating func time() -> Bool {
    guard let hour = digits(2), take(":"), let minute = digits(2), take(":"),
      let second = digits(2), hour <= 23, minute <= 59, second <= 60
    else { return false }
    if take("."), take(while: isDigit) == 0 { return false }
    guard let offset = offset() else { return false }
    guard second == 60 else { return true }
    let minutes = (hour * 60 + minute - offset + 2 * 1440) % 1440
    return minutes == 1439
  }

  /// The offset from UTC, in minutes.
  private mutating func offset() -> Int? {
    if take(oneOf: "Zz") { return 0 }
    let isNegative = next == UInt8(ascii: "-")
    guard take(oneOf: "+-"), let hour = digits(2), take(":"), let minute = digits(2), hour <= 23,
      minute <= 59
    else { return nil }
    return (isNegative ? -1 : 1) * (hour * 60 + minute)
  }

  /// RFC 3339 appendix A: units in descending order without gaps, weeks alone.
  mutating func duration() -> Bool {
    guard take("P") else { return false }
    if next == UInt8(ascii: "T") {
      position += 1
      return units("HMS") > 0 && isAtEnd
    }
    let start = position
    if take(while: isDigit) > 0, take("W") { return isAtEnd }
    position = start
    guard units("YMD") > 0 else { return false }
    if isAtEnd { return true }
    return take("T") && units("HMS") > 0 && isAtEnd
  }

  /// Takes numbers with units, each the one that follows the last; how many, 0 for a fault.
  private mutating func units(_ names: StaticString) -> Int {
    let order = names.withUTF8Buffer { Array($0) }
    var count = 0
    var expected: Int?
    while let byte = next, isDigit(byte) {
      _ = take(while: isDigit)
      guard let unit = next, let place = order.firstIndex(of: unit), expected ?? place == place
      else { return 0 }
      position += 1
      count += 1
      expected = place + 1
    }
    return count
  }

  /// RFC 4122: 8-4-4-4-12 hexadecimal digits.
  mutating func uuid() -> Bool {
    for (index, count) in [8, 4, 4, 4, 12].enumerated() {
      if index > 0, !take("-") { return false }
      for _ in 0..<count {
        guard let byte = next, isHexDigit(byte) else { return false }
        position += 1
      }
    }
    return true
  }
}
