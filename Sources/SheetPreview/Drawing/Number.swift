extension Double {
  /// The number with at most one decimal, as pictures and labels need it: `12`, `-0.5`.
  ///
  /// What is not finite or beyond a thousand million is cut off there.
  package var short: String { rounded(to: 10) }

  /// The number with at most two decimals.
  var fine: String { rounded(to: 100) }

  private func rounded(to unit: Double) -> String {
    guard !isNaN else { return "0" }
    let bounded = Swift.min(Swift.max(self, -1e9), 1e9)
    let steps = Int((bounded.magnitude * unit).rounded())
    let (whole, part) = steps.quotientAndRemainder(dividingBy: Int(unit))
    var text = (bounded < 0 && steps > 0 ? "-" : "") + String(whole)
    guard part > 0 else { return text }
    var digits = String(part)
    if unit == 100, part < 10 { digits = "0" + digits }
    if unit == 100, part % 10 == 0 { digits.removeLast() }
    text += "." + digits
    return text
  }
}
