/// What was found in a number of source texts, in figures.
public struct ReportCounts: Hashable, Sendable {
  /// How many texts were checked.
  public var files = 0
  /// How many findings are errors.
  public var errors = 0
  /// How many findings are warnings.
  public var warnings = 0
  /// How many findings are notes.
  public var notes = 0

  /// Creates counts of nothing.
  public init() {}

  /// Counts one more text.
  public mutating func add(_ report: DiagnosticReport) {
    files += 1
    for diagnostic in report.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// The sum of two counts.
  public static func + (left: ReportCounts, right: ReportCounts) -> ReportCounts {
    var sum = left
    sum.files += right.files
    sum.errors += right.errors
    sum.warnings += right.warnings
    sum.notes += right.notes
    return sum
  }
}
