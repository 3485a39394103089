/// What is known of single words, in lower case: the facts that the suggester uses beside distance.
enum WordTables {
  /// British spellings, or their beginnings, with the American ones that programs use.
  static let spellingPairs: [(british: [UInt32], american: [UInt32])] = pairs([
    ("behaviour", "behavior"), ("colour", "color"), ("grey", "gray"), ("centre", "center"),
    ("customis", "customiz"), ("initialis", "initializ"), ("normalis", "normaliz"),
    ("optimis", "optimiz"), ("organis", "organiz"), ("synchronis", "synchroniz"),
    ("localis", "localiz"), ("neighbour", "neighbor"), ("favourit", "favorit"),
    ("licence", "license"), ("cancelled", "canceled"), ("dialogue", "dialog"),
    ("catalogue", "catalog"), ("artefact", "artifact"), ("metre", "meter"),
  ])

  /// Long words with the short forms that are used for them.
  static let abbreviations: [(british: [UInt32], american: [UInt32])] = pairs([
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

  private static func pairs(
    _ rows: [(String, String)]
  ) -> [(british: [UInt32], american: [UInt32])] {
    rows.map { (units($0.0), units($0.1)) }
  }
}
