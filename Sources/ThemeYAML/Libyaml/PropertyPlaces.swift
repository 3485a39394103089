import ThemeDiagnostics

/// Where a node's anchor, tag and content stand; libyaml gives one place for the three together.
struct PropertyPlaces {
  /// The anchor with its `&`.
  var anchor: SourceRange?
  /// The tag with its `!`.
  var tag: SourceRange?
  /// The first byte of the content.
  var content: Int

  /// Finds the properties between the start of a node and the end of its first token.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    var offset = start
    while offset < end {
      let word = offset
      switch bytes[offset] {
      case UInt8(ascii: "&") where anchor == nil:
        offset = endOfProperty(bytes, from: offset, to: end)
        anchor = SourceRange(word, offset)
      case UInt8(ascii: "!") where tag == nil:
        offset = endOfProperty(bytes, from: offset, to: end)
        tag = SourceRange(word, offset)
      case UInt8(ascii: "#"): offset = min(endOfLine(bytes, from: offset), end)
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default:
        content = offset
        return
      }
    }
    content = end
  }
}

/// Where a property that begins with `&` or `!` ends: at white space or a flow indicator, a
/// verbatim tag after its `>`.
private func endOfProperty(
  _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
) -> Int {
  var offset = start + 1
  let isVerbatim = offset < end && bytes[start] == 0x21 && bytes[offset] == UInt8(ascii: "<")
  while offset < end {
    switch bytes[offset] {
    case UInt8(ascii: ">") where isVerbatim: return offset + 1
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      if !isVerbatim { return offset }
      offset += 1
    case 0x20, 0x09, 0x0A, 0x0D: return offset
    case UInt8(ascii: ":") where bytes[start] == UInt8(ascii: "&"): return offset
    default: offset += 1
    }
  }
  return offset
}
