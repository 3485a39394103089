extension ValueType where Value: Equatable {
  /// A value of several forms, told apart by what is written; the first form that fits is taken.
  package static func choice(
    _ types: [ValueType<Value>], literal: @escaping @Sendable (Value) -> String
  ) -> ValueType {
    ValueType(
      TypeDescription.choice(types.map { $0.description }),
      bind: { keys in
        var forms = Decoders<Value>(capacity: types.count)
        for type in types { forms.append(type.bind(&keys)) }
        let decoders = forms
        return { node, decoding, value in
          let isExact = decoding.isExact
          for form in 0..<decoders.count {
            if decoders.decode(form, node, &decoding, &value) { return true }
            decoding.isExact = isExact
          }
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
    return ValueType<Value?>(
      word.map { .choice([TypeDescription(.keywords([$0])), inner.description]) }
        ?? inner.description,
      admitsToken: word != nil || admitsToken,
      bind: { keys in
        let decode = inner.bind(&keys)
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
