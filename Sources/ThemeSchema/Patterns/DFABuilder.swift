/// Turns a nondeterministic automaton into a deterministic one by following sets of its states.
struct DFABuilder {
  private let automaton: NFA
  private let classes: ScalarClasses
  private let usesWordBoundaries: Bool
  private(set) var rows: [Int32] = []
  private var numbers: [State: Int32] = [:]
  private var states: [State] = []
  private var work = 0
  private var marks: [Int32]
  private var mark: Int32 = 0

  private static let rowLimit = 1 << 17
  private static let workLimit = 1 << 20

  /// What is known between two code points.
  private struct State: Hashable {
    /// The instructions that wait for a code point or for a condition, ascending.
    var waiting: [Int32]
    /// Whether nothing was read yet.
    var isStart: Bool
    /// Whether a word character was read last; always false in patterns without `\b`.
    var isAfterWord: Bool
  }

  init(_ simulation: Simulation) {
    automaton = simulation.main
    classes = simulation.classes
    usesWordBoundaries = simulation.usesWordBoundaries
    marks = [Int32](repeating: 0, count: automaton.instructions.count)
  }

  /// Builds all rows: first the dead state's, then that of the match, then the others.
  ///
  /// - Returns: the row of the start, or `nil` when the limits are exceeded.
  mutating func build() -> Int32? {
    let width = Int32(classes.count + 1)
    rows = [Int32](repeating: 0, count: Int(width) * 2)
    mark += 1
    var waiting: [Int32] = []
    guard !follow(0, isStart: true, into: &waiting) else { return width }
    let start = number(of: State(waiting: waiting.sorted(), isStart: true, isAfterWord: false))
    var index = 0
    while index < states.count {
      guard fillRow(of: states[index], number: Int(width) * (index + 2)) else { return nil }
      index += 1
    }
    return start
  }

  private mutating func number(of state: State) -> Int32 {
    if state.waiting.isEmpty { return DFA.dead }
    if let number = numbers[state] { return number }
    let number = Int32(rows.count)
    rows += [Int32](repeating: 0, count: classes.count + 1)
    numbers[state] = number
    states.append(state)
    return number
  }

  private mutating func fillRow(of state: State, number row: Int) -> Bool {
    let beforeOther = resolve(state, isBeforeWord: false, isEnd: false)
    let beforeWord =
      usesWordBoundaries ? resolve(state, isBeforeWord: true, isEnd: false) : beforeOther
    let atEnd = resolve(state, isBeforeWord: false, isEnd: true)
    rows[row + classes.count] = atEnd == nil ? 1 : 0
    for number in 0..<classes.count {
      let isWord = usesWordBoundaries && classes.isWord[number]
      guard let waiting = isWord ? beforeWord : beforeOther else {
        rows[row + number] = Int32(classes.count + 1)
        continue
      }
      rows[row + number] = step(waiting, number, isWord: isWord)
      guard work < Self.workLimit, rows.count < Self.rowLimit else { return false }
    }
    return true
  }

  /// The row after a code point of a class.
  private mutating func step(_ waiting: [Int32], _ number: Int, isWord: Bool) -> Int32 {
    mark += 1
    var next: [Int32] = []
    var isMatch = false
    for place in waiting {
      guard case .set(let set) = automaton.instructions[Int(place)] else { continue }
      if classes.contains(set, number) {
        isMatch = follow(place + 1, isStart: false, into: &next) || isMatch
      }
    }
    isMatch = follow(0, isStart: false, into: &next) || isMatch
    work += waiting.count + next.count
    if isMatch { return Int32(classes.count + 1) }
    next.sort()
    return self.number(of: State(waiting: next, isStart: false, isAfterWord: isWord))
  }

  /// The instructions that wait once the conditions of a place are decided, or `nil` for a match.
  private mutating func resolve(_ state: State, isBeforeWord: Bool, isEnd: Bool) -> [Int32]? {
    mark += 1
    var result: [Int32] = []
    var pending = state.waiting
    while let place = pending.popLast() {
      guard case .condition(let condition) = automaton.instructions[Int(place)] else {
        if marks[Int(place)] != mark { result.append(place) }
        marks[Int(place)] = mark
        continue
      }
      let holds =
        switch condition {
        case .start: state.isStart
        case .end: isEnd
        case .wordBoundary: state.isAfterWord != isBeforeWord
        case .noWordBoundary: state.isAfterWord == isBeforeWord
        }
      guard holds else { continue }
      var found: [Int32] = []
      if follow(place + 1, isStart: state.isStart, into: &found) { return nil }
      work += found.count + 1
      for place in found {
        if case .condition = automaton.instructions[Int(place)] {
          pending.append(place)
        } else {
          result.append(place)
        }
      }
    }
    return result
  }

  /// Adds what waits after a place; whether the automaton accepts there.
  private mutating func follow(_ start: Int32, isStart: Bool, into waiting: inout [Int32]) -> Bool {
    var stack = [start]
    while let place = stack.popLast() {
      guard marks[Int(place)] != mark else { continue }
      marks[Int(place)] = mark
      work += 1
      switch automaton.instructions[Int(place)] {
      case .accept: return true
      case .jump(let target): stack.append(target)
      case .split(let first, let second):
        stack.append(second)
        stack.append(first)
      case .condition(.start) where !isStart: break
      case .set, .condition, .look: waiting.append(place)
      }
    }
    return false
  }
}
