import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of values of `enum` and `const` that `type` beside them excludes.
  mutating func impossibleValues(of schema: NodeID) {
    let allowed = types(of: schema)
    guard allowed != .all, let type = file.value(of: .type, in: schema) else { return }
    var values: [NodeID] = []
    if let list = file.value(of: .enum, in: schema), tree.kind(of: list) == .sequence {
      values += tree.items(of: list).map { tree.resolved($0) }
    }
    if let value = file.value(of: .const, in: schema) { values.append(value) }
    for value in values where self.type(of: value).isDisjoint(with: allowed) {
      warn(
        .schemaFileImpossibleValue,
        "`\(flowText(of: value, in: tree))` can never be right, because `type` allows "
          + allowed.words,
        at: value, related: [RelatedRange("the type", at: tree.range(of: type))])
    }
  }

  /// The type of a value in the schema.
  private func type(of node: NodeID) -> TypeSet {
    switch tree.kind(of: node) {
    case .mapping: return .object
    case .sequence: return .array
    case .alias: return .all
    case .scalar: break
    }
    switch tree.scalarKind(of: node) {
    case .null: return .null
    case .boolean: return .boolean
    case .string: return .string
    case .integer: return .integer
    case .float:
      return tree.withBytes(of: node) { withDecimal($0) { $0.isInteger } } ? .integer : .fraction
    }
  }
}
