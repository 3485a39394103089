/// A text on a code's page, written so that every character of it can be seen.
///
/// `▸` marks the place of the fault and is no part of the text. What cannot be printed, or would be
/// too long to read, stands in angle brackets: `⟨tab⟩`, `⟨U+FEFF⟩` for a character, `⟨byte E9⟩` for a
/// byte that is no character, `⟨1025 × a⟩` for a repetition, `⟨name: brand in UTF-16⟩` for text in
/// another encoding.
package struct CodeExample: Hashable, Sendable {
  private let notation: String

  /// Creates an example from its notation.
  init(_ notation: String) {
    self.notation = notation
  }

  /// A line and a column in scalars, both from 0.
  package struct Mark: Hashable, Sendable {
    /// The line.
    package var line = 0
    /// The column.
    package var column = 0

    fileprivate mutating func advance(over scalar: Unicode.Scalar) {
      self = scalar == "\n" ? Mark(line: line + 1, column: 0) : Mark(line: line, column: column + 1)
    }
  }

  /// The text to show, without the mark.
  package var text: String {
    var text = ""
    text.unicodeScalars += notation.unicodeScalars.filter { $0 != Self.markSign }
    return text
  }

  /// The marked place in what is shown; `nil` where nothing is marked.
  package var mark: Mark? {
    var place = Mark()
    for scalar in notation.unicodeScalars {
      if scalar == Self.markSign { return place }
      place.advance(over: scalar)
    }
    return nil
  }

  /// The bytes that the text stands for.
  package var bytes: [UInt8] { source.bytes }

  /// The marked place in the bytes.
  package var offset: Int? { source.offset }

  private static let markSign: Unicode.Scalar = "▸"

  private var source: (bytes: [UInt8], offset: Int?) {
    var bytes: [UInt8] = []
    var offset: Int?
    var scalars = notation.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == Self.markSign {
        offset = bytes.count
      } else if scalar == "⟨", let end = scalars.firstIndex(of: "⟩") {
        bytes += Self.bytes(named: String(scalars[..<end]))
        scalars = scalars[end...].dropFirst()
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return (bytes, offset)
  }

  /// The bytes of what stands in angle brackets.
  private static func bytes(named name: String) -> [UInt8] {
    if name == "tab" { return [0x09] }
    let encoding = " in UTF-16"
    if name.hasSuffix(encoding) {
      return name.dropLast(encoding.count).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let words = name.split(separator: " ", maxSplits: 2)
    if words.count == 3, words[1] == "×", let count = Int(words[0]) {
      let unit = Array(words[2].utf8)
      if unit.count == 1 { return Array(repeating: unit[0], count: count) }
      return (0..<count).flatMap { _ in unit }
    }
    if words.count == 2, words[0] == "byte", let byte = UInt8(words[1], radix: 16) {
      return [byte]
    }
    if name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      return Array(String(scalar).utf8)
    }
    preconditionFailure("an example has ⟨\(name)⟩, which stands for nothing")
  }
}
