extension DiagnosticCode {
  /// A key is not known in its mapping.
  package static let schemaAdditionalProperties = DiagnosticCode("schema.additionalProperties")
  /// A value fits none of the alternatives.
  package static let schemaAnyOf = DiagnosticCode("schema.anyOf")
  /// A value is not the only one allowed.
  package static let schemaConst = DiagnosticCode("schema.const")
  /// A list lacks items of a kind.
  package static let schemaContains = DiagnosticCode("schema.contains")
  /// A key is missing that another one asks for.
  package static let schemaDependencies = DiagnosticCode("schema.dependencies")
  /// A key is missing that another one asks for.
  package static let schemaDependentRequired = DiagnosticCode("schema.dependentRequired")
  /// A value is not one of those allowed.
  package static let schemaEnum = DiagnosticCode("schema.enum")
  /// A number is too large.
  package static let schemaExclusiveMaximum = DiagnosticCode("schema.exclusiveMaximum")
  /// A number is too small.
  package static let schemaExclusiveMinimum = DiagnosticCode("schema.exclusiveMinimum")
  /// Nothing is allowed in a place.
  package static let schemaFalse = DiagnosticCode("schema.false")
  /// A text does not have its format.
  package static let schemaFormat = DiagnosticCode("schema.format")
  /// A list has an item that is not allowed.
  package static let schemaItems = DiagnosticCode("schema.items")
  /// A check was given up: a pattern, the depth or the number of steps reached its bound.
  package static let schemaLimit = DiagnosticCode("schema.limit")
  /// A list has too many items.
  package static let schemaMaxItems = DiagnosticCode("schema.maxItems")
  /// A text is too long.
  package static let schemaMaxLength = DiagnosticCode("schema.maxLength")
  /// A mapping has too many keys.
  package static let schemaMaxProperties = DiagnosticCode("schema.maxProperties")
  /// A number is too large.
  package static let schemaMaximum = DiagnosticCode("schema.maximum")
  /// A list has too few items.
  package static let schemaMinItems = DiagnosticCode("schema.minItems")
  /// A text is too short.
  package static let schemaMinLength = DiagnosticCode("schema.minLength")
  /// A mapping has too few keys.
  package static let schemaMinProperties = DiagnosticCode("schema.minProperties")
  /// A number is too small.
  package static let schemaMinimum = DiagnosticCode("schema.minimum")
  /// A number is not a multiple of another.
  package static let schemaMultipleOf = DiagnosticCode("schema.multipleOf")
  /// A value is one of those refused.
  package static let schemaNot = DiagnosticCode("schema.not")
  /// A value does not fit exactly one of the alternatives.
  package static let schemaOneOf = DiagnosticCode("schema.oneOf")
  /// A text does not match its pattern.
  package static let schemaPattern = DiagnosticCode("schema.pattern")
  /// The name of a key is not allowed.
  package static let schemaPropertyNames = DiagnosticCode("schema.propertyNames")
  /// A key is missing.
  package static let schemaRequired = DiagnosticCode("schema.required")
  /// A value has the wrong type.
  package static let schemaType = DiagnosticCode("schema.type")
  /// A list has an item that is not allowed.
  package static let schemaUnevaluatedItems = DiagnosticCode("schema.unevaluatedItems")
  /// A key is not known in its mapping.
  package static let schemaUnevaluatedProperties = DiagnosticCode("schema.unevaluatedProperties")
  /// A list has the same item twice.
  package static let schemaUniqueItems = DiagnosticCode("schema.uniqueItems")
}

extension CodeRegistry {
  /// The codes of the domain `schema`: a value is not as its schema asks, named by the keyword.
  static let schemaCodes: [Entry] = [
    Entry(.schemaAdditionalProperties, "a key is not known in its mapping"),
    Entry(.schemaAnyOf, "a value fits none of the alternatives"),
    Entry(.schemaConst, "a value is not the only one allowed"),
    Entry(.schemaContains, "a list lacks items of a kind"),
    Entry(.schemaDependencies, "a key is missing that another one asks for"),
    Entry(.schemaDependentRequired, "a key is missing that another one asks for"),
    Entry(.schemaEnum, "a value is not one of those allowed"),
    Entry(.schemaExclusiveMaximum, "a number is too large"),
    Entry(.schemaExclusiveMinimum, "a number is too small"),
    Entry(.schemaFalse, "nothing is allowed in a place"),
    Entry(.schemaFormat, "a text does not have its format"),
    Entry(.schemaItems, "a list has an item that is not allowed"),
    Entry(.schemaLimit, "a check was given up before its end"),
    Entry(.schemaMaxItems, "a list has too many items"),
    Entry(.schemaMaxLength, "a text is too long"),
    Entry(.schemaMaxProperties, "a mapping has too many keys"),
    Entry(.schemaMaximum, "a number is too large"),
    Entry(.schemaMinItems, "a list has too few items"),
    Entry(.schemaMinLength, "a text is too short"),
    Entry(.schemaMinProperties, "a mapping has too few keys"),
    Entry(.schemaMinimum, "a number is too small"),
    Entry(.schemaMultipleOf, "a number is not a multiple of another"),
    Entry(.schemaNot, "a value is one of those refused"),
    Entry(.schemaOneOf, "a value does not fit exactly one of the alternatives"),
    Entry(.schemaPattern, "a text does not match its pattern"),
    Entry(.schemaPropertyNames, "the name of a key is not allowed"),
    Entry(.schemaRequired, "a key is missing"),
    Entry(.schemaType, "a value has the wrong type"),
    Entry(.schemaUnevaluatedItems, "a list has an item that is not allowed"),
    Entry(.schemaUnevaluatedProperties, "a key is not known in its mapping"),
    Entry(.schemaUniqueItems, "a list has the same item twice"),
  ]
}
