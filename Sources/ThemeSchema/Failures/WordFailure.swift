import ThemeDiagnostics
import ThemeYAML

extension SchemaFailure {
  /// The failure as one clause for people.
  func message(in tree: YAMLTree) -> String {
    let name = subject(in: tree)
    let value = words(for: instance.node, in: tree)
    switch expectation {
    case .nothing: return "\(name) is not allowed here"
    case .type(let types):
      let wanted =
        expects ?? expectsAround ?? types.words + (unit.map { " of " + $0 } ?? "")
      return "\(name) is \(value); it must be \(wanted)"
    case .values(let literals):
      return "\(name) is \(value); it must be \(valueWords(literals))"
    case .range(let range):
      return "\(name) is \(amount(in: tree, range.unit)); it must be \(range.words)"
    case .multiple(let divisor, let unit):
      return "\(name) is \(amount(in: tree, unit)); it must be a multiple of \(divisor)"
    case .length(let found, let minimum, let maximum):
      return "\(name) has \(counted(found, "character")); it must have "
        + counted(minimum, maximum, "character")
    case .count(let found, let minimum, let maximum):
      let unit = tree.kind(of: tree.resolved(instance.node)) == .mapping ? "key" : "item"
      return "\(name) has \(counted(found, unit)); it must have \(counted(minimum, maximum, unit))"
    case .pattern(let source):
      return "\(name) is \(value); it must \(expects.map { "be " + $0 } ?? "match `\(source)`")"
    case .format(let format): return "\(name) is \(value); it must be a valid \(format)"
    case .content(let content): return "\(name) is not valid \(content)"
    case .unique: return "\(name) has the same item twice"
    case .required(let missing, _): return "\(name) needs the key `\(missing)`"
    case .dependency(let missing, let key):
      return "\(name) needs the key `\(missing)` because it has `\(key)`"
    case .unknownKey(let key, _): return "unknown key \(quoted(key))\(place(in: tree))"
    case .propertyName(let key, let failures):
      let reason = failures.first?.reason(in: tree) ?? "it is refused"
      return "the key \(quoted(key)) is not allowed\(place(in: tree)): \(reason)"
    case .extraItem(let index, let allowed):
      return allowed > 0 && index >= allowed
        ? "item \(index + 1) is too many; at most \(counted(allowed, "item")) can stand here"
        : "item \(index + 1) is not allowed"
    case .contains(let found, let minimum, let maximum, let item):
      let items =
        switch found {
        case 0: "no item of \(name) is \(item)"
        case 1: "1 item of \(name) is \(item)"
        default: "\(found) items of \(name) are \(item) each"
        }
      return "\(items); \(counted(minimum, maximum)) must be"
    case .alternatives(let words, _):
      let found = keys(in: tree).map { "has " + $0 } ?? "is " + value
      return "\(name) \(found); it must be \(expects ?? alternatives(words))"
    case .several(_, let words):
      return "\(name) fits several alternatives: \(words.joined(separator: " and "))"
    case .refused(let words): return "\(name) must not be \(words)"
    case .stepLimit(let source):
      return "\(name) is too hard to compare with the pattern `\(source)`; nothing is known of it"
    case .tooDeep(let limit): return "\(name) is nested deeper than \(limit) schemas"
    case .tooManySteps(let limit): return "checking took more than \(limit) steps and was given up"
    }
  }

  /// More values than this are not listed, as nobody would read them.
  private static let mostValues = 12

  /// The values of an enumeration, or what the schema says of them where they are too many.
  func valueWords(_ literals: [Literal]) -> String {
    let shown = literals.prefix(Self.mostValues).map { "`\($0.text)`" }
    guard literals.count > shown.count else { return alternatives(shown) }
    return expects ?? expectsAround
      ?? "one of \(literals.count) values such as \(alternatives(Array(shown.prefix(3))))"
  }

  /// The keys of a mapping that has one to four of them: what tells which alternative was meant.
  private func keys(in tree: YAMLTree) -> String? {
    let node = tree.resolved(instance.node)
    guard tree.kind(of: node) == .mapping else { return nil }
    let keys = tree.entries(of: node).map { quoted(tree.text(of: tree.resolved($0.key))) }
    guard let last = keys.last, keys.count <= 4 else { return nil }
    let others = keys.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : others + " and " + last
  }

