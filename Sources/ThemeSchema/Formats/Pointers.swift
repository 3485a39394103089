extension ByteScanner {
  /// RFC 6901: tokens after slashes, `~` only as `~0` and `~1`; takes the rest of the text.
  mutating func jsonPointer() -> Bool {
    if isAtEnd { return true }
    guard next == UInt8(ascii: "/") else { return false }
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "~"), !take(oneOf: "01") { return false }
    }
    return true
  }

  /// A number of levels up, with an index change perhaps, then `#` or a JSON Pointer.
  mutating func relativeJSONPointer() -> Bool {
    guard number() else { return false }
    if take(oneOf: "+-"), !number() { return false }
    if take("#") { return isAtEnd }
    return jsonPointer()
  }

  /// A whole number without leading zeros.
  private mutating func number() -> Bool {
    if take("0") { return next.map { !isDigit($0) } ?? true }
    return take(while: isDigit) > 0
  }
}

/// RFC 6570: literals and expressions in braces.
func isURITemplate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var scanner = ByteScanner(text)
  while let byte = scanner.next {
    scanner.position += 1
    switch byte {
    case UInt8(ascii: "{"): if !scanner.expression() { return false }
    case UInt8(ascii: "%"): if !scanner.percentEscape() { return false }
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      return false
    default: break
    }
  }
  return true
}

extension ByteScanner {
  /// An expression up to its closing brace.
  fileprivate mutating func expression() -> Bool {
    _ = take(oneOf: "+#./;?&=,!@|")
    repeat {
      guard variable() else { return false }
      if take("*") { continue }
      if take(":") {
        guard let first = next, first != UInt8(ascii: "0") else { return false }
        let count = take(while: isDigit)
        if count == 0 || count > 4 { return false }
      }
    } while take(",")
    return take("}")
  }

  /// A variable's name: characters with single points between them.
  private mutating func variable() -> Bool {
    repeat {
      var count = 0
      while let byte = next {
        if isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") {
          position += 1
        } else if byte == UInt8(ascii: "%") {
          position += 1
          if !percentEscape() { return false }
        } else {
          break
        }
        count += 1
      }
      if count == 0 { return false }
    } while take(".")
    return true
  }
}
