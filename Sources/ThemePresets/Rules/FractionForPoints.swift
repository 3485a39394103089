import ThemeDiagnostics

extension NumberRule {
  /// A number between 0 and 1 where points are expected: probably a part of something was meant.
  static let fractionForPoints = NumberRule(applies: { $0.isSuspiciousBelowOne }) {
    number, shape, node, decoding in
    guard number > 0, number < 1 else { return }
    let (key, written) = (decoding.keyName, decoding.written(node))
    guard shape.admitsPercentage else {
      decoding.find(
        .presetFractionForPoints, severity: .warning,
        "\(key) is \(written) points, less than one point; it is a length, not a fraction",
        at: node)
      return
    }
    let percentage = Percentage.text(number)
    decoding.find(
      .presetFractionForPoints, severity: .warning,
      "\(written) in \(key) means \(written) points; did you mean \(percentage)?", at: node,
      fixes: [decoding.replacement(of: node, by: percentage)])
  }
}
