extension PatternParser {
  /// Reads an escape outside of a class.
  mutating func atomEscape() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    guard let next = peek else {
      throw PatternError(message: "`\\` has nothing to escape", offset: start)
    }
    if ("1"..."9").contains(next), let group = decimal() {
      hasBackReferences = true
      if group > (largestReference?.group ?? 0) { largestReference = (group, start) }
      return .backReference([group])
    }
    if take("k" as Unicode.Scalar) {
      guard take("<" as Unicode.Scalar) else {
        throw PatternError(message: "`\\k` must be followed by `<name>`", offset: start)
      }
      hasBackReferences = true
      namedReferences.append((try groupName(), start))
      return .backReference([-namedReferences.count])
    }
    if let set = try classEscape() { return .set(set) }
    return .set(ScalarSet(try characterEscape(at: start)))
  }

  /// Reads what follows a backslash when it stands for a set: `d`, `D`, `p{…}`.
  mutating func classEscape() throws(PatternError) -> ScalarSet? {
    guard let next = peek else { return nil }
    let set: ScalarSet
    switch next {
    case "d": set = .digits
    case "D": set = .digits.inverted
    case "s": set = .space
    case "S": set = .space.inverted
    case "w": set = .word
    case "W": set = .word.inverted
    case "p", "P":
      let set = try property()
      return next == "P" ? set.inverted : set
    default: return nil
    }
    position += 1
    return set
  }

  /// Reads what follows a backslash when it stands for one code point.
  mutating func characterEscape(at start: Int) throws(PatternError) -> UInt32 {
    guard let next = peek else {
      throw PatternError(message: "`\\` has nothing to escape", offset: start)
    }
    position += 1
    switch next {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/":
      return next.value
    case "c":
      if let letter = peek, letter.properties.isASCIIHexDigit || letter.isASCII,
        letter.value & 0x5F >= 0x41, letter.value & 0x5F <= 0x5A
      {
        position += 1
        return letter.value & 0x1F
      }
      throw PatternError(message: "`\\c` must be followed by a letter", offset: start)
    case "0":
      if let digit = peek, ScalarSet.digits.contains(digit.value) {
        throw PatternError(message: "`\\0` must not be followed by a digit", offset: start)
      }
      return 0
    case "x":
      if let value = hexadecimal(digits: 2) { return value }
      throw PatternError(message: "`\\x` must be followed by two hexadecimal digits", offset: start)
    case "u":
      if let value = try unicodeEscape() { return value }
      throw PatternError(
        message: "`\\u` must be followed by four hexadecimal digits or `{…}`", offset: start)
    default:
      throw PatternError(message: Self.wordsForUnknownEscape(next), offset: start)
    }
  }

  private static func wordsForUnknownEscape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "A": "`\\A` is no escape of ECMA-262; write `^`"
    case "Z", "z": "`\\\(scalar)` is no escape of ECMA-262; write `$`"
    case "a"..."z", "A"..."Z", "1"..."9": "`\\\(scalar)` is no escape of ECMA-262"
    default: "`\(scalar)` needs no escape; write it without `\\`"
    }
  }

  /// Reads what follows `\u`: four digits, two such escapes for a pair of surrogates, or braces.
  mutating func unicodeEscape() throws(PatternError) -> UInt32? {
    if take("{" as Unicode.Scalar) {
      let start = position
      var value: UInt32 = 0
      while let next = peek, let digit = Self.hexadecimalValue(next) {
        value = min(value * 16 + digit, ScalarSet.limit)
        position += 1
      }
      guard position > start, value < ScalarSet.limit, take("}" as Unicode.Scalar) else {
        return nil
      }
      return value
    }
    guard let first = hexadecimal(digits: 4) else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return first }
    let afterFirst = position
    if take("\\u"), let second = hexadecimal(digits: 4), (0xDC00...0xDFFF).contains(second) {
      return 0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    position = afterFirst
    return first
  }

  private mutating func hexadecimal(digits: Int) -> UInt32? {
    guard position + digits <= scalars.count else { return nil }
    var value: UInt32 = 0
    for index in position..<position + digits {
      guard let digit = Self.hexadecimalValue(scalars[index]) else { return nil }
      value = value << 4 + digit
    }
    position += digits
    return value
  }

  private static func hexadecimalValue(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "A"..."F": scalar.value - 0x41 + 10
    case "a"..."f": scalar.value - 0x61 + 10
    default: nil
    }
  }
}