  /// The reason why a name is refused, without the name.
  private func reason(in tree: YAMLTree) -> String {
    switch expectation {
    case .pattern(let source): "it must \(expects.map { "be " + $0 } ?? "match `\(source)`")"
    case .values(let literals): "it must be \(valueWords(literals))"
    case .length(_, let minimum, let maximum):
      "it must have \(counted(minimum, maximum, "character"))"
    default: "it must be \(expects ?? "another name")"
    }
  }

  /// The instance's key, or "item 2 of values".
  func subject(in tree: YAMLTree) -> String {
    guard let step = instance.steps.last else { return "the document" }
    if let key = step.key { return tree.text(of: tree.resolved(key)) }
    let list = instance.steps.dropLast().last?.key.map { " of " + tree.text(of: tree.resolved($0)) }
    return "item \(step.index + 1)" + (list ?? "")
  }

  /// " in theme.grabber", or nothing at the document's root.
  private func place(in tree: YAMLTree) -> String {
    instance.steps.isEmpty ? "" : " in " + instance.dottedPath(in: tree)
  }

  /// The number as it is written, with its unit.
  private func amount(in tree: YAMLTree, _ unit: String?) -> String {
    let text = tree.text(of: tree.resolved(instance.node))
    return unit.map { text + " " + $0 } ?? text
  }
}

extension InstancePath {
  /// The way as people write it: `theme.grabber.size`, `values[2]`.
  func dottedPath(in tree: YAMLTree) -> String {
    var path = ""
    for step in steps {
      if let key = step.key {
        if !path.isEmpty { path += "." }
        path += tree.text(of: tree.resolved(key))
      } else {
        path += "[\(step.index + 1)]"
      }
    }
    return path
  }

  /// The way as a JSON Pointer.
  func pointer(in tree: YAMLTree) -> String {
    steps.reduce(into: "") { $0 += "/" + token(of: $1, in: tree) }
  }

  /// The way as a JSON Pointer with keys as they should be written.
  func meantPointer(in tree: YAMLTree) -> String {
    steps.reduce(into: "") { pointer, step in
      pointer += "/" + (step.meant.map(escapedPointerToken) ?? token(of: step, in: tree))
    }
  }

  private func token(of step: Step, in tree: YAMLTree) -> String {
    step.key.map { escapedPointerToken(tree.text(of: tree.resolved($0))) } ?? "\(step.index)"
  }
}

extension NumberRange {
  /// The bounds in words: "0 or more", "from 0 to 1", "above 0".
  var words: String {
    switch (minimum, exclusiveMinimum, maximum, exclusiveMaximum) {
    case (let low?, nil, let high?, nil): "from \(low) to \(high)"
    case (let low?, nil, nil, nil): "\(low) or more"
    case (nil, let low?, nil, nil): "above \(low)"
    case (nil, nil, let high?, nil): "\(high) or less"
    case (nil, nil, nil, let high?): "below \(high)"
    default:
      [
        minimum.map { "at least \($0)" }, exclusiveMinimum.map { "above \($0)" },
        maximum.map { "at most \($0)" }, exclusiveMaximum.map { "below \($0)" },
      ].compactMap { $0 }.joined(separator: " and ")
    }
  }
}

private func counted(_ count: Int, _ unit: String) -> String {
  "\(count) " + (count == 1 ? unit : unit + "s")
}

private func counted(_ minimum: Int?, _ maximum: Int?, _ unit: String? = nil) -> String {
  func amount(_ count: Int) -> String { unit.map { counted(count, $0) } ?? "\(count)" }
  return switch (minimum, maximum) {
  case (let low?, let high?) where low == high: amount(low)
  case (let low?, let high?): "\(low) to " + amount(high)
  case (let low?, nil): "at least " + amount(low)
  case (nil, let high?): "at most " + amount(high)
  case (nil, nil): "another number"
  }
}
