extension PatternParser {
  /// Reads a group's name up to `>`.
  mutating func groupName() throws(PatternError) -> [Unicode.Scalar] {
    var name: [Unicode.Scalar] = []
    let start = position
    while let next = peek, next != ">" {
      var scalar = next
      position += 1
      if next == "\\" {
        guard take("u" as Unicode.Scalar), let value = try unicodeEscape(),
          let escaped = Unicode.Scalar(value)
        else { throw PatternError(message: "the group's name is not a name", offset: start) }
        scalar = escaped
      }
      guard Self.isNamePart(scalar, isFirst: name.isEmpty) else {
        throw PatternError(
          message: "`\(scalar)` cannot stand in a group's name", offset: position - 1)
      }
      name.append(scalar)
    }
    guard !name.isEmpty, take(">" as Unicode.Scalar) else {
      throw PatternError(message: "the group's name is not closed with `>`", offset: start)
    }
    return name
  }

  private static func isNamePart(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" || scalar.properties.isIDStart { return true }
    return !isFirst
      && (scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}")
  }

  /// Notes a named group; two of one name must stand in different alternatives.
  mutating func declare(
    _ name: [Unicode.Scalar], _ group: Int, at offset: Int
  ) throws(PatternError) {
    for other in names where other.name == name && !Self.exclude(other.path, path) {
      throw PatternError(message: "two groups are named `\(text(name))`", offset: offset)
    }
    names.append((name, group, path))
  }

  /// Whether two places are in different alternatives of one disjunction.
  private static func exclude(_ first: [PathStep], _ second: [PathStep]) -> Bool {
    for (one, other) in zip(first, second) {
      if one.disjunction != other.disjunction { return false }
      if one.alternative != other.alternative { return true }
    }
    return false
  }

  /// Puts the groups' numbers into references by name, which were read as -1, -2, ….
  func resolvingNames(_ node: PatternNode) -> PatternNode {
    guard !namedReferences.isEmpty else { return node }
    switch node {
    case .set, .condition: return node
    case .sequence(let parts): return .sequence(parts.map(resolvingNames))
    case .alternatives(let parts): return .alternatives(parts.map(resolvingNames))
    case .capture(let part, let number): return .capture(resolvingNames(part), number)
    case .repetition(var repetition):
      repetition.node = resolvingNames(repetition.node)
      return .repetition(repetition)
    case .look(var look):
      look.node = resolvingNames(look.node)
      return .look(look)
    case .backReference(let groups):
      guard let first = groups.first, first < 0 else { return node }
      let name = namedReferences[-first - 1].name
      return .backReference(names.filter { $0.name == name }.map { $0.group })
    }
  }
}
