/// What is known of single words, in lower case: the facts that the suggester uses beside distance.
enum WordTables {
  /// British spellings, or their beginnings, with the American ones that programs use.
  static let spellingPairs = pairs([
    ("behaviour", "behavior"), ("colour", "color"), ("grey", "gray"), ("centre", "center"),
    ("customis", "customiz"), ("initialis", "initializ"), ("normalis", "normaliz"),
    ("optimis", "optimiz"), ("organis", "organiz"), ("synchronis", "synchroniz"),
    ("localis", "localiz"), ("neighbour", "neighbor"), ("favourit", "favorit"),
    ("licence", "license"), ("cancelled", "canceled"), ("dialogue", "dialog"),
    ("catalogue", "catalog"), ("artefact", "artifact"), ("metre", "meter"),
  ])

  /// Long words with the short forms that are used for them.
  static let abbreviations = pairs([
    ("maximum", "max"), ("minimum", "min"), ("background", "bg"), ("percentage", "percent"),
    ("navigation", "nav"), ("animation", "anim"), ("position", "pos"), ("configuration", "config"),
    ("controller", "ctrl"), ("orientation", "orient"), ("description", "desc"),
  ])

  /// Words that are used for one another; the first of each row stands for the others.
  static let synonyms: [[[UInt32]]] = [
    ["touch", "tap", "click", "press"], ["opacity", "alpha"], ["background", "backdrop", "bg"],
    ["percent", "pct"], ["spacing", "gap"],
  ].map { row in row.map(units) }

  /// Words that say nothing at the end of a key: `presentationStyle` is `presentation`.
  static let fillers: [[UInt32]] = [
    "style", "value", "type", "mode", "kind", "setting", "settings", "name", "option", "options",
  ].map(units)

  /// Words that say nothing at the beginning of a key: `preferredCornerRadius` is `cornerRadius`.
  static let leadingFillers: [[UInt32]] = ["preferred", "default"].map(units)

  /// Words that are right as they stand, so that none of them is a misspelling of another.
  static let known: [[UInt32]] = [
    "left", "right", "top", "bottom", "leading", "trailing", "center", "middle", "min", "max",
    "minimum", "maximum", "width", "height", "weight", "length", "depth", "light", "dark", "day",
    "night", "in", "out", "on", "off", "start", "end", "first", "last", "show", "hide", "open",
    "close", "up", "down", "horizontal", "vertical", "inner", "outer", "before", "after", "begin",
    "x", "y", "z", "all", "any", "one", "some", "none", "each", "every", "transparent",
    "translucent", "opaque", "lint", "check", "test", "run", "build", "new", "add", "get", "set",
    "help", "format", "border", "font", "title", "text", "image", "fixed", "auto", "fill", "fit",
  ].map(units)

  /// The numbers of a text's scalars.
  static func units(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }

  private static func pairs(_ rows: [(String, String)]) -> [WordPair] {
    rows.map { WordPair(units($0.0), units($0.1)) }
  }
}

/// A word, or a part of one, and the shorter form that stands for it.
struct WordPair: Sendable {
  /// The long form; never empty.
  let long: [UInt32]
  /// The short form.
  let short: [UInt32]
  /// The letters of the long form.
  let letters: LetterSet

  init(_ long: [UInt32], _ short: [UInt32]) {
    self.long = long
    self.short = short
    letters = LetterSet(long)
  }
}

/// Which letters a text has; others count as one of them each, so it may have fewer than it seems.
struct LetterSet: Sendable {
  private var bits: UInt32 = 0

  init(_ text: [UInt32]) {
    for scalar in text { bits |= 1 << (scalar & 31) }
  }

  /// Whether the other set has all letters of this one.
  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }
}
