/// The options and operands of a call, checked against the command's declaration.
struct Arguments: Sendable {
  /// The operands in order.
  var operands: [Path] = []
  /// The values of each option, by name, in order; an empty one for an option without value.
  private var values: [String: [Path]] = [:]

  mutating func add(_ value: Path, for option: Option) {
    if option.isRepeatable {
      values[option.name, default: []].append(value)
    } else {
      values[option.name] = [value]
    }
  }

  /// Whether the option is given.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option as a path.
  func path(of option: Option) -> Path? { values[option.name]?.last }

  /// The values of a repeatable option.
  func paths(of option: Option) -> [Path] { values[option.name] ?? [] }

  /// The value of an option as text.
  func text(of option: Option) -> String? { path(of: option)?.name }

  /// The values of a repeatable option as texts.
  func texts(of option: Option) -> [String] { paths(of: option).map { $0.name } }

  /// The value of an option as a number; of bytes where the option is a size.
  func number(of option: Option) -> Int? {
    guard let text = text(of: option) else { return nil }
    if case .size = option.value { return byteSize(text) }
    return Int(text)
  }
}
