import SheetModel

extension PathedField {
  /// A preset that sets nothing but this field, and what its mappings need besides; in YAML.
  package var example: String {
    var text = ""
    var needed: [(margin: String, entries: [EncodedEntry])] = []
    var margin = ""
    var rest = steps[...]
    // A mapping has its lines, a list stands on the line of its key.
    while let step = rest.first, let next = rest.dropFirst().first {
      guard let key = step.key, next.key != nil else { break }
      text += "\(margin)\(key):\n"
      needed.append((margin, step.needed(beside: value(below: rest.dropFirst()))))
      margin += "  "
      rest.removeFirst()
    }
    for entry in value(below: rest).entries {
      text += "\(margin)\(entry.key): \(entry.value.yamlLine)\n"
    }
    for (margin, entries) in needed.reversed() {
      for entry in entries { text += "\(margin)\(entry.key): \(entry.value.yamlLine)\n" }
    }
    if path.hasPrefix(PresetKeys.behavior + "."), !usedBy.contains(.bottomSheet),
      let user = usedBy.first
    {
      text += "  \(PresetKeys.presentation): \(user.rawValue)\n"
    }
    return text
  }

  /// The field's value in the collections that steps lead through.
  private func value(below steps: ArraySlice<FieldStep>) -> Encoded {
    steps.reversed().reduce(field.sample) { value, step in
      switch step {
      case .item: .list([value])
      case .name: .mapping([EncodedEntry(FieldStep.anyName, value)])
      case .key(let key, let others):
        .mapping([EncodedEntry(key, value)] + others(value))
      }
    }
  }
}

extension FieldStep {
  /// What stands for a name of the author's choice.
  fileprivate static let anyName = "compact"

  /// The key that leads to a value; `nil` for an item of a list.
  fileprivate var key: String? {
    switch self {
    case .key(let key, _): key
    case .name: Self.anyName
    case .item: nil
    }
  }

  /// What a mapping needs besides the key with a value.
  fileprivate func needed(beside value: Encoded) -> [EncodedEntry] {
    if case .key(_, let others) = self { others(value) } else { [] }
  }
}

extension Encoded {
  /// The entries of a mapping; none of other values.
  fileprivate var entries: [EncodedEntry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }
}

extension FieldDescription {
  /// A value worth showing: an example if there is one, and rather not the default.
  var sample: Encoded {
    if let example = (examples + type.examples).first(where: { $0 != defaultValue }) {
      return example
    }
    if type.sample != defaultValue { return type.sample }
    return type.words.first { $0 != defaultValue } ?? type.sample
  }
}

extension TypeDescription {
  /// The words that can be written.
  fileprivate var words: [Encoded] {
    if case .keywords(let words) = shape { words.map { .text($0.text) } } else { [] }
  }

  /// A value of the type.
  var sample: Encoded {
    if let example = examples.first { return example }
    switch shape {
    case .boolean: return true
    case .number(let number): return .number(number.sample)
    case .text: return "name"
    case .keywords(let words): return .text(words.first?.text ?? "")
    case .constant(let value): return value
    case .unchecked(let types):
      return types.first == "string" ? "name" : types.first == "array" ? [] : [:]
    case .list(let item, _): return .list([item.sample])
    case .tuple(let types): return .list(types.map { $0.sample })
    case .dictionary(_, let values):
      return .mapping([EncodedEntry(FieldStep.anyName, values.sample)])
    case .choice(let types): return types.first?.sample ?? .null
    case .mapping(let fields):
      let needed = fields.filter { $0.isRequired }
      let shown = needed.isEmpty ? fields.prefix(1) : needed[...]
      return .mapping(shown.map { EncodedEntry($0.key, $0.sample) })
    }
  }
}

extension NumberShape {
  /// A number of the range.
  fileprivate var sample: Double {
    if let minimum, let maximum { return (minimum + maximum) / 2 }
    return minimum ?? maximum ?? (exclusiveMinimum ?? 0) + 1
  }
}
