/// What can be written at a place of the format, as data: the source of the schema, of explanations
/// and of the reference page.
package struct TypeDescription: Sendable {
  /// The name of the shared definition in the schema; `nil` for a type used in one place.
  package var name: String?
  /// What the type is, in one sentence.
  package var summary: String
  /// What to expect, to stand after "it must be": `a colour such as …`; empty where the shape says it.
  package var expects: String
  /// Values that can be written.
  package var examples: [Encoded]
  /// What can be written.
  package var shape: Shape
  /// Whether a token can stand for the value.
  package var admitsToken = true
  /// What other systems call values of the type.
  package var otherNames: [OtherName] = []

  /// Creates a description.
  package init(
    _ shape: Shape, name: String? = nil, summary: String = "", expects: String = "",
    examples: [Encoded] = []
  ) {
    self.shape = shape
    self.name = name
    self.summary = summary
    self.expects = expects
    self.examples = examples
  }
}

extension TypeDescription {
  /// Several forms; their words are gathered into one list, where the first of them stands.
  static func choice(_ types: [TypeDescription]) -> TypeDescription {
    var forms: [TypeDescription] = []
    var place: Int? = nil
    for type in types.flatMap({ $0.name == nil ? $0.forms : [$0] }) {
      guard type.name == nil, case .keywords(let words) = type.shape else {
        forms.append(type)
        continue
      }
      if let place, case .keywords(let earlier) = forms[place].shape {
        forms[place].shape = .keywords(earlier + words)
      } else {
        place = forms.count
        forms.append(type)
      }
    }
    return TypeDescription(forms.count == 1 ? forms[0].shape : .choice(forms))
  }
}

extension TypeDescription {
  /// The forms of a choice, else the type itself.
  var forms: [TypeDescription] {
    if case .choice(let forms) = shape { forms } else { [self] }
  }
}

/// The form of a value.
package indirect enum Shape: Sendable {
  case boolean
  case number(NumberShape)
  case text(TextShape)
  case keywords([Keyword])
  case mapping([FieldDescription])
  case list(of: TypeDescription, minimum: Int)
  case tuple([TypeDescription])
  case dictionary(names: TextShape, values: TypeDescription)
  case choice([TypeDescription])
  case constant(Encoded)
  /// Any value of the JSON types named; for keys whose content a later version will check.
  case unchecked([String])
}

/// A number with its unit and range.
package struct NumberShape: Hashable, Sendable {
  /// The unit; `nil` for a plain number.
  package var unit: Unit?
  /// The least value allowed.
  package var minimum: Double?
  /// The value that must be exceeded.
  package var exclusiveMinimum: Double?
  /// The greatest value allowed.
  package var maximum: Double?
  /// Whether only whole numbers are allowed.
  package var isInteger = false
  /// Whether a value between 0 and 1 is probably a mistake.
  package var isSuspiciousBelowOne = false
  /// Whether a percentage can be written at the same place.
  package var admitsPercentage = false

  /// Creates a shape.
  package init(
    unit: Unit? = nil, minimum: Double? = nil, exclusiveMinimum: Double? = nil,
    maximum: Double? = nil, isInteger: Bool = false, isSuspiciousBelowOne: Bool = false,
    admitsPercentage: Bool = false
  ) {
    self.unit = unit
    self.minimum = minimum
    self.exclusiveMinimum = exclusiveMinimum
    self.maximum = maximum
    self.isInteger = isInteger
    self.isSuspiciousBelowOne = isSuspiciousBelowOne
    self.admitsPercentage = admitsPercentage
  }

  /// Whether a number is in the range.
  package func admits(_ number: Double) -> Bool {
    if let minimum, number < minimum { return false }
    if let exclusiveMinimum, number <= exclusiveMinimum { return false }
    if let maximum, number > maximum { return false }
    return !isInteger || whole(number) != nil
  }
}

/// The units of the format's numbers.
package enum Unit: String, Hashable, Sendable, CaseIterable {
  case points
  case pointsPerSecond = "points per second"
  case seconds
}

/// One of a closed set of words.
package struct Keyword: Hashable, Sendable {
  package var text: String
  package var summary: String

  /// Creates a keyword.
  package init(_ text: String, _ summary: String) {
    self.text = text
    self.summary = summary
  }
}
