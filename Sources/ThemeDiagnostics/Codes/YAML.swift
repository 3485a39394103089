extension DiagnosticCode {
  /// Aliases make the text too large when they are written out.
  package static let aliasExpansion = DiagnosticCode("yaml.alias-expansion")
  /// A scalar is another value for tools that read YAML 1.1.
  package static let ambiguousScalar = DiagnosticCode("yaml.ambiguous-scalar")
  /// An anchor's name has a character that it may not have.
  package static let anchorName = DiagnosticCode("yaml.anchor-name")
  /// An anchor is defined twice in one document.
  package static let anchorRedefined = DiagnosticCode("yaml.anchor-redefined")
  /// A line is indented by another number of spaces than its neighbours.
  package static let badIndentation = DiagnosticCode("yaml.bad-indentation")
  /// Something stands after `|` or `>` that does not belong there.
  package static let blockScalarHeader = DiagnosticCode("yaml.block-scalar-header")
  /// A byte order mark stands within the text.
  package static let byteOrderMark = DiagnosticCode("yaml.byte-order-mark")
  /// A value is empty because `#` begins a comment.
  package static let commentAsValue = DiagnosticCode("yaml.comment-as-value")
  /// A control character stands in the text.
  package static let controlCharacter = DiagnosticCode("yaml.control-character")
  /// A key stands twice in one mapping.
  package static let duplicateKey = DiagnosticCode("yaml.duplicate-key")
  /// The text has no content.
  package static let emptyDocument = DiagnosticCode("yaml.empty-document")
  /// The text is not in UTF-8.
  package static let encoding = DiagnosticCode("yaml.encoding")
  /// A comment begins as in another language.
  package static let foreignComment = DiagnosticCode("yaml.foreign-comment")
  /// A byte is not valid UTF-8.
  package static let invalidUTF8 = DiagnosticCode("yaml.invalid-utf8")
  /// A character that nobody sees belongs to the text.
  package static let invisibleCharacter = DiagnosticCode("yaml.invisible-character")
  /// The text is not JSON.
  package static let jsonSyntax = DiagnosticCode("yaml.json-syntax")
  /// A key has more than 1024 characters.
  package static let keyTooLong = DiagnosticCode("yaml.key-too-long")
  /// A character is a line break for some tools only.
  package static let lineSeparator = DiagnosticCode("yaml.line-separator")
  /// Two keys look the same and are not.
  package static let lookAlikeKeys = DiagnosticCode("yaml.look-alike-keys")
  /// A merge conflict was left in the text.
  package static let mergeConflict = DiagnosticCode("yaml.merge-conflict")
  /// A merge key has a value that is not a mapping.
  package static let mergeNotMapping = DiagnosticCode("yaml.merge-not-mapping")
  /// A mapping replaces a merged one as a whole.
  package static let mergeNotRecursive = DiagnosticCode("yaml.merge-not-recursive")
  /// A bracket is closed by one of the other kind.
  package static let mismatchedBracket = DiagnosticCode("yaml.mismatched-bracket")
  /// An item of a list stands where none can be.
  package static let misplacedListItem = DiagnosticCode("yaml.misplaced-list-item")
  /// A key has no colon.
  package static let missingColon = DiagnosticCode("yaml.missing-colon")
  /// Two items within brackets are not separated.
  package static let missingComma = DiagnosticCode("yaml.missing-comma")
  /// A colon has no key before it.
  package static let missingKey = DiagnosticCode("yaml.missing-key")
  /// A line `---` is missing after a directive.
  package static let missingMarker = DiagnosticCode("yaml.missing-marker")
  /// A space is missing, so that the text means something else.
  package static let missingSpace = DiagnosticCode("yaml.missing-space")
  /// A key is a list or a mapping.
  package static let nonScalarKey = DiagnosticCode("yaml.non-scalar-key")
  /// A number is infinite or none at all.
  package static let notFinite = DiagnosticCode("yaml.not-finite")
  /// A number is too large.
  package static let numberOutOfRange = DiagnosticCode("yaml.number-out-of-range")
  /// An alias stands within the node it names.
  package static let recursiveAlias = DiagnosticCode("yaml.recursive-alias")
  /// A value begins with a character that YAML reserves.
  package static let reservedCharacter = DiagnosticCode("yaml.reserved-character")
  /// A closing bracket has no opening one.
  package static let strayBracket = DiagnosticCode("yaml.stray-bracket")
  /// A comma has nothing before it, or stands where none can be.
  package static let strayComma = DiagnosticCode("yaml.stray-comma")
  /// The text is not YAML.
  package static let syntax = DiagnosticCode("yaml.syntax")
  /// A tab stands where YAML wants spaces.
  package static let tabIndentation = DiagnosticCode("yaml.tab-indentation")
  /// A value is not what its tag says.
  package static let tagMismatch = DiagnosticCode("yaml.tag-mismatch")
  /// A template was not filled in.
  package static let template = DiagnosticCode("yaml.template")
  /// Text follows the end of a document.
  package static let textAfterDocument = DiagnosticCode("yaml.text-after-document")
  /// Text follows a quoted text or a bracket.
  package static let textAfterValue = DiagnosticCode("yaml.text-after-value")
  /// Collections are nested too deep.
  package static let tooDeep = DiagnosticCode("yaml.too-deep")
  /// The text is too large.
  package static let tooLarge = DiagnosticCode("yaml.too-large")
  /// The text has more faults than are listed.
  package static let tooManyFaults = DiagnosticCode("yaml.too-many-faults")
  /// The text has too many nodes.
  package static let tooManyNodes = DiagnosticCode("yaml.too-many-nodes")
  /// Typographic quotes belong to the text.
  package static let typographicQuotes = DiagnosticCode("yaml.typographic-quotes")
  /// This build cannot read YAML.
  package static let unavailable = DiagnosticCode("yaml.unavailable")
  /// A bracket is never closed.
  package static let unclosedBracket = DiagnosticCode("yaml.unclosed-bracket")
  /// A quote is never closed.
  package static let unclosedQuote = DiagnosticCode("yaml.unclosed-quote")
  /// An alias has no anchor.
  package static let undefinedAlias = DiagnosticCode("yaml.undefined-alias")
  /// A quote within quotes ends the text.
  package static let unescapedQuote = DiagnosticCode("yaml.unescaped-quote")
  /// An escape that does not exist.
  package static let unknownEscape = DiagnosticCode("yaml.unknown-escape")
  /// A value has a colon and is not quoted.
  package static let unquotedColon = DiagnosticCode("yaml.unquoted-colon")
  /// A directive is not supported.
  package static let unsupportedDirective = DiagnosticCode("yaml.unsupported-directive")
  /// A tag is not supported.
  package static let unsupportedTag = DiagnosticCode("yaml.unsupported-tag")
  /// The text asks for another version of YAML than 1.2.
  package static let versionDirective = DiagnosticCode("yaml.version-directive")
}

