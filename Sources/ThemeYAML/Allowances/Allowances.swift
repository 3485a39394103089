package import ThemeDiagnostics

/// What the comments `# themectl: allow CODE` of one text allow.
///
/// Such a comment speaks of the line it ends; on a line of its own, of the next line with content;
/// and before all content, of the whole file. Several codes are separated by commas, and what follows
/// `--` is for people. Everything can be allowed but errors of the domain `yaml`: where the text
/// itself is broken, nobody knows what its author means.
package struct Allowances: Sendable {
  private let lines: LineIndex
  private let allowances: [Allowance]
  private let faults: [Diagnostic]

  /// Finds the comments of a text; fails where there is none, as in most texts.
  ///
  /// - Parameter tree: the text and its nodes, which may hold what looks like a comment.
  package init?(in tree: YAMLTree) {
    let comments = tree.toolComments()
    if comments.isEmpty { return nil }
    lines = LineIndex(tree.source)
    let reader = AllowanceReader(comments, in: lines)
    allowances = reader.allowances
    faults = reader.faults
  }

  /// Leaves out the findings that are allowed, and adds what is wrong with the comments.
  ///
  /// - Parameters:
  ///   - findings: all that was found in the text.
  ///   - isJudged: whether a code could have been found; others are not reported as unused.
  /// - Returns: what remains, in no certain order.
  package func applied(
    to findings: [Diagnostic], isJudged: (DiagnosticCode) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    var used: Set<Int> = []
    var refused: Set<Int> = []
    var kept: [Diagnostic] = []
    for finding in findings {
      guard let index = allowance(for: finding) else {
        kept.append(finding)
        continue
      }
      if finding.canBeAllowed {
        used.insert(index)
      } else {
        refused.insert(index)
        kept.append(finding)
      }
    }
    // Where the text is broken, what it hides cannot be known.
    let isComplete = !findings.contains { !$0.canBeAllowed }
    var own = faults
    for (index, allowance) in allowances.enumerated() where !used.contains(index) {
      if refused.contains(index) {
        own.append(refusal(of: allowance))
      } else if isComplete, isJudged(allowance.code), allowance.canBeUnused {
        own.append(unused(allowance))
      }
    }
    return kept + own.filter { !isAllowed($0) }
  }

  /// The number of the allowance for a finding, one for its line before one for the file.
  private func allowance(for finding: Diagnostic) -> Int? {
    let line = line(of: finding)
    let matches = allowances.indices.filter { allowances[$0].covers(finding.code, line: line) }
    return matches.first { allowances[$0].line != nil } ?? matches.first
  }

  /// Whether a finding about a comment is allowed by the comment itself, or for the file.
  private func isAllowed(_ finding: Diagnostic) -> Bool {
    let line = line(of: finding)
    return allowances.contains {
      $0.covers(finding.code, line: line) || ($0.code == finding.code && $0.commentLine == line)
    }
  }

  private func line(of finding: Diagnostic) -> Int {
    lines.location(of: finding.range.start).line
  }

  private func unused(_ allowance: Allowance) -> Diagnostic {
    let place = allowance.line.map { $0 > lines.lineCount ? "what follows" : "line \($0)" }
    return Diagnostic(
      .configUnusedAllowance, severity: .warning,
      "\(place ?? "the file") has no `\(allowance.code.rawValue)` to be allowed",
      at: allowance.range,
      fixes: [
        Fix("remove what is not needed", .unsafe, edits: [TextEdit(allowance.removal, "")])
      ])
  }

  private func refusal(of allowance: Allowance) -> Diagnostic {
    Diagnostic(
      .configUnusedAllowance, severity: .warning,
      "`\(allowance.code.rawValue)` cannot be allowed: the text is not sound there",
      at: allowance.range)
  }
}

extension Allowance {
  /// Whether it is worth a finding that it is not needed: not where the code does not exist, which is
  /// said already, and not where just that is allowed.
  fileprivate var canBeUnused: Bool {
    CodeRegistry.entry(of: code) != nil && code.rawValue.hasPrefix("config.") == false
  }
}
