extension DiagnosticCode {
  package static let controlCharacter = DiagnosticCode("yaml.control-character")
  package static let duplicateKey = DiagnosticCode("yaml.duplicate-key")
  package static let emptyDocument = DiagnosticCode("yaml.empty-document")
  package static let invalidUTF8 = DiagnosticCode("yaml.invalid-utf8")
  package static let jsonSyntax = DiagnosticCode("yaml.json-syntax")
  package static let lineSeparator = DiagnosticCode("yaml.line-separator")
  package static let numberOutOfRange = DiagnosticCode("yaml.number-out-of-range")
  package static let tooDeep = DiagnosticCode("yaml.too-deep")
  package static let tooLarge = DiagnosticCode("yaml.too-large")
  package static let tooManyNodes = DiagnosticCode("yaml.too-many-nodes")
  package static let unavailable = DiagnosticCode("yaml.unavailable")
  package static let unclosedBracket = DiagnosticCode("yaml.unclosed-bracket")
  package static let unclosedQuote = DiagnosticCode("yaml.unclosed-quote")
  package static let unknownEscape = DiagnosticCode("yaml.unknown-escape")
}

extension CodeRegistry {
  /// The codes of the domain `yaml`: faults of the text itself.
  static let yamlCodes: [Entry] = [
    Entry(.controlCharacter, "a control character stands in the text"),
    Entry(.duplicateKey, "a key stands twice in one mapping"),
    Entry(.emptyDocument, "the text has no content"),
    Entry(.invalidUTF8, "the text is not UTF-8"),
    Entry(.jsonSyntax, "the text is not JSON"),
    Entry(
      .lineSeparator, "a character that only some tools take for a line break", severity: .warning),
    Entry(.numberOutOfRange, "a number is too large"),
    Entry(.tooDeep, "collections are nested too deep"),
    Entry(.tooLarge, "the text is too large"),
    Entry(.tooManyNodes, "the text has too many nodes"),
    Entry(.unavailable, "this build cannot read YAML"),
    Entry(.unclosedBracket, "a bracket is never closed"),
    Entry(.unclosedQuote, "a quote is never closed"),
    Entry(.unknownEscape, "an escape that does not exist"),
  ]
}
