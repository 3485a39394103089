/// The lines of source that a range touches, with carets below its bytes.
struct Snippet {
  /// A line of a snippet.
  enum Line: Hashable {
    /// A line of the source with its number.
    case source(number: Int, text: String)
    /// Carets below the columns of the line before.
    case carets(Range<Int>)
    /// Lines that are left out.
    case omission
  }

  /// The lines from top to bottom.
  let lines: [Line]

  /// Up to this many lines a range is shown whole, beyond it by its first and last line.
  private static let wholeLines = 3

  /// Lays the lines of a range out.
  ///
  /// - Parameters:
  ///   - range: the bytes to point at; an empty range gets one caret.
  ///   - index: the lines of the text.
  ///   - width: the cells for a line.
  init(of range: SourceRange, in index: LineIndex, width: Int) {
    let first = index.location(of: range.start).line
    // The break that ends a line belongs to it, so a range that ends after one ends there.
    let last = max(first, index.location(of: max(range.start, range.end - 1)).line)
    let isWhole = last - first < Self.wholeLines

    var lines: [Line] = []
    for number in first...last {
      guard isWhole || number == first || number == last else {
        if number == first + 1 { lines.append(.omission) }
        continue
      }
      let line = index.range(ofLine: number)
      let indent = number == first ? 0 : Self.indentation(of: line, in: index.source)
      let part = SourceRange(
        max(range.start, line.start + indent), min(range.end, max(line.end, range.start)))
      let display = DisplayLine(line, of: index.source, focus: part, width: width)
      lines.append(.source(number: number, text: display.text))
      // Blank lines inside of a range have nothing to point at.
      guard number == first || part.length > 0 else { continue }
      lines.append(.carets(display.columns(of: part)))
    }
    self.lines = lines
  }

  private static func indentation(of line: SourceRange, in source: SourceText) -> Int {
    source.bytes[line.start..<line.end].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    .count
  }
}
