import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of keywords that speak of types which `type` beside them excludes.
  mutating func keywordsOfOtherTypes(of schema: NodeID) {
    let allowed = types(of: schema)
    guard allowed != .all, let value = file.value(of: .type, in: schema) else { return }
    for (keyword, key, node) in keywords(of: schema) {
      let concerns = keyword.rules.concerns
      guard concerns != .all, concerns.isDisjoint(with: allowed) else { continue }
      // Formats of other vocabularies, such as `int32`, may speak of numbers.
      if keyword == .format, Format(rawValue: tree.text(of: node)) == nil { continue }
      warn(
        .schemaFileKeywordType,
        "`\(keyword.name)` only concerns \(concerns.pluralWords), but `type` allows \(allowed.words)",
        at: key, related: [RelatedRange("the type", at: tree.range(of: value))])
    }
  }
}

extension TypeSet {
  /// The types in words, each in the plural: "numbers", "lists".
  fileprivate var pluralWords: String {
    var words: [String] = []
    if !isDisjoint(with: .numeric) { words.append("numbers") }
    if contains(.string) { words.append("texts") }
    if contains(.array) { words.append("lists") }
    if contains(.object) { words.append("mappings") }
    return alternatives(words)
  }
}
