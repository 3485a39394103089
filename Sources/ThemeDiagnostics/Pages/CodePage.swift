/// The page that explains a code to the person whose file has the fault.
///
/// Pages are data, in a file for each subject. ``CodeRegistry/pages`` gathers them, and nothing else
/// touches them, so a program that explains nothing never makes them.
package struct CodePage: Hashable, Sendable {
  /// The code that is explained.
  package let code: DiagnosticCode
  /// What the fault is, in a sentence or two.
  package let meaning: String
  /// What the examples are.
  package let subject: ExampleSubject
  /// A text with this fault and no other; `nil` where no text can have it.
  package let wrong: CodeExample?
  /// The same without the fault.
  package let right: CodeExample?
  /// Why it is a fault: what would go wrong otherwise.
  package let reason: String
  /// What to do about it.
  package let remedy: String
  /// Codes of neighbouring faults.
  package let related: [DiagnosticCode]

  /// Declares a page.
  ///
  /// Prose is running text: its line breaks are spaces, and an empty line parts paragraphs.
  ///
  /// - Parameters:
  ///   - code: the code that is explained.
  ///   - meaning: what the fault is.
  ///   - subject: what the examples are.
  ///   - wrong: a text with the fault, in the notation of ``CodeExample``, with a mark at its place.
  ///   - right: the same without the fault.
  ///   - reason: why it is a fault.
  ///   - remedy: what to do about it.
  ///   - related: codes of neighbouring faults.
  init(
    _ code: DiagnosticCode,
    _ meaning: String,
    in subject: ExampleSubject = .preset,
    wrong: String? = nil,
    right: String? = nil,
    because reason: String,
    remedy: String,
    related: [DiagnosticCode] = []
  ) {
    self.code = code
    self.meaning = meaning
    self.subject = subject
    self.wrong = wrong.map { CodeExample($0) }
    self.right = right.map { CodeExample($0) }
    self.reason = reason
    self.remedy = remedy
    self.related = related
  }
}

/// What the examples of a page are.
package enum ExampleSubject: Hashable, Sendable {
  /// A preset file.
  case preset
  /// A preset file in JSON.
  case json
  /// A preset file beside another one.
  case extending(file: String, text: String)
  /// Any YAML text.
  case yaml
  /// A gesture trace.
  case trace
  /// A JSON Schema.
  case schema
  /// A configuration file.
  case configuration
  /// Any file that is checked against a schema of one's own.
  case data(schema: String)

  /// The name that a file of the kind could have.
  package var fileName: String {
    switch self {
    case .preset, .extending: "brand-sheet.yaml"
    case .json: "brand-sheet.json"
    case .yaml: "notes.yaml"
    case .trace: "drag.yaml"
    case .schema: "house-rules.yaml"
    case .configuration: ".themectl.yaml"
    case .data: "team.yaml"
    }
  }
}

extension CodeRegistry {
  /// The pages of all codes, sorted by code; made when first asked for.
  package static let pages: [CodePage] = {
    let pages =
      yamlPages + numberPages + valuePages + collectionPages + schemaFilePages + schemaWarningPages
      + presetPages + extendingPages
      + tracePages + configPages
    return pages.sorted { $0.code.rawValue < $1.code.rawValue }
  }()

  /// The page of a code.
  package static func page(of code: DiagnosticCode) -> CodePage? {
    pages.first { $0.code == code }
  }
}

extension CodeRegistry {
  /// The pages of the domain `yaml`.
  private static var yamlPages: [CodePage] {
    indentationPages + quotePages + bracketPages + keyPages + anchorPages + characterPages
      + documentPages + limitPages
  }
}
