/// Finds lines in a text; they end with LF, CR LF or CR.
struct SourceLines {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The first byte of the line that holds an offset.
  func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Whether only blanks stand between the start of the line and an offset.
  ///
  /// Looks no further back than to the last byte that is no blank, so that it may be asked of every
  /// node of a long line.
  func isFirstContent(_ offset: Int) -> Bool {
    var index = offset
    while index > 0, isBlank(bytes[index - 1]) { index -= 1 }
    return index == 0 || isBreak(bytes[index - 1])
  }

  /// The line break that ends the line, or the end of the text.
  func end(of offset: Int) -> Int { endOfLine(bytes, from: offset) }

  /// The first byte of the next line, or `nil` after the last.
  func next(after offset: Int) -> Int? {
    var next = end(of: offset)
    guard next < bytes.count else { return nil }
    next += bytes[next] == 0x0D && next + 1 < bytes.count && bytes[next + 1] == 0x0A ? 2 : 1
    return next
  }

  /// The first byte of a line that is neither space nor tab; the line's end when there is none.
  func content(of start: Int) -> Int {
    skipBlanks(from: start)
  }

  /// The first byte from an offset on that is neither space nor tab.
  func skipBlanks(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The last line before another that has more than blanks and a comment, not before `limit`.
  func previousContentLine(before line: Int, limit: Int) -> Int? {
    var line = line
    while line > limit {
      line = start(of: endBefore(line))
      let content = content(of: line)
      if content < end(of: line), bytes[content] != UInt8(ascii: "#") { return line }
    }
    return nil
  }

  /// Whether a line begins with `---` or `...` and then ends or has a blank.
  func isDocumentMarker(at line: Int, _ mark: UInt8) -> Bool {
    guard line + 3 <= bytes.count else { return false }
    for index in line..<line + 3 where bytes[index] != mark { return false }
    return line + 3 == bytes.count || isBlank(bytes[line + 3]) || isBreak(bytes[line + 3])
  }

  /// Where a text on one line ends: before the blanks and the comment that close the line.
  func endOfText(from start: Int) -> Int {
    var end = start
    var offset = start
    while offset < bytes.count, !isBreak(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "#"), offset > start, isBlank(bytes[offset - 1]) { break }
      if !isBlank(bytes[offset]) { end = offset + 1 }
      offset += 1
    }
    return end
  }

  /// The offset of the line break before the line that begins at an offset.
  private func endBefore(_ line: Int) -> Int {
    var end = line - 1
    if end > 0, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return max(end, 0)
  }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
