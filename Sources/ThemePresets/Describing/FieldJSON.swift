import SheetModel
import ThemeDiagnostics

extension PathedField {
  /// The field's page as a JSON object.
  package var json: String {
    var json = JSONOutput()
    json.object { json in
      json.member("key", path)
      json.member("summary", field.summary)
      json.member("details", field.details)
      json.key("forms")
      json.array { json in
        for form in field.type.plainForms { json.form(form) }
      }
      json.key("required")
      json.value(field.isRequired)
      json.key("default")
      json.raw(field.defaultValue?.json(width: .max) ?? "null")
      json.key("examples")
      json.array { json in
        for value in field.examples + field.type.examples { json.raw(value.json(width: .max)) }
      }
      json.member("example", example)
      json.key("presentations")
      json.array { json in
        for presentation in usedBy { json.value(presentation.rawValue) }
      }
      json.member("source", field.source)
    }
    return json.text
  }
}

extension TypeDescription {
  /// The forms, those of choices within choices as well.
  fileprivate var plainForms: [TypeDescription] {
    if case .choice(let forms) = shape { forms.flatMap { $0.plainForms } } else { [self] }
  }
}

extension JSONOutput {
  /// Writes one way in which a value can be written.
  fileprivate mutating func form(_ type: TypeDescription) {
    object { json in
      switch type.shape {
      case .boolean: json.member("type", "boolean")
      case .number(let number): json.number(number)
      case .text(let text):
        json.member("type", "text")
        if let pattern = text.pattern { json.member("pattern", pattern) }
      case .keywords(let words):
        json.member("type", "word")
        json.key("words")
        json.object { json in
          for word in words { json.member(word.text, word.summary) }
        }
      case .constant(let value):
        json.member("type", "constant")
        json.key("value")
        json.raw(value.json(width: .max))
      case .mapping(let fields):
        json.member("type", "mapping")
        json.key("keys")
        json.array { json in
          for field in fields { json.value(field.key) }
        }
      case .list, .tuple: json.member("type", "list")
      case .dictionary: json.member("type", "mapping")
      case .unchecked: json.member("type", "any")
      case .choice: break
      }
      if !type.summary.isEmpty { json.member("summary", type.summary) }
    }
  }

  private mutating func number(_ number: NumberShape) {
    member("type", number.isInteger ? "integer" : "number")
    if let unit = number.unit { member("unit", unit.rawValue) }
    let bounds = [
      ("minimum", number.minimum), ("exclusiveMinimum", number.exclusiveMinimum),
      ("maximum", number.maximum),
    ]
    for (name, bound) in bounds {
      guard let bound else { continue }
      key(name)
      value(bound)
    }
  }
}
