import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of keywords that do nothing, because another one is missing beside them or leaves nothing
  /// for them.
  mutating func ignoredKeywords(of schema: NodeID) {
    let found = keywords(of: schema)
    func has(_ keyword: Keyword) -> Bool { found.contains { $0.keyword == keyword } }
    for (keyword, key, _) in found {
      if let partner = keyword.rules.partner, !has(partner) {
        warn(
          .schemaFileIgnoredKeyword,
          "`\(keyword.name)` does nothing without `\(partner.name)` beside it", at: key)
      }
    }
    let shadows: [(keyword: Keyword, by: Keyword, what: String)] = [
      (.unevaluatedItems, .items, "item"),
      (.unevaluatedProperties, .additionalProperties, "property"),
    ]
    for (keyword, other, what) in shadows where has(other) {
      guard let key = found.first(where: { $0.keyword == keyword })?.key else { continue }
      warn(
        .schemaFileIgnoredKeyword,
        "`\(keyword.name)` does nothing beside `\(other.name)`, which leaves no \(what) for it",
        at: key)
    }
    if let key = found.first(where: { $0.keyword == .schema })?.key, !has(.id),
      schema != tree.resolved(file.document.root)
    {
      warn(
        .schemaFileIgnoredKeyword,
        "`$schema` does nothing here; it belongs at the top or beside `$id`", at: key)
    }
  }
}
