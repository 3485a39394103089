import ThemeYAML

/// How a schema is compiled.
public struct SchemaOptions: Sendable {
  /// Whether `format` is an assertion; by default it only annotates, as JSON Schema has it.
  public var assertsFormats = false
  /// Further documents that references may lead to, each with its URI.
  public var resources: [SchemaDocument] = []
  /// Whether the schema is checked against the meta-schema first; true by default.
  public var checksMetaSchema = true
  /// Whether what is legal but surely not meant is reported as a warning; false by default.
  public var isStrict = false

  /// Creates the default options.
  public init() {}
}
