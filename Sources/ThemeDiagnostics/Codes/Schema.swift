extension DiagnosticCode {
  /// A key is missing.
  package static let schemaRequired = DiagnosticCode("schema.required")
  /// A key is not known in its mapping.
  package static let schemaUnknownKey = DiagnosticCode("schema.additionalProperties")
}

extension CodeRegistry {
  /// The codes of the domain `schema`: a value is not as its schema asks, named by the keyword.
  static let schemaCodes: [Entry] = [
    Entry(.schemaUnknownKey, "a key is not known in its mapping"),
    Entry(DiagnosticCode("schema.anyOf"), "a value fits none of the alternatives"),
    Entry(DiagnosticCode("schema.const"), "a value is not the only one allowed"),
    Entry(DiagnosticCode("schema.contains"), "a list lacks items of a kind"),
    Entry(DiagnosticCode("schema.dependentRequired"), "a key is missing that another one asks for"),
    Entry(DiagnosticCode("schema.enum"), "a value is not one of those allowed"),
    Entry(DiagnosticCode("schema.exclusiveMaximum"), "a number is too large"),
    Entry(DiagnosticCode("schema.exclusiveMinimum"), "a number is too small"),
    Entry(DiagnosticCode("schema.false"), "nothing is allowed in a place"),
    Entry(DiagnosticCode("schema.format"), "a text does not have its format"),
    Entry(DiagnosticCode("schema.items"), "a list has an item that is not allowed"),
    Entry(DiagnosticCode("schema.maxItems"), "a list has too many items"),
    Entry(DiagnosticCode("schema.maxLength"), "a text is too long"),
    Entry(DiagnosticCode("schema.maxProperties"), "a mapping has too many keys"),
    Entry(DiagnosticCode("schema.maximum"), "a number is too large"),
    Entry(DiagnosticCode("schema.minItems"), "a list has too few items"),
    Entry(DiagnosticCode("schema.minLength"), "a text is too short"),
    Entry(DiagnosticCode("schema.minProperties"), "a mapping has too few keys"),
    Entry(DiagnosticCode("schema.minimum"), "a number is too small"),
    Entry(DiagnosticCode("schema.multipleOf"), "a number is not a multiple of another"),
    Entry(DiagnosticCode("schema.not"), "a value is one of those refused"),
    Entry(DiagnosticCode("schema.oneOf"), "a value does not fit exactly one of the alternatives"),
    Entry(DiagnosticCode("schema.pattern"), "a text does not match its pattern"),
    Entry(DiagnosticCode("schema.propertyNames"), "the name of a key is not allowed"),
    Entry(.schemaRequired, "a key is missing"),
    Entry(DiagnosticCode("schema.type"), "a value has the wrong type"),
    Entry(DiagnosticCode("schema.unevaluatedItems"), "a list has an item that is not allowed"),
    Entry(DiagnosticCode("schema.unevaluatedProperties"), "a key is not known in its mapping"),
    Entry(DiagnosticCode("schema.uniqueItems"), "a list has the same item twice"),
  ]
}
