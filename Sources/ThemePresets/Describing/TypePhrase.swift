extension TypeDescription {
  /// What can be written, in a few words of Markdown: `points, 0 or more`, `` `top`, `full` ``.
  ///
  /// - Parameter link: the Markdown for a shared type of a name.
  /// - Returns: the phrase, without a full stop.
  package func phrase(link: (String) -> String) -> String {
    name.map(link) ?? ownPhrase(link: link)
  }

  /// As ``phrase(link:)``, for the type itself even when it is shared.
  package func ownPhrase(link: (String) -> String) -> String {
    switch shape {
    case .boolean: return "`true` or `false`"
    case .number(let number): return number.phrase
    case .text(let text): return expects.isEmpty ? (text.pattern == nil ? "a text" : "") : expects
    case .keywords(let words):
      return words.count > 40
        ? "a name" : words.map { "`\($0.text)`" }.joined(separator: ", ")
    case .constant(let value): return "`\(value.json())`"
    case .unchecked(let types): return types.joined(separator: " or ")
    case .list(let item, _): return "a list of: " + item.phrase(link: link)
    case .tuple(let types): return "\(types.count) numbers"
    case .dictionary(_, let values): return "a mapping of names to: " + values.phrase(link: link)
    case .choice(let types):
      return types.map { $0.phrase(link: link) }.filter { !$0.isEmpty }.joined(separator: "; ")
    case .mapping(let fields):
      return "`{" + fields.map { $0.key + ": …" }.joined(separator: ", ") + "}`"
    }
  }
}

extension TypeDescription {
  /// What to expect, to stand after "it must be": the author's words, else made from the shape.
  var expectation: String {
    if !expects.isEmpty { return expects }
    switch shape {
    case .boolean: return "`true` or `false`"
    case .number(let number): return number.expectation
    case .text(let text): return text.pattern == nil ? "a text" : ""
    case .keywords(let words):
      return words.count > 8 ? "" : Self.alternatives(words.map { "`\($0.text)`" })
    case .constant(let value): return "`\(value.json())`"
    case .list: return "a list"
    case .mapping(let fields): return Self.mapping(with: fields.filter { $0.isRequired })
    case .dictionary: return "a mapping"
    case .choice(let types):
      let parts = types.flatMap { $0.expectedWords ?? [$0.expectation] }
      return parts.contains("") ? "" : Self.alternatives(parts)
    case .tuple, .unchecked: return ""
    }
  }

  /// The words that can be written, each quoted, where the type is a few of them and nothing else.
  private var expectedWords: [String]? {
    guard expects.isEmpty, case .keywords(let words) = shape, words.count <= 8 else { return nil }
    return words.map { "`\($0.text)`" }
  }

  private static func mapping(with required: [FieldDescription]) -> String {
    let keys = required.map { "`\($0.key)`" }
    guard let last = keys.last else { return "a mapping" }
    let others = keys.dropLast().joined(separator: ", ")
    return "a mapping with " + (others.isEmpty ? last : others + " and " + last)
  }

  private static func alternatives(_ parts: [String]) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " or " + parts[parts.count - 1]
  }
}

extension NumberShape {
  /// The number in running text: `a number of points, 0 or more`.
  fileprivate var expectation: String {
    var text = isInteger ? "a whole number" : "a number"
    if let unit { text += " of " + unit.rawValue }
    switch (minimum, maximum, exclusiveMinimum) {
    case (let least?, let greatest?, _):
      return text + " from \(numberText(least)) to \(numberText(greatest))"
    case (let least?, nil, _): return text + ", \(numberText(least)) or more"
    case (nil, let greatest?, _): return text + ", \(numberText(greatest)) or less"
    case (nil, nil, let bound?): return text + ", more than \(numberText(bound))"
    case (nil, nil, nil): return text
    }
  }

  /// The unit and range: `points, 0 or more`.
  package var phrase: String {
    var parts = [unit?.rawValue ?? (isInteger ? "a whole number" : "a number")]
    switch (minimum, maximum, exclusiveMinimum) {
    case (let least?, let greatest?, _):
      parts.append("\(numberText(least)) to \(numberText(greatest))")
    case (let least?, nil, _): parts.append("\(numberText(least)) or more")
    case (nil, let greatest?, _): parts.append("\(numberText(greatest)) or less")
    case (nil, nil, let bound?): parts.append("more than \(numberText(bound))")
    case (nil, nil, nil): break
    }
    return parts.joined(separator: ", ")
  }
}
