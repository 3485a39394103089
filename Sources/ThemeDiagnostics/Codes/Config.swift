extension DiagnosticCode {
  /// A configuration takes an error for less that leaves open what a text means.
  package static let configFixedSeverity = DiagnosticCode("config.fixed-severity")
  /// A configuration has more than one document.
  package static let configSeveralDocuments = DiagnosticCode("config.several-documents")
  /// A code that does not exist is allowed or has a severity set.
  package static let configUnknownCode = DiagnosticCode("config.unknown-code")
  /// A comment for themectl says nothing that it knows.
  package static let configUnknownInstruction = DiagnosticCode("config.unknown-instruction")
  /// A comment allows what is not there, or what cannot be allowed.
  package static let configUnusedAllowance = DiagnosticCode("config.unused-allowance")
}

extension CodeRegistry {
  /// The codes of the domain `config`: what is said to the tool, in comments and in its
  /// configuration.
  static let configCodes: [Entry] = [
    Entry(.configFixedSeverity, "an error of the text itself has another severity set"),
    Entry(.configSeveralDocuments, "a configuration has more than one document"),
    Entry(.configUnknownCode, "a code does not exist", severity: .warning),
    Entry(
      .configUnknownInstruction, "a comment for themectl says nothing that it knows",
      severity: .warning),
    Entry(
      .configUnusedAllowance, "a comment allows what is not there or cannot be allowed",
      severity: .warning),
  ]
}
