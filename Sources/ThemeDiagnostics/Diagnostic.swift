/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The text cannot be used as it is written; `themectl validate` ends with status 1.
  case error
  /// The text can be used, but is probably not what its author means.
  case warning
  /// Something worth knowing.
  case note
}

/// One finding about a source text, as data; only the renderers make text of it.
public struct Diagnostic: Hashable, Sendable {
  /// The stable identity of the fault, such as `schema.minimum`.
  public var code: DiagnosticCode
  /// How much it matters.
  public var severity: Severity
  /// What is wrong: one lower-case clause without a full stop.
  public var message: String
  /// The bytes a person would point at.
  public var range: SourceRange
  /// Other places that explain the finding ("first defined here"), in the order to show them.
  public var related: [RelatedRange]
  /// The JSON Pointer of the value in its document, such as `/theme/cornerRadius`; empty for the
  /// document itself and for faults of the text.
  public var instanceLocation: String
  /// The JSON Pointer, or URI with a pointer, of the schema keyword that failed; `nil` where no
  /// schema is concerned.
  public var schemaLocation: String?
  /// Text edits that repair the fault, the best first.
  public var fixes: [Fix]
  /// A sentence of advice that is not an edit, such as the list of allowed keys.
  public var help: String?

  /// Creates a diagnostic.
  public init(
    _ code: DiagnosticCode,
    severity: Severity = .error,
    _ message: String,
    at range: SourceRange,
    related: [RelatedRange] = [],
    instanceLocation: String = "",
    schemaLocation: String? = nil,
    fixes: [Fix] = [],
    help: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.range = range
    self.related = related
    self.instanceLocation = instanceLocation
    self.schemaLocation = schemaLocation
    self.fixes = fixes
    self.help = help
  }
}

/// A second place that a diagnostic speaks of.
public struct RelatedRange: Hashable, Sendable {
  /// What is to be seen there, such as "first defined here".
  public var message: String
  /// The bytes.
  public var range: SourceRange
  /// The text that holds the range; `nil` when it is the diagnostic's own.
  public var source: SourceText?

  /// Creates a related range.
  public init(_ message: String, at range: SourceRange, in source: SourceText? = nil) {
    self.message = message
    self.range = range
    self.source = source
  }

  /// What is said at the value that an alias or a token stands for, where a diagnostic points at the
  /// alias or the token.
  package static let valueNote = "the value stands here"
}

/// A repair: edits to be made together.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be applied without asking.
  public enum Safety: String, Hashable, Sendable, CaseIterable {
    /// The meaning after the edit is certainly the author's.
    case safe
    /// The edit is a good guess; a person should look at it.
    case unsafe
  }

  /// What the fix does, such as "quote the colour".
  public var title: String
  /// Whether it may be applied without asking.
  public var safety: Safety
  /// The edits, in source order, not overlapping.
  public var edits: [TextEdit]

  /// Creates a fix.
  public init(_ title: String, _ safety: Safety, edits: [TextEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// The replacement of a range of bytes by a text.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace; empty to insert.
  public var range: SourceRange
  /// The text to put there.
  public var replacement: String

  /// Creates an edit.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// All that was found in one source text.
public struct DiagnosticReport: Hashable, Sendable {
  /// The text.
  public var source: SourceText
  /// The findings in source order.
  public var diagnostics: [Diagnostic]

  /// Creates a report; the diagnostics are put in source order, equal places in the order given.
  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map { $0.element }
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
