/// A name taken apart for comparison.
struct NameForm {
  /// The words in lower case, without separators: `corner`, `radius`.
  var words: [[UInt32]] = []
  /// The words joined.
  var folded: [UInt32] = []
  /// ``folded`` with American spellings.
  var american: [UInt32] = []
  /// The joined words with the usual abbreviations.
  var abbreviated: [UInt32] = []
  /// The words without endings, and with one word for all that mean the same.
  var stems: [[UInt32]] = []
  /// ``stems`` in an order that is the same for the same words.
  var sortedStems: [[UInt32]] = []
  /// The characters that are invisible or only look like the ASCII ones they were read as.
  var deceptive: [Unicode.Scalar] = []
  /// The name with the ASCII characters that it seems to consist of.
  var clean: [UInt32] = []

  init(_ name: String) {
    var word: [UInt32] = []
    var previousIsUpper = true
    for scalar in name.unicodeScalars {
      var read = scalar
      if LookAlikes.isInvisible(scalar) || LookAlikes.isUnusualSpace(scalar) {
        deceptive.append(scalar)
        if LookAlikes.isInvisible(scalar) { continue }
        read = " "
      } else if let ascii = LookAlikes.ascii(for: scalar) {
        deceptive.append(scalar)
        read = ascii
      }
      clean.append(read.value)
      let isUpper = (65...90).contains(read.value)
      if Self.isSeparator(read) || (isUpper && !previousIsUpper) { finish(&word) }
      if !Self.isSeparator(read) { word.append(isUpper ? read.value + 32 : read.value) }
      previousIsUpper = isUpper
    }
    finish(&word)
    while let last = clean.last, last == 32 { clean.removeLast() }
    while let first = clean.first, first == 32 { clean.removeFirst() }
    for word in words { folded += word }
    american = Self.replacing(WordTables.spellingPairs, in: folded)
    words = words.map { Self.replacing(WordTables.spellingPairs, in: $0) }
    abbreviated = Self.replacing(WordTables.abbreviations, in: american)
    stems = words.map(Self.stem)
    sortedStems = stems.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func finish(_ word: inout [UInt32]) {
    if !word.isEmpty { words.append(word) }
    word = []
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "_", ".", "/", "\t", "\"", "'": true
    default: false
    }
  }

  /// A text with each long form replaced by its short one.
  private static func replacing(_ pairs: [WordPair], in text: [UInt32]) -> [UInt32] {
    var result = text
    // Most names have none of the forms: the letters alone tell that.
    var letters = LetterSet(text)
    for pair in pairs where pair.letters.isSubset(of: letters) {
      let length = pair.long.count
      var start = 0
      while start + length <= result.count {
        if result[start] == pair.long[0], result[start..<start + length].elementsEqual(pair.long) {
          result.replaceSubrange(start..<start + length, with: pair.short)
          letters = LetterSet(result)
        }
        start += 1
      }
    }
    return result
  }

  private static func stem(_ word: [UInt32]) -> [UInt32] {
    for row in WordTables.synonyms where row.contains(word) { return row[0] }
    for ending in endings where word.count >= ending.count + 3 {
      if word.last == ending.last, word.suffix(ending.count).elementsEqual(ending) {
        return Array(word.dropLast(ending.count))
      }
    }
    return word
  }

  private static let endings = ["ings", "ing", "ed", "es", "e", "s"].map(WordTables.units)
}
