import ThemeYAML

/// The fields of one mapping of the format and the Swift value they fill.
package struct FieldGroup<Root: Sendable>: Sendable {
  /// The Swift expression for a value of the defaults.
  let literal: String
  /// Makes a value of the defaults.
  let make: @Sendable () -> Root
  /// The fields in the order to show them.
  package let fields: [Field<Root>]

  /// Declares a group.
  package init(
    _ literal: String, make: @escaping @Sendable () -> Root, _ fields: [Field<Root>]
  ) {
    self.literal = literal
    self.make = make
    self.fields = fields
  }

  /// The fields as data, in order.
  ///
  /// Every field's default is read from the value of the defaults, so it is written once, in Swift.
  package var descriptions: [FieldDescription] {
    let defaults = make()
    return fields.map { $0.description(defaults: defaults) }
  }

  /// The type of the mapping.
  package var type: ValueType<Root> {
    ValueType(
      TypeDescription(.mapping(descriptions)), admitsToken: false,
      bind: bind, encode: { encode($0) }, literal: swiftExpression,
      assignments: { old, new, path in
        fields.flatMap { $0.assignments(old, new, path) }
      }
    )
  }

  /// Writes the fields in order.
  func encode(_ root: Root) -> Encoded {
    var entries: [EncodedEntry] = []
    for field in fields {
      if let value = field.encode(root) {
        entries.append(EncodedEntry(field.key, value))
      }
    }
    return .mapping(entries)
  }

  private func swiftExpression(_ root: Root) -> String {
    let lines = fields.flatMap { $0.assignments(make(), root, "value") }
    if lines.isEmpty { return literal }
    return "{ var value = \(literal); \(lines.joined(separator: "; ")); return value }()"
  }
}

extension FieldGroup {
  /// Prepares decoding: fields are found by their key's number.
  private func bind(_ keys: inout KeyHash) -> Decode<Root> {
    let numbers = fields.map { Int(keys.insert($0.key).id) }
    var fieldOfKey = [Int16](repeating: -1, count: (numbers.max() ?? -1) + 1)
    var required: UInt64 = 0
    var fieldDecoders = Decoders<Root>(capacity: fields.count)
    for (index, field) in fields.enumerated() {
      fieldOfKey[numbers[index]] = Int16(index)
      if field.isRequired { required |= 1 << UInt64(index) }
      fieldDecoders.append(field.bind(&keys))
    }
    let (table, needed, decoders) = (fieldOfKey, required, fieldDecoders)
    let ignored = fields.map { $0.ignoredBy }
    return { node, decoding, root in
      guard var cursor = decoding.entries(of: node) else { return false }
      // Without required fields the mapping always fits, and the value is filled in place.
      let before = needed == 0 ? nil : root
      var found: UInt64 = 0
      while let (key, value) = decoding.next(&cursor) {
        let number = Int(decoding.tree.nodes[Int(key)].key)
        guard number >= 0, number < table.count, table[number] >= 0 else {
          decoding.isExact = false
          continue
        }
        let index = Int(table[number])
        decoding.key = key
        let isUnused =
          !ignored[index].isEmpty && decoding.looksInto(value, ignoredBy: ignored[index])
        let fits =
          isUnused
          ? decoding.noteUnused(fields[index], &root) {
            decoders.decode(index, value, &$0, &$1)
          }
          : decoders.decode(index, value, &decoding, &root)
        if fits {
          found |= 1 << UInt64(index)
        } else {
          decoding.isExact = false
        }
      }
      guard found & needed == needed else {
        if let before { root = before }
        return false
      }
      return true
    }
  }
}
