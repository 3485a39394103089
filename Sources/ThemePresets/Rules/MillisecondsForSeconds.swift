import ThemeDiagnostics

extension NumberRule {
  /// A time of 10 seconds and more: probably milliseconds were meant.
  ///
  /// No motion of a sheet takes that long.
  static let millisecondsForSeconds = NumberRule(applies: { $0.unit == .seconds }) {
    number, _, node, decoding in
    guard number >= 10 else { return }
    var seconds = Decimal(number)
    seconds.exponent -= 3
    decoding.find(
      .presetMillisecondsForSeconds, severity: .warning,
      "\(decoding.keyName) is \(decoding.written(node)) seconds; did you mean \(seconds.text)?",
      at: node, fixes: [decoding.replacement(of: node, by: seconds.text)])
  }
}
