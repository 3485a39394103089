import ThemeDiagnostics
import ThemeYAML

extension SchemaCheck {
  /// Warns of lower bounds above upper ones.
  mutating func emptyRanges(of schema: NodeID) {
    let pairs: [(lower: Keyword, upper: Keyword, isOpen: Bool)] = [
      (.minimum, .maximum, false), (.minimum, .exclusiveMaximum, true),
      (.exclusiveMinimum, .maximum, true), (.exclusiveMinimum, .exclusiveMaximum, true),
      (.minLength, .maxLength, false), (.minItems, .maxItems, false),
      (.minProperties, .maxProperties, false), (.minContains, .maxContains, false),
    ]
    for pair in pairs {
      guard let lower = file.value(of: pair.lower, in: schema),
        let upper = file.value(of: pair.upper, in: schema), isNumber(lower), isNumber(upper)
      else { continue }
      let order = compare(lower, upper)
      guard order > 0 || order == 0 && pair.isOpen else { continue }
      let relation = order > 0 ? "above" : "not below"
      warn(
        .schemaFileEmptyRange,
        "`\(pair.lower.name)` \(tree.text(of: lower)) is \(relation) `\(pair.upper.name)` "
          + "\(tree.text(of: upper)), so that nothing is allowed", at: lower,
        related: [RelatedRange("the other bound", at: tree.range(of: upper))])
    }
  }

  private func isNumber(_ node: NodeID) -> Bool {
    guard tree.kind(of: node) == .scalar else { return false }
    let kind = tree.scalarKind(of: node)
    return (kind == .integer || kind == .float) && tree.number(of: node).isFinite
  }

  private func compare(_ a: NodeID, _ b: NodeID) -> Int {
    tree.withBytes(of: a) { a in
      tree.withBytes(of: b) { b in
        withDecimal(a) { a in withDecimal(b) { Decimal.compare(a, $0) } }
      }
    }
  }
}
