/// A nondeterministic automaton that is run on a text by following all its states at once.
///
/// The time is the product of the text's length and the number of instructions at most. Look-arounds
/// are decided before: the automaton of each runs once over the whole text, a look-ahead's backwards,
/// and notes where it holds.
struct Simulation: Sendable {
  let main: NFA
  let looks: [(automaton: NFA, isNegated: Bool)]
  let classes: ScalarClasses
  let usesWordBoundaries: Bool

  /// How many instructions one search may follow.
  static let stepLimit = 1 << 26

  init(_ root: PatternNode) throws(PatternError) {
    var compiler = NFACompiler()
    main = try compiler.compile(root)
    looks = compiler.looks
    classes = ScalarClasses(compiler.sets)
    usesWordBoundaries = compiler.usesWordBoundaries
  }

  /// Looks for a match anywhere.
  func search(_ text: UnsafeBufferPointer<UInt8>) -> PatternOutcome {
    var run = Run(text: text, classes: classes)
    for look in looks {
      var places = [Bool](repeating: look.isNegated, count: text.count + 1)
      let isComplete = run.follow(look.automaton) { offset in
        places[offset] = !look.isNegated
        return true
      }
      guard isComplete else { return .stepLimitReached }
      run.places.append(places)
    }
    var isMatch = false
    let isComplete = run.follow(main) { _ in
      isMatch = true
      return false
    }
    return isMatch ? .match : isComplete ? .noMatch : .stepLimitReached
  }
}

/// One search of a simulation.
private struct Run {
  let text: UnsafeBufferPointer<UInt8>
  let classes: ScalarClasses
  /// For each look-around, the offsets at which it holds.
  var places: [[Bool]] = []
  private var steps = 0
  private var stack: [Int32] = []

  init(text: UnsafeBufferPointer<UInt8>, classes: ScalarClasses) {
    self.text = text
    self.classes = classes
  }

  /// Runs an automaton from every offset of the text at once.
  ///
  /// - Parameters:
  ///   - automaton: the automaton.
  ///   - onMatch: takes the offset of a match's far end; `false` ends the run.
  /// - Returns: whether the run came to its end, or was ended, before the step limit.
  mutating func follow(_ automaton: NFA, onMatch: (Int) -> Bool) -> Bool {
    var current = StateSet(automaton.instructions.count)
    var next = StateSet(automaton.instructions.count)
    var offset = automaton.isBackward ? text.count : 0
    while true {
      if enter(0, automaton, at: offset, &current), !onMatch(offset) { return true }
      guard offset != (automaton.isBackward ? 0 : text.count) else { return true }
      let (value, length) =
        automaton.isBackward ? text.codePoint(before: offset) : text.codePoint(at: offset)
      offset += automaton.isBackward ? -length : length
      let number = classes.number(of: value)
      next.removeAll()
      var isMatch = false
      for state in current.states {
        guard case .set(let set) = automaton.instructions[Int(state)] else { continue }
        if classes.contains(set, number), enter(state + 1, automaton, at: offset, &next) {
          isMatch = true
        }
      }
      steps += current.states.count
      if isMatch, !onMatch(offset) { return true }
      guard steps < Simulation.stepLimit else { return false }
      swap(&current, &next)
    }
  }

  /// Adds a state and all that follow it without reading; whether the automaton accepts there.
  private mutating func enter(
    _ state: Int32, _ automaton: NFA, at offset: Int, _ set: inout StateSet
  ) -> Bool {
    var isMatch = false
    stack.append(state)
    while let state = stack.popLast() {
      guard set.insert(state) else { continue }
      steps += 1
      switch automaton.instructions[Int(state)] {
      case .set: break
      case .accept: isMatch = true
      case .jump(let target): stack.append(target)
      case .split(let first, let second):
        stack.append(second)
        stack.append(first)
      case .condition(let condition):
        if text.holds(condition, at: offset) { stack.append(state + 1) }
      case .look(let number):
        if places[Int(number)][offset] { stack.append(state + 1) }
      }
    }
    return isMatch
  }
}

/// A set of small numbers that is emptied at once.
private struct StateSet {
  private(set) var states: [Int32] = []
  private var slots: [Int32]

  init(_ count: Int) { slots = [Int32](repeating: 0, count: count) }

  /// Adds a number; whether it is new.
  mutating func insert(_ state: Int32) -> Bool {
    let slot = Int(slots[Int(state)])
    if slot < states.count, states[slot] == state { return false }
    slots[Int(state)] = Int32(states.count)
    states.append(state)
    return true
  }

  mutating func removeAll() { states.removeAll(keepingCapacity: true) }
}
