import ThemeDiagnostics
import ThemeYAML

/// The findings without keys that stand twice only because commas have torn a call of CSS apart, as in
/// `{color: rgba(0, 0, 0, 0.4)}`; what is wrong there is said of the call.
func withoutTornKeys(_ findings: [Diagnostic], in tree: YAMLTree) -> [Diagnostic] {
  guard findings.contains(where: { $0.code == .duplicateKey }) else { return findings }
  let calls = findings.filter {
    $0.severity == .error && tree.source.text(in: $0.range).utf8.last == UInt8(ascii: ")")
  }
  return findings.filter { finding in
    finding.code != .duplicateKey
      || !calls.contains {
        $0.range.start < finding.range.start && finding.range.end <= $0.range.end
      }
  }
}
