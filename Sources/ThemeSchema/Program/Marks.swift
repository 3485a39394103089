/// Which entries or items of an instance were evaluated: a stack of bit sets, of which the topmost
/// may be active.
///
/// A schema with `unevaluated…` pushes a set for its instance; a branch that may fail pushes
/// another, merged into the one below only when the branch holds. Memory is taken on the first
/// push and given back by ``release()``.
struct Marks {
  /// A place to return to.
  struct Frame {
    fileprivate var start: Int
    fileprivate var count: Int
  }

  private var words: UnsafeMutablePointer<UInt64>?
  private var capacity = 0
  private var top = 0
  private var start = -1
  /// How many bits the active set has.
  private(set) var count = 0

  /// Whether somebody listens.
  var isActive: Bool { start >= 0 }

  /// Makes no set active until ``resume(_:)``.
  @inline(__always)
  mutating func suspend() -> Frame {
    defer { start = -1 }
    return Frame(start: start, count: count)
  }

  /// Makes the set active again that was before ``suspend()``.
  @inline(__always)
  mutating func resume(_ frame: Frame) {
    start = frame.start
    count = frame.count
  }

  /// Pushes an empty set for that many entries.
  mutating func push(_ count: Int) -> Frame {
    let below = Frame(start: start, count: self.count)
    let needed = (count + 63) / 64
    if top + needed > capacity || words == nil { grow(top + needed) }
    start = top
    self.count = count
    top += needed
    if let words { for word in start..<top { words[word] = 0 } }
    return below
  }

  /// Removes the topmost set, after adding it to the one below when that listens.
  mutating func pop(_ below: Frame, merging: Bool) {
    if merging, below.start >= 0, let words {
      for word in 0..<min(top - start, (below.count + 63) / 64) {
        words[below.start + word] |= words[start + word]
      }
    }
    top = start
    resume(below)
  }

  /// Marks one entry, if somebody listens.
  @inline(__always)
  mutating func mark(_ index: Int) {
    guard start >= 0, index < count, let words else { return }
    words[start + index >> 6] |= 1 << UInt64(index & 63)
  }

  /// Marks all entries, if somebody listens.
  mutating func markAll() {
    guard start >= 0, let words else { return }
    for word in start..<top { words[word] = .max }
  }

  /// Whether an entry is marked.
  func isMarked(_ index: Int) -> Bool {
    guard let words else { return false }
    return words[start + index >> 6] & 1 << UInt64(index & 63) != 0
  }

  /// Gives the memory back.
  mutating func release() {
    words?.deallocate()
    words = nil
  }

  private mutating func grow(_ needed: Int) {
    let size = max(64, needed, capacity * 2)
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    if let words {
      larger.update(from: words, count: top)
      words.deallocate()
    }
    words = larger
    capacity = size
  }
}
