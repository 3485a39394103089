/// What stopped libyaml; its own words, which no user sees, are read here and nowhere else.
///
/// The words are those of libyaml 0.2.5, the only release line since 2020.
enum SyntaxProblem: Hashable, Sendable {
  case alias
  case anchor
  case blockScalarHeader
  case blockScalarTab
  case directive
  case duplicateDirective
  case escape
  case expectedDocumentStart
  case expectedFlowMappingEnd
  case expectedFlowSequenceEnd
  case expectedKey
  case expectedListItem
  case expectedNode
  case incompatibleVersion
  case keyWithoutColon
  case memory
  case misplacedColon
  case misplacedDash
  case misplacedQuestionMark
  case plainTab
  case tag
  case undefinedTagHandle
  case unclosedQuote
  case unexpectedCharacter
  case unexpectedColon
  case other

  /// Reads libyaml's words.
  init(message: UnsafePointer<CChar>?, context: UnsafePointer<CChar>?) {
    guard let message else {
      self = .memory
      return
    }
    if let row = Self.table.first(where: { equals(message, $0.message) }) {
      self = row.problem
    } else if let context, let row = Self.contexts.first(where: { equals(context, $0.context) }) {
      self = row.problem
    } else {
      self = .other
    }
  }

  /// Messages that say enough by themselves.
  private static let table: [(message: StaticString, problem: SyntaxProblem)] = [
    ("found character that cannot start any token", .unexpectedCharacter),
    ("could not find expected ':'", .keyWithoutColon),
    ("block sequence entries are not allowed in this context", .misplacedDash),
    ("mapping keys are not allowed in this context", .misplacedQuestionMark),
    ("mapping values are not allowed in this context", .misplacedColon),
    ("found a tab character where an indentation space is expected", .blockScalarTab),
    ("found a tab character that violates indentation", .plainTab),
    ("found an indentation indicator equal to 0", .blockScalarHeader),
    ("found unexpected document indicator", .unclosedQuote),
    ("found unexpected end of stream", .unclosedQuote),
    ("found unknown escape character", .escape),
    ("did not find expected hexdecimal number", .escape),
    ("found invalid Unicode character escape code", .escape),
    ("found unexpected ':'", .unexpectedColon),
    ("did not find expected key", .expectedKey),
    ("did not find expected '-' indicator", .expectedListItem),
    ("did not find expected ',' or ']'", .expectedFlowSequenceEnd),
    ("did not find expected ',' or '}'", .expectedFlowMappingEnd),
    ("did not find expected node content", .expectedNode),
    ("found undefined tag handle", .undefinedTagHandle),
    ("did not find expected <document start>", .expectedDocumentStart),
    ("found duplicate %YAML directive", .duplicateDirective),
    ("found duplicate %TAG directive", .duplicateDirective),
    ("found incompatible YAML document", .incompatibleVersion),
    ("found unknown directive name", .directive),
  ]

  /// What libyaml was doing, for messages that are given at several places.
  private static let contexts: [(context: StaticString, problem: SyntaxProblem)] = [
    ("while scanning an anchor", .anchor),
    ("while scanning an alias", .alias),
    ("while scanning a tag", .tag),
    ("while parsing a tag", .tag),
    ("while scanning a directive", .directive),
    ("while scanning a %YAML directive", .directive),
    ("while scanning a %TAG directive", .directive),
    ("while parsing a %TAG directive", .directive),
    ("while scanning a tag directive", .directive),
    ("while parsing a tag directive", .directive),
    ("while scanning a block scalar", .blockScalarHeader),
  ]
}

/// Whether a C string is exactly an ASCII literal.
private func equals(_ text: UnsafePointer<CChar>, _ literal: StaticString) -> Bool {
  for index in 0..<literal.utf8CodeUnitCount
  where UInt8(bitPattern: text[index]) != literal.utf8Start[index] {
    return false
  }
  return text[literal.utf8CodeUnitCount] == 0
}
