/// The keywords that only annotate.
extension KeywordRules {
  /// `title`: a name for people.
  static let title = KeywordRules(silent: "title", .metaData)
  static let description = KeywordRules(silent: "description", .metaData)
  static let `default` = KeywordRules(silent: "default", .metaData)
  static let deprecated = KeywordRules(silent: "deprecated", .metaData)
  static let readOnly = KeywordRules(silent: "readOnly", .metaData)
  static let writeOnly = KeywordRules(silent: "writeOnly", .metaData)
  static let examples = KeywordRules(silent: "examples", .metaData)
  static let contentEncoding = KeywordRules(
    silent: "contentEncoding", .content, concerns: .string)
  static let contentMediaType = KeywordRules(
    silent: "contentMediaType", .content, concerns: .string)
  static let contentSchema = KeywordRules(
    silent: "contentSchema", .content, concerns: .string, partner: .contentMediaType,
    schemas: .schema)
}