extension CodeRegistry {
  /// The codes of the domain `yaml`: faults of the text itself.
  static let yamlCodes: [Entry] = [
    Entry(.aliasExpansion, "aliases make the text too large when they are written out"),
    Entry(
      .ambiguousScalar, "a scalar is another value for tools that read YAML 1.1",
      severity: .warning),
    Entry(.anchorName, "an anchor's name has a character that it may not have"),
    Entry(.anchorRedefined, "an anchor is defined twice in one document", severity: .warning),
    Entry(.badIndentation, "a line is indented by another number of spaces than its neighbours"),
    Entry(.blockScalarHeader, "something stands after `|` or `>` that does not belong there"),
    Entry(.byteOrderMark, "a byte order mark stands within the text"),
    Entry(.commentAsValue, "a value is empty because `#` begins a comment"),
    Entry(.controlCharacter, "a control character stands in the text"),
    Entry(.duplicateKey, "a key stands twice in one mapping"),
    Entry(.emptyDocument, "the text has no content"),
    Entry(.encoding, "the text is not in UTF-8"),
    Entry(.foreignComment, "a comment begins with `//` or `/*`"),
    Entry(.invalidUTF8, "a byte is not valid UTF-8"),
    Entry(.invisibleCharacter, "a character that nobody sees belongs to the text"),
    Entry(.jsonSyntax, "the text is not JSON"),
    Entry(.keyTooLong, "a key has more than 1024 characters"),
    Entry(.lineSeparator, "a character is a line break for some tools only", severity: .warning),
    Entry(.lookAlikeKeys, "two keys look the same and are not", severity: .warning),
    Entry(.mergeConflict, "a merge conflict was left in the text"),
    Entry(.mergeNotMapping, "a merge key has a value that is not a mapping"),
    Entry(.mergeNotRecursive, "a mapping replaces a merged one as a whole", severity: .warning),
    Entry(.mismatchedBracket, "a bracket is closed by one of the other kind"),
    Entry(.misplacedListItem, "an item of a list stands where none can be"),
    Entry(.missingColon, "a key has no colon"),
    Entry(.missingComma, "two items within brackets are not separated"),
    Entry(.missingKey, "a colon has no key before it"),
    Entry(.missingMarker, "a line `---` is missing after a directive"),
    Entry(.missingSpace, "a space is missing, so that the text means something else"),
    Entry(.nonScalarKey, "a key is a list or a mapping"),
    Entry(.notFinite, "a number is infinite or none at all"),
    Entry(.numberOutOfRange, "a number is too large"),
    Entry(.recursiveAlias, "an alias stands within the node it names"),
    Entry(.reservedCharacter, "a value begins with a character that YAML reserves"),
    Entry(.strayBracket, "a closing bracket has no opening one"),
    Entry(.strayComma, "a comma has nothing before it, or stands where none can be"),
    Entry(.syntax, "the text is not YAML"),
    Entry(.tabIndentation, "a tab stands where YAML wants spaces"),
    Entry(.tagMismatch, "a value is not what its tag says"),
    Entry(.template, "a template was not filled in"),
    Entry(.textAfterDocument, "text follows the end of a document"),
    Entry(.textAfterValue, "text follows a quoted text or a bracket"),
    Entry(.tooDeep, "collections are nested too deep"),
    Entry(.tooLarge, "the text is too large"),
    Entry(.tooManyFaults, "the text has more faults than are listed"),
    Entry(.tooManyNodes, "the text has too many nodes"),
    Entry(.typographicQuotes, "typographic quotes belong to the text"),
    Entry(.unavailable, "this build cannot read YAML"),
    Entry(.unclosedBracket, "a bracket is never closed"),
    Entry(.unclosedQuote, "a quote is never closed"),
    Entry(.undefinedAlias, "an alias has no anchor"),
    Entry(.unescapedQuote, "a quote within quotes ends the text"),
    Entry(.unknownEscape, "an escape that does not exist"),
    Entry(.unquotedColon, "a value has a colon and is not quoted"),
    Entry(.unsupportedDirective, "a directive is not supported"),
    Entry(.unsupportedTag, "a tag is not supported"),
    Entry(
      .versionDirective, "the text asks for another version of YAML than 1.2", severity: .warning),
  ]
}
