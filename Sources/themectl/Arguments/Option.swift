import ThemeDiagnostics

/// An option of a command, declared once: parsing, help, suggestions and completions read this.
struct Option: Sendable {
  /// What follows the option's name.
  enum Value: Sendable {
    /// Nothing: the option is given or not.
    case none
    /// One of some words.
    case choice([String])
    /// One of some words, perhaps with a colon and the path of a file.
    case choiceToFile([String])
    /// A whole number of at least the least.
    case number(placeholder: String, least: Int)
    /// A number of bytes with an optional `K`, `M` or `G`.
    case size
    /// The path of a file.
    case file
    /// Any text.
    case text(placeholder: String)
  }

  /// The name without its dashes.
  var name: String
  /// A letter that may stand for the name.
  var letter: Character?
  /// What follows.
  var value: Value
  /// What it does, in a clause that begins with a lower-case letter.
  var summary: String
  /// Whether every occurrence counts, rather than the last one.
  var isRepeatable: Bool

  init(
    _ name: String, letter: Character? = nil, _ value: Value, _ summary: String,
    isRepeatable: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  init(_ name: String, letter: Character? = nil, _ summary: String) {
    self.init(name, letter: letter, .none, summary)
  }

  /// The option as it is written: `--jobs`.
  var spelling: String { "--" + name }

  /// What stands for the value in help, `nil` where there is none.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .choice(let words): words.joined(separator: "|")
    case .choiceToFile: "FORMAT[:FILE]"
    case .number(let placeholder, _), .text(let placeholder): placeholder
    case .size: "SIZE"
    case .file: "FILE"
    }
  }

  /// What is wrong with a value, in a clause to follow the option's name; `nil` when nothing is.
  func fault(of text: String) -> String? {
    switch value {
    case .none, .file, .text:
      return nil
    case .choice(let words):
      return words.contains(text) ? nil : "must be \(alternatives(words)), not `\(text.visible)`"
    case .choiceToFile(let words):
      let (word, file) = Self.splitChoice(Path(text))
      if !words.contains(word) { return "must be \(alternatives(words)), not `\(word.visible)`" }
      return file?.bytes.isEmpty == true ? "needs the name of a file after the colon" : nil
    case .number(_, let least):
      if let number = Int(text), number >= least { return nil }
      return "must be a whole number, \(least) or more, not `\(text.visible)`"
    case .size:
      if byteSize(text) != nil { return nil }
      return "must be a number of bytes such as 500000, 500K, 64M or 1G, not `\(text.visible)`"
    }
  }
}

extension Option {
  /// The word before the first colon, and the path after it.
  static func splitChoice(_ value: Path) -> (word: String, file: Path?) {
    guard let colon = value.bytes.firstIndex(of: UInt8(ascii: ":")) else {
      return (value.name, nil)
    }
    return (Path(bytes: value.bytes[..<colon]).name, Path(bytes: value.bytes[(colon + 1)...]))
  }
}

/// Words as a sentence has them: `text, concise or json`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

/// The number of bytes that a size says: digits, and perhaps `K`, `M` or `G` for powers of 1024.
func byteSize(_ text: String) -> Int? {
  let shifts: [Character: Int] = ["K": 10, "M": 20, "G": 30]
  let shift = text.uppercased().last.flatMap { shifts[$0] }
  let digits = shift == nil ? text[...] : text.dropLast()
  guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
    let number = Int(digits)
  else { return nil }
  let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: 1 << (shift ?? 0))
  return isTooLarge ? nil : bytes
}
