import SheetModel

/// The JSON Schema of the preset file, made from the field table.
package enum PresetSchemaText {
  /// The name by which other schemas refer to this one.
  package static let id = "urn:cardstock:schema:preset:1"

  /// The whole schema as JSON.
  package static func make() -> String {
    FieldGroup<Preset>.preset.schemaText(
      id: id, title: "Cardstock preset",
      description:
        "How a card, bottom sheet, form sheet or modal looks (theme) and moves (behavior).")
  }

  /// The schema without what only people read, on one line: the same rules at the same pointers.
  package static func makeBare() -> String {
    var writer = SchemaWriter(isBare: true)
    var entries = [EncodedEntry("$id", .text(id))]
    let description = FieldGroup<Preset>.preset.type.description
    entries += writer.form(of: description) + description.otherNameAnnotations
    entries.append(EncodedEntry("$defs", .mapping(writer.definitions)))
    return Encoded.mapping(entries).json(width: .max)
  }
}

extension FieldGroup {
  /// The JSON Schema of a file that holds the group's fields.
  ///
  /// - Parameters:
  ///   - id: the name by which other schemas refer to this one.
  ///   - title: what the file is.
  ///   - description: what it says, in one sentence.
  /// - Returns: the whole schema as JSON.
  package func schemaText(id: String, title: String, description: String) -> String {
    var writer = SchemaWriter()
    let type = type.description
    let root = writer.form(of: type) + type.otherNameAnnotations
    var entries: [EncodedEntry] = [
      EncodedEntry("$schema", "https://json-schema.org/draft/2020-12/schema"),
      EncodedEntry("$id", .text(id)),
      EncodedEntry("title", .text(title)),
      EncodedEntry("description", .text(description)),
    ]
    entries += root
    entries.append(EncodedEntry("$defs", .mapping(writer.definitions)))
    return Encoded.mapping(entries).json() + "\n"
  }
}

/// Writes descriptions as JSON Schema 2020-12 and gathers the definitions that they share.
struct SchemaWriter {
  /// The definitions so far, in the order in which they were needed; that of tokens comes first.
  var definitions: [EncodedEntry] { (needsToken ? [Self.token] : []) + named }
  private var named: [EncodedEntry] = []
  private let isBare: Bool
  private var needsToken = false

  private static let token = EncodedEntry(
    "token",
    [
      "description":
        "A token of the preset, or of one that it extends: a dollar sign and its name.",
      "type": "string",
      "pattern": "^\\$[A-Za-z][A-Za-z0-9_.-]*$",
    ])

  /// Begins without definitions.
  ///
  /// - Parameter isBare: whether titles, descriptions, defaults and examples are left out.
  init(isBare: Bool = false) {
    self.isBare = isBare
  }

  /// The keywords for a place of the format: the value, or a token where that is allowed.
  mutating func place(_ type: TypeDescription) -> [EncodedEntry] {
    guard let name = type.name else { return body(type) }
    if !named.contains(where: { $0.key == name }) {
      // The place in the list is taken before the definition's own parts are written.
      let index = named.count
      named.append(EncodedEntry(name, .null))
      named[index].value = .mapping(body(type))
    }
    return [reference(to: name)]
  }

  private func reference(to name: String) -> EncodedEntry {
    EncodedEntry("$ref", .text("#/$defs/" + name))
  }

  /// The keywords for a type with its explanation.
  private mutating func body(_ type: TypeDescription) -> [EncodedEntry] {
    var entries: [EncodedEntry] = []
    if !isBare, !type.summary.isEmpty {
      entries.append(EncodedEntry("description", .text(type.summary)))
    }
    if !isBare, !type.examples.isEmpty {
      entries.append(EncodedEntry("examples", .list(type.examples)))
    }
    let expects = type.expectation
    if !expects.isEmpty { entries.append(EncodedEntry("x-expects", .text(expects))) }
    var types = [type]
    if case .choice(let forms) = type.shape { types = forms }
    var forms: [Encoded] = []
    var bringsToken = false
    for form in types {
      if form.name != nil, form.name != type.name {
        bringsToken = bringsToken || form.admitsToken
        forms.append(.mapping(place(form)))
      } else if case .choice = form.shape {
        forms.append(.mapping(body(form)))
        bringsToken = bringsToken || form.admitsToken
      } else {
        forms.append(.mapping(self.form(of: form)))
      }
    }
    if type.admitsToken, !bringsToken {
      needsToken = true
      forms.append(.mapping([reference(to: Self.token.key)]))
    }
    if forms.count == 1, case .mapping(let only) = forms[0] { return entries + only }
    return entries + [EncodedEntry("anyOf", .list(forms))]
  }

