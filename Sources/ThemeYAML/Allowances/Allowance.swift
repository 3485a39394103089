import ThemeDiagnostics

/// One code in a comment `# themectl: allow CODE`.
struct Allowance: Sendable, Hashable {
  /// The code whose findings are allowed.
  var code: DiagnosticCode
  /// The code's bytes in the comment.
  var range: SourceRange
  /// The line of the comment.
  var commentLine: Int
  /// The line whose findings are allowed; `nil` for the whole file.
  var line: Int?
  /// What to delete where the code is not needed: it alone, or the comment with it.
  var removal: SourceRange

  /// Whether the findings of a code in a line are allowed.
  func covers(_ code: DiagnosticCode, line: Int) -> Bool {
    self.code == code && (self.line == nil || self.line == line)
  }
}

extension Diagnostic {
  /// Whether a comment may allow it: everything but a fault of the text, which leaves open what the
  /// author means.
  var canBeAllowed: Bool { !(severity == .error && code.isOfText) }
}
