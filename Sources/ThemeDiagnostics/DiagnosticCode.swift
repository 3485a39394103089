/// The stable name of a fault: a domain and a name, such as `yaml.duplicate-key`.
///
/// Codes are literals, declared in one file per domain and listed in ``CodeRegistry``. A code is
/// never reused for another fault.
public struct DiagnosticCode: Hashable, Sendable {
  /// The whole name, as printed between brackets.
  public let rawValue: String

  /// Creates a code from its name.
  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
