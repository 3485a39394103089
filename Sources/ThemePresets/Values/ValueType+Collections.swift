import ThemeYAML

extension ValueType where Value: Equatable {
  /// A sequence of values.
  ///
  /// - Parameters:
  ///   - minimum: how many items there must be.
  ///   - start: the value that an item completes where it is a mapping.
  /// - Returns: the type of the sequence.
  package func list(minimum: Int = 0, from start: Value) -> ValueType<[Value]> {
    let inner = self
    return ValueType<[Value]>(
      TypeDescription(.list(of: inner.description, minimum: minimum)),
      bind: { keys in
        let decode = inner.bind(&keys)
        let admitsToken = inner.admitsToken
        return { node, decoding, values in
          guard var cursor = decoding.items(of: node) else { return false }
          var result: [Value] = []
          while let item = decoding.next(&cursor) {
            guard let item = decoding.open(item, admitsToken: admitsToken) else { continue }
            var value = start
            if decode(item, &decoding, &value) {
              result.append(value)
            } else {
              decoding.isExact = false
            }
          }
          guard result.count >= minimum else { return false }
          values = result
          return true
        }
      },
      encode: { values in .list(values.compactMap(inner.encode)) },
      literal: { "[" + $0.map(inner.literal).joined(separator: ", ") + "]" }
    )
  }

  /// A sequence of as many items as there are types, each of its own.
  package static func tuple(_ types: [ValueType<Double>]) -> ValueType<[Double]>
  where Value == [Double] {
    ValueType<[Double]>(
      TypeDescription(.tuple(types.map { $0.description })),
      bind: { keys in
        var parts = Decoders<Double>(capacity: types.count)
        for type in types { parts.append(type.bind(&keys)) }
        let decoders = parts
        return { node, decoding, values in
          guard var cursor = decoding.items(of: node) else { return false }
          var result: [Double] = []
          while let item = decoding.next(&cursor) {
            var value = 0.0
            guard result.count < decoders.count, let item = decoding.open(item, admitsToken: true),
              decoders.decode(result.count, item, &decoding, &value)
            else { return false }
            result.append(value)
          }
          guard result.count == decoders.count else { return false }
          values = result
          return true
        }
      },
      encode: { .list($0.map { .number($0) }) },
      literal: { "[" + $0.map { swiftLiteral($0) }.joined(separator: ", ") + "]" }
    )
  }

  /// A mapping from names of the author's choice to values.
  ///
  /// Decoding replaces the values of names that are there already and appends the others.
  ///
  /// - Parameters:
  ///   - names: what a name can be.
  ///   - start: the value that a mapping completes.
  ///   - literal: a Swift expression for an item.
  ///   - make: makes an item of the Swift value.
  ///   - split: the name and value of an item.
  /// - Returns: the type of the mapping.
  package func dictionary<Item: Equatable & Sendable>(
    names: TextShape, from start: Value,
    literal: @escaping @Sendable (Item) -> String,
    make: @escaping @Sendable (String, Value) -> Item,
    split: @escaping @Sendable (Item) -> (name: String, value: Value)
  ) -> ValueType<[Item]> {
    let inner = self
    return ValueType<[Item]>(
      TypeDescription(.dictionary(names: names, values: inner.description)),
      bind: { keys in
        let decode = inner.bind(&keys)
        let admitsToken = inner.admitsToken
        return { node, decoding, items in
          guard var cursor = decoding.entries(of: node) else { return false }
          while let (key, value) = decoding.next(&cursor) {
            decoding.key = key
            guard let node = decoding.open(value, admitsToken: admitsToken) else { continue }
            if !decoding.isSurely(key, names) { decoding.isExact = false }
            let name = decoding.tree.text(of: key)
            let index = items.firstIndex { split($0).name == name }
            var value = index.map { split(items[$0]).value } ?? start
            guard decode(node, &decoding, &value) else {
              decoding.isExact = false
              continue
            }
            if let index {
              items[index] = make(name, value)
            } else {
              items.append(make(name, value))
            }
          }
          return true
        }
      },
      encode: { items in
        var entries: [EncodedEntry] = []
        for item in items {
          let (name, value) = split(item)
          if let encoded = inner.encode(value) { entries.append(EncodedEntry(name, encoded)) }
        }
        return .mapping(entries)
      },
      literal: { "[" + $0.map(literal).joined(separator: ", ") + "]" }
    )
  }

  /// A mapping with one required key, such as `{childRatio: 50%}`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - summary: what the key means, in one sentence.
  /// - Returns: the type of the mapping.
  package func keyed(_ key: String, _ summary: String) -> ValueType {
    let inner = self
    return ValueType(
      TypeDescription(
        .mapping([
          FieldDescription(
            key: key, title: nil, summary: summary, details: "", source: "", examples: [],
            isRequired: true, usedBy: [], type: inner.description)
        ])),
      admitsToken: false,
      bind: { keys in
        let number = keys.insert(key).id
        let decode = inner.bind(&keys)
        let admitsToken = inner.admitsToken
        return { node, decoding, value in
          guard var cursor = decoding.entries(of: node) else { return false }
          var fits = false
          while let (key, content) = decoding.next(&cursor) {
            guard decoding.tree.nodes[Int(key)].key == number else {
              decoding.isExact = false
              continue
            }
            decoding.key = key
            guard let content = decoding.open(content, admitsToken: admitsToken) else {
              return false
            }
            fits = decode(content, &decoding, &value)
          }
          return fits
        }
      },
      encode: { value in inner.encode(value).map { .mapping([EncodedEntry(key, $0)]) } },
      literal: inner.literal
    )
  }
}
