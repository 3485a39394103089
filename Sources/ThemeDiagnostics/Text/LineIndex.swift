/// The lines of a text, found once, so that many offsets become lines and columns quickly.
///
/// A byte order mark at the beginning belongs to no column, as in editors.
package struct LineIndex: Sendable {
  /// The text.
  package let source: SourceText
  /// The offset of each line's first byte, in ascending order; never empty.
  private let starts: [Int]
  /// For each block of ``blockSize`` bytes the first scalar that begins in it; empty when every
  /// byte is a scalar.
  private let checkpoints: [Checkpoint]

  private struct Checkpoint {
    var offset: Int
    var scalars: Int
  }

  private static let blockSize = 1024

  /// Finds the lines of a text; linear in its length.
  package init(_ source: SourceText) {
    self.source = source
    let bytes = source.bytes
    var starts = [source.hasByteOrderMark ? 3 : 0]
    var isASCII = true
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D {
        if byte >= 0x80 { isASCII = false }
      } else if byte == Byte.lineFeed
        || (byte == Byte.carriageReturn
          && !(offset < bytes.count && bytes[offset] == Byte.lineFeed))
      {
        starts.append(offset)
      }
    }
    self.starts = starts
    checkpoints = isASCII ? [] : Self.checkpoints(of: bytes)
  }

  private static func checkpoints(of bytes: [UInt8]) -> [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    var current = Checkpoint(offset: 0, scalars: 0)
    while current.offset < bytes.count {
      if current.offset >= checkpoints.count * blockSize { checkpoints.append(current) }
      current.offset += decodeScalar(bytes, at: current.offset).length
      current.scalars += 1
    }
    return checkpoints
  }

  /// How many lines there are; the text after the last line break counts, even when it is empty.
  package var lineCount: Int { starts.count }

  /// The bytes of a line, from 1, without its line break.
  package func range(ofLine line: Int) -> SourceRange {
    let start = starts[line - 1]
    guard line < starts.count else { return SourceRange(start, source.bytes.count) }
    var end = starts[line]
    while end > start, Byte.isLineBreak(source.bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  /// The line and column of an offset; an offset within a scalar has the column after it, one
  /// beyond the text is taken as its end.
  ///
  /// - Complexity: logarithmic in the number of lines.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, starts[0]), source.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalars(before: offset) - scalars(before: starts[low]) + 1
    return SourceLocation(line: low + 1, column: column, offset: offset)
  }

  private func scalars(before offset: Int) -> Int {
    guard !checkpoints.isEmpty else { return offset }
    var index = min(offset / Self.blockSize, checkpoints.count - 1)
    if checkpoints[index].offset > offset { index -= 1 }
    var current = checkpoints[index]
    while current.offset < offset {
      current.offset += decodeScalar(source.bytes, at: current.offset).length
      current.scalars += 1
    }
    return current.scalars
  }
}

extension SourceText {
  /// The line and column of an offset; an offset beyond the text is taken as its end.
  ///
  /// - Complexity: linear in the length of the text.
  public func location(of offset: Int) -> SourceLocation {
    LineIndex(self).location(of: offset)
  }

  /// Whether the text begins with U+FEFF.
  package var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

/// The bytes that end lines.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  static func isLineBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }
}
