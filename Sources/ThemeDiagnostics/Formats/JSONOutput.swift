/// Writes JSON without spaces; commas come by themselves.
package struct JSONOutput: Sendable {
  /// What was written so far.
  package var text = ""
  private var isFirst = true
  private var breaksLine = false

  /// Creates a writer.
  package init() {}

  /// Writes an object, whose members the closure writes.
  package mutating func object(_ members: (inout JSONOutput) -> Void) {
    enclose("{", "}", members)
  }

  /// Writes an array, whose items the closure writes.
  package mutating func array(_ items: (inout JSONOutput) -> Void) {
    enclose("[", "]", items)
  }

  /// Writes a member's name; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    text += jsonString(name)
    text += ":"
    isFirst = true
  }

  /// Writes a string.
  package mutating func value(_ string: String) {
    separate()
    text += jsonString(string)
  }

  /// Writes an integer.
  package mutating func value(_ integer: Int) {
    raw("\(integer)")
  }

  /// Writes a finite number, whole ones without a fraction.
  package mutating func value(_ number: Double) {
    precondition(number.isFinite, "JSON has no \(number)")
    // Beyond 2^53 a Double no longer holds every integer.
    // `rounded()` would need the C library's libm.
    if number.magnitude < 0x1p53, Double(Int(number)) == number {
      raw("\(Int(number))")
    } else {
      raw("\(number)")
    }
  }

  /// Writes `true` or `false`.
  package mutating func value(_ boolean: Bool) {
    raw(boolean ? "true" : "false")
  }

  /// Writes `null`.
  package mutating func null() {
    raw("null")
  }

  /// Writes a string member, `null` where there is none.
  package mutating func member(_ name: String, _ string: String?) {
    key(name)
    if let string { value(string) } else { null() }
  }

  /// Writes an integer member.
  package mutating func member(_ name: String, _ integer: Int) {
    key(name)
    value(integer)
  }

  /// Begins a new line, so that the items of a long array stand below each other.
  package mutating func lineBreak() {
    if isFirst { text += "\n" } else { breaksLine = true }
  }

  /// Writes a value that is JSON already.
  package mutating func raw(_ json: String) {
    separate()
    text += json
  }

  private mutating func separate() {
    if !isFirst { text += breaksLine ? ",\n" : "," }
    isFirst = false
    breaksLine = false
  }

  private mutating func enclose(
    _ opening: String, _ closing: String, _ body: (inout JSONOutput) -> Void
  ) {
    separate()
    text += opening
    isFirst = true
    body(&self)
    if breaksLine { text += "\n" }
    breaksLine = false
    text += closing
    isFirst = false
  }
}

/// A text as a JSON string, quotes included.
///
/// Escaped are what RFC 8259 §7 asks for, and what an editor or a terminal would not show or would take
/// for a line break. YAML reads the same between double quotes.
package func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    case "\u{C}": result += "\\f"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
      result += "\\u" + hexadecimal(scalar.value, digits: 4).lowercased()
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
