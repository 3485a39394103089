import SheetModel
import ThemeDiagnostics
import ThemePresets
import ThemeYAML

/// A `.themectl.yaml` as it is written.
struct ConfigurationDocument: Hashable, Sendable {
  var schema: String?
  var strict = false
  var severity: [CodeSeverity] = []
  var exclude: [String] = []
  var extensions = Path.yamlEndings.map { String($0.dropFirst()) }
}

/// The severity that a code has instead of its own; `nil` where it is not reported.
struct CodeSeverity: Hashable, Sendable {
  var code: String
  var severity: Severity?
}

extension FieldGroup where Root == ConfigurationDocument {
  /// The whole configuration.
  static let configuration = FieldGroup(
    "", make: { ConfigurationDocument() },
    [
      Field(
        "schema", ValueType<String>.path.optional(from: "").withoutToken(),
        "A JSON Schema to check against instead of the format of presets.",
        details: "A path from the configuration's folder.", source: "Cardstock",
        examples: ["house-rules.schema.json"]
      ) { $1(&$0.schema) },
      Field(
        "strict", ValueType<Bool>.boolean.withoutToken(),
        "Whether warnings count like errors for the exit status.", source: "Cardstock"
      ) { $1(&$0.strict) },
      Field(
        "severity", .severities, "The severity that codes have instead of their own.",
        details: "Errors of the text itself stay errors.", source: "Cardstock",
        examples: [["preset.fraction-for-points": "off", "schema.maximum": "warning"]]
      ) { $1(&$0.severity) },
      Field(
        "exclude", ValueType<String>.text.withoutToken().list(from: "").withoutToken(),
        "What is not checked, in the syntax of ignore files, from the configuration's folder.",
        source: "Cardstock", examples: [["drafts/", "/generated/**"]]
      ) { $1(&$0.exclude) },
      Field(
        "extensions", ValueType<String>.ending.list(minimum: 1, from: "").withoutToken(),
        "The endings of the files that a folder's search takes.", source: "Cardstock",
        examples: [["yaml", "yml", "json"]]
      ) { $1(&$0.extensions) },
    ]
  )

  /// The keys of the configuration by their paths, which begin with `config`.
  static let configurationFields = configuration.type.description.pathedFields(below: "config")

  /// The JSON Schema of the configuration.
  static let configurationSchema = configuration.schemaText(
    id: "urn:cardstock:schema:config:1", title: "themectl configuration",
    description: "How the presets below the folder of a \(Configuration.fileName) are checked.")
}

extension ValueType where Value == String {
  /// The path of a file.
  fileprivate static let path = string(.visible, expects: "the path of a file").withoutToken()

  /// The ending of a file's name.
  fileprivate static let ending = string(.visible, expects: "the ending of a file's name")
    .withoutToken()
}

extension ValueType where Value == Severity? {
  /// A severity, or the word for none.
  fileprivate static let severity = ValueType<Severity>
    .words("", "") { severity in
      switch severity {
      case .error: "The status is 1."
      case .warning: "The status is 1 where warnings count."
      case .note: "Only shown."
      }
    }
    .described { $0.name = nil }.withoutToken()
    .optional(Keyword("off", "Not reported."), from: .error).withoutToken()
}

extension ValueType where Value == [CodeSeverity] {
  /// Severities by code; codes are looked up.
  fileprivate static let severities = ValueType<Severity?>.severity
    .dictionary(
      names: .any, from: nil, literal: { (_: CodeSeverity) in "" },
      make: { CodeSeverity(code: $0, severity: $1) }, split: { ($0.code, $0.severity) }
    )
    .checked { severities, node, decoding in
      for entry in decoding.tree.entries(of: node) {
        let name = decoding.tree.text(of: decoding.tree.resolved(entry.key))
        let range = decoding.tree.range(of: entry.key)
        guard let known = CodeRegistry.entry(of: DiagnosticCode(name)) else {
          decoding.findings.append(CodeRegistry.unknownCode(name, at: range, severity: .error))
          continue
        }
        guard known.severity == .error, known.code.isOfText,
          severities.contains(where: { $0.code == name && $0.severity != .error })
        else { continue }
        decoding.findings.append(
          Diagnostic(
            .configFixedSeverity,
            "`\(name)` is always an error: nobody knows what such a text means", at: range))
      }
    }
    .withoutToken()
}
