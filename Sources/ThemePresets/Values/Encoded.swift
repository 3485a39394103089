/// A value as it is written: what YAML, JSON and the schema are rendered from.
package enum Encoded: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([Encoded])
  /// Entries in the order to write them.
  case mapping([EncodedEntry])
}

/// A key and its value.
package struct EncodedEntry: Hashable, Sendable {
  package var key: String
  package var value: Encoded

  /// Creates an entry.
  package init(_ key: String, _ value: Encoded) {
    self.key = key
    self.value = value
  }
}

extension Encoded {
  /// The value of a key of a mapping; `nil` when there is none.
  package subscript(key: String) -> Encoded? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Whether the value is neither a list nor a mapping.
  package var isScalar: Bool {
    switch self {
    case .null, .boolean, .number, .text: true
    case .list, .mapping: false
    }
  }
}

extension Encoded: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: Encoded...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, Encoded)...) {
    self = .mapping(elements.map { EncodedEntry($0.0, $0.1) })
  }
}
