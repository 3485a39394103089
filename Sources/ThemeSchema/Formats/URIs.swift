/// RFC 3986, or RFC 3987 where it is international; a relative reference where that is allowed.
func isURI(_ text: UnsafeBufferPointer<UInt8>, international: Bool, relative: Bool) -> Bool {
  guard hasURICharacters(text, international) else { return false }
  var rest = text[...]
  if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
    if rest[(hash + 1)...].contains(UInt8(ascii: "#")) { return false }
    rest = rest[..<hash]
  }
  if let mark = rest.firstIndex(of: UInt8(ascii: "?")) { rest = rest[..<mark] }
  let colon = rest.firstIndex(of: UInt8(ascii: ":"))
  let slash = rest.firstIndex(of: UInt8(ascii: "/"))
  if let colon, slash.map({ colon < $0 }) ?? true {
    guard isScheme(rest[..<colon]) else { return false }
    rest = rest[(colon + 1)...]
  } else if !relative {
    return false
  }
  if rest.count >= 2, rest[rest.startIndex] == UInt8(ascii: "/"),
    rest[rest.startIndex + 1] == UInt8(ascii: "/")
  {
    rest = rest.dropFirst(2)
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    guard isAuthority(UnsafeBufferPointer(rebasing: rest[..<end]), international) else {
      return false
    }
    rest = rest[end...]
  }
  // Square brackets stand around addresses only.
  let tail = text[rest.startIndex...]
  return !tail.contains(UInt8(ascii: "[")) && !tail.contains(UInt8(ascii: "]"))
}

private func isScheme(_ text: some Collection<UInt8>) -> Bool {
  guard let first = text.first, isLetter(first) else { return false }
  let others: StaticString = "+-."
  return text.allSatisfy { byte in
    isLetter(byte) || isDigit(byte) || others.withUTF8Buffer { $0.contains(byte) }
  }
}

/// Whether all characters may stand in a URI at all, and percent signs begin escapes.
private func hasURICharacters(_ text: UnsafeBufferPointer<UInt8>, _ international: Bool) -> Bool {
  let marks: StaticString = "-._~:/?#[]@!$&'()*+,;="
  var scanner = ByteScanner(text)
  while let byte = scanner.next {
    scanner.position += 1
    if isLetter(byte) || isDigit(byte) { continue }
    if byte == UInt8(ascii: "%") {
      if !scanner.percentEscape() { return false }
    } else if byte >= 0x80 {
      if !international { return false }
    } else if !marks.withUTF8Buffer({ $0.contains(byte) }) {
      return false
    }
  }
  return true
}

/// User information, host and port.
private func isAuthority(_ text: UnsafeBufferPointer<UInt8>, _ international: Bool) -> Bool {
  var rest = text[...]
  if let at = rest.firstIndex(of: UInt8(ascii: "@")) {
    let user = rest[..<at]
    if user.contains(UInt8(ascii: "[")) || user.contains(UInt8(ascii: "]")) { return false }
    rest = rest[(at + 1)...]
    if rest.contains(UInt8(ascii: "@")) { return false }
  }
  if rest.first == UInt8(ascii: "[") {
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
    guard isAddressLiteral(UnsafeBufferPointer(rebasing: rest[(rest.startIndex + 1)..<close]))
    else { return false }
    rest = rest[(close + 1)...]
    if rest.isEmpty { return true }
    return rest.first == UInt8(ascii: ":") && rest.dropFirst().allSatisfy(isDigit)
  }
  if let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
    guard rest[(colon + 1)...].allSatisfy(isDigit) else { return false }
    rest = rest[..<colon]
  }
  return !rest.contains(UInt8(ascii: "[")) && !rest.contains(UInt8(ascii: "]"))
}

/// An IPv6 address, or one of a future version: `v1.…`.
private func isAddressLiteral(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let first = text.first, first | 0x20 == UInt8(ascii: "v") else { return isIPv6(text) }
  var scanner = ByteScanner(text)
  scanner.position = 1
  let version = scanner.take(while: isHexDigit)
  return version > 0 && scanner.take(".") && !scanner.isAtEnd
}
