/// A Swift expression for a number.
func swiftLiteral(_ value: Double) -> String {
  numberText(value)
}

/// A Swift expression for a text.
func swiftLiteral(_ value: String) -> String {
  var literal = "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
