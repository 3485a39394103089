import ThemeYAML

/// How a schema is compiled.
public struct SchemaOptions: Sendable {
  /// Whether `format` is an assertion; by default it only annotates, as JSON Schema has it.
  public var assertsFormats = false
  /// Further documents that references may lead to, each with its URI.
  public var resources: [SchemaDocument] = []
  /// Whether the schema is checked against the meta-schema first; true by default.
  public var checksMetaSchema = true
  /// Whether failures show the keyword's place in the schema as a related range; false by default.
  public var showsSchemaPlaces = false

  /// Creates the default options.
  public init() {}
}
