import ThemeDiagnostics
import ThemeYAML

/// What belongs to a keyword beside its check: its name, how it is compiled and how it is explained.
struct KeywordRules: Sendable {
  /// Compiles the keyword at a place; `nil` when it asserts nothing by itself.
  typealias Compile = @Sendable (inout SchemaCompiler, KeywordPlace) -> Instruction?
  /// Adds the failures of an instance that does not satisfy the keyword.
  typealias Explain = @Sendable (inout Collector, Instruction, NodeID) -> Void

  /// The name.
  let name: String
  /// The vocabularies it belongs to.
  let vocabularies: VocabularySet
  /// The code of its failures; `nil` where only the schemas in it fail.
  let code: DiagnosticCode?
  /// The types it speaks of; values of others always satisfy it.
  let concerns: TypeSet
  /// The keyword that must stand beside it, else it does nothing.
  let partner: Keyword?
  /// How its value holds schemas; `nil` where it holds none.
  let schemas: SubschemaShape?
  /// Whether it asks what its neighbours evaluated.
  let needsMarks: Bool
  let compile: Compile
  let explain: Explain

  init(
    _ name: String, _ vocabularies: VocabularySet, code: DiagnosticCode? = nil,
    concerns: TypeSet = .all, partner: Keyword? = nil, schemas: SubschemaShape? = nil,
    needsMarks: Bool = false, compile: @escaping Compile,
    explain: @escaping Explain
  ) {
    self.name = name
    self.vocabularies = vocabularies
    self.code = code
    self.concerns = concerns
    self.partner = partner
    self.schemas = schemas
    self.needsMarks = needsMarks
    self.compile = compile
    self.explain = explain
  }

  /// A keyword that never fails by itself.
  init(
    silent name: String, _ vocabularies: VocabularySet, concerns: TypeSet = .all,
    partner: Keyword? = nil, schemas: SubschemaShape? = nil
  ) {
    self.init(
      name, vocabularies, concerns: concerns, partner: partner, schemas: schemas,
      compile: { _, _ in nil }, explain: { _, _, _ in })
  }
}

/// How the value of a keyword holds schemas.
enum SubschemaShape: Sendable {
  /// It is a schema.
  case schema
  /// It is a list of schemas.
  case list
  /// It is a mapping from names to schemas.
  case map
}
