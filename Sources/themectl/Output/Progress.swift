/// A line on a terminal that says how far the work is, once it has taken a second.
struct Progress {
  private let total: Int
  private let start = monotonicSeconds()
  private var shown: Double?

  /// Creates a line for an amount of work.
  init(total: Int) {
    self.total = total
  }

  /// Shows how much is done, ten times a second at most.
  mutating func show(_ done: Int) {
    let now = monotonicSeconds()
    guard now - start > 1, now - (shown ?? 0) > 0.1 else { return }
    shown = now
    write("\rchecked \(done) of \(total) files")
  }

  /// Removes the line.
  func end() {
    // ECMA-48: erase in line, from the cursor to the end.
    if shown != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? Stream.error.write(Array(text.utf8))
  }
}
