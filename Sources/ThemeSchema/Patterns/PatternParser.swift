/// Reads ECMA-262's grammar of regular expressions with the flag `u` (ECMA-262 §22.2.1).
struct PatternParser {
  let scalars: [Unicode.Scalar]
  var position = 0
  var groupCount = 0
  var depth = 0
  var hasBackReferences = false
  /// The groups' names, with the path of alternatives in which each stands.
  var names: [(name: [Unicode.Scalar], group: Int, path: [PathStep])] = []
  /// The alternative being read at each level.
  var path: [PathStep] = []
  private var disjunctionCount = 0
  /// The largest group number that is referred to, and where.
  var largestReference: (group: Int, offset: Int)?
  var namedReferences: [(name: [Unicode.Scalar], offset: Int)] = []

  /// How deep groups may be nested.
  static let depthLimit = 200
  /// The largest number of rounds that is told from no bound.
  static let repetitionLimit = 1 << 30

  /// An alternative of a disjunction.
  struct PathStep {
    var disjunction: Int
    var alternative: Int
  }

  init(_ source: String) {
    scalars = Array(source.unicodeScalars)
  }

  /// Reads the whole pattern.
  mutating func parse() throws(PatternError) -> PatternSyntax {
    let root = try disjunction()
    if let next = peek {
      throw error(next == ")" ? "`)` closes no group" : "`\(next)` is unexpected here")
    }
    if let reference = largestReference, reference.group > groupCount {
      throw PatternError(
        message: "there is no group \(reference.group) to refer to", offset: reference.offset)
    }
    for reference in namedReferences where !names.contains(where: { $0.name == reference.name }) {
      throw PatternError(
        message: "there is no group named `\(text(reference.name))`", offset: reference.offset)
    }
    return PatternSyntax(
      root: resolvingNames(root), groupCount: groupCount, hasBackReferences: hasBackReferences)
  }

  var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Steps over a character when it is the next one.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    position += 1
    return true
  }

  /// Steps over a text when it is next.
  mutating func take(_ text: String) -> Bool {
    var index = position
    for scalar in text.unicodeScalars {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
    }
    position = index
    return true
  }

  func error(_ message: String) -> PatternError { PatternError(message: message, offset: position) }

  func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension PatternParser {
  private mutating func disjunction() throws(PatternError) -> PatternNode {
    depth += 1
    guard depth <= Self.depthLimit else {
      throw error("groups are nested deeper than \(Self.depthLimit)")
    }
    disjunctionCount += 1
    path.append(PathStep(disjunction: disjunctionCount, alternative: 0))
    var alternatives = [try alternative()]
    while take("|" as Unicode.Scalar) {
      path[path.count - 1].alternative += 1
      alternatives.append(try alternative())
    }
    path.removeLast()
    depth -= 1
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func alternative() throws(PatternError) -> PatternNode {
    var terms: [PatternNode] = []
    while let next = peek, next != "|", next != ")" { terms.append(try term()) }
    return terms.count == 1 ? terms[0] : .sequence(terms)
  }

  private mutating func term() throws(PatternError) -> PatternNode {
    if let condition = assertion() { return try unquantified(.condition(condition)) }
    for (opening, isAhead, isNegated) in Self.looks where take(opening) {
      let start = position - opening.unicodeScalars.count
      let node = try disjunction()
      try close(openedAt: start)
      return try unquantified(
        .look(PatternNode.Look(node: node, isAhead: isAhead, isNegated: isNegated)))
    }
    let firstGroup = groupCount + 1
    let atom = try atom()
    return try quantified(atom, groups: firstGroup..<groupCount + 1)
  }

  private static let looks: [(String, Bool, Bool)] = [
    ("(?=", true, false), ("(?!", true, true), ("(?<=", false, false), ("(?<!", false, true),
  ]

  private mutating func assertion() -> PlaceCondition? {
    if take("^" as Unicode.Scalar) { return .start }
    if take("$" as Unicode.Scalar) { return .end }
    if take("\\b") { return .wordBoundary }
    if take("\\B") { return .noWordBoundary }
    return nil
  }

  private func unquantified(_ node: PatternNode) throws(PatternError) -> PatternNode {
    if let next = peek, "*+?{".unicodeScalars.contains(next) {
      throw error("`\(next)` cannot repeat an assertion")
    }
    return node
  }

  mutating func close(openedAt start: Int) throws(PatternError) {
    guard take(")" as Unicode.Scalar) else {
      throw PatternError(message: "the group is never closed", offset: start)
    }
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    guard let next = peek else { throw error("the pattern ends too early") }
    switch next {
    case "(": return try group()
    case "[": return .set(try characterClass())
    case ".":
      position += 1
      return .set(.notLineTerminators)
    case "\\": return try atomEscape()
    case "*", "+", "?": throw error("`\(next)` has nothing to repeat")
    case "{", "}", "]": throw error("`\(next)` alone must be written `\\\(next)`")
    default:
      position += 1
      return .set(ScalarSet(next.value))
    }
  }

  private mutating func group() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    if take("?:") {
      let node = try disjunction()
      try close(openedAt: start)
      return node
    }
    var name: [Unicode.Scalar]?
    if take("?<") {
      name = try groupName()
    } else if peek == "?" {
      throw error("`(?` must be followed by `:`, `=`, `!`, `<=`, `<!` or `<name>`")
    }
    groupCount += 1
    let number = groupCount
    if let name { try declare(name, number, at: start) }
    let node = try disjunction()
    try close(openedAt: start)
    return .capture(node, number)
  }
}
