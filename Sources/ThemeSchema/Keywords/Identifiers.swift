/// The keywords that name schemas and dialects, read before anything is compiled.
extension KeywordRules {
  /// `$schema`: the dialect of the resource.
  static let schema = KeywordRules(silent: "$schema", .core)
  /// `$id`: the URI of the schema, which makes it a resource.
  static let id = KeywordRules(silent: "$id", .core)
  /// `$anchor`: a name for the schema in its resource.
  static let anchor = KeywordRules(silent: "$anchor", .core)
  /// `$dynamicAnchor`: a name that `$dynamicRef` looks for.
  static let dynamicAnchor = KeywordRules(silent: "$dynamicAnchor", .core)
  /// `$vocabulary`: the vocabularies of a dialect, in its meta-schema.
  static let vocabulary = KeywordRules(silent: "$vocabulary", .core)
  /// `$comment`: a note for those who maintain the schema.
  static let comment = KeywordRules(silent: "$comment", .core)
  /// `$defs`: schemas to refer to.
  static let defs = KeywordRules(silent: "$defs", .core, schemas: .map)
  /// `definitions`: the older drafts' name of `$defs`, which the meta-schema still describes.
  static let definitions = KeywordRules(silent: "definitions", .core, schemas: .map)
}
