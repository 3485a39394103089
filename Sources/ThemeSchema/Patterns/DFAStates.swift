/// The states of a deterministic automaton while it is built: numbered sets of places in the
/// nondeterministic one, found by open addressing.
struct DFAStates {
  /// What is known between two code points.
  struct State {
    /// Whether nothing was read yet.
    var isStart: Bool
    /// Whether a word character was read last; always false in patterns without `\b`.
    var isAfterWord: Bool
    fileprivate var start: Int
    fileprivate var end: Int
  }

  private var states: [State] = []
  /// The places that wait for a code point or for a condition, state after state, each ascending.
  private var places: [Int32] = []
  private var slots = [Int32](repeating: -1, count: 64)

  /// How many states there are.
  var count: Int { states.count }

  subscript(index: Int) -> State { states[index] }

  /// The places that wait in a state, ascending.
  func waiting(_ index: Int) -> ArraySlice<Int32> {
    places[states[index].start..<states[index].end]
  }

  /// Gives a state its number; sorts its places.
  mutating func insert(
    _ waiting: inout [Int32], isStart: Bool, isAfterWord: Bool
  ) -> (index: Int, isNew: Bool) {
    sort(&waiting)
    if states.count * 2 >= slots.count { grow() }
    let kind: UInt32 = (isStart ? 1 : 0) + (isAfterWord ? 2 : 0)
    var slot = Self.hash(waiting[...], kind) & (slots.count - 1)
    while slots[slot] >= 0 {
      let state = states[Int(slots[slot])]
      if state.isStart == isStart, state.isAfterWord == isAfterWord,
        state.end - state.start == waiting.count,
        places[state.start..<state.end].elementsEqual(waiting)
      {
        return (Int(slots[slot]), false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(states.count)
    let start = places.count
    places.append(contentsOf: waiting)
    states.append(
      State(isStart: isStart, isAfterWord: isAfterWord, start: start, end: places.count))
    return (states.count - 1, true)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, state) in states.enumerated() {
      let kind: UInt32 = (state.isStart ? 1 : 0) + (state.isAfterWord ? 2 : 0)
      var slot = Self.hash(places[state.start..<state.end], kind) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  private static func hash(_ places: ArraySlice<Int32>, _ kind: UInt32) -> Int {
    var hash = kind
    for place in places { hash = (hash ^ UInt32(bitPattern: place)) &* 0x9E37_79B1 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 15) & 0x7FFF_FFFF)
  }

  /// Puts a short list in order; the places come nearly sorted.
  private func sort(_ list: inout [Int32]) {
    guard list.count <= 32 else { return list.sort() }
    for end in list.indices.dropFirst() {
      let value = list[end]
      var place = end
      while place > 0, list[place - 1] > value {
        list[place] = list[place - 1]
        place -= 1
      }
      list[place] = value
    }
  }
}
