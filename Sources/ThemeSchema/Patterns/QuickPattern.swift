/// The simple shapes of patterns, which are compared without an automaton.
enum QuickPattern: Sendable {
  /// `abc`
  case holds([UInt8])
  /// `^abc`
  case begins([UInt8])
  /// `abc$`
  case ends([UInt8])
  /// `^(abc|de|f)$`: the texts, sorted.
  case isOneOf([[UInt8]])
  /// `^[a-z]{2,5}$`
  case run(CharacterRun)

  /// Recognises a shape; `nil` when the pattern has none of them.
  init?(_ root: PatternNode) {
    if let literals = Self.wholeLiterals(root) {
      self = .isOneOf(literals.sorted { $0.lexicographicallyPrecedes($1) })
      return
    }
    var parts = Self.parts(of: root)
    var isStart = false
    var isEnd = false
    if case .condition(.start)? = parts.first {
      isStart = true
      parts.removeFirst()
    }
    if case .condition(.end)? = parts.last {
      isEnd = true
      parts.removeLast()
    }
    if isStart, isEnd, parts.count == 1, let run = CharacterRun(parts[0]) {
      self = .run(run)
    } else if let literal = Self.literal(parts), !(isStart && isEnd) {
      self = isStart ? .begins(literal) : isEnd ? .ends(literal) : .holds(literal)
    } else {
      return nil
    }
  }

  /// Whether a text has the shape.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .holds(let literal):
      guard let first = literal.first else { return true }
      guard text.count >= literal.count else { return false }
      for start in 0...text.count - literal.count where text[start] == first {
        if Self.isEqual(literal, text, at: start) { return true }
      }
      return false
    case .begins(let literal):
      return text.count >= literal.count && Self.isEqual(literal, text, at: 0)
    case .ends(let literal):
      return text.count >= literal.count
        && Self.isEqual(literal, text, at: text.count - literal.count)
    case .isOneOf(let literals): return Self.contains(literals, text)
    case .run(let run): return run.matches(text)
    }
  }

  private static func isEqual(
    _ literal: [UInt8], _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Bool {
    for index in literal.indices where text[start + index] != literal[index] { return false }
    return true
  }

  private static func contains(_ literals: [[UInt8]], _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var low = 0
    var high = literals.count
    while low < high {
      let middle = (low + high) / 2
      if literals[middle].lexicographicallyPrecedes(text) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < literals.count && literals[low].elementsEqual(text)
  }
}

extension QuickPattern {
  /// The parts that must match one after the other, without groups.
  private static func parts(of node: PatternNode) -> [PatternNode] {
    switch node {
    case .sequence(let parts): parts.flatMap(Self.parts)
    case .capture(let part, _): Self.parts(of: part)
    default: [node]
    }
  }

  /// The bytes of parts that are one character each; `nil` when one of them is not.
  private static func literal(_ parts: [PatternNode]) -> [UInt8]? {
    var text = ""
    for part in parts {
      guard case .set(let set) = part, let value = set.single, let scalar = Unicode.Scalar(value)
      else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return Array(text.utf8)
  }

  /// The only texts that an expression matches, when it is anchored at both ends.
  private static func wholeLiterals(_ root: PatternNode) -> [[UInt8]]? {
    if case .alternatives(let branches) = root {
      return joined(branches, wholeLiterals)
    }
    let parts = Self.parts(of: root)
    guard parts.count >= 2, case .condition(.start) = parts[0],
      case .condition(.end) = parts[parts.count - 1]
    else { return nil }
    let inner = Array(parts[1..<parts.count - 1])
    if inner.count == 1, case .alternatives(let branches) = inner[0] {
      return joined(branches) { branch in literal(Self.parts(of: branch)).map { [$0] } }
    }
    return literal(inner).map { [$0] }
  }

  private static func joined(
    _ branches: [PatternNode], _ literals: (PatternNode) -> [[UInt8]]?
  ) -> [[UInt8]]? {
    var result: [[UInt8]] = []
    for branch in branches {
      guard let found = literals(branch) else { return nil }
      result += found
    }
    return result
  }
}
