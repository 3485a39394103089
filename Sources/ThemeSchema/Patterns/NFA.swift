/// One instruction of a nondeterministic automaton; those that do not jump go on with the next.
enum NFAInstruction: Sendable {
  /// Steps over a code point of the set with this number.
  case set(Int32)
  /// Goes on at both places.
  case split(Int32, Int32)
  /// Goes on there.
  case jump(Int32)
  /// Goes on where a condition holds.
  case condition(PlaceCondition)
  /// Goes on where the look-around with this number holds.
  case look(Int32)
  /// The pattern matches.
  case accept
}

/// A nondeterministic automaton, as a list of instructions.
struct NFA: Sendable {
  /// The instructions; the first is where it starts.
  var instructions: [NFAInstruction] = []
  /// Whether it reads the text from its end to its start.
  var isBackward: Bool
}

/// Translates a pattern, and its look-arounds, into automata that share their sets.
struct NFACompiler {
  private(set) var sets: [ScalarSet] = []
  /// The automata of the look-arounds, the inner ones before those that hold them.
  private(set) var looks: [(automaton: NFA, isNegated: Bool)] = []
  private(set) var usesWordBoundaries = false
  private var setNumbers: [ScalarSet: Int32] = [:]

  /// The largest number of instructions once bounds such as `{5,100}` are written out.
  static let instructionLimit = 50_000

  /// Translates an expression.
  mutating func compile(
    _ node: PatternNode, isBackward: Bool = false
  ) throws(PatternError) -> NFA {
    var automaton = NFA(isBackward: isBackward)
    try emit(node, into: &automaton)
    try append(.accept, to: &automaton)
    return automaton
  }

  private mutating func append(
    _ instruction: NFAInstruction, to automaton: inout NFA
  ) throws(PatternError) {
    guard automaton.instructions.count < Self.instructionLimit else {
      throw PatternError(
        message: "the pattern has more than \(Self.instructionLimit) parts once its repetitions "
          + "are written out", offset: 0)
    }
    automaton.instructions.append(instruction)
  }

  private mutating func emit(
    _ node: PatternNode, into automaton: inout NFA
  ) throws(PatternError) {
    switch node {
    case .set(let set):
      try append(.set(number(of: set)), to: &automaton)
    case .sequence(let parts):
      for part in automaton.isBackward ? parts.reversed() : parts {
        try emit(part, into: &automaton)
      }
    case .alternatives(let parts):
      try emit(alternatives: parts, into: &automaton)
    case .capture(let part, _):
      try emit(part, into: &automaton)
    case .repetition(let repetition):
      try emit(repetition, into: &automaton)
    case .condition(let condition):
      if condition == .wordBoundary || condition == .noWordBoundary {
        usesWordBoundaries = true
        _ = number(of: .word)
      }
      try append(.condition(condition), to: &automaton)
    case .look(let look):
      let inner = try compile(look.node, isBackward: look.isAhead)
      looks.append((inner, look.isNegated))
      try append(.look(Int32(looks.count - 1)), to: &automaton)
    case .backReference:
      throw PatternError(message: "a back-reference cannot be simulated", offset: 0)
    }
  }

  private mutating func emit(
    alternatives: [PatternNode], into automaton: inout NFA
  ) throws(PatternError) {
    var jumps: [Int] = []
    for (index, part) in alternatives.enumerated() {
      let split = automaton.instructions.count
      if index + 1 < alternatives.count { try append(.split(0, 0), to: &automaton) }
      try emit(part, into: &automaton)
      if index + 1 < alternatives.count {
        jumps.append(automaton.instructions.count)
        try append(.jump(0), to: &automaton)
        automaton.instructions[split] =
          .split(Int32(split + 1), Int32(automaton.instructions.count))
      }
    }
    for jump in jumps {
      automaton.instructions[jump] = .jump(Int32(automaton.instructions.count))
    }
  }

  private mutating func emit(
    _ repetition: PatternNode.Repetition, into automaton: inout NFA
  ) throws(PatternError) {
    for _ in 0..<repetition.minimum {
      let count = automaton.instructions.count
      try emit(repetition.node, into: &automaton)
      if automaton.instructions.count == count { return }
    }
    guard let maximum = repetition.maximum else {
      let split = automaton.instructions.count
      try append(.split(0, 0), to: &automaton)
      try emit(repetition.node, into: &automaton)
      try append(.jump(Int32(split)), to: &automaton)
      automaton.instructions[split] =
        .split(Int32(split + 1), Int32(automaton.instructions.count))
      return
    }
    var splits: [Int] = []
    for _ in repetition.minimum..<max(maximum, repetition.minimum) {
      splits.append(automaton.instructions.count)
      try append(.split(0, 0), to: &automaton)
      try emit(repetition.node, into: &automaton)
    }
    for split in splits {
      automaton.instructions[split] =
        .split(Int32(split + 1), Int32(automaton.instructions.count))
    }
  }

  private mutating func number(of set: ScalarSet) -> Int32 {
    if let number = setNumbers[set] { return number }
    let number = Int32(sets.count)
    sets.append(set)
    setNumbers[set] = number
    return number
  }
}
