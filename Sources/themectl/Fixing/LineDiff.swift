/// The lines of two texts that differ, in the unified form that `patch` takes.
struct LineDiff {
  private enum Change: Equatable {
    case keep
    case remove
    case insert
  }

  /// A line of the diff; the numbers count lines before it in the two texts.
  private struct Line {
    var change: Change
    var bytes: ArraySlice<UInt8>
    var old: Int
    var new: Int
  }

  private let lines: [Line]

  /// Compares two texts.
  init(_ old: [UInt8], _ new: [UInt8]) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      if removed.contains(row) {
        lines.append(Line(change: .remove, bytes: old[row], old: row, new: column))
        row += 1
      } else if inserted.contains(column) {
        lines.append(Line(change: .insert, bytes: new[column], old: row, new: column))
        column += 1
      } else {
        lines.append(Line(change: .keep, bytes: old[row], old: row, new: column))
        (row, column) = (row + 1, column + 1)
      }
    }
    self.lines = lines
  }

  /// The lines of a text with their breaks.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  /// The diff with three lines of context; empty when the texts are equal.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - isColored: whether added and removed lines are coloured.
  /// - Returns: the bytes, which hold what the texts hold.
  func unified(name: String, isColored: Bool) -> [UInt8] {
    let hunks = hunks(context: 3)
    guard !hunks.isEmpty else { return [] }
    var output = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks {
      output += header(of: hunk).utf8
      for line in lines[hunk] {
        let (sign, color) = Self.style(of: line.change)
        if isColored, let color { output += "\u{1B}[\(color)m".utf8 }
        output.append(sign)
        output += line.bytes
        if line.bytes.last != UInt8(ascii: "\n") {
          output += "\n\\ No newline at end of file\n".utf8
        }
        if isColored, color != nil { output += "\u{1B}[0m".utf8 }
      }
    }
    return output
  }

  private static func style(of change: Change) -> (sign: UInt8, color: String?) {
    switch change {
    case .keep: (UInt8(ascii: " "), nil)
    case .remove: (UInt8(ascii: "-"), "31")
    case .insert: (UInt8(ascii: "+"), "32")
    }
  }

  /// The ranges of lines that hold the changes with what stands around them.
  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.change != .keep {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func header(of hunk: Range<Int>) -> String {
    let first = lines[hunk.lowerBound]
    func range(_ start: Int, without change: Change) -> String {
      let count = lines[hunk].count { $0.change != change }
      // Of no lines the line before is named.
      return "\(count == 0 ? start : start + 1),\(count)"
    }
    return "@@ -\(range(first.old, without: .insert)) +\(range(first.new, without: .remove)) @@\n"
  }
}
