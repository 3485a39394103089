import Foundation
import ThemeDiagnostics
import ThemeYAML

/// What reading a text finds, with all places, related places and fixes.
func description(of source: SourceText) -> String {
  let result = read(source)
  let lines = LineIndex(result.tree.source)
  var text = ""
  for diagnostic in result.report {
    let range = place(diagnostic.range, lines)
    text += "\(range) \(diagnostic.severity) \(diagnostic.message) [\(diagnostic.code.rawValue)]\n"
    for related in diagnostic.related {
      text += "  \(place(related.range, lines)) \(related.message)\n"
    }
    if let help = diagnostic.help { text += "  help: \(help)\n" }
    for fix in diagnostic.fixes {
      text += "  \(fix.safety) fix: \(fix.title)\n"
      for line in changedLines(result.tree.source, fix) { text += "    \(line)\n" }
    }
  }
  return text
}

/// The text after a fix.
func applying(_ fix: Fix, to source: SourceText) -> SourceText {
  var bytes = source.bytes
  for edit in fix.edits.reversed() {
    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
  }
  return SourceText(name: source.name, bytes: bytes)
}

private func place(_ range: SourceRange, _ lines: LineIndex) -> String {
  let start = lines.location(of: range.start)
  let end = lines.location(of: range.end)
  return start.line == end.line
    ? "\(start.line):\(start.column)-\(end.column)"
    : "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

private func changedLines(_ source: SourceText, _ fix: Fix) -> [String] {
  let split: (SourceText) -> [String] = {
    $0.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
  let old = split(source)
  let new = split(applying(fix, to: source))
  return new.indices.filter { !old.contains(new[$0]) }.map { new[$0] }
}
