package import ThemeYAML

/// How a Swift value stands in the format: what can be written, and how it is read and written.
///
/// A type is declared once and composed from others; the schema, decoding, `show` and generated
/// Swift all come from the declaration.
package struct ValueType<Value: Hashable & Sendable>: Sendable {
  /// What can be written.
  package var description: TypeDescription
  /// Prepares decoding for trees whose keys are numbered by a table.
  package let bind: @Sendable (KeyTable) -> Decode<Value>
  /// How a value is written; `nil` for one that is not written, such as a default without a word.
  package let encode: @Sendable (Value) -> Encoded?
  /// A Swift expression for a value.
  package let literal: @Sendable (Value) -> String
  /// Swift statements that turn the first value, found at a path, into the second.
  package let assignments: @Sendable (Value, Value, String) -> [String]

  /// Creates a type.
  package init(
    _ description: TypeDescription,
    bind: @escaping @Sendable (KeyTable) -> Decode<Value>,
    encode: @escaping @Sendable (Value) -> Encoded?,
    literal: @escaping @Sendable (Value) -> String,
    assignments: (@Sendable (Value, Value, String) -> [String])? = nil
  ) {
    self.description = description
    self.bind = bind
    self.encode = encode
    self.literal = literal
    self.assignments =
      assignments ?? { old, new, path in old == new ? [] : ["\(path) = \(literal(new))"] }
  }

  /// The type under a shared name in the schema, with its own explanation.
  package func named(_ name: String, _ summary: String, examples: [Encoded] = []) -> ValueType {
    var type = self
    type.description.name = name
    type.description.summary = summary
    type.description.examples = examples
    return type
  }

  /// The type with the words that follow "it must be" when what is written does not fit.
  package func expecting(_ expects: String) -> ValueType {
    var type = self
    type.description.expects = expects
    return type
  }

  /// The type as one value whose parts are always written together.
  package func whole(literal: @escaping @Sendable (Value) -> String) -> ValueType {
    var description = description
    description.admitsToken = true
    return ValueType(description, bind: bind, encode: encode, literal: literal)
  }

  /// The type with a check of each value that was decoded.
  package func checked(
    _ check: @escaping @Sendable (Value, NodeID, inout Decoding) -> Void
  ) -> ValueType {
    let inner = self
    return ValueType(
      description,
      bind: { keys in
        let decode = inner.bind(keys)
        return { node, decoding, value in
          guard decode(node, &decoding, &value) else { return false }
          check(value, node, &decoding)
          return true
        }
      },
      encode: encode, literal: literal, assignments: assignments)
  }

  /// The type written as another.
  ///
  /// - Parameters:
  ///   - start: this value to begin with where the other is not of that form.
  ///   - wrap: makes the other value.
  ///   - unwrap: this value; `nil` when the other is not of that form.
  /// - Returns: the other's type.
  package func mapped<Other>(
    from start: Value, _ wrap: @escaping @Sendable (Value) -> Other,
    _ unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ValueType<Other> {
    let inner = self
    return ValueType<Other>(
      inner.description,
      bind: { keys in
        let decode = inner.bind(keys)
        return { node, decoding, value in
          var own = unwrap(value) ?? start
          guard decode(node, &decoding, &own) else { return false }
          value = wrap(own)
          return true
        }
      },
      encode: { unwrap($0).flatMap(inner.encode) },
      literal: { unwrap($0).map(inner.literal) ?? "" }
    )
  }
}

extension ValueType {
  /// A value of several forms, told apart by what is written; the first form that fits is taken.
  package static func choice(
    _ types: [ValueType<Value>], literal: @escaping @Sendable (Value) -> String
  ) -> ValueType {
    ValueType(
      TypeDescription.choice(types.map { $0.description }),
      bind: { keys in
        let decoders = types.map { $0.bind(keys) }
        return { node, decoding, value in
          for decode in decoders where decode(node, &decoding, &value) { return true }
          return false
        }
      },
      encode: { value in
        for type in types { if let encoded = type.encode(value) { return encoded } }
        return nil
      },
      literal: literal
    )
  }

  /// One word that stands for one value.
  package static func word(_ text: String, _ value: Value, _ summary: String) -> ValueType {
    let bytes = Array(text.utf8)
    return ValueType(
      TypeDescription(.keywords([Keyword(text, summary)])),
      bind: { _ in
        { node, decoding, result in
          guard decoding.isString(node, bytes) else { return false }
          result = value
          return true
        }
      },
      encode: { $0 == value ? .text(text) : nil },
      literal: { _ in "" }
    )
  }

  /// The value, or a word for its absence.
  ///
  /// - Parameters:
  ///   - word: the word; without one, absence cannot be written.
  ///   - start: the value that a mapping completes where there was none.
  /// - Returns: the type of the optional value.
  package func optional(_ word: Keyword? = nil, from start: Value) -> ValueType<Value?> {
    let inner = self
    let bytes = word.map { Array($0.text.utf8) }
    var description = inner.description
    if let word {
      description = .choice([TypeDescription(.keywords([word])), inner.description])
    }
    return ValueType<Value?>(
      description,
      bind: { keys in
        let decode = inner.bind(keys)
        return { node, decoding, value in
          if let bytes, decoding.isString(node, bytes) {
            value = nil
            return true
          }
          var own = value ?? start
          guard decode(node, &decoding, &own) else { return false }
          value = own
          return true
        }
      },
      encode: { value in
        if let value { return inner.encode(value) }
        return word.map { .text($0.text) }
      },
      literal: { $0.map(inner.literal) ?? "nil" },
      assignments: { old, new, path in
        if old == new { return [] }
        if let old, let new {
          let parts = inner.assignments(old, new, path + "?")
          if !parts.contains(where: { $0.hasPrefix(path + "? =") }) { return parts }
        }
        return ["\(path) = \(new.map(inner.literal) ?? "nil")"]
      }
    )
  }
}
