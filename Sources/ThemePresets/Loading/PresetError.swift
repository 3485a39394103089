public import ThemeDiagnostics

/// Why there is no preset at all.
public enum PresetError: Error, Hashable, Sendable {
  /// The text has errors; the report says which and where.
  case invalid(DiagnosticReport)
  /// The file has several presets where one is asked for.
  case severalPresets(String, names: [String])
  /// A catalogue has no preset of that name; the suggestion is the name that was probably meant.
  case unknownPreset(String, suggestion: String?)
  /// The file or folder cannot be read; the reason is the system's.
  case unreadable(String, reason: String)
}

extension PresetError: CustomStringConvertible {
  /// The error in one sentence; a report's findings follow, a line each.
  public var description: String {
    switch self {
    case .invalid(let report):
      var text = "\(report.source.name) is not a valid preset"
      for finding in report.diagnostics {
        let place = report.source.location(of: finding.range.start)
        text += "\n\(report.source.name):\(place.line):\(place.column): "
        text += "\(finding.severity.rawValue): \(finding.message) [\(finding.code.rawValue)]"
      }
      return text
    case .severalPresets(let file, let names):
      return "\(file) has several presets: \(names.joined(separator: ", "))"
    case .unknownPreset(let name, let suggestion):
      let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "there is no preset \"\(name)\"\(question)"
    case .unreadable(let path, let reason): return "\(path): \(reason)"
    }
  }
}
