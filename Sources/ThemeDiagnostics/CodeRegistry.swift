/// Every code there is, sorted by name.
public enum CodeRegistry {
  /// Whether a code may still change.
  public enum State: String, Sendable, Hashable {
    /// Its meaning will not change.
    case stable
    /// Its meaning may still change.
    case preview
    /// Still given, soon no longer.
    case deprecated
    /// No longer given; the name stays taken.
    case removed
  }

  /// One code's entry.
  public struct Entry: Sendable, Hashable {
    /// The code.
    public let code: DiagnosticCode
    /// The severity it usually has.
    public let severity: Severity
    /// The version of Cardstock that gave it first.
    public let since: String
    /// Whether it may still change.
    public let state: State
    /// The fault in one clause.
    public let title: String

    package init(
      _ code: DiagnosticCode,
      _ title: String,
      severity: Severity = .error,
      since: String = "0.1.0",
      state: State = .stable
    ) {
      self.code = code
      self.severity = severity
      self.since = since
      self.state = state
      self.title = title
    }
  }

  /// All entries, sorted by code.
  public static let entries: [Entry] =
    (yamlCodes + schemaCodes + schemaFileCodes + presetCodes + traceCodes + configCodes)
    .sorted { $0.code.rawValue < $1.code.rawValue }
}
