/// A deterministic automaton over classes of code points: one look-up a byte, nothing allocated.
struct DFA: Sendable {
  private let classes: ScalarClasses
  /// For each state a row of the next state's row for every class, and whether the text may end
  /// here.
  private let rows: [Int32]
  private let start: Int32

  /// The row of the state that no match follows.
  static let dead: Int32 = 0

  /// Creates the automaton that does what a simulation does, or `nil` when it has look-arounds or
  /// needs too many states.
  init?(_ simulation: Simulation) {
    guard simulation.looks.isEmpty else { return nil }
    var builder = DFABuilder(simulation)
    guard let start = builder.build() else { return nil }
    classes = simulation.classes
    rows = builder.rows
    self.start = start
  }

  /// Whether the pattern matches somewhere in a text.
  func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let width = Int32(classes.count + 1)
    return rows.withUnsafeBufferPointer { rows in
      classes.ascii.withUnsafeBufferPointer { ascii in
        var row = start
        var offset = 0
        while row > width {
          guard offset < text.count else { return rows[Int(row + width - 1)] != 0 }
          let byte = text[offset]
          if byte < 0x80 {
            row = rows[Int(row) + Int(ascii[Int(byte)])]
            offset += 1
          } else {
            let (value, length) = text.codePoint(at: offset)
            row = rows[Int(row) + classes.number(of: value)]
            offset += length
          }
        }
        return row == width
      }
    }
  }
}
