/// The matcher for patterns with back-references, which no automaton can decide.
///
/// It tries one way after the other, as ECMA-262 §22.2.2 describes, with a stack of its own and a
/// bound on its steps.
struct Backtracker: Sendable {
  private let instructions: [BacktrackInstruction]
  private let classes: ScalarClasses
  private let registerCount: Int

  /// How many instructions one search may run.
  static let stepLimit = 5_000_000
  /// How many choices and former values may be kept; each takes some 20 bytes.
  static let memoryLimit = 1_000_000

  init(_ syntax: PatternSyntax) {
    let compiler = BacktrackCompiler(syntax)
    instructions = compiler.instructions
    classes = ScalarClasses(compiler.sets)
    registerCount = compiler.registerCount
  }

  /// Looks for a match anywhere.
  func search(_ text: UnsafeBufferPointer<UInt8>) -> PatternOutcome {
    var run = BacktrackRun(text: text, registers: [Int](repeating: -1, count: registerCount))
    var start = 0
    while true {
      let outcome = run.run(instructions, classes, from: start)
      guard outcome == .noMatch, start < text.count else { return outcome }
      start += text.codePoint(at: start).length
    }
  }
}

/// One search of the backtracking matcher.
private struct BacktrackRun {
  let text: UnsafeBufferPointer<UInt8>
  var registers: [Int]
  /// What registers held before, to put back when a way fails.
  var trail: [(register: Int, value: Int)] = []
  var choices: [Choice] = []
  var steps = 0
  var place = 0
  var offset = 0

  /// A way that is tried when the present one fails.
  struct Choice {
    var place: Int
    var offset: Int
    var trailCount: Int
  }

  init(text: UnsafeBufferPointer<UInt8>, registers: [Int]) {
    self.text = text
    self.registers = registers
  }

  mutating func run(
    _ instructions: [BacktrackInstruction], _ classes: ScalarClasses, from start: Int
  ) -> PatternOutcome {
    (place, offset) = (0, start)
    while true {
      steps += 1
      guard steps <= Backtracker.stepLimit, choices.count + trail.count <= Backtracker.memoryLimit
      else { return .stepLimitReached }
      if case .accept = instructions[place] { return .match }
      if !step(instructions[place], classes), !backtrack() { return .noMatch }
    }
  }

  /// Returns to the last choice; `false` when there is none.
  private mutating func backtrack() -> Bool {
    guard let choice = choices.popLast() else {
      undo(to: 0)
      return false
    }
    undo(to: choice.trailCount)
    (place, offset) = (choice.place, choice.offset)
    return true
  }

  private mutating func undo(to count: Int) {
    while trail.count > count, let entry = trail.popLast() {
      registers[entry.register] = entry.value
    }
  }

  private mutating func put(_ value: Int, in register: Int) {
    trail.append((register, registers[register]))
    registers[register] = value
  }

  private mutating func choose(_ place: Int) {
    choices.append(Choice(place: place, offset: offset, trailCount: trail.count))
  }

  /// Runs one instruction; `false` when the present way fails.
  private mutating func step(
    _ instruction: BacktrackInstruction, _ classes: ScalarClasses
  ) -> Bool {
    place += 1
    switch instruction {
    case .set(let set, let isBackward):
      guard let value = next(isBackward) else { return false }
      return classes.contains(set, classes.number(of: value))
    case .split(let first, let second):
      choose(second)
      place = first
    case .jump(let target): place = target
    case .save(let register): put(offset, in: register)
    case .put(let register, let value): put(value, in: register)
    case .forget(let groups):
      for register in groups.lowerBound * 2..<groups.upperBound * 2 where registers[register] >= 0 {
        put(-1, in: register)
      }
    case .backReference(let groups, let isBackward):
      return repeatText(of: groups, isBackward)
    case .condition(let condition): return text.holds(condition, at: offset)
    case .round(let round): begin(round)
    case .endRound(let counter, let start, let minimum, let loop):
      guard registers[counter] < minimum || registers[start] != offset else { return false }
      put(registers[counter] + 1, in: counter)
      place = loop
    case .look(let register, let end, let isNegated):
      put(choices.count, in: register)
      put(offset, in: register + 1)
      if isNegated { choose(end) }
    case .endLook(let register, let isNegated):
      return endLook(register, isNegated)
    case .accept: break
    }
    return true
  }

  private mutating func next(_ isBackward: Bool) -> UInt32? {
    guard offset != (isBackward ? 0 : text.count) else { return nil }
    let (value, length) =
      isBackward ? text.codePoint(before: offset) : text.codePoint(at: offset)
    offset += isBackward ? -length : length
    return value
  }

  private mutating func begin(_ round: BacktrackRound) {
    let done = registers[round.counter]
    if done < round.minimum { return }
    if let maximum = round.maximum, done >= maximum {
      place = round.exit
    } else if round.isGreedy {
      choose(round.exit)
    } else {
      choose(place)
      place = round.exit
    }
  }

  private mutating func endLook(_ register: Int, _ isNegated: Bool) -> Bool {
    let height = registers[register]
    if isNegated {
      undo(to: choices[height].trailCount)
      choices.removeSubrange(height...)
      return false
    }
    offset = registers[register + 1]
    choices.removeSubrange(height...)
    return true
  }

  /// Steps over the text of a group; a group without a text is empty.
  private mutating func repeatText(of groups: [Int], _ isBackward: Bool) -> Bool {
    for group in groups where registers[group * 2] >= 0 && registers[group * 2 + 1] >= 0 {
      let start = registers[group * 2]
      let length = registers[group * 2 + 1] - start
      let from = isBackward ? offset - length : offset
      guard from >= 0, from + length <= text.count else { return false }
      for index in 0..<length where text[start + index] != text[from + index] { return false }
      steps += length / 16
      offset = isBackward ? from : from + length
      return true
    }
    return true
  }
}
