package import ThemeYAML

/// How a Swift value stands in the format: what can be written, and how it is read and written.
///
/// A type is declared once and composed from others; the schema, decoding, `show` and generated
/// Swift all come from the declaration.
package struct ValueType<Value: Sendable>: Sendable {
  /// Makes the description: it takes longer than all else of a type, and only those need it who explain
  /// the format.
  private var describe: @Sendable () -> TypeDescription
  /// Whether a token can stand for the value.
  package private(set) var admitsToken: Bool
  /// Prepares decoding, and gives every key of the type a number.
  package let bind: @Sendable (inout KeyHash) -> Decode<Value>
  /// How a value is written; `nil` for one that is not written, such as a default without a word.
  package let encode: @Sendable (Value) -> Encoded?
  /// A Swift expression for a value.
  package let literal: @Sendable (Value) -> String
  /// Swift statements that turn the first value, found at a path, into the second.
  package let assignments: @Sendable (Value, Value, String) -> [String]

  /// Creates a type.
  package init(
    _ description: @autoclosure @escaping @Sendable () -> TypeDescription,
    admitsToken: Bool = true,
    bind: @escaping @Sendable (inout KeyHash) -> Decode<Value>,
    encode: @escaping @Sendable (Value) -> Encoded?,
    literal: @escaping @Sendable (Value) -> String,
    assignments: @escaping @Sendable (Value, Value, String) -> [String]
  ) {
    describe = description
    self.admitsToken = admitsToken
    self.bind = bind
    self.encode = encode
    self.literal = literal
    self.assignments = assignments
  }

  /// What can be written, as data.
  package var description: TypeDescription {
    var description = describe()
    description.admitsToken = admitsToken
    return description
  }

  /// The type described otherwise.
  package func described(
    _ change: @escaping @Sendable (inout TypeDescription) -> Void
  ) -> ValueType {
    var type = self
    type.describe = { [describe] in
      var description = describe()
      change(&description)
      return description
    }
    return type
  }

  /// The type under a shared name in the schema, with its own explanation.
  package func named(
    _ name: String, _ summary: String,
    examples: @autoclosure @escaping @Sendable () -> [Encoded] = []
  ) -> ValueType {
    described {
      $0.name = name
      $0.summary = summary
      $0.examples = examples()
    }
  }

  /// The type with the words that follow "it must be" when what is written does not fit.
  package func expecting(_ expects: String) -> ValueType {
    described { $0.expects = expects }
  }

  /// The type with what other systems call some of its values.
  package func otherwise(
    _ names: @autoclosure @escaping @Sendable () -> [OtherName]
  ) -> ValueType {
    described { $0.otherNames = names() }
  }

  /// The type at a place where no token can stand for the value.
  package func withoutToken() -> ValueType {
    var type = self
    type.admitsToken = false
    return type
  }

  /// The type with a check of each value that was decoded.
  package func checked(
    _ check: @escaping @Sendable (Value, NodeID, inout Decoding) -> Void
  ) -> ValueType {
    let inner = self
    return ValueType(
      inner.description, admitsToken: admitsToken,
      bind: { keys in
        let decode = inner.bind(&keys)
        return { node, decoding, value in
          guard decode(node, &decoding, &value) else { return false }
          check(value, node, &decoding)
          return true
        }
      },
      encode: encode, literal: literal, assignments: assignments)
  }
}

extension ValueType where Value: Equatable {
  /// Creates a type whose values are assigned as a whole.
  ///
  /// `Equatable` stands here and not at the type: as a requirement of the type it would be looked up
  /// among all conformances of the program whenever a type is first used, 0.03 milliseconds each.
  package init(
    _ description: @autoclosure @escaping @Sendable () -> TypeDescription,
    admitsToken: Bool = true,
    bind: @escaping @Sendable (inout KeyHash) -> Decode<Value>,
    encode: @escaping @Sendable (Value) -> Encoded?,
    literal: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      description(), admitsToken: admitsToken, bind: bind, encode: encode, literal: literal
    ) { old, new, path in
      old == new ? [] : ["\(path) = \(literal(new))"]
    }
  }

  /// The type as one value whose parts are always written together.
  package func whole(literal: @escaping @Sendable (Value) -> String) -> ValueType {
    ValueType(description, bind: bind, encode: encode, literal: literal)
  }
}

extension ValueType {
  /// The type written as another, always as a whole: nothing of an earlier value stays.
  ///
  /// - Parameters:
  ///   - start: the value that what is written completes.
  ///   - wrap: makes the other value.
  ///   - unwrap: this value; `nil` when the other is not of that form.
  /// - Returns: the other's type.
  package func mapped<Other: Equatable & Sendable>(
    from start: Value, _ wrap: @escaping @Sendable (Value) -> Other,
    _ unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ValueType<Other> {
    let inner = self
    return ValueType<Other>(
      inner.description, admitsToken: admitsToken,
      bind: { keys in
        let decode = inner.bind(&keys)
        return { node, decoding, value in
          var own = start
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
