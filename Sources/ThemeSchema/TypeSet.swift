/// A set of the types that JSON Schema knows.
struct TypeSet: OptionSet, Sendable, Hashable {
  /// One bit a type.
  let rawValue: UInt8

  static let null = TypeSet(rawValue: 1)
  static let boolean = TypeSet(rawValue: 2)
  static let object = TypeSet(rawValue: 4)
  static let array = TypeSet(rawValue: 8)
  static let string = TypeSet(rawValue: 16)
  /// A number with a fraction.
  static let fraction = TypeSet(rawValue: 32)
  /// A number without a fraction, however it is written: `1`, `1.0`, `1e2`.
  static let integer = TypeSet(rawValue: 64)
  /// `.inf` and `.nan`, for which JSON Schema has no type.
  static let notFinite = TypeSet(rawValue: 128)

  /// Any number.
  static let number: TypeSet = [.fraction, .integer]
  /// Any number, also one that JSON cannot express; what bounds speak of.
  static let numeric: TypeSet = [.fraction, .integer, .notFinite]
  /// Every value that JSON can express.
  static let json: TypeSet = [.null, .boolean, .object, .array, .string, .number]
  /// Every value.
  static let all: TypeSet = [.json, .notFinite]

  /// The set that a name of the keyword `type` stands for.
  init?(name: some Sequence<UInt8>) {
    switch String(decoding: Array(name), as: UTF8.self) {
    case "null": self = .null
    case "boolean": self = .boolean
    case "object": self = .object
    case "array": self = .array
    case "string": self = .string
    case "number": self = .number
    case "integer": self = .integer
    default: return nil
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set without the given types.
  var inverted: TypeSet { TypeSet(rawValue: ~rawValue) }

  /// Whether two values of these types can be equal at all: all numbers are of one kind.
  @inline(__always)
  func isSameKind(as other: TypeSet) -> Bool {
    self == other || !isDisjoint(with: .numeric) && !other.isDisjoint(with: .numeric)
  }
}
