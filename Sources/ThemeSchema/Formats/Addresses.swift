extension ByteScanner {
  /// RFC 2673 §3.2: four decimal numbers up to 255 without leading zeros.
  mutating func ipv4() -> Bool {
    for index in 0..<4 {
      if index > 0, !take(".") { return false }
      let start = position
      let count = take(while: isDigit)
      position = start
      guard (1...3).contains(count), count == 1 || next != UInt8(ascii: "0"),
        let value = digits(count), value <= 255
      else { return false }
    }
    return true
  }
}

/// RFC 4291 §2.2: eight groups, one run of zeros as `::`, the last two perhaps as IPv4.
func isIPv6(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var scanner = ByteScanner(text)
  var groups = 0
  var hasGap = false
  if scanner.take(":") {
    guard scanner.take(":") else { return false }
    hasGap = true
    if scanner.isAtEnd { return true }
  }
  while groups < 8 {
    let start = scanner.position
    let count = scanner.take(while: isHexDigit)
    if scanner.next == UInt8(ascii: ".") {
      scanner.position = start
      guard groups <= 6, scanner.ipv4(), scanner.isAtEnd else { return false }
      return groups + 2 == 8 || hasGap && groups + 2 < 8
    }
    guard (1...4).contains(count) else { return false }
    groups += 1
    if scanner.isAtEnd { break }
    guard scanner.take(":") else { return false }
    if scanner.take(":") {
      if hasGap { return false }
      hasGap = true
      if scanner.isAtEnd { break }
    } else if scanner.isAtEnd {
      return false
    }
  }
  return scanner.isAtEnd && (hasGap ? groups < 8 : groups == 8)
}

/// RFC 5321 §4.1.2, and RFC 6531 where it is international.
func isEmail(_ text: UnsafeBufferPointer<UInt8>, international: Bool) -> Bool {
  guard let at = text.lastIndex(of: UInt8(ascii: "@")) else { return false }
  let local = UnsafeBufferPointer(rebasing: text[..<at])
  let domain = UnsafeBufferPointer(rebasing: text[(at + 1)...])
  return isLocalPart(local, international) && isMailDomain(domain, international)
}

private func isLocalPart(_ text: UnsafeBufferPointer<UInt8>, _ international: Bool) -> Bool {
  if text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") {
    return isQuotedString(text, international)
  }
  var atomLength = 0
  for byte in text {
    if byte == UInt8(ascii: ".") {
      if atomLength == 0 { return false }
      atomLength = 0
    } else if isAtomText(byte) || international && byte >= 0x80 {
      atomLength += 1
    } else {
      return false
    }
  }
  return atomLength > 0
}

private func isQuotedString(_ text: UnsafeBufferPointer<UInt8>, _ international: Bool) -> Bool {
  var isEscaped = false
  for byte in text[1..<text.count - 1] {
    guard byte >= 0x20, byte < 0x7F || international && byte >= 0x80 else { return false }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      return false
    }
  }
  return !isEscaped
}

private func isAtomText(_ byte: UInt8) -> Bool {
  let others: StaticString = "!#$%&'*+-/=?^_`{|}~"
  return isLetter(byte) || isDigit(byte) || others.withUTF8Buffer { $0.contains(byte) }
}

private func isMailDomain(_ text: UnsafeBufferPointer<UInt8>, _ international: Bool) -> Bool {
  guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]"), text.count > 2 else {
    return isHostname(text, international: international)
  }
  let literal = UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
  let prefix: StaticString = "IPv6:"
  if literal.count > 5, prefix.withUTF8Buffer({ $0.elementsEqual(literal[0..<5]) }) {
    return isIPv6(UnsafeBufferPointer(rebasing: literal[5...]))
  }
  var scanner = ByteScanner(literal)
  return scanner.ipv4() && scanner.isAtEnd
}
