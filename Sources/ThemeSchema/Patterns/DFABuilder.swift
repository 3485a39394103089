/// Turns a nondeterministic automaton into a deterministic one by following sets of its states.
struct DFABuilder {
  private let automaton: NFA
  private let classes: ScalarClasses
  private let usesWordBoundaries: Bool
  private(set) var rows: [Int32] = []
  private var states = DFAStates()
  private var work = 0
  private var marks: [Int32]
  private var mark: Int32 = 0
  // Emptied and filled again at every step, so that nothing is allocated for one.
  private var next: [Int32] = []
  private var stack: [Int32] = []
  private var pending: [Int32] = []

  private static let rowLimit = 1 << 17
  private static let workLimit = 1 << 20

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
    let width = classes.count + 1
    rows = [Int32](repeating: 0, count: width * 2)
    mark += 1
    guard !follow(0, isStart: true) else { return Int32(width) }
    let start = number(ofNext: true, isAfterWord: false)
    var index = 0
    while index < states.count {
      guard fillRow(of: index) else { return nil }
      index += 1
    }
    return start
  }

  /// The row of the state that ``next`` has gathered.
  private mutating func number(ofNext isStart: Bool, isAfterWord: Bool) -> Int32 {
    if next.isEmpty { return DFA.dead }
    let (index, isNew) = states.insert(&next, isStart: isStart, isAfterWord: isAfterWord)
    let width = classes.count + 1
    if isNew { rows.append(contentsOf: repeatElement(0, count: width)) }
    return Int32((index + 2) * width)
  }

  private mutating func fillRow(of index: Int) -> Bool {
    let row = (index + 2) * (classes.count + 1)
    let beforeOther = resolve(index, isBeforeWord: false, isEnd: false)
    let beforeWord =
      usesWordBoundaries ? resolve(index, isBeforeWord: true, isEnd: false) : beforeOther
    let atEnd = resolve(index, isBeforeWord: false, isEnd: true)
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
    next.removeAll(keepingCapacity: true)
    var isMatch = false
    for place in waiting {
      guard case .set(let set) = automaton.instructions[Int(place)] else { continue }
      if classes.contains(set, number) {
        isMatch = follow(place + 1, isStart: false) || isMatch
      }
    }
    isMatch = follow(0, isStart: false) || isMatch
    work += waiting.count + next.count
    if isMatch { return Int32(classes.count + 1) }
    return self.number(ofNext: false, isAfterWord: isWord)
  }

  /// The instructions that wait once the conditions of a state are decided, or `nil` for a match.
  private mutating func resolve(_ index: Int, isBeforeWord: Bool, isEnd: Bool) -> [Int32]? {
    let state = states[index]
    mark += 1
    var result: [Int32] = []
    pending.removeAll(keepingCapacity: true)
    pending.append(contentsOf: states.waiting(index))
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
      next.removeAll(keepingCapacity: true)
      if follow(place + 1, isStart: state.isStart) { return nil }
      work += next.count + 1
      for place in next {
        if case .condition = automaton.instructions[Int(place)] {
          pending.append(place)
        } else {
          result.append(place)
        }
      }
    }
    return result
  }

  /// Adds what waits after a place to ``next``; whether the automaton accepts there.
  private mutating func follow(_ start: Int32, isStart: Bool) -> Bool {
    stack.removeAll(keepingCapacity: true)
    stack.append(start)
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
      case .set, .condition, .look: next.append(place)
      }
    }
    return false
  }
}
