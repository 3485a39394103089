extension DiagnosticCode {
  /// Whether it is one of the text's own faults rather than of what it says.
  package var isOfText: Bool { rawValue.hasPrefix("yaml.") }
}

extension CodeRegistry {
  /// The entry of a code, `nil` where there is no such code.
  package static func entry(of code: DiagnosticCode) -> Entry? {
    entries.first { $0.code == code }
  }

  /// Advice for who looks for a code.
  package static let listOfCodes = "`themectl explain` lists the codes"

  /// The finding that a code does not exist.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - range: where it stands.
  ///   - severity: how much it matters there.
  /// - Returns: the finding, with a fix where it is clear which code was meant.
  package static func unknownCode(
    _ name: String, at range: SourceRange, severity: Severity
  ) -> Diagnostic {
    let near = NameSuggester(entries.map { $0.code.rawValue }).suggestion(for: name)
    var finding = Diagnostic(
      .configUnknownCode, severity: severity, "there is no code `\(name.visible)`", at: range)
    guard let near else {
      finding.help = Self.listOfCodes
      return finding
    }
    finding.message += "; did you mean `\(near.name)`?"
    finding.fixes = [
      Fix(
        "write `\(near.name)`", near.isCertain ? .safe : .unsafe,
        edits: [TextEdit(range, near.name)])
    ]
    return finding
  }
}
