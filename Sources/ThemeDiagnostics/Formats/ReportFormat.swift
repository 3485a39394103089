/// The forms in which diagnostics are given to people and programs, each in a file of its own.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people: each finding with the lines of the file that it concerns.
  case text
  /// One line a finding: `file:line:column: severity: message [code]`.
  case concise
  /// One JSON document.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// The commands that make GitHub Actions annotate files.
  case github
  /// The XML of JUnit, with a test case a file.
  case junit
}

/// How the formats for people are laid out.
public struct ReportStyle: Hashable, Sendable {
  /// Whether ANSI colours are used.
  public var isColored: Bool
  /// The cells in a line of the terminal; longer lines of source are cut around the finding.
  public var width: Int
  /// How many findings of one file are shown, the rest being counted; `nil` for all.
  public var limit: Int?

  /// Creates a style.
  public init(isColored: Bool = false, width: Int = 100, limit: Int? = 100) {
    self.isColored = isColored
    self.width = max(40, width)
    self.limit = limit
  }
}

/// A file that could not be read, so that there is no report of it.
public struct UnreadFile: Hashable, Sendable {
  /// The name shown.
  public var name: String
  /// Why it was not read, in a clause.
  public var reason: String

  /// Creates an entry.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
