import ThemeDiagnostics

/// What a `.themectl.yaml` says: how the files below its folder are checked.
struct Configuration: Sendable {
  /// The name of the file, which is looked for from each checked file's folder upwards.
  static let fileName = ".themectl.yaml"

  /// The schema to check against instead of the format of presets.
  var schema: Path?
  /// Whether warnings count like errors for the exit status.
  var isStrict = false
  /// The severities that codes have instead of their own.
  var severities = Severities()
  /// What is left out, from the configuration's folder.
  var excludes: IgnoreRules?
  /// The endings of the files that a folder's search takes, with the dot and in lower case; `nil` for
  /// the usual ones.
  var endings: [String]?
}

/// The severities that codes have instead of their own.
struct Severities: Sendable, Hashable {
  /// The word for a code that is not reported at all.
  static let off = "off"

  /// The severity of each code that has another; `nil` for one that is not reported.
  private var byCode: [DiagnosticCode: Severity?] = [:]

  /// Sets a code's severity; `nil` for none.
  mutating func set(_ code: DiagnosticCode, to severity: Severity?) {
    byCode[code] = .some(severity)
  }

  /// A report with these severities.
  ///
  /// What makes the text itself unreadable stays an error.
  func applied(to report: DiagnosticReport) -> DiagnosticReport {
    guard !byCode.isEmpty, !report.diagnostics.isEmpty else { return report }
    let findings = report.diagnostics.compactMap { finding -> Diagnostic? in
      guard let severity = byCode[finding.code] else { return finding }
      guard let severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    return DiagnosticReport(source: report.source, diagnostics: findings)
  }
}
