import ThemeDiagnostics

/// The diagnostics of one text while it is read.
///
/// A hostile text has as many faults as bytes; the first thousand are kept, the rest is counted.
struct Findings {
  static let most = 1000

  private(set) var diagnostics: [Diagnostic] = []
  private var dropped = 0

  var isFull: Bool { diagnostics.count >= Self.most }

  mutating func append(_ diagnostic: Diagnostic) {
    if isFull {
      dropped += 1
    } else {
      diagnostics.append(diagnostic)
    }
  }

  /// Takes back what was found from an offset on, because it follows from a mistake there.
  mutating func removeAll(from offset: Int) {
    diagnostics.removeAll { $0.range.start >= offset }
  }

  /// Completes a diagnostic given before.
  mutating func amend(_ index: Int, _ change: (inout Diagnostic) -> Void) {
    if index < diagnostics.count { change(&diagnostics[index]) }
  }

  /// The diagnostics in source order; those of equal place in the order found.
  func sorted(in source: SourceText) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    var sorted = DiagnosticReport(source: source, diagnostics: diagnostics).diagnostics
    if dropped > 0, let last = sorted.last {
      sorted.append(
        Diagnostic(
          .tooManyFaults, "\(dropped) more faults of the text are not listed",
          at: SourceRange(at: last.range.start)))
    }
    return sorted
  }
}
