/// A line of source as it is shown: tabs expanded, invisible characters spelled out, cut to a
/// window when it is long; it knows which cells of the terminal each byte takes.
struct DisplayLine {
  /// What is printed.
  let text: String
  /// The cells of the text, with the columns they are printed at.
  private let cells: [Cell]
  /// The offset after the last cell's bytes.
  private let endOffset: Int
  /// The column after the last cell.
  private let endColumn: Int

  /// What a person sees as one character, with the marks that belong to it.
  private struct Cell {
    var offset: Int
    var text: String
    var width: Int
    /// What may be joined to it.
    var kind: Kind
    var column = 0
  }

  private enum Kind {
    case other
    case emoji
    case emojiWithJoiner
    case regionalIndicator
    /// A tab, or an invisible character's visible form: nothing is joined to these.
    case replacement
  }

  private static let tabWidth = 4

  /// Lays a line out.
  ///
  /// - Parameters:
  ///   - line: the bytes of the line, without its break.
  ///   - source: the text.
  ///   - focus: the bytes that must be seen; tabs among them are drawn as arrows.
  ///   - width: the cells there are.
  init(_ line: SourceRange, of source: SourceText, focus: SourceRange, width: Int) {
    // A scalar takes at most four bytes, so this much text fills the window on both sides.
    let reach = width * 4
    let first = max(line.start, min(focus.start, line.end) - reach)
    let last = min(line.end, first + 2 * reach)
    let bytes = source.bytes
    var offset = first
    while offset > line.start, bytes[offset] & 0xC0 == 0x80, first - offset < 3 { offset -= 1 }

    var cells: [Cell] = []
    var column = 0
    while offset < last {
      let decoded = decodeScalar(bytes, at: offset)
      if decoded.scalar == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        let isInFocus = focus.start <= offset && offset < focus.end
        let text = (isInFocus ? "→" : " ") + String(repeating: " ", count: width - 1)
        cells.append(Cell(offset: offset, text: text, width: width, kind: .replacement))
        column += width
      } else if let scalar = decoded.scalar {
        column += Self.append(scalar, at: offset, to: &cells)
      } else {
        let text = visibleForm(ofByte: bytes[offset])
        cells.append(Cell(offset: offset, text: text, width: text.count, kind: .replacement))
        column += text.count
      }
      offset += decoded.length
    }
    self.init(
      cells, end: offset, focus: focus.start, width: width,
      isCutBefore: first > line.start, isCutAfter: offset < line.end)
  }

  /// Appends a scalar, as part of the cell before it where it belongs there.
  ///
  /// - Returns: how many columns the text grew.
  private static func append(
    _ scalar: Unicode.Scalar, at offset: Int, to cells: inout [Cell]
  ) -> Int {
    let width = cellWidth(of: scalar)
    let kind = Self.kind(of: scalar)
    if let last = cells.indices.last, cells[last].kind != .replacement {
      let previous = cells[last].kind
      var joined: Kind?
      if scalar == "\u{200D}" {
        joined = previous == .emoji ? .emojiWithJoiner : nil
      } else if width == 0 {
        joined = previous
      } else if previous == .emojiWithJoiner {
        joined = kind == .emoji ? .emoji : nil
      } else if previous == .emoji, isEmojiModifier(scalar) {
        joined = .emoji
      } else if previous == .regionalIndicator, kind == .regionalIndicator {
        joined = .emoji
      }
      if let joined {
        cells[last].text.unicodeScalars.append(scalar)
        cells[last].kind = joined
        // U+FE0F asks for emoji presentation, which is wide.
        guard scalar == "\u{FE0F}", cells[last].width == 1 else { return 0 }
        cells[last].width = 2
        cells[last].kind = .emoji
        return 1
      }
    }
    if isInvisible(scalar) || width == 0 {
      let text = visibleForm(of: scalar)
      cells.append(Cell(offset: offset, text: text, width: text.count, kind: .replacement))
      return text.count
    }
    cells.append(Cell(offset: offset, text: String(scalar), width: width, kind: kind))
    return width
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    if (0x1F1E6...0x1F1FF).contains(scalar.value) { return .regionalIndicator }
    return scalar.value > 0xA8 && scalar.properties.isEmoji ? .emoji : .other
  }

  /// Whether a scalar changes the emoji before it: a skin tone, or a letter of a flag's name.
  private static func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value) || (0xE0020...0xE007F).contains(scalar.value)
  }

  /// Chooses the cells that fit.
  private init(
    _ all: [Cell], end: Int, focus: Int, width: Int, isCutBefore: Bool, isCutAfter: Bool
  ) {
    let total = all.reduce(0) { $0 + $1.width }
    var chosen = all[...]
    var isCut = (before: isCutBefore, after: isCutAfter)
    if total > width || isCutBefore || isCutAfter {
      // A third of the window before the focus, the rest for it and what follows.
      let index = all.lastIndex { $0.offset <= focus } ?? 0
      var first = index
      var before = 0
      while first > 0, before + all[first - 1].width <= width / 3 {
        first -= 1
        before += all[first].width
      }
      var last = index
      var used = before
      while last < all.count, used + all[last].width <= width - 2 {
        used += all[last].width
        last += 1
      }
      while first > 0, last == all.count, used + all[first - 1].width <= width - 2 {
        first -= 1
        used += all[first].width
      }
      chosen = all[first..<last]
      isCut = (isCutBefore || first > 0, isCutAfter || last < all.count)
    }

    var text = isCut.before ? "…" : ""
    var column = isCut.before ? 1 : 0
    var cells: [Cell] = []
    for var cell in chosen {
      cell.column = column
      column += cell.width
      text += cell.text
      cells.append(cell)
    }
    self.text = isCut.after ? text + "…" : text
    self.cells = cells
    endColumn = column
    endOffset = chosen.endIndex < all.count ? all[chosen.endIndex].offset : end
  }

  /// The columns that a range of bytes is printed at, at least one.
  func columns(of range: SourceRange) -> Range<Int> {
    var start = endColumn
    if range.start < endOffset {
      start = (cells.last { $0.offset <= range.start } ?? cells.first)?.column ?? 0
    }
    let last = cells.last { $0.offset < range.end }
    let end = last.map { $0.column + $0.width } ?? start
    return start..<max(end, start + 1)
  }
}
