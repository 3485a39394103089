extension PatternParser {
  /// Reads `p{Name}` or `p{Name=Value}`, without telling `p` from `P`.
  mutating func property() throws(PatternError) -> ScalarSet {
    let start = position - 1
    position += 1
    guard take("{" as Unicode.Scalar) else {
      throw PatternError(message: "`\\p` must be followed by `{…}`", offset: start)
    }
    let name = propertyWord()
    var value: String?
    if take("=" as Unicode.Scalar) { value = propertyWord() }
    guard take("}" as Unicode.Scalar) else {
      throw PatternError(message: "`\\p{` is never closed", offset: start)
    }
    if let set = UnicodeProperty.set(name: name, value: value) { return set }
    let written = value.map { "\(name)=\($0)" } ?? name
    throw PatternError(message: "`\\p{\(written)}` names no Unicode property", offset: start)
  }

  private mutating func propertyWord() -> String {
    let start = position
    while let next = peek, ScalarSet.word.contains(next.value) { position += 1 }
    return text(Array(scalars[start..<position]))
  }
}