  /// The keywords for one form of a value.
  mutating func form(of type: TypeDescription) -> [EncodedEntry] {
    switch type.shape {
    case .boolean: return [EncodedEntry("type", "boolean")]
    case .number(let number): return Self.keywords(of: number)
    case .text(let text): return [EncodedEntry("type", "string")] + Self.keywords(of: text)
    case .keywords(let words): return Self.keywords(of: words, explained: !isBare)
    case .constant(let value):
      let type =
        if case .number = value { [EncodedEntry("type", "integer")] } else { [EncodedEntry]() }
      return type + [EncodedEntry("const", value)]
    case .unchecked(let types):
      return [
        EncodedEntry(
          "type", types.count == 1 ? .text(types[0]) : .list(types.map { .text($0) }))
      ]
    case .mapping(let fields): return keywords(of: fields)
    case .choice: return body(type)
    case .list(let item, let minimum):
      return [EncodedEntry("type", "array"), EncodedEntry("items", .mapping(place(item)))]
        + (minimum > 0 ? [EncodedEntry("minItems", .number(Double(minimum)))] : [])
    case .tuple(let types):
      var items: [Encoded] = []
      for type in types { items.append(.mapping(place(type))) }
      return [
        EncodedEntry("type", "array"), EncodedEntry("prefixItems", .list(items)),
        EncodedEntry("minItems", .number(Double(types.count))),
        EncodedEntry("maxItems", .number(Double(types.count))),
      ]
    case .dictionary(let names, let values):
      let ofNames = Self.keywords(of: names)
      return [EncodedEntry("type", "object")]
        + (ofNames.isEmpty ? [] : [EncodedEntry("propertyNames", .mapping(ofNames))])
        + [EncodedEntry("additionalProperties", .mapping(place(values)))]
    }
  }

  private mutating func keywords(of fields: [FieldDescription]) -> [EncodedEntry] {
    var properties: [EncodedEntry] = []
    for field in fields { properties.append(EncodedEntry(field.key, .mapping(property(field)))) }
    let required = fields.filter { $0.isRequired }.map { Encoded.text($0.key) }
    return [EncodedEntry("type", "object"), EncodedEntry("properties", .mapping(properties))]
      + (required.isEmpty ? [] : [EncodedEntry("required", .list(required))])
      + [EncodedEntry("additionalProperties", false)]
  }

  private mutating func property(_ field: FieldDescription) -> [EncodedEntry] {
    if isBare { return place(field.type) }
    var entries = [
      EncodedEntry("title", .text(field.heading)),
      EncodedEntry("description", .text(field.prose)),
    ]
    if let value = field.defaultValue, value.isShort {
      entries.append(EncodedEntry("default", value))
    }
    var value = field.type
    if !field.examples.isEmpty {
      entries.append(EncodedEntry("examples", .list(field.examples)))
      if value.name == nil { value.examples = [] }
    }
    if value.name == nil { value.summary = "" }
    return entries + place(value)
  }
}

extension SchemaWriter {
  private static func keywords(of number: NumberShape) -> [EncodedEntry] {
    var entries = [EncodedEntry("type", .text(number.isInteger ? "integer" : "number"))]
    if let unit = number.unit { entries.append(EncodedEntry("x-unit", .text(unit.rawValue))) }
    for (keyword, value) in [
      ("minimum", number.minimum), ("exclusiveMinimum", number.exclusiveMinimum),
      ("maximum", number.maximum),
    ] {
      if let value { entries.append(EncodedEntry(keyword, .number(value))) }
    }
    return entries
  }

  private static func keywords(of text: TextShape) -> [EncodedEntry] {
    text.pattern.map { [EncodedEntry("pattern", .text($0))] } ?? []
  }

  private static func keywords(of words: [Keyword], explained: Bool) -> [EncodedEntry] {
    let explained = explained && words.contains { !$0.summary.isEmpty }
    return [EncodedEntry("enum", .list(words.map { .text($0.text) }))]
      + (explained
        ? [EncodedEntry("enumDescriptions", .list(words.map { .text($0.summary) }))] : [])
  }
}
