import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of keys that `required` asks for and `additionalProperties: false` forbids.
  mutating func impossibleKeys(of schema: NodeID) {
    guard let required = file.value(of: .required, in: schema),
      tree.kind(of: required) == .sequence,
      let rest = file.value(of: .additionalProperties, in: schema),
      tree.kind(of: rest) == .scalar, tree.scalarKind(of: rest) == .boolean,
      !tree.boolean(of: rest), file.value(of: .patternProperties, in: schema) == nil
    else { return }
    let properties = file.value(of: .properties, in: schema)
    let known = properties.map { properties in
      tree.entries(of: properties).map { Array(tree.text(of: tree.resolved($0.key)).utf8) }
    }
    for item in tree.items(of: required) {
      let name = tree.text(of: tree.resolved(item))
      guard !(known ?? []).contains(Array(name.utf8)) else { continue }
      let near = NameSuggester((known ?? []).map { String(decoding: $0, as: UTF8.self) })
        .suggestion(for: name)
      warn(
        .schemaFileImpossibleKey,
        "the key \(quoted(name)) is required, but `additionalProperties` forbids it"
          + (near.map { "; did you mean `\($0.name)`?" } ?? ""),
        at: item, related: [RelatedRange("forbidden here", at: tree.range(of: rest))])
    }
  }
}
