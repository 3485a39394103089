import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a text where a mapping is expected: `cornerRadius:12` lacks a space.
  func mapping() -> Advice? {
    guard expectedTypes.contains(.object), tree.scalarKind(of: node) == .string,
      let fault = tree.entriesWithoutColon(node)
    else { return nil }
    return Advice(
      code: fault.code, message: fault.message, range: fault.range, help: fault.help,
      fixes: fault.fixes)
  }

  /// For a scalar where a list is expected: brackets.
  func listOfOne() -> Advice? {
    guard case .type(.array) = failure.expectation else { return nil }
    let written = tree.source.text(in: tree.range(of: node))
    guard !written.isEmpty, !written.utf8.contains(0x0A) else { return nil }
    return Advice(
      message: "\(subject) is \(nodeWords); a list of one item is `[\(written)]`",
      fixes: [replacing(by: "[\(written)]", .unsafe)])
  }

  /// For a list without its brackets: `topLeft, topRight`.
  func items() -> Advice? {
    guard !isQuoted, tree.scalarKind(of: node) == .string, value.contains(","),
      expectedTypes.contains(.array), !value.contains("\n"),
      schema.accepts("[\(value)]", as: failure.schema)
    else { return nil }
    return Advice(
      message: "\(subject) is \(nodeWords); did you mean the list `[\(value)]`?",
      fixes: [replacing(by: "[\(value)]", .unsafe)])
  }

  /// For a mapping where its only key is the word that was meant: `{logarithmic: true}`.
  private func keyAlone() -> Advice? {
    guard tree.kind(of: node) == .mapping, tree.count(of: node) == 1,
      let entry = tree.entries(of: node).first(where: { _ in true })
    else { return nil }
    let key = tree.text(of: tree.resolved(entry.key))
    guard allowedTexts.contains(key) else { return nil }
    let isFlow = tree.nodes[Int(node)].style == .flow
    return Advice(
      message: "\(subject) is a mapping with \(quoted(key)); did you mean `\(key)` alone?",
      fixes: isFlow ? [replacing(by: key, .unsafe)] : [])
  }

  /// For a value where a mapping is expected that holds it under its only key.
  private func valueAlone() -> Advice? {
    let keys = mappingSchemas.map { schema.requiredKeys(of: $0) }.first { $0.count == 1 }
    guard let key = keys?.first else { return nil }
    let written = tree.source.text(in: tree.range(of: node))
    guard tree.nodes[Int(node)].style != .block, !written.utf8.contains(0x0A),
      schema.accepts("{\(key): \(written)}", as: failure.schema)
    else { return nil }
    return Advice(
      message: failure.message(in: tree) + "; did you mean `{\(key): …}`?",
      fixes: [replacing(by: "{\(key): \(written)}", .unsafe)])
  }

  /// For a list where a mapping with as many keys is expected: `[36, 5]` for a size.
  private func itemsForKeys() -> Advice? {
    guard tree.kind(of: node) == .sequence, tree.nodes[Int(node)].style == .flow else { return nil }
    let items = tree.items(of: node).filter { tree.kind(of: $0) == .scalar }
    for keys in mappingSchemas.map({ schema.requiredKeys(of: $0) })
    where keys.count > 1 && keys.count == items.count {
      let entries = zip(keys, items).map { "\($0): \(tree.source.text(in: tree.range(of: $1)))" }
      let meant = "{\(entries.joined(separator: ", "))}"
      guard schema.accepts(meant, as: failure.schema) else { continue }
      return Advice(
        message: failure.message(in: tree) + "; did you mean `\(meant)`?",
        fixes: [replacing(by: meant, .unsafe)])
    }
    return nil
  }

  /// The schemas that expect a mapping in the value's place.
  private var mappingSchemas: [SchemaID] {
    switch failure.expectation {
    case .type(.object): [failure.schema]
    case .alternatives(_, let branches):
      branches.joined().compactMap { inner in
        guard inner.instance == failure.instance, case .type(.object) = inner.expectation else {
          return nil
        }
        return inner.schema
      }
    default: []
    }
  }

  /// For a list of one scalar where only the scalar is expected: no brackets.
  private func itemAlone() -> Advice? {
    guard tree.kind(of: node) == .sequence, !expectedTypes.contains(.array),
      tree.count(of: node) == 1, let item = tree.items(of: node).first(where: { _ in true }),
      tree.kind(of: item) == .scalar, expectedTypes.contains(type(of: item))
    else { return nil }
    let written = tree.source.text(in: tree.range(of: item))
    let isFlow = tree.nodes[Int(node)].style == .flow
    return Advice(
      message: failure.message(in: tree) + "; did you mean \(quoted(written))?",
      fixes: isFlow ? [replacing(by: written, .unsafe)] : [])
  }

  private func type(of node: NodeID) -> TypeSet {
    switch tree.scalarKind(of: node) {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .float: .fraction
    case .string: .string
    }
  }

  /// For a mapping or list where something else is expected.
  func collection() -> Advice? {
    if let advice = colorParts() ?? itemAlone() ?? keyAlone() ?? valueAlone() ?? itemsForKeys() {
      return advice
    }
    guard case .alternatives(_, let branches) = failure.expectation,
      tree.kind(of: node) == .mapping, tree.count(of: node) == 1,
      let entry = tree.entries(of: node).first(where: { _ in true })
    else { return nil }
    // A mapping with a single key that tells the alternatives apart: the key is the slip.
    let key = tree.text(of: tree.resolved(entry.key))
    var names: [String] = []
    for inner in branches.joined() where inner.instance == failure.instance {
      if case .required(let missing, _) = inner.expectation { names.append(missing) }
    }
    guard let near = NameSuggester(names).suggestion(for: key) else { return nil }
    return Advice(
      message: "\(subject) has the unknown key \(quoted(key)); did you mean `\(near.name)`?",
      range: tree.range(of: entry.key),
      fixes: [tree.respelling(entry.key, as: near.name, near.isCertain ? .safe : .unsafe)])
  }
}
