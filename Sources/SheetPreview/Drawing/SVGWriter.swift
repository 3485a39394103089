/// Writes the elements of an SVG picture.
struct SVGWriter {
  /// What has been written.
  private(set) var text = ""

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    open(name, attributes)
    text.removeLast(2)
    text += "/>\n"
  }

  /// Writes an element with text in it.
  mutating func element(_ name: String, _ attributes: [(String, String)], _ content: String) {
    open(name, attributes)
    text.removeLast()
    text += Self.escaped(content) + "</" + name + ">\n"
  }

  /// Writes the beginning of an element with others in it.
  mutating func open(_ name: String, _ attributes: [(String, String)]) {
    text += "<" + name
    for (key, value) in attributes { text += " " + key + "=\"" + Self.escaped(value) + "\"" }
    text += ">\n"
  }

  /// Writes the end of an element.
  mutating func close(_ name: String) {
    text += "</" + name + ">\n"
  }

  /// Writes a style sheet, which must not hold `<` or `&`.
  mutating func style(_ rules: String) {
    text += "<style>\n" + rules + "\n</style>\n"
  }

  /// The text with everything replaced that XML does not allow in attributes and content; characters
  /// that it allows nowhere become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SVGWriter {
  /// Writes a straight line.
  mutating func line(
    _ style: String, from start: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    element(
      "line",
      [
        ("class", style), ("x1", start.x.short), ("y1", start.y.short), ("x2", end.x.short),
        ("y2", end.y.short),
      ])
  }

  /// Writes a text; its baseline begins, or with `anchor` has its middle or end, at a point.
  mutating func label(
    _ content: String, _ style: String, at point: (x: Double, y: Double), anchor: String? = nil
  ) {
    var attributes = [("class", style), ("x", point.x.short), ("y", point.y.short)]
    if let anchor { attributes.append(("text-anchor", anchor)) }
    element("text", attributes, content)
  }

  /// Writes a line through points.
  mutating func path(_ style: String, through points: [(x: Double, y: Double)]) {
    guard points.count > 1 else { return }
    var data = ""
    for (index, point) in points.enumerated() {
      data += (index == 0 ? "M" : index == 1 ? "L" : " ") + point.x.short + " " + point.y.short
    }
    element("path", [("class", style), ("d", data)])
  }
}
