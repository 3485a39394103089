import ThemeDiagnostics

/// Which fixes are made.
struct FixPolicy: Sendable {
  /// Whether those that are a good guess are made as well.
  var allowsUnsafe = false

  /// The fix to make for a finding: the first that is allowed.
  func fix(for diagnostic: Diagnostic) -> Fix? {
    diagnostic.fixes.first { $0.safety == .safe || allowsUnsafe }
  }

  /// The fixes to make together, in source order; of two that touch the same bytes the first.
  func fixes(for report: DiagnosticReport) -> [Fix] {
    var chosen: [Fix] = []
    var taken: [SourceRange] = []
    for diagnostic in report.diagnostics {
      guard let fix = fix(for: diagnostic), !fix.edits.isEmpty else { continue }
      let isFree = fix.edits.allSatisfy { edit in !taken.contains { $0.touches(edit.range) } }
      guard isFree else { continue }
      chosen.append(fix)
      taken += fix.edits.map { $0.range }
    }
    return chosen
  }
}

extension SourceRange {
  /// Whether two edits of these ranges could get in each other's way.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    start <= other.end && other.start <= end
  }
}

extension SourceText {
  /// The bytes after the edits of fixes that do not overlap.
  ///
  /// Line breaks in what is inserted are those of the text.
  func applying(_ fixes: [Fix]) -> [UInt8] {
    let edits = fixes.flatMap { $0.edits }.sorted { $0.range.start < $1.range.start }
    let usesCRLF = endsLinesWithCRLF
    var result: [UInt8] = []
    var offset = 0
    for edit in edits {
      let start = min(max(edit.range.start, offset), bytes.count)
      result += bytes[offset..<start]
      for byte in edit.replacement.utf8 {
        if byte == UInt8(ascii: "\n"), usesCRLF { result.append(UInt8(ascii: "\r")) }
        result.append(byte)
      }
      offset = min(max(start, edit.range.end), bytes.count)
    }
    return result + bytes[offset...]
  }

  /// Whether the first line ends with CR LF.
  private var endsLinesWithCRLF: Bool {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return false }
    return bytes[end - 1] == UInt8(ascii: "\r")
  }
}
