import ThemeDiagnostics

/// A comment that speaks to the tool: `# themectl: …`.
struct ToolComment {
  /// From `#` to the end of the line.
  var range: SourceRange
  /// What stands after `themectl:`.
  var body: SourceRange
}

extension YAMLTree {
  /// The comments that begin with `themectl:`, in source order.
  ///
  /// - Complexity: looks at a ninth of the bytes where there are none.
  func toolComments() -> [ToolComment] {
    let ends = source.bytes.withUnsafeBufferPointer { ToolComment.mentions(in: $0) }
    return ends.compactMap { comment(withBodyAt: $0) }
  }

  /// The comment whose `themectl:` ends at an offset; `nil` where that stands in something else.
  private func comment(withBodyAt start: Int) -> ToolComment? {
    let bytes = source.bytes
    var hash = start - ToolComment.mention.count - 1
    while hash >= 0, isBlank(bytes[hash]) { hash -= 1 }
    guard hash >= 0, bytes[hash] == UInt8(ascii: "#") else { return nil }
    // A `#` begins a comment only after white space, and not within a text.
    guard
      hash == 0 || isBlank(bytes[hash - 1]) || isBreak(bytes[hash - 1]) || isAfterMark(hash),
      !nodes.contains(where: { $0.kind == .scalar && $0.start <= hash && hash < $0.end })
    else { return nil }
    let end = bytes[start...].firstIndex { isBreak($0) } ?? bytes.count
    return ToolComment(range: SourceRange(hash, end), body: SourceRange(start, end))
  }

  private func isAfterMark(_ offset: Int) -> Bool { source.hasByteOrderMark && offset == 3 }
}

extension ToolComment {
  /// What the comment begins with.
  static let mention = Array("themectl:".utf8)

  /// The ends of all occurrences in a text, by the method of Horspool: what does not end with the
  /// last byte sought is skipped by as much as it allows.
  fileprivate static func mentions(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let last = mention.count - 1
    let skips = Self.skips
    var ends: [Int] = []
    var index = last
    // No byte of the mention stands in it twice, except `e` and `t`, of which the last counts.
    while index < bytes.count {
      let byte = bytes[index]
      if byte == mention[last], (0..<last).allSatisfy({ bytes[index - last + $0] == mention[$0] }) {
        ends.append(index + 1)
      }
      index += skips[Int(byte)]
    }
    return ends
  }

  /// How far the search may go on from each byte.
  private static let skips: [Int] = {
    var skips = [Int](repeating: mention.count, count: 256)
    for (index, byte) in mention.dropLast().enumerated() {
      skips[Int(byte)] = mention.count - 1 - index
    }
    return skips
  }()
}
