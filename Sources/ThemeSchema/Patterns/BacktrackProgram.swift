/// One instruction of the backtracking matcher; those that do not jump go on with the next.
enum BacktrackInstruction: Sendable {
  /// Steps over a code point of the set with this number.
  case set(Int32, isBackward: Bool)
  /// Goes on at the first place, and when that fails at the second.
  case split(Int, Int)
  case jump(Int)
  /// Keeps the offset in a register.
  case save(Int)
  /// Puts a number into a register.
  case put(Int, Int)
  /// Forgets the texts of groups.
  case forget(Range<Int>)
  /// Steps over the text of the one of the groups that has one.
  case backReference([Int], isBackward: Bool)
  case condition(PlaceCondition)
  /// Begins a round of a repetition or ends it.
  case round(BacktrackRound)
  /// Ends a round: fails when it is not needed and has read nothing.
  case endRound(counter: Int, start: Int, minimum: Int, loop: Int)
  /// Begins a look-around, which ends at the place; keeps its state from a register on.
  case look(register: Int, end: Int, isNegated: Bool)
  /// Ends the look-around with this register.
  case endLook(register: Int, isNegated: Bool)
  case accept
}

/// The decision at the start of each round of a repetition.
struct BacktrackRound: Sendable {
  /// The register of the number of rounds done.
  var counter: Int
  var minimum: Int
  var maximum: Int?
  var isGreedy: Bool
  /// The place after the repetition.
  var exit: Int
}

/// Translates a pattern for the backtracking matcher, which keeps the texts of groups.
struct BacktrackCompiler {
  private(set) var instructions: [BacktrackInstruction] = []
  private(set) var sets: [ScalarSet] = []
  private var setNumbers: [ScalarSet: Int32] = [:]
  /// How many registers there are: two for each group, from the first group on, then others.
  private(set) var registerCount: Int

  init(_ syntax: PatternSyntax) {
    registerCount = (syntax.groupCount + 1) * 2
    emit(syntax.root, isBackward: false)
    instructions.append(.accept)
  }

  private mutating func emit(_ node: PatternNode, isBackward: Bool) {
    switch node {
    case .set(let set):
      instructions.append(.set(number(of: set), isBackward: isBackward))
    case .sequence(let parts):
      for part in isBackward ? parts.reversed() : parts { emit(part, isBackward: isBackward) }
    case .alternatives(let parts):
      emit(alternatives: parts, isBackward: isBackward)
    case .capture(let part, let group):
      instructions.append(.save(isBackward ? group * 2 + 1 : group * 2))
      emit(part, isBackward: isBackward)
      instructions.append(.save(isBackward ? group * 2 : group * 2 + 1))
    case .repetition(let repetition):
      emit(repetition, isBackward: isBackward)
    case .condition(let condition):
      instructions.append(.condition(condition))
    case .look(let look):
      let register = newRegisters(2)
      let start = instructions.count
      instructions.append(.look(register: register, end: 0, isNegated: look.isNegated))
      emit(look.node, isBackward: !look.isAhead)
      instructions.append(.endLook(register: register, isNegated: look.isNegated))
      instructions[start] =
        .look(register: register, end: instructions.count, isNegated: look.isNegated)
    case .backReference(let groups):
      instructions.append(.backReference(groups, isBackward: isBackward))
    }
  }

  private mutating func emit(alternatives: [PatternNode], isBackward: Bool) {
    var jumps: [Int] = []
    for (index, part) in alternatives.enumerated() {
      let isLast = index + 1 == alternatives.count
      let split = instructions.count
      if !isLast { instructions.append(.split(0, 0)) }
      emit(part, isBackward: isBackward)
      guard !isLast else { continue }
      jumps.append(instructions.count)
      instructions.append(.jump(0))
      instructions[split] = .split(split + 1, instructions.count)
    }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func emit(_ repetition: PatternNode.Repetition, isBackward: Bool) {
    let counter = newRegisters(2)
    instructions.append(.put(counter, 0))
    let loop = instructions.count
    var round = BacktrackRound(
      counter: counter, minimum: repetition.minimum, maximum: repetition.maximum,
      isGreedy: repetition.isGreedy, exit: 0)
    instructions.append(.round(round))
    instructions.append(.save(counter + 1))
    if !repetition.groups.isEmpty { instructions.append(.forget(repetition.groups)) }
    emit(repetition.node, isBackward: isBackward)
    instructions.append(
      .endRound(
        counter: counter, start: counter + 1, minimum: repetition.minimum, loop: loop))
    round.exit = instructions.count
    instructions[loop] = .round(round)
  }

  private mutating func newRegisters(_ count: Int) -> Int {
    registerCount += count
    return registerCount - count
  }

  private mutating func number(of set: ScalarSet) -> Int32 {
    if let number = setNumbers[set] { return number }
    let number = Int32(sets.count)
    sets.append(set)
    setNumbers[set] = number
    return number
  }
}
