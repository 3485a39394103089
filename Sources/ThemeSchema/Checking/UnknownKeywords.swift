import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of keys that are nearly keywords, or keywords of other drafts; any other unknown key is an
  /// annotation of somebody's own.
  mutating func unknownKeywords(of schema: NodeID) {
    for entry in tree.entries(of: schema) where file.keyword(entry.key) == nil {
      let key = tree.resolved(entry.key)
      guard tree.kind(of: key) == .scalar else { continue }
      let name = tree.text(of: key)
      if let successor = Self.successors.first(where: { $0.name == name }) {
        warn(
          .schemaFileUnknownKeyword,
          "unknown keyword `\(name)`; JSON Schema 2020-12 has `\(successor.keyword.name)` for it",
          at: key, fixes: [tree.respelling(key, as: successor.keyword.name, .unsafe)])
        continue
      }
      guard !name.hasPrefix("x-"), !Self.annotations.contains(name),
        let near = NameSuggester(Self.names).suggestion(for: name)
      else { continue }
      warn(
        .schemaFileUnknownKeyword,
        "unknown keyword \(quoted(name)); did you mean `\(near.name)`?", at: key,
        fixes: [tree.respelling(key, as: near.name, near.isCertain ? .safe : .unsafe)])
    }
  }

  private static let names = Keyword.allCases.filter { $0 != .nothing }.map { $0.name }

  /// Annotations of editors and of OpenAPI, which resemble keywords.
  private static let annotations: Set<String> = [
    "defaultSnippets", "deprecationMessage", "discriminator", "enumDescriptions", "errorMessage",
    "example", "externalDocs", "markdownDescription", "markdownEnumDescriptions", "nullable",
    "patternErrorMessage",
  ]

  /// Keywords of other drafts, with those that took their place.
  private static let successors: [(name: String, keyword: Keyword)] = [
    ("$recursiveAnchor", .dynamicAnchor), ("$recursiveRef", .dynamicRef),
    ("additionalItems", .items), ("disallow", .not), ("divisibleBy", .multipleOf),
    ("extends", .allOf), ("id", .id),
  ]
}
