import ThemeYAML

/// The vocabularies of JSON Schema 2020-12 that a dialect uses.
struct VocabularySet: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let core = VocabularySet(rawValue: 1)
  static let applicator = VocabularySet(rawValue: 2)
  static let unevaluated = VocabularySet(rawValue: 4)
  static let validation = VocabularySet(rawValue: 8)
  static let metaData = VocabularySet(rawValue: 16)
  static let formatAnnotation = VocabularySet(rawValue: 32)
  static let content = VocabularySet(rawValue: 64)
  static let formatAssertion = VocabularySet(rawValue: 128)

  /// The vocabularies of the dialect `https://json-schema.org/draft/2020-12/schema`.
  static let standard: VocabularySet = [
    .core, .applicator, .unevaluated, .validation, .metaData, .formatAnnotation, .content,
  ]

  /// The prefix of the vocabularies' URIs.
  static let prefix = "https://json-schema.org/draft/2020-12/vocab/"

  /// The vocabulary of a URI, or `nil` for one that is not of 2020-12.
  static func of(uri: String) -> VocabularySet? {
    guard uri.hasPrefix(prefix) else { return nil }
    switch uri.dropFirst(prefix.count) {
    case "core": return .core
    case "applicator": return .applicator
    case "unevaluated": return .unevaluated
    case "validation": return .validation
    case "meta-data": return .metaData
    case "format-annotation": return .formatAnnotation
    case "format-assertion": return .formatAssertion
    case "content": return .content
    default: return nil
    }
  }
}
