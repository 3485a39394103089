import ThemeYAML

/// The keywords of JSON Schema 2020-12.
///
/// Those that can fail come first, in the order of evaluation: cheap ones before dear ones, those
/// that ask what the others evaluated last. The others only name things, annotate, or are read by a
/// neighbour.
enum Keyword: UInt8, CaseIterable, Sendable {
  /// The schema `false`, which is compiled as a keyword of its own.
  case nothing
  case type, const, `enum`
  case required, minProperties, maxProperties, minItems, maxItems
  case minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf
  case minLength, maxLength, pattern, format
  case dependentRequired, uniqueItems
  case propertyNames, properties, patternProperties, additionalProperties
  case prefixItems, items, contains
  case ref, dynamicRef
  case allOf, anyOf, oneOf, not, `if`, dependentSchemas, dependencies
  case unevaluatedItems, unevaluatedProperties

  case schema, id, anchor, dynamicAnchor, vocabulary, comment, defs, definitions
  case then, `else`, minContains, maxContains
  case title, description, `default`, deprecated, readOnly, writeOnly, examples
  case contentEncoding, contentMediaType, contentSchema
}

extension Keyword {
  /// What belongs to the keyword: its name, and how it is compiled and explained.
  var rules: KeywordRules {
    switch self {
    case .nothing: .nothing
    case .type: .type
    case .const: .const
    case .enum: .enum
    case .required: .required
    case .minProperties: .minProperties
    case .maxProperties: .maxProperties
    case .minItems: .minItems
    case .maxItems: .maxItems
    case .minimum: .minimum
    case .exclusiveMinimum: .exclusiveMinimum
    case .maximum: .maximum
    case .exclusiveMaximum: .exclusiveMaximum
    case .multipleOf: .multipleOf
    case .minLength: .minLength
    case .maxLength: .maxLength
    case .pattern: .pattern
    case .format: .format
    case .dependentRequired: .dependentRequired
    case .uniqueItems: .uniqueItems
    case .propertyNames: .propertyNames
    case .properties: .properties
    case .patternProperties: .patternProperties
    case .additionalProperties: .additionalProperties
    case .prefixItems: .prefixItems
    case .items: .items
    case .contains: .contains
    case .ref: .ref
    case .dynamicRef: .dynamicRef
    case .allOf: .allOf
    case .anyOf: .anyOf
    case .oneOf: .oneOf
    case .not: .not
    case .if: .if
    case .dependentSchemas: .dependentSchemas
    case .dependencies: .dependencies
    case .unevaluatedItems: .unevaluatedItems
    case .unevaluatedProperties: .unevaluatedProperties
    case .schema: .schema
    case .id: .id
    case .anchor: .anchor
    case .dynamicAnchor: .dynamicAnchor
    case .vocabulary: .vocabulary
    case .comment: .comment
    case .defs: .defs
    case .definitions: .definitions
    case .then: .then
    case .else: .else
    case .minContains: .minContains
    case .maxContains: .maxContains
    case .title: .title
    case .description: .description
    case .default: .default
    case .deprecated: .deprecated
    case .readOnly: .readOnly
    case .writeOnly: .writeOnly
    case .examples: .examples
    case .contentEncoding: .contentEncoding
    case .contentMediaType: .contentMediaType
    case .contentSchema: .contentSchema
    }
  }

  /// The name in a schema.
  var name: String { rules.name }

  /// Whether the keyword asserts something by itself.
  var canFail: Bool { rawValue <= Keyword.unevaluatedProperties.rawValue }
}

extension Evaluator {
  /// Whether one keyword holds for a resolved instance of a type that it speaks of.
  @inline(__always)
  mutating func check(_ operation: Operation, _ node: NodeID, _ type: TypeSet) -> Bool {
    switch operation.keyword {
    case .nothing, .type: false
    case .const, .enum: equalsLiteral(operation, node, type)
    case .required: hasRequired(operation, node)
    case .minProperties, .minItems: childCount(of: node) >= Int(operation.a)
    case .maxProperties, .maxItems: childCount(of: node) <= Int(operation.a)
    case .minimum: isAtLeastMinimum(operation, node)
    case .exclusiveMinimum: isAboveExclusiveMinimum(operation, node)
    case .maximum: isAtMostMaximum(operation, node)
    case .exclusiveMaximum: isBelowExclusiveMaximum(operation, node)
    case .multipleOf: isMultiple(operation, node, type)
    case .minLength: scalarCount(of: node) >= operation.a
    case .maxLength: scalarCount(of: node) <= operation.a
    case .pattern: matchesPattern(operation, node)
    case .format: hasFormat(operation, node)
    case .dependentRequired: hasDependentRequired(operation, node)
    case .uniqueItems: equalItems(of: node) == nil
    case .propertyNames: acceptsNames(operation, node)
    case .properties: acceptsProperties(operation, node)
    case .patternProperties: acceptsPatternProperties(operation, node)
    case .additionalProperties: acceptsAdditional(operation, node)
    case .prefixItems: acceptsPrefix(operation, node)
    case .items: acceptsItems(operation, node)
    case .contains: containsMatches(operation, node)
    case .ref: acceptsInPlace(operation.a, node, type)
    case .dynamicRef: acceptsInPlace(dynamicTarget(operation), node, type)
    case .allOf: acceptsAll(operation, node, type)
    case .anyOf: acceptsAny(operation, node, type)
    case .oneOf: acceptsOne(operation, node, type)
    case .not: !acceptsApart(operation.a, node, type) && stop == nil
    case .if: acceptsConsequence(operation, node, type)
    case .dependentSchemas: acceptsDependentSchemas(operation, node, type)
    case .dependencies: acceptsDependencies(operation, node, type)
    case .unevaluatedItems: acceptsUnevaluatedItems(operation, node)
    case .unevaluatedProperties: acceptsUnevaluatedProperties(operation, node)
    default: true
    }
  }
}
