/// The bytes between the brackets of a pattern: `[a-z_]`, `[!0-9]`, `[[:alpha:]]`.
struct ByteSet: Hashable, Sendable {
  private var ranges: [ClosedRange<UInt8>] = []
  private var isNegated = false

  /// Reads a set; `nil`, and nothing taken, where it is never closed.
  ///
  /// - Parameter rest: the text after `[`; afterwards that after `]`.
  init?(afterBracket rest: inout ArraySlice<UInt8>) {
    var body = rest
    if body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^") {
      isNegated = true
      body.removeFirst()
    }
    var isFirst = true
    while let byte = body.popFirst() {
      // A bracket in the first place belongs to the set.
      if byte == UInt8(ascii: "]"), !isFirst {
        rest = body
        return
      }
      isFirst = false
      if byte == UInt8(ascii: "["), body.first == UInt8(ascii: ":") {
        guard let ranges = Self.takeClass(&body) else { return nil }
        self.ranges += ranges
        continue
      }
      guard let first = Self.take(byte, &body) else { return nil }
      ranges.append(first...first)
      if body.first == UInt8(ascii: "-"), let end = body.dropFirst().first, end != UInt8(ascii: "]")
      {
        body.removeFirst(2)
        guard let last = Self.take(end, &body) else { return nil }
        if first <= last { ranges.append(first...last) }
      }
    }
    return nil
  }

  /// The byte that a byte stands for: itself, or after `\` the next one.
  private static func take(_ byte: UInt8, _ rest: inout ArraySlice<UInt8>) -> UInt8? {
    byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// Takes the rest of a class such as `[:alpha:]`; `nil` where there is none of its name.
  private static func takeClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")), close > rest.startIndex + 1,
      rest[close - 1] == UInt8(ascii: ":")
    else { return nil }
    let name = String(decoding: rest[(rest.startIndex + 1)..<(close - 1)], as: UTF8.self)
    rest = rest[(close + 1)...]
    return classes[name]
  }

  /// The classes of POSIX, of ASCII alone.
  private static let classes: [String: [ClosedRange<UInt8>]] = {
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
    return [
      "alnum": [digit, upper, lower], "alpha": [upper, lower], "blank": [0x20...0x20, 0x09...0x09],
      "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [digit], "graph": [0x21...0x7E],
      "lower": [lower], "print": [0x20...0x7E],
      "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
      "space": [0x20...0x20, 0x09...0x0D], "upper": [upper],
      "xdigit": [
        digit, UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      ],
    ]
  }()

  /// Whether a byte belongs to the set.
  func contains(_ byte: UInt8) -> Bool {
    ranges.contains { $0.contains(byte) } != isNegated
  }
}
